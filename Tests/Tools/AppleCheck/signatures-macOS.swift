// Uses every declaration of AppKit that the small SDK has once, with its types written out.
import AppKit

@MainActor func usesNSAccessibility() {
  let _: (Any, NSAccessibility.Notification) -> Void = NSAccessibility.post(element:notification:)
  let _:
    (Any, NSAccessibility.Notification, [NSAccessibility.NotificationUserInfoKey: Any]?) -> Void =
      NSAccessibility.post(element:notification:userInfo:)
}

@MainActor func usesNSAccessibilityProtocol(_ x: any NSAccessibilityProtocol) {
  let _: () -> [Any]? = x.accessibilityChildren
  let _: () -> String = x.accessibilityIdentifier
  let _: () -> String? = x.accessibilityLabel
  let _: () -> Any? = x.accessibilityMaxValue
  let _: () -> Any? = x.accessibilityMinValue
  let _: () -> Bool = x.accessibilityPerformCancel
  let _: () -> Bool = x.accessibilityPerformPress
  let _: () -> NSAccessibility.Role? = x.accessibilityRole
  let _: () -> NSAccessibility.Subrole? = x.accessibilitySubrole
  let _: () -> String? = x.accessibilityTitle
  let _: () -> Any? = x.accessibilityValue
  let _: () -> String? = x.accessibilityValueDescription
  let _: () -> Bool = x.isAccessibilityElement
  let _: () -> Bool = x.isAccessibilityHidden
  let _: () -> Bool = x.isAccessibilityModal
  let _: ([Any]?) -> Void = x.setAccessibilityChildren(_:)
  let _: (Bool) -> Void = x.setAccessibilityElement(_:)
  let _: (Bool) -> Void = x.setAccessibilityHidden(_:)
  let _: (String?) -> Void = x.setAccessibilityIdentifier(_:)
  let _: (String?) -> Void = x.setAccessibilityLabel(_:)
  let _: (Any?) -> Void = x.setAccessibilityMaxValue(_:)
  let _: (Any?) -> Void = x.setAccessibilityMinValue(_:)
  let _: (Bool) -> Void = x.setAccessibilityModal(_:)
  let _: (NSAccessibility.Role?) -> Void = x.setAccessibilityRole(_:)
  let _: (NSAccessibility.Subrole?) -> Void = x.setAccessibilitySubrole(_:)
  let _: (String?) -> Void = x.setAccessibilityTitle(_:)
  let _: (Any?) -> Void = x.setAccessibilityValue(_:)
  let _: (String?) -> Void = x.setAccessibilityValueDescription(_:)
}

func usesNSAppearance(_ x: NSAppearance) {
  let _: (NSAppearance.Name) -> NSAppearance? = NSAppearance.init(named:)
  let _: ([NSAppearance.Name]) -> NSAppearance.Name? = x.bestMatch(from:)
  let _: (() -> Void) -> Void = x.performAsCurrentDrawingAppearance(_:)
  let _: NSAppearance.Name = x.name
  let _: () -> NSAppearance = NSAppearance.currentDrawing
}

@MainActor func usesNSAppearanceCustomization(_ x: any NSAppearanceCustomization) {
  let _: NSAppearance? = x.appearance
  let _: NSAppearance = x.effectiveAppearance
}

@MainActor func usesNSApplication(_ x: NSApplication) {
  if #available(macOS 14.0, *) { let _: () -> Void = x.activate }
  let _: (Bool) -> Void = x.activate(ignoringOtherApps:)
  let _: (NSEvent) -> Void = x.sendEvent(_:)
  let _: [NSApplication.ActivationPolicy] = [.regular, .accessory, .prohibited]
  let _: (NSApplication.ActivationPolicy) -> Bool = x.setActivationPolicy(_:)
  let _: () -> Void = x.run
  let _: (Any?) -> Void = x.hide(_:)
  let _: (Any?) -> Void = x.terminate(_:)
  let _: (any NSApplicationDelegate)? = x.delegate
  let _: NSEvent? = x.currentEvent
  let _: Bool = x.isActive
  let _: Bool = x.isFullKeyboardAccessEnabled
  let _: Bool = x.isHidden
  let _: NSWindow? = x.keyWindow
  let _: NSMenu? = x.mainMenu
  let _: NSWindow? = x.mainWindow
  let _: NSWindow? = x.modalWindow
  let _: [NSWindow] = x.orderedWindows
  let _: NSUserInterfaceLayoutDirection = x.userInterfaceLayoutDirection
  let _: [NSWindow] = x.windows
  let _: NSMenu? = x.windowsMenu
  let _: NSNotification.Name = NSApplication.didBecomeActiveNotification
  let _: NSNotification.Name = NSApplication.didChangeScreenParametersNotification
  let _: NSNotification.Name = NSApplication.didHideNotification
  let _: NSNotification.Name = NSApplication.didResignActiveNotification
  let _: NSNotification.Name = NSApplication.didUnhideNotification
  let _: NSApplication = NSApplication.shared
}

@MainActor func usesNSApplicationDelegate(_ x: any NSApplicationDelegate) {
  let _: ((Notification) -> Void)? = x.applicationDidFinishLaunching
  let _: ((NSApplication) -> Bool)? = x.applicationShouldTerminateAfterLastWindowClosed
}

