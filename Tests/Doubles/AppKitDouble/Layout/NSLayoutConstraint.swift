import HUDLayers

/// A constraint that makes the middle or the size of a view equal to the same of its superview. The
/// double supports no others.
@MainActor open class NSLayoutConstraint: NSObject {
  public struct Priority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = Priority(rawValue: 1_000)
  }

  enum Attribute {
    case centerX
    case centerY
    case width
    case height
  }

  private let view: NSView
  private let attribute: Attribute
  private let target: NSView
  open var priority = Priority.required

  init(_ view: NSView, _ attribute: Attribute, _ target: NSView) {
    self.view = view
    self.attribute = attribute
    self.target = target
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  private func activate() {
    precondition(
      !view.translatesAutoresizingMaskIntoConstraints,
      "A view with constraints must not translate its autoresizing mask.")
    precondition(
      target === view.superview, "The double connects a view only to its superview.")
    precondition(
      ![.width, .height].contains(attribute) || priority.rawValue < 1_000,
      "A required size conflicts with the view's own constraints, and AppKit breaks one of them.")
    view.partsOfSuperview.insert(attribute)
    view.needsLayout = true
  }
}

@MainActor open class NSLayoutAnchor: NSObject {
  private let view: NSView
  private let attribute: NSLayoutConstraint.Attribute

  fileprivate init(_ view: NSView, _ attribute: NSLayoutConstraint.Attribute) {
    self.view = view
    self.attribute = attribute
  }

  fileprivate func constraint(to anchor: NSLayoutAnchor) -> NSLayoutConstraint {
    precondition(attribute == anchor.attribute, "The double connects the same of two views.")
    return NSLayoutConstraint(view, attribute, anchor.view)
  }
}

@MainActor open class NSLayoutDimension: NSLayoutAnchor {
  open func constraint(equalTo anchor: NSLayoutDimension) -> NSLayoutConstraint {
    constraint(to: anchor)
  }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor {
  open func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    constraint(to: anchor)
  }
}

@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor {
  open func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    constraint(to: anchor)
  }
}

extension NSView {
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// Gives a view whose constraints are on the frame that they decide, whatever frame it was given.
  /// Without constraints it is at its superview's origin, with its own size.
  func solveConstraints() {
    guard !translatesAutoresizingMaskIntoConstraints, let room = superview?.bounds else { return }
    var decided = CGRect(origin: .zero, size: fittingSize)
    if partsOfSuperview.contains(.width) { decided.size.width = room.width }
    if partsOfSuperview.contains(.height) { decided.size.height = room.height }
    if partsOfSuperview.contains(.centerX) { decided.origin.x = room.midX - decided.width / 2 }
    if partsOfSuperview.contains(.centerY) { decided.origin.y = room.midY - decided.height / 2 }
    if frame != decided { frame = decided }
  }
}
