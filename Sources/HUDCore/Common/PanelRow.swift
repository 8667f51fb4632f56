/// A row of the panel, from top to bottom.
enum PanelRow: Int, CaseIterable {
  case indicator
  case status
  case detail
  case button
}