func usesBundle(_ x: Bundle) {
  let _: (NSImage.Name) -> NSImage? = x.image(forResource:)
}

@MainActor func usesConstraints(_ x: NSView, _ y: NSLayoutConstraint) {
  let _: NSLayoutConstraint = x.widthAnchor.constraint(equalTo: x.heightAnchor)
  let _: NSLayoutConstraint = x.centerXAnchor.constraint(equalTo: x.centerXAnchor)
  let _: NSLayoutConstraint = x.centerYAnchor.constraint(equalTo: x.centerYAnchor)
  let _: ([NSLayoutConstraint]) -> Void = NSLayoutConstraint.activate(_:)
  y.priority = NSLayoutConstraint.Priority(999)
}

func usesNSCursor(_ x: NSCursor) {
  let _: () -> Void = x.set
  let _: NSCursor = NSCursor.arrow
}

@MainActor func usesNSGestureRecognizer(_ x: NSGestureRecognizer) {
  let _: NSGestureRecognizer.State = x.state
  let _: NSView? = x.view
  let _: (NSGestureRecognizer) -> Bool = x.canPrevent(_:)
  let _: (NSGestureRecognizer) -> Bool = x.canBePrevented(by:)
  let _: (NSEvent) -> Void = x.mouseDown(with:)
  let _: (NSEvent) -> Void = x.rightMouseDown(with:)
  let _: (NSEvent) -> Void = x.otherMouseDown(with:)
  let _: (NSEvent) -> Void = x.mouseDragged(with:)
  let _: (NSEvent) -> Void = x.mouseUp(with:)
  let _: (NSEvent) -> Void = x.rightMouseUp(with:)
  let _: (NSEvent) -> Void = x.otherMouseUp(with:)
  let _: (NSEvent) -> Void = x.magnify(with:)
  let _: (NSEvent) -> Void = x.rotate(with:)
}

func usesNSBezierPath(_ x: NSBezierPath) {
  let _: (CGRect, CGFloat, CGFloat) -> NSBezierPath = NSBezierPath.init(
    roundedRect:xRadius:yRadius:)
  let _: () -> Void = x.fill
}

@MainActor func usesNSButton(_ x: NSButton) {
  let _: (NSButton.ButtonType) -> Void = x.setButtonType(_:)
  let _: NSAttributedString = x.attributedTitle
  let _: NSColor? = x.bezelColor
  let _: NSButton.BezelStyle = x.bezelStyle
  let _: NSColor? = x.contentTintColor
  let _: Bool = x.hasDestructiveAction
  let _: Bool = x.isBordered
  let _: Bool = x.isTransparent
  let _: String = x.keyEquivalent
  let _: NSEvent.ModifierFlags = x.keyEquivalentModifierMask
  let _: Bool = x.showsBorderOnlyWhileMouseInside
  let _: String = x.title
}

@MainActor func usesNSCell(_ x: NSCell) {
  let _: Bool = x.truncatesLastVisibleLine
  let _: Bool = x.wraps
}

@MainActor func usesNSClipView(_ x: NSClipView) {
  let _: NSView? = x.documentView
}

func usesNSColor(_ x: NSColor) {
  let _: (CGColor) -> NSColor? = NSColor.init(cgColor:)
  let _: (String?, @escaping (NSAppearance) -> NSColor) -> NSColor = NSColor.init(
    name:dynamicProvider:)
  let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> NSColor = NSColor.init(srgbRed:green:blue:alpha:)
  let _: (CGFloat, CGFloat) -> NSColor = NSColor.init(white:alpha:)
  let _: () -> Void = x.set
  let _: () -> Void = x.setFill
  let _: (NSColorSpace) -> NSColor? = x.usingColorSpace(_:)
  let _: (CGFloat) -> NSColor = x.withAlphaComponent(_:)
  let _: CGFloat = x.alphaComponent
  let _: CGFloat = x.blueComponent
  let _: CGColor = x.cgColor
  let _: CGFloat = x.greenComponent
  let _: CGFloat = x.redComponent
  let _: NSColor = NSColor.black
  let _: NSColor = NSColor.clear
  let _: NSColor = NSColor.controlAccentColor
  let _: NSColor = NSColor.controlColor
  let _: NSColor = NSColor.controlTextColor
  let _: NSColor = NSColor.labelColor
  let _: NSColor = NSColor.secondaryLabelColor
  let _: NSColor = NSColor.separatorColor
  let _: NSColor = NSColor.systemRed
  let _: NSColor = NSColor.textBackgroundColor
  let _: NSColor = NSColor.white
  let _: NSColor = NSColor.windowBackgroundColor
}

func usesColorSpace() { let _: NSColorSpace = .sRGB }

