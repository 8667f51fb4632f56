public import HUDLayers

enum LayoutEdge: CaseIterable {
  case leading
  case trailing
  case top
  case bottom
}

/// A constraint that makes a view's edge equal to a guide's. The double supports no others.
@MainActor open class NSLayoutConstraint: NSObject {
  private let view: UIView
  private let edge: LayoutEdge
  private let guide: UILayoutGuide

  init(_ view: UIView, _ edge: LayoutEdge, _ guide: UILayoutGuide) {
    self.view = view
    self.edge = edge
    self.guide = guide
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      precondition(
        !constraint.view.translatesAutoresizingMaskIntoConstraints,
        "A view with constraints must not translate its autoresizing mask.")
      precondition(
        constraint.guide.owningView.map(constraint.view.isDescendant) == true,
        "A constraint needs a common ancestor of its views.")
      constraint.view.edges[constraint.edge] = constraint.guide
    }
  }
}

@MainActor open class LayoutAnchor: NSObject {
  fileprivate let edge: LayoutEdge
  fileprivate let item: AnyObject

  init(_ edge: LayoutEdge, _ item: AnyObject) {
    self.edge = edge
    self.item = item
  }

  fileprivate func constraint(to anchor: LayoutAnchor) -> NSLayoutConstraint {
    guard let view = item as? UIView, let guide = anchor.item as? UILayoutGuide,
      edge == anchor.edge
    else {
      preconditionFailure("The double only pins a view's edges to the same edges of a guide.")
    }
    return NSLayoutConstraint(view, edge, guide)
  }
}

@MainActor open class NSLayoutXAxisAnchor: LayoutAnchor {
  open func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    constraint(to: anchor)
  }
}

@MainActor open class NSLayoutYAxisAnchor: LayoutAnchor {
  open func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    constraint(to: anchor)
  }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.leading, self) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.trailing, self) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.top, self) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.bottom, self) }

  /// Gives a view whose constraints are on the frame that they decide, whatever frame it was given.
  /// Without constraints for its place it is in its superview's corner, with its own size.
  func solveEdges() {
    guard let guide = edges[.leading] else {
      guard !translatesAutoresizingMaskIntoConstraints, superview != nil else { return }
      let size = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
      let decided = CGRect(origin: .zero, size: size)
      if frame != decided { frame = decided }
      return
    }
    precondition(
      LayoutEdge.allCases.allSatisfy { edges[$0] === guide },
      "The double pins either all four edges to one guide, or none.")
    if frame != guide.layoutFrame { frame = guide.layoutFrame }
  }
}
