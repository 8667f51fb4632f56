import QuartzCore

final class Ring: CAShapeLayer {
  var style: Int { 0 }  // refused: Ring.style has the name
  class func defaultAction(forKey event: Int) {}  // refused: Ring.defaultAction(forKey:)
  func observeValue(of path: Int, change: Int) {}
  func value(forKeyPath path: Int) {}  // refused: Ring.value(forKeyPath:) has the name
}