@MainActor func usesNSControl(_ x: NSControl) {
  let _: () -> NSText? = x.currentEditor
  let _: (Any?) -> Void = x.performClick(_:)
  let _: (CGSize) -> CGSize = x.sizeThatFits(_:)
  let _: () -> Void = x.sizeToFit
  let _: Selector? = x.action
  let _: NSTextAlignment = x.alignment
  let _: NSAttributedString = x.attributedStringValue
  let _: NSWritingDirection = x.baseWritingDirection
  let _: NSCell? = x.cell
  let _: NSControl.ControlSize = x.controlSize
  let _: NSFont? = x.font
  let _: Bool = x.isEnabled
  let _: Bool = x.isHighlighted
  let _: NSLineBreakMode = x.lineBreakMode
  let _: Bool = x.refusesFirstResponder
  let _: String = x.stringValue
  let _: AnyObject? = x.target
  let _: Bool = x.usesSingleLineMode
}

func usesNSEdgeInsets(_ x: NSEdgeInsets) {
  let _: CGFloat = x.bottom
  let _: CGFloat = x.left
  let _: CGFloat = x.right
  let _: CGFloat = x.top
}

func usesNSEvent(_ x: NSEvent) {
  let _: String? = x.characters
  let _: String? = x.charactersIgnoringModifiers
  let _: String? = x.characters(byApplyingModifiers: .command)
  let _: Int = x.clickCount
  let _: Bool = x.hasPreciseScrollingDeltas
  let _: Bool = x.isARepeat
  let _: UInt16 = x.keyCode
  let _: CGPoint = x.locationInWindow
  let _: NSEvent.ModifierFlags = x.modifierFlags
  let _: NSEvent.Phase = x.momentumPhase
  let _: NSEvent.Phase = x.phase
  let _: CGFloat = x.scrollingDeltaX
  let _: CGFloat = x.scrollingDeltaY
  let _: NSTimeInterval = x.timestamp
  let _: NSEvent.EventType = x.type
  let _: NSWindow? = x.window
  let _: Int = x.windowNumber
  let _: (NSEvent.EventTypeMask, @escaping (NSEvent) -> NSEvent?) -> Any? = NSEvent
    .addLocalMonitorForEvents(
      matching:handler:)
  let _: (Any) -> Void = NSEvent.removeMonitor(_:)
  let _: NSEvent.ModifierFlags = NSEvent.modifierFlags
  let _: CGPoint = NSEvent.mouseLocation
  let _: Int = NSEvent.pressedMouseButtons
}

func usesNSFont(_ x: NSFont) {
  let _: (NSFontDescriptor, CGFloat) -> NSFont? = NSFont.init(descriptor:size:)
  let _: (String, CGFloat) -> NSFont? = NSFont.init(name:size:)
  let _: (CGFloat) -> NSFont = x.withSize(_:)
  let _: CGFloat = x.ascender
  let _: CGFloat = x.capHeight
  let _: CGFloat = x.descender
  let _: String? = x.familyName
  let _: NSFontDescriptor = x.fontDescriptor
  let _: String = x.fontName
  let _: CGFloat = x.leading
  let _: CGFloat = x.pointSize
  let _: (CGFloat) -> NSFont = NSFont.boldSystemFont(ofSize:)
  let _: (CGFloat, NSFont.Weight) -> NSFont = NSFont.monospacedDigitSystemFont(ofSize:weight:)
  let _: (CGFloat, NSFont.Weight) -> NSFont = NSFont.monospacedSystemFont(ofSize:weight:)
  let _: (NSFont.TextStyle, [NSFont.TextStyleOptionKey: Any]) -> NSFont = NSFont.preferredFont(
    forTextStyle:options:)
  let _: (CGFloat) -> NSFont = NSFont.systemFont(ofSize:)
  let _: (CGFloat, NSFont.Weight) -> NSFont = NSFont.systemFont(ofSize:weight:)
  let _: CGFloat = NSFont.smallSystemFontSize
  let _: CGFloat = NSFont.systemFontSize
}

func usesNSFontDescriptor(_ x: NSFontDescriptor) {
  let _: ([NSFontDescriptor.AttributeName: Any]?) -> NSFontDescriptor = NSFontDescriptor.init(
    fontAttributes:)
  let _: (NSFontDescriptor.SymbolicTraits) -> NSFontDescriptor = x.withSymbolicTraits(_:)
  let _: [NSFontDescriptor.AttributeName: Any] = x.fontAttributes
  let _: NSFontDescriptor.SymbolicTraits = x.symbolicTraits
}

@available(macOS 26.0, *)
@MainActor func usesNSGlassEffectView(_ x: NSGlassEffectView) {
  let _: NSView? = x.contentView
  let _: CGFloat = x.cornerRadius
  let _: NSGlassEffectView.Style = x.style
  let _: NSColor? = x.tintColor
}

func usesNSHapticFeedbackManager(_ x: NSHapticFeedbackManager) {
  let _: any NSHapticFeedbackPerformer = NSHapticFeedbackManager.defaultPerformer
}

func usesNSHapticFeedbackPerformer(_ x: any NSHapticFeedbackPerformer) {
  let _:
    (NSHapticFeedbackManager.FeedbackPattern, NSHapticFeedbackManager.PerformanceTime) -> Void = x
      .perform(_:performanceTime:)
}

