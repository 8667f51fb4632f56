public import HUDLayers

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
    show(rows, in: &cells, from: 1, UITableViewCell.init(frame:))
    guard header == nil, rows > 0 else { return }
    let header = UITableViewHeaderFooterView(frame: frame(ofRow: 0))
    self.header = header
    addSubview(header)
  }
}

@MainActor open class UITableViewCell: UIView {}

@MainActor open class UITableViewHeaderFooterView: UIView {}

/// A collection view, whose items are in one column.
@MainActor open class UICollectionView: UIScrollView {
  package var items = 0 { didSet { setNeedsLayout() } }
  package private(set) var cells: [UICollectionViewCell] = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: rowHeight * CGFloat(items))
    show(items, in: &cells, from: 0, UICollectionViewCell.init(frame:))
  }
}

@MainActor open class UICollectionViewLayout: NSObject {}

@MainActor open class UICollectionViewCell: UIView {}

extension UIScrollView {
  fileprivate var rowHeight: CGFloat { 44 }

  fileprivate func frame(ofRow row: Int) -> CGRect {
    CGRect(x: 0, y: rowHeight * CGFloat(row), width: bounds.width, height: rowHeight)
  }

  /// Adds or removes cells until there are `count`. Their first one is in the row `start`.
  fileprivate func show<Cell: UIView>(
    _ count: Int, in cells: inout [Cell], from start: Int, _ makeCell: (CGRect) -> Cell
  ) {
    while cells.count > count { cells.removeLast().removeFromSuperview() }
    while cells.count < count {
      let cell = makeCell(frame(ofRow: start + cells.count))
      cells.append(cell)
      addSubview(cell)
    }
  }
}
