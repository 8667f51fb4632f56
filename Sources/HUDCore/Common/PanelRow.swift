/// A part of the panel's layout. The cases have the usual order of the parts, from top to bottom.
package enum PanelRow: Int, CaseIterable {
  case indicator
  case status
  case detail
  case button
}