func usesNSImage(_ x: NSImage) {
  let _: (CGImage, CGSize) -> NSImage = NSImage.init(cgImage:size:)
  let _: (CGSize) -> NSImage = NSImage.init(size:)
  let _: (CGSize, Bool, @escaping (CGRect) -> Bool) -> NSImage = NSImage.init(
    size:flipped:drawingHandler:)
  let _: (String, String?) -> NSImage? = NSImage.init(systemSymbolName:accessibilityDescription:)
  let _:
    (UnsafeMutablePointer<CGRect>?, NSGraphicsContext?, [NSImageRep.HintKey: Any]?) -> CGImage? = x
      .cgImage(forProposedRect:context:hints:)
  let _: (NSImage.SymbolConfiguration) -> NSImage? = x.withSymbolConfiguration(_:)
  let _: String? = x.accessibilityDescription
  let _: NSEdgeInsets = x.capInsets
  let _: Bool = x.isTemplate
  let _: NSImage.ResizingMode = x.resizingMode
  let _: CGSize = x.size
}

@MainActor func usesNSMenu(_ x: NSMenu) {
  let _: (NSEvent) -> Bool = x.performKeyEquivalent(with:)
  let _: Bool = x.autoenablesItems
  let _: [NSMenuItem] = x.items
  let _: (String, Selector?, String) -> NSMenuItem =
    x.addItem(withTitle:action:keyEquivalent:)
  let _: (String) -> NSMenu = NSMenu.init(title:)
}

@MainActor func usesNSMenuItem(_ x: NSMenuItem) {
  let _: Bool = x.isEnabled
  let _: NSMenu? = x.submenu
  let _: (String, Selector?, String) -> NSMenuItem =
    NSMenuItem.init(title:action:keyEquivalent:)
}

func usesNSMutableParagraphStyle(_ x: NSMutableParagraphStyle) {
  let _: NSTextAlignment = x.alignment
  let _: NSWritingDirection = x.baseWritingDirection
  let _: NSLineBreakMode = x.lineBreakMode
}

@MainActor func usesNSPanel(_ x: NSPanel) {
  let _: NSSavePanel? = x as? NSSavePanel
  let _: Bool = x.becomesKeyOnlyIfNeeded
  let _: Bool = x.isFloatingPanel
}

func usesNSParagraphStyle(_ x: NSParagraphStyle) {
  let _: NSTextAlignment = x.alignment
  let _: NSWritingDirection = x.baseWritingDirection
  let _: NSLineBreakMode = x.lineBreakMode
}

@MainActor func usesNSResponder(_ x: NSResponder) {
  let _: NSResponder = NSResponder()
  let _: () -> Bool = x.becomeFirstResponder
  let _: (Any?) -> Void = x.cancelOperation(_:)
  let _: (NSEvent) -> Void = x.flagsChanged(with:)
  let _: (NSEvent) -> Void = x.keyDown(with:)
  let _: (NSEvent) -> Void = x.keyUp(with:)
  let _: (NSEvent) -> Void = x.magnify(with:)
  let _: (NSEvent) -> Void = x.mouseDown(with:)
  let _: (NSEvent) -> Void = x.mouseDragged(with:)
  let _: (NSEvent) -> Void = x.mouseEntered(with:)
  let _: (NSEvent) -> Void = x.mouseExited(with:)
  let _: (NSEvent) -> Void = x.mouseMoved(with:)
  let _: (NSEvent) -> Void = x.mouseUp(with:)
  let _: (NSEvent) -> Void = x.otherMouseDown(with:)
  let _: (NSEvent) -> Void = x.otherMouseDragged(with:)
  let _: (NSEvent) -> Void = x.otherMouseUp(with:)
  let _: (NSEvent) -> Bool = x.performKeyEquivalent(with:)
  let _: () -> Bool = x.resignFirstResponder
  let _: (NSEvent) -> Void = x.rightMouseDown(with:)
  let _: (NSEvent) -> Void = x.rightMouseDragged(with:)
  let _: (NSEvent) -> Void = x.rightMouseUp(with:)
  let _: (NSEvent) -> Void = x.rotate(with:)
  let _: (NSEvent) -> Void = x.scrollWheel(with:)
  let _: (NSEvent) -> Void = x.smartMagnify(with:)
  let _: (NSEvent) -> Void = x.swipe(with:)
  let _: Bool = x.acceptsFirstResponder
  let _: NSResponder? = x.nextResponder
}

@MainActor func usesNSScreen(_ x: NSScreen) {
  let _: CGFloat = x.backingScaleFactor
  let _: CGRect = x.frame
  let _: NSEdgeInsets = x.safeAreaInsets
  let _: CGRect = x.visibleFrame
  let _: NSScreen? = NSScreen.main
  let _: [NSScreen] = NSScreen.screens
}

@MainActor func usesNSViewController(_ x: NSViewController) {
  x.view = NSView()
  let _: NSView = x.view
  let _: NSViewController = NSViewController(nibName: nil, bundle: nil)
}

@MainActor func usesNSScrollView(_ x: NSScrollView) {
  let _: Bool = x.hasVerticalScroller
  let _: NSClipView = x.contentView
  let _: NSView? = x.documentView
}

@MainActor func usesNSText(_ x: NSText) {
  let _: (any NSTextDelegate)? = x.delegate
  let _: Bool = x.isFieldEditor
  let _: NSRange = x.selectedRange
}

