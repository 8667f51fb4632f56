public import HUDLayers

enum LayoutEdge: CaseIterable {
  case leading
  case trailing
  case top
  case bottom
}

/// What the double's constraints connect: an edge of a view and a guide, or the middle or the size
/// of a view and its superview.
enum LayoutAttribute: Hashable {
  case edge(LayoutEdge)
  case centerX
  case centerY
  case width
  case height

  static let ofSuperview: Set = [centerX, centerY, width, height]
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(rawValue: 1_000)
}

/// A constraint that makes something of a view equal to the same of a guide, or of its superview.
/// The double supports no others.
@MainActor open class NSLayoutConstraint: NSObject {
  private let view: UIView
  private let attribute: LayoutAttribute
  private let target: AnyObject

  open var priority = UILayoutPriority.required

  init(_ view: UIView, _ attribute: LayoutAttribute, _ target: AnyObject) {
    self.view = view
    self.attribute = attribute
    self.target = target
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      precondition(
        !constraint.view.translatesAutoresizingMaskIntoConstraints,
        "A view with constraints must not translate its autoresizing mask.")
      constraint.activate()
    }
  }

  private func activate() {
    if case .edge(let edge) = attribute, let guide = target as? UILayoutGuide {
      precondition(
        guide.owningView.map(view.sharesTree) == true,
        "A constraint needs a common ancestor of its views.")
      view.edges[edge] = guide
    } else {
      precondition(
        target === view.superview,
        "The double connects the middle and the size of a view only to its superview.")
      precondition(
        ![.width, .height].contains(attribute) || priority.rawValue < 1_000,
        "A required size conflicts with the view's own constraints, and UIKit breaks one of them.")
      view.partsOfSuperview.insert(attribute)
    }
  }
}

@MainActor open class LayoutAnchor: NSObject {
  fileprivate let attribute: LayoutAttribute
  fileprivate let item: AnyObject

  init(_ attribute: LayoutAttribute, _ item: AnyObject) {
    self.attribute = attribute
    self.item = item
  }

  fileprivate func constraint(to anchor: LayoutAnchor) -> NSLayoutConstraint {
    guard let view = item as? UIView, attribute == anchor.attribute,
      anchor.item is UILayoutGuide != LayoutAttribute.ofSuperview.contains(attribute)
    else {
      preconditionFailure("The double only pins a view's edges to the same edges of a guide.")
    }
    return NSLayoutConstraint(view, attribute, anchor.item)
  }
}

@MainActor open class NSLayoutDimension: LayoutAnchor {
  open func constraint(equalTo anchor: NSLayoutDimension) -> NSLayoutConstraint {
    constraint(to: anchor)
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
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.edge(.leading), self) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.edge(.trailing), self) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.edge(.top), self) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.edge(.bottom), self) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.centerX, self) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.centerY, self) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(.width, self) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(.height, self) }

  /// Gives a view whose constraints are on the frame that they decide, whatever frame it was given.
  /// Without constraints for its place it is in its superview's corner, with its own size.
  func solveEdges() {
    guard let guide = edges[.leading] else {
      guard !translatesAutoresizingMaskIntoConstraints, superview != nil else { return }
      if frame != frameInSuperview { frame = frameInSuperview }
      return
    }
    precondition(
      LayoutEdge.allCases.allSatisfy { edges[$0] === guide },
      "The double pins either all four edges to one guide, or none.")
    let decided = superview?.convert(guide.layoutFrame, from: guide.owningView) ?? guide.layoutFrame
    if frame != decided { frame = decided }
  }

  /// The frame of a view without constraints for its edges. It is as large as its superview, or has
  /// its own size, and is in the superview's middle, or in its corner.
  private var frameInSuperview: CGRect {
    var decided = CGRect(
      origin: .zero, size: systemLayoutSizeFitting(Self.layoutFittingCompressedSize))
    guard let room = superview?.bounds else { return decided }
    if partsOfSuperview.contains(.width) { decided.size.width = room.width }
    if partsOfSuperview.contains(.height) { decided.size.height = room.height }
    if partsOfSuperview.contains(.centerX) { decided.origin.x = room.midX - decided.width / 2 }
    if partsOfSuperview.contains(.centerY) { decided.origin.y = room.midY - decided.height / 2 }
    return decided
  }

  /// Removes the constraints with views outside this one, as UIKit does when a view is removed.
  func forgetEdges() {
    partsOfSuperview = []
    edges = edges.filter { $0.value.owningView?.isDescendant(of: self) == true }
  }

  fileprivate func sharesTree(with view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { view.isDescendant(of: $0) }
  }
}
