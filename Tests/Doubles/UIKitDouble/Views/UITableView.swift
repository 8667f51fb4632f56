import HUDLayers

/// A table, which adds its cells and headers in front of the subviews that are there.
///
/// Tests set how many rows the data source has. UIKit makes the cells in a layout, and so does the
/// double.
@MainActor open class UITableView: UIScrollView {
  package var rows = 0 { didSet { setNeedsLayout() } }
  /// The header of the first section, which UIKit keeps in front of the cells.
  package private(set) var header: UITableViewHeaderFooterView?
  package private(set) var cells: [UITableViewCell] = []

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: rowHeight * CGFloat(rows + 1))
    while cells.count > rows { cells.removeLast().removeFromSuperview() }
    while cells.count < rows {
      let cell = UITableViewCell(frame: frame(ofRow: cells.count + 1))
      cells.append(cell)
      addSubview(cell)
    }
    guard header == nil, rows > 0 else { return }
    let header = UITableViewHeaderFooterView(frame: frame(ofRow: 0))
    self.header = header
    addSubview(header)
  }

  private var rowHeight: CGFloat { 44 }

  private func frame(ofRow row: Int) -> CGRect {
    CGRect(x: 0, y: rowHeight * CGFloat(row), width: bounds.width, height: rowHeight)
  }
}

@MainActor open class UITableViewCell: UIView {}

@MainActor open class UITableViewHeaderFooterView: UIView {}