@MainActor func usesNSTextField(_ x: NSTextField) {
  let _: (String) -> NSTextField = NSTextField.init(labelWithString:)
  let _: (String) -> NSTextField = NSTextField.init(wrappingLabelWithString:)
  let _: Bool = x.allowsDefaultTighteningForTruncation
  let _: NSColor? = x.backgroundColor
  let _: Bool = x.drawsBackground
  let _: Bool = x.isBezeled
  let _: Bool = x.isBordered
  let _: Bool = x.isEditable
  let _: Bool = x.isSelectable
  let _: Int = x.maximumNumberOfLines
  let _: CGFloat = x.preferredMaxLayoutWidth
  let _: NSColor? = x.textColor
}

func usesNSTrackingArea(_ x: NSTrackingArea) {
  let _: (CGRect, NSTrackingArea.Options, Any?, [String: Any]?) -> NSTrackingArea =
    NSTrackingArea.init(rect:options:owner:userInfo:)
  let _: NSTrackingArea.Options = x.options
  let _: AnyObject? = x.owner
  let _: CGRect = x.rect
}

@MainActor func usesNSView(_ x: NSView) {
  let _: (CGRect) -> NSView = NSView.init(frame:)
  let _: (NSEvent?) -> Bool = x.acceptsFirstMouse(for:)
  let _: (NSView) -> Void = x.addSubview(_:)
  let _: (NSView, NSWindow.OrderingMode, NSView?) -> Void = x.addSubview(_:positioned:relativeTo:)
  let _: (NSTrackingArea) -> Void = x.addTrackingArea(_:)
  let _: (CGPoint, NSView?) -> CGPoint = x.convert(_:from:)
  let _: (CGRect, NSView?) -> CGRect = x.convert(_:from:)
  let _: (CGPoint, NSView?) -> CGPoint = x.convert(_:to:)
  let _: (CGRect, NSView?) -> CGRect = x.convert(_:to:)
  let _: (NSView) -> Void = x.didAddSubview(_:)
  let _: (CGRect) -> Void = x.draw(_:)
  let _: () -> Void = x.drawFocusRingMask
  let _: (CGPoint) -> NSView? = x.hitTest(_:)
  let _: () -> Void = x.invalidateIntrinsicContentSize
  let _: (NSView) -> Bool = x.isDescendant(of:)
  let _: () -> Void = x.layout
  let _: () -> Void = x.layoutSubtreeIfNeeded
  let _: () -> CALayer = x.makeBackingLayer
  let _: (CGPoint, CGRect) -> Bool = x.mouse(_:in:)
  let _: () -> Void = x.noteFocusRingMaskChanged
  let _: () -> Void = x.removeFromSuperview
  let _: (NSTrackingArea) -> Void = x.removeTrackingArea(_:)
  let _: (CGSize) -> Void = x.resizeSubviews(withOldSize:)
  let _: (CGPoint) -> Void = x.setBoundsOrigin(_:)
  let _: (CGPoint) -> Void = x.setFrameOrigin(_:)
  let _: (CGSize) -> Void = x.setFrameSize(_:)
  let _: () -> Void = x.updateLayer
  let _: () -> Void = x.updateTrackingAreas
  let _: () -> Void = x.viewDidChangeBackingProperties
  let _: () -> Void = x.viewDidChangeEffectiveAppearance
  let _: () -> Void = x.viewDidHide
  let _: () -> Void = x.viewDidMoveToSuperview
  let _: () -> Void = x.viewDidMoveToWindow
  let _: () -> Void = x.viewDidUnhide
  let _: (NSView?) -> Void = x.viewWillMove(toSuperview:)
  let _: (NSWindow?) -> Void = x.viewWillMove(toWindow:)
  let _: (NSView) -> Void = x.willRemoveSubview(_:)
  let _: NSEdgeInsets = x.additionalSafeAreaInsets
  let _: Bool = x.allowsVibrancy
  let _: CGFloat = x.alphaValue
  let _: Bool = x.autoresizesSubviews
  let _: NSView.AutoresizingMask = x.autoresizingMask
  let _: CGRect = x.bounds
  let _: Bool = x.canBecomeKeyView
  let _: Bool = x.clipsToBounds
  let _: NSScrollView? = x.enclosingScrollView
  let _: CGSize = x.fittingSize
  let _: CGRect = x.focusRingMaskBounds
  let _: NSFocusRingType = x.focusRingType
  let _: CGRect = x.frame
  let _: [NSGestureRecognizer] = x.gestureRecognizers
  let _: (NSGestureRecognizer) -> Void = x.addGestureRecognizer(_:)
  let _: ([NSPasteboard.PasteboardType]) -> Void = x.registerForDraggedTypes(_:)
  let _: () -> Void = x.unregisterDraggedTypes
  let _: [NSPasteboard.PasteboardType] = x.registeredDraggedTypes
  let _: () -> Void = x.resetCursorRects
  let _: (CGRect, NSCursor) -> Void = x.addCursorRect(_:cursor:)
  let _: CGSize = x.intrinsicContentSize
  let _: Bool = x.isFlipped
  let _: Bool = x.isHidden
  let _: Bool = x.isHiddenOrHasHiddenAncestor
  let _: Bool = x.isOpaque
  let _: CALayer? = x.layer
  let _: Bool = x.mouseDownCanMoveWindow
  let _: Bool = x.needsDisplay
  let _: Bool = x.needsLayout
  let _: Bool = x.needsPanelToBecomeKey
  let _: NSView? = x.nextKeyView
  let _: NSView? = x.nextValidKeyView
  let _: NSEdgeInsets = x.safeAreaInsets
  let _: CGRect = x.safeAreaRect
  let _: [NSView] = x.subviews
  let _: NSView? = x.superview
  let _: String? = x.toolTip
  let _: [NSTrackingArea] = x.trackingAreas
  let _: Bool = x.translatesAutoresizingMaskIntoConstraints
  let _: NSUserInterfaceLayoutDirection = x.userInterfaceLayoutDirection
  let _: Bool = x.wantsLayer
  let _: Bool = x.wantsUpdateLayer
  let _: NSWindow? = x.window
}

