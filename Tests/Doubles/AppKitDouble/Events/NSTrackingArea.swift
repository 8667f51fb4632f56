public import Foundation

/// An area of a view that notices the pointer.
@MainActor open class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mouseEnteredAndExited = Options(rawValue: 0x01)
    public static let mouseMoved = Options(rawValue: 0x02)
    public static let cursorUpdate = Options(rawValue: 0x04)
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    public static let activeInActiveApp = Options(rawValue: 0x40)
    public static let activeAlways = Options(rawValue: 0x80)
    public static let assumeInside = Options(rawValue: 0x100)
    public static let inVisibleRect = Options(rawValue: 0x200)
  }

  public let rect: CGRect
  public let options: Options
  public private(set) weak var owner: AnyObject?
  var isInside = false

  public init(
    rect: CGRect, options: NSTrackingArea.Options, owner: Any?, userInfo: [AnyHashable: Any]?
  ) {
    precondition(
      !options.isDisjoint(with: [.activeInKeyWindow, .activeInActiveApp, .activeAlways]),
      "AppKit raises an exception if no option says when the area is active.")
    precondition(
      !options.isSuperset(of: [.cursorUpdate, .activeAlways]),
      "AppKit sends no `cursorUpdate(with:)` to an area that is always active.")
    self.rect = rect
    self.options = options
    self.owner = owner.map { $0 as AnyObject }
    isInside = options.contains(.assumeInside)
  }
}

extension NSView {
  /// Sends the events that the pointer's way causes. An area that is added under a pointer, or
  /// removed, causes none.
  func trackPointer(from old: CGPoint, to new: CGPoint) {
    for area in trackingAreas { track(area, to: new) }
    for view in subviews { view.trackPointer(from: old, to: new) }
  }

  private func track(_ area: NSTrackingArea, to point: CGPoint) {
    guard let window, let owner = area.owner as? NSResponder, isActive(area) else { return }
    let isInside = contains(point, in: area)
    func make(_ type: NSEvent.EventType) -> NSEvent {
      let event = NSEvent.mouse(type, at: point, in: window)
      event.trackingArea = area
      return event
    }
    let wasInside = area.isInside
    area.isInside = isInside
    if area.options.contains(.mouseEnteredAndExited), isInside != wasInside {
      let event = make(isInside ? .mouseEntered : .mouseExited)
      if isInside { owner.mouseEntered(with: event) } else { owner.mouseExited(with: event) }
    }
    if area.options.contains(.mouseMoved), isInside { owner.mouseMoved(with: make(.mouseMoved)) }
  }

  private func isActive(_ area: NSTrackingArea) -> Bool {
    area.options.contains(.activeAlways)
      || area.options.contains(.activeInActiveApp) && NSApp.isActive
      || area.options.contains(.activeInKeyWindow) && window?.isKeyWindow == true
  }

  private func contains(_ point: CGPoint, in area: NSTrackingArea) -> Bool {
    guard let window else { return false }
    let rect = area.options.contains(.inVisibleRect) ? bounds : area.rect
    return Device.window(at: point) === window && !isHiddenOrHasHiddenAncestor
      && mouse(convert(window.convertPoint(fromScreen: point), from: nil), in: rect)
  }

  /// Lets the frontmost area under the pointer choose its shape.
  func updateCursor(at point: CGPoint) -> Bool {
    if subviews.reversed().contains(where: { $0.updateCursor(at: point) }) { return true }
    let area = trackingAreas.first {
      $0.options.contains(.cursorUpdate) && isActive($0) && contains(point, in: $0)
    }
    guard let window, let owner = area?.owner as? NSResponder else { return false }
    owner.cursorUpdate(with: .mouse(.cursorUpdate, at: point, in: window))
    return true
  }
}
