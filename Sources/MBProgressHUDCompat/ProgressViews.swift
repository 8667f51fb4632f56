#if canImport(UIKit)
import HUDCore
public import UIKit

/// A disc or a ring that shows a progress, for example as the custom view of a HUD.
#if canImport(ObjectiveC)
@objc(MBRoundProgressView) @objcMembers
#endif
public class MBRoundProgressView: UIView {
  struct Values: Sendable {
    var progress: Float = 0
    var progressTintColor = UIColor.white
    var backgroundTintColor = UIColor.white.withAlphaComponent(0.1)
    var isAnnular = false
  }

  nonisolated let settings = LockedSettings(Values())

  /// The progress from 0 to 1.
  public nonisolated var progress: Float {
    get { settings.progress }
    set { settings.progress = newValue }
  }

  /// The colour of the progress.
  public nonisolated var progressTintColor: UIColor! {
    get { settings.progressTintColor }
    set { settings.progressTintColor = newValue ?? Values().progressTintColor }
  }

  /// The colour of the part of a ring without progress. A disc does not use this colour.
  public nonisolated var backgroundTintColor: UIColor! {
    get { settings.backgroundTintColor }
    set { settings.backgroundTintColor = newValue ?? Values().backgroundTintColor }
  }

  private let outline = CAShapeLayer()
  private let arc = CAShapeLayer()

  /// Creates a disc of 37 by 37 points.
  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 37, height: 37)) }

  /// Creates a disc that fits in `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare([outline, arc], settings)
  }

  /// Creates a disc from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare([outline, arc], settings)
  }

  /// The size of 37 by 37 points.
  public override var intrinsicContentSize: CGSize { CGSize(width: 37, height: 37) }

  /// Draws the progress.
  public override func layoutSubviews() {
    super.layoutSubviews()
    withoutImplicitAnimation {
      let color = progressTintColor.resolvedColor(with: traitCollection).cgColor
      let rest = backgroundTintColor.resolvedColor(with: traitCollection).cgColor
      let edge = bounds.insetBy(dx: 1, dy: 1)
      let showsRing = settings.isAnnular
      outline.path = CGPath(ellipseIn: edge, transform: nil)
      outline.lineWidth = 2
      outline.strokeColor = showsRing ? rest : color
      // A disc is an arc whose stroke reaches the centre.
      let radius = max(min(edge.width, edge.height) / 2, 0)
      arc.lineWidth = showsRing ? 2 : radius
      arc.path = circle(radius: showsRing ? radius : radius / 2)
      arc.strokeColor = color
      arc.strokeEnd = CGFloat(shown(progress))
    }
  }

  /// Returns a circle that begins at the top and runs clockwise.
  private func circle(radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addRelativeArc(
      center: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
      delta: 2 * .pi)
    return path
  }
}

/// A bar that shows a progress, for example as the custom view of a HUD.
#if canImport(ObjectiveC)
@objc(MBBarProgressView) @objcMembers
#endif
public class MBBarProgressView: UIView {
  struct Values: Sendable {
    var progress: Float = 0
    var lineColor = UIColor.white
    var progressRemainingColor = UIColor.clear
    var progressColor = UIColor.white
  }

  nonisolated let settings = LockedSettings(Values())

  /// The progress from 0 to 1.
  public nonisolated var progress: Float {
    get { settings.progress }
    set { settings.progress = newValue }
  }

  /// The colour of the outline.
  public nonisolated var lineColor: UIColor! {
    get { settings.lineColor }
    set { settings.lineColor = newValue ?? Values().lineColor }
  }

  /// The colour of the part of the bar without progress.
  public nonisolated var progressRemainingColor: UIColor! {
    get { settings.progressRemainingColor }
    set { settings.progressRemainingColor = newValue ?? Values().progressRemainingColor }
  }

  /// The colour of the progress.
  public nonisolated var progressColor: UIColor! {
    get { settings.progressColor }
    set { settings.progressColor = newValue ?? Values().progressColor }
  }

  private let outline = CAShapeLayer()
  private let fill = CAShapeLayer()

  /// Creates a bar of 120 by 20 points.
  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 20)) }

  /// Creates a bar that fills `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare([outline, fill], settings)
  }

  /// Creates a bar from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare([outline, fill], settings)
  }

  /// The size of 120 by 10 points.
  public override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 10) }

  /// Draws the progress.
  public override func layoutSubviews() {
    super.layoutSubviews()
    withoutImplicitAnimation {
      let edge = bounds.insetBy(dx: 2, dy: 2)
      let radius = max(min(edge.width, edge.height) / 2, 0)
      outline.path = CGPath(
        roundedRect: edge, cornerWidth: radius, cornerHeight: radius, transform: nil)
      outline.lineWidth = 2
      outline.strokeColor = lineColor.resolvedColor(with: traitCollection).cgColor
      outline.fillColor = progressRemainingColor.resolvedColor(with: traitCollection).cgColor
      // Draw a line with round ends, so that every change of the progress changes its length.
      let room = bounds.insetBy(dx: 4, dy: 4)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: room.minX + room.height / 2, y: room.midY))
      path.addLine(to: CGPoint(x: room.maxX - room.height / 2, y: room.midY))
      fill.path = path
      fill.lineWidth = max(room.height, 0)
      fill.lineCap = .round
      let color = progressColor.resolvedColor(with: traitCollection).cgColor
      fill.strokeColor = shown(progress) > 0 ? color : nil
      fill.strokeEnd = CGFloat(shown(progress))
    }
  }
}

extension UIView {
  /// Sets the view's progress, if the view has such a property.
  func show(progress: Float) {
    #if canImport(ObjectiveC)
    // As in MBProgressHUD, any view with the property gets the progress, such as `UIProgressView`.
    if responds(to: NSSelectorFromString("setProgress:")) {
      setValue(progress, forKey: "progress")
    }
    #else
    (self as? MBRoundProgressView)?.progress = progress
    (self as? MBBarProgressView)?.progress = progress
    #endif
  }

  /// Adds the shapes of a progress view, and lays the view out again when a setting has changed.
  fileprivate func prepare<Values>(_ shapes: [CAShapeLayer], _ settings: LockedSettings<Values>) {
    settings.changed = { [weak self] in self?.setNeedsLayout() }
    isUserInteractionEnabled = false
    for shape in shapes {
      shape.fillColor = nil
      layer.addSublayer(shape)
    }
  }
}

/// Returns the progress to draw, from 0 to 1. NaN counts as 0.
private func shown(_ progress: Float) -> Float { progress > 0 ? min(progress, 1) : 0 }
#endif