@MainActor func usesNSVisualEffectView(_ x: NSVisualEffectView) {
  let _: NSVisualEffectView.BlendingMode = x.blendingMode
  let _: Bool = x.isEmphasized
  let _: NSImage? = x.maskImage
  let _: NSVisualEffectView.Material = x.material
  let _: NSVisualEffectView.State = x.state
}

@MainActor func usesNSWindow(_ x: NSWindow) {
  let _: Bool = x.isOnActiveSpace
  let _: (NSView) -> Void = x.invalidateCursorRects(for:)
  let _: (NSWindow.ButtonType) -> NSButton? = x.standardWindowButton(_:)
  let _: [NSTitlebarAccessoryViewController] = x.titlebarAccessoryViewControllers
  let _: (CGRect, NSWindow.StyleMask, NSWindow.BackingStoreType, Bool) -> NSWindow = NSWindow.init(
    contentRect:styleMask:backing:defer:)
  let _: () -> Void = x.becomeKey
  let _: () -> Void = x.becomeMain
  let _: (NSWindow, ((NSApplication.ModalResponse) -> Void)?) -> Void = x.beginSheet(
    _:completionHandler:)
  let _: () -> Void = x.center
  let _: () -> Void = x.close
  let _: (CGRect) -> CGRect = x.contentRect(forFrameRect:)
  let _: (CGRect) -> CGRect = x.convertFromScreen(_:)
  let _: (CGPoint) -> CGPoint = x.convertPoint(fromScreen:)
  let _: (CGPoint) -> CGPoint = x.convertPoint(toScreen:)
  let _: (CGRect) -> CGRect = x.convertToScreen(_:)
  let _: (Any?) -> Void = x.deminiaturize(_:)
  let _: (NSWindow) -> Void = x.endSheet(_:)
  let _: (NSWindow, NSApplication.ModalResponse) -> Void = x.endSheet(_:returnCode:)
  let _: (CGRect) -> CGRect = x.frameRect(forContentRect:)
  let _: () -> Void = x.layoutIfNeeded
  let _: (NSResponder?) -> Bool = x.makeFirstResponder(_:)
  let _: () -> Void = x.makeKey
  let _: (Any?) -> Void = x.makeKeyAndOrderFront(_:)
  let _: () -> Void = x.makeMain
  let _: (Any?) -> Void = x.miniaturize(_:)
  let _: (Any?) -> Void = x.orderBack(_:)
  let _: (Any?) -> Void = x.orderFront(_:)
  let _: () -> Void = x.orderFrontRegardless
  let _: (Any?) -> Void = x.orderOut(_:)
  let _: () -> Void = x.recalculateKeyViewLoop
  let _: () -> Void = x.resignKey
  let _: () -> Void = x.resignMain
  let _: (Any?) -> Void = x.selectNextKeyView(_:)
  let _: (Any?) -> Void = x.selectPreviousKeyView(_:)
  let _: (NSEvent) -> Void = x.sendEvent(_:)
  let _: (CGSize) -> Void = x.setContentSize(_:)
  let _: (CGRect, Bool) -> Void = x.setFrame(_:display:)
  let _: (CGPoint) -> Void = x.setFrameOrigin(_:)
  let _: (Any?) -> Void = x.toggleFullScreen(_:)
  let _: Bool = x.acceptsMouseMovedEvents
  let _: CGFloat = x.alphaValue
  let _: NSWindow.AnimationBehavior = x.animationBehavior
  let _: NSWindow? = x.attachedSheet
  let _: Bool = x.autorecalculatesKeyViewLoop
  let _: NSColor? = x.backgroundColor
  let _: CGFloat = x.backingScaleFactor
  let _: Bool = x.canBecomeKey
  let _: Bool = x.canBecomeMain
  let _: Bool = x.canHide
  let _: NSWindow.CollectionBehavior = x.collectionBehavior
  let _: CGRect = x.contentLayoutRect
  let _: NSView? = x.contentView
  let _: NSResponder? = x.firstResponder
  let _: CGRect = x.frame
  let _: Bool = x.hasShadow
  let _: Bool = x.hidesOnDeactivate
  let _: Bool = x.ignoresMouseEvents
  let _: NSView? = x.initialFirstResponder
  let _: (Any?) -> Void = x.performClose(_:)
  let _: (Any?) -> Void = x.performMiniaturize(_:)
  let _: Bool = x.isExcludedFromWindowsMenu
  let _: Bool = x.isKeyWindow
  let _: Bool = x.isMainWindow
  let _: Bool = x.isMiniaturized
  let _: Bool = x.isMovable
  let _: Bool = x.isMovableByWindowBackground
  let _: Bool = x.isOpaque
  let _: Bool = x.isReleasedWhenClosed
  let _: Bool = x.isSheet
  let _: Bool = x.isVisible
  let _: NSWindow.Level = x.level
  let _: NSWindow.OcclusionState = x.occlusionState
  let _: NSScreen? = x.screen
  let _: NSWindow? = x.sheetParent
  let _: NSWindow? = x.parent
  let _: [NSWindow] = x.sheets
  let _: NSWindow.StyleMask = x.styleMask
  let _: [NSWindow]? = x.tabbedWindows
  let _: String = x.title
  let _: Bool = x.titlebarAppearsTransparent
  let _: NSToolbar? = x.toolbar
  let _: Int = x.windowNumber
  let _: Bool = x.worksWhenModal
  let _: (CGRect, NSWindow.StyleMask) -> CGRect = NSWindow.frameRect(forContentRect:styleMask:)
  let _: NSNotification.Name = NSWindow.didBecomeKeyNotification
  let _: NSNotification.Name = NSWindow.didBecomeMainNotification
  let _: NSNotification.Name = NSWindow.didChangeBackingPropertiesNotification
  let _: NSNotification.Name = NSWindow.didChangeOcclusionStateNotification
  let _: NSNotification.Name = NSWindow.didChangeScreenNotification
  let _: NSNotification.Name = NSWindow.didDeminiaturizeNotification
  let _: NSNotification.Name = NSWindow.didEndSheetNotification
  let _: NSNotification.Name = NSWindow.didEnterFullScreenNotification
  let _: NSNotification.Name = NSWindow.didExitFullScreenNotification
  let _: NSNotification.Name = NSWindow.didMiniaturizeNotification
  let _: NSNotification.Name = NSWindow.didMoveNotification
  let _: NSNotification.Name = NSWindow.didResignKeyNotification
  let _: NSNotification.Name = NSWindow.didResignMainNotification
  let _: NSNotification.Name = NSWindow.didResizeNotification
  let _: NSNotification.Name = NSWindow.willBeginSheetNotification
  let _: NSNotification.Name = NSWindow.willCloseNotification
}

func usesNSWorkspace(_ x: NSWorkspace) {
  let _: Bool = x.accessibilityDisplayShouldIncreaseContrast
  let _: Bool = x.accessibilityDisplayShouldReduceMotion
  let _: Bool = x.accessibilityDisplayShouldReduceTransparency
  let _: Bool = x.isVoiceOverEnabled
  let _: NotificationCenter = x.notificationCenter
  let _: NSNotification.Name = NSWorkspace.accessibilityDisplayOptionsDidChangeNotification
  let _: NSWorkspace = NSWorkspace.shared
}

let nSAccessibilityNotificationCases: [NSAccessibility.Notification] = [
  .announcementRequested, .created, .focusedUIElementChanged, .layoutChanged, .titleChanged,
  .uiElementDestroyed, .valueChanged,
]

let nSAccessibilityNotificationUserInfoKeyCases: [NSAccessibility.NotificationUserInfoKey] = [
  .announcement, .priority, .uiElements,
]

let nSAccessibilityRoleCases: [NSAccessibility.Role] = [
  .application, .busyIndicator, .button, .group, .image, .progressIndicator, .staticText,
  .textField, .unknown, .window,
]

let nSAccessibilitySubroleCases: [NSAccessibility.Subrole] = [
  .dialog, .floatingWindow, .standardWindow, .systemDialog, .systemFloatingWindow, .unknown,
]

let nSAccessibilityPriorityLevelCases: [NSAccessibilityPriorityLevel] = [
  .high, .low, .medium,
]

let nSAppearanceNameCases: [NSAppearance.Name] = [
  .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua, .aqua, .darkAqua,
  .vibrantDark, .vibrantLight,
]

let nSButtonBezelStyleCases: [NSButton.BezelStyle] = [
  .accessoryBarAction, .flexiblePush, .push,
]

let nSButtonButtonTypeCases: [NSButton.ButtonType] = [
  .momentaryLight, .momentaryPushIn,
]

let nSControlControlSizeCases: [NSControl.ControlSize] = [
  .large, .mini, .regular, .small,
]

let nSEventEventTypeCases: [NSEvent.EventType] = [
  .flagsChanged, .keyDown, .keyUp, .leftMouseDown, .leftMouseDragged, .leftMouseUp,
  .mouseEntered, .mouseExited, .mouseMoved, .otherMouseDown, .otherMouseUp, .rightMouseDown,
  .rightMouseDragged, .rightMouseUp, .scrollWheel,
]

let nSEventEventTypeMaskCases: [NSEvent.EventTypeMask] = [
  .flagsChanged, .keyDown, .keyUp, .leftMouseDown, .leftMouseDragged, .leftMouseUp, .mouseMoved,
  .otherMouseDown, .otherMouseUp, .rightMouseDown, .rightMouseDragged, .rightMouseUp,
  .scrollWheel,
]

let nSEventModifierFlagsCases: [NSEvent.ModifierFlags] = [
  .capsLock, .command, .control, .deviceIndependentFlagsMask, .function, .numericPad, .option,
  .shift,
]

let nSEventPhaseCases: [NSEvent.Phase] = [
  .began, .cancelled, .changed, .ended, .mayBegin, .stationary,
]

let nSFocusRingTypeCases: [NSFocusRingType] = [
  .default, .exterior, .none,
]

let nSFontTextStyleCases: [NSFont.TextStyle] = [
  .body, .headline, .subheadline,
]

let nSFontWeightCases: [NSFont.Weight] = [
  .bold, .heavy, .medium, .regular, .semibold,
]

let nSFontDescriptorAttributeNameCases: [NSFontDescriptor.AttributeName] = [
  .family, .traits,
]

let nSFontDescriptorSymbolicTraitsCases: [NSFontDescriptor.SymbolicTraits] = [
  .bold, .italic,
]

let nSFontDescriptorTraitKeyCases: [NSFontDescriptor.TraitKey] = [
  .weight
]

@available(macOS 26.0, *)
let nSGlassEffectViewStyleCases: [NSGlassEffectView.Style] = [
  .clear, .regular,
]

let nSHapticFeedbackManagerFeedbackPatternCases: [NSHapticFeedbackManager.FeedbackPattern] = [
  .alignment, .generic, .levelChange,
]

let nSHapticFeedbackManagerPerformanceTimeCases: [NSHapticFeedbackManager.PerformanceTime] = [
  .default, .drawCompleted, .now,
]

let nSImageResizingModeCases: [NSImage.ResizingMode] = [
  .stretch, .tile,
]

let nSLineBreakModeCases: [NSLineBreakMode] = [
  .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
  .byWordWrapping,
]

let nSTextAlignmentCases: [NSTextAlignment] = [
  .center, .justified, .left, .natural, .right,
]

let nSGestureRecognizerStateCases: [NSGestureRecognizer.State] = [
  .possible, .began, .changed, .ended, .cancelled, .failed,
]

let nSPasteboardTypes: [NSPasteboard.PasteboardType] = [
  .color, .fileURL, .html, .pdf, .png, .rtf, .string, .tiff, .URL,
]

let nSWindowButtonTypeCases: [NSWindow.ButtonType] = [
  .closeButton, .miniaturizeButton, .zoomButton,
]

@MainActor func usesNSFilePromiseReceiver() {
  let _: [String] = NSFilePromiseReceiver.readableDraggedTypes
}

let nSTrackingAreaOptionsCases: [NSTrackingArea.Options] = [
  .activeAlways, .activeInActiveApp, .activeInKeyWindow, .assumeInside, .cursorUpdate,
  .enabledDuringMouseDrag,
  .inVisibleRect, .mouseEnteredAndExited, .mouseMoved,
]

let nSUnderlineStyleCases: [NSUnderlineStyle] = [
  .single
]

let nSUserInterfaceLayoutDirectionCases: [NSUserInterfaceLayoutDirection] = [
  .leftToRight, .rightToLeft,
]

let nSViewAutoresizingMaskCases: [NSView.AutoresizingMask] = [
  .height, .maxXMargin, .maxYMargin, .minXMargin, .minYMargin, .width,
]

let nSVisualEffectViewBlendingModeCases: [NSVisualEffectView.BlendingMode] = [
  .behindWindow, .withinWindow,
]

let nSVisualEffectViewMaterialCases: [NSVisualEffectView.Material] = [
  .contentBackground, .fullScreenUI, .hudWindow, .menu, .popover, .sheet, .sidebar, .titlebar,
  .toolTip, .underPageBackground, .underWindowBackground, .windowBackground,
]

let nSVisualEffectViewStateCases: [NSVisualEffectView.State] = [
  .active, .followsWindowActiveState, .inactive,
]

let nSWindowAnimationBehaviorCases: [NSWindow.AnimationBehavior] = [
  .alertPanel, .default, .none, .utilityWindow,
]

let nSWindowBackingStoreTypeCases: [NSWindow.BackingStoreType] = [
  .buffered
]

let nSWindowCollectionBehaviorCases: [NSWindow.CollectionBehavior] = [
  .canJoinAllSpaces, .fullScreenAuxiliary, .fullScreenNone, .fullScreenPrimary, .ignoresCycle,
  .moveToActiveSpace, .stationary, .transient,
]

let nSWindowOcclusionStateCases: [NSWindow.OcclusionState] = [
  .visible
]

let nSWindowOrderingModeCases: [NSWindow.OrderingMode] = [
  .above, .below, .out,
]

let nSWindowStyleMaskCases: [NSWindow.StyleMask] = [
  .borderless, .closable, .fullScreen, .fullSizeContentView, .hudWindow, .miniaturizable,
  .nonactivatingPanel,
  .resizable, .titled, .utilityWindow,
]

let nSWritingDirectionCases: [NSWritingDirection] = [
  .leftToRight, .natural, .rightToLeft,
]

@MainActor func usesApp() { let _: NSApplication? = NSApp }
