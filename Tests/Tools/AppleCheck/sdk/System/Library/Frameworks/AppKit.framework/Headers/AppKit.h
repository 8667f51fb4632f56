#pragma once
#include <QuartzCore/QuartzCore.h>

// Only macOS has this framework.

#pragma clang assume_nonnull begin

#define MAC(v) SINCE(macos, v)

@class NSApplication, NSColor, NSFont, NSImage, NSLayoutDimension, NSLayoutXAxisAnchor,
    NSLayoutYAxisAnchor, NSMenu, NSScreen, NSScrollView, NSText, NSView,
    NSWindow;

typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;
typedef struct NSEdgeInsets {
  CGFloat top, left, bottom, right;
} NSEdgeInsets;

// MARK: Events

typedef MENUM(NSUInteger, NSEventType){NSEventTypeLeftMouseDown = 1,
                                       NSEventTypeLeftMouseUp = 2,
                                       NSEventTypeRightMouseDown = 3,
                                       NSEventTypeRightMouseUp = 4,
                                       NSEventTypeMouseMoved = 5,
                                       NSEventTypeLeftMouseDragged = 6,
                                       NSEventTypeRightMouseDragged = 7,
                                       NSEventTypeMouseEntered = 8,
                                       NSEventTypeMouseExited = 9,
                                       NSEventTypeKeyDown = 10,
                                       NSEventTypeKeyUp = 11,
                                       NSEventTypeFlagsChanged = 12,
                                       NSEventTypeScrollWheel = 22,
                                       NSEventTypeOtherMouseDown = 25,
                                       NSEventTypeOtherMouseUp = 26} NAMED("NSEvent.EventType");

typedef MOPTIONS(unsigned long long, NSEventMask){
    NSEventMaskLeftMouseDown = 1 << 1,     NSEventMaskLeftMouseUp = 1 << 2,
    NSEventMaskRightMouseDown = 1 << 3,    NSEventMaskRightMouseUp = 1 << 4,
    NSEventMaskMouseMoved = 1 << 5,        NSEventMaskLeftMouseDragged = 1 << 6,
    NSEventMaskRightMouseDragged = 1 << 7, NSEventMaskKeyDown = 1 << 10,
    NSEventMaskKeyUp = 1 << 11,            NSEventMaskFlagsChanged = 1 << 12,
    NSEventMaskScrollWheel = 1 << 22,      NSEventMaskOtherMouseDown = 1 << 25,
    NSEventMaskOtherMouseUp = 1 << 26} NAMED("NSEvent.EventTypeMask");

typedef MOPTIONS(NSUInteger, NSEventModifierFlags){
    NSEventModifierFlagCapsLock = 1 << 16,   NSEventModifierFlagShift = 1 << 17,
    NSEventModifierFlagControl = 1 << 18,    NSEventModifierFlagOption = 1 << 19,
    NSEventModifierFlagCommand = 1 << 20,    NSEventModifierFlagNumericPad = 1 << 21,
    NSEventModifierFlagFunction = 1 << 23,
    NSEventModifierFlagDeviceIndependentFlagsMask = 0xffff0000UL} NAMED("NSEvent.ModifierFlags");

typedef MOPTIONS(NSUInteger, NSEventPhase){
    NSEventPhaseBegan = 1,      NSEventPhaseStationary = 1 << 1, NSEventPhaseChanged = 1 << 2,
    NSEventPhaseEnded = 1 << 3, NSEventPhaseCancelled = 1 << 4,  NSEventPhaseMayBegin = 1 << 5}
NAMED("NSEvent.Phase");

@interface NSEvent : NSObject
@property (readonly) NSEventType type;
@property (readonly) NSEventModifierFlags modifierFlags;
@property (readonly) NSTimeInterval timestamp;
@property (readonly, weak) NSWindow *window;
@property (readonly) NSInteger windowNumber;
@property (readonly) NSInteger clickCount;
@property (readonly) CGPoint locationInWindow;
@property (readonly, copy, nullable) NSString *characters;
@property (readonly, copy, nullable) NSString *charactersIgnoringModifiers;
- (nullable NSString *)charactersByApplyingModifiers:(NSEventModifierFlags)modifiers
    NAMED("characters(byApplyingModifiers:)");
@property (readonly) BOOL isARepeat;
@property (readonly) unsigned short keyCode;
@property (readonly) BOOL hasPreciseScrollingDeltas;
@property (readonly) CGFloat scrollingDeltaX;
@property (readonly) CGFloat scrollingDeltaY;
@property (readonly) NSEventPhase phase;
@property (readonly) NSEventPhase momentumPhase;
@property (class, readonly) CGPoint mouseLocation;
@property (class, readonly) NSUInteger pressedMouseButtons;
@property (class, readonly) NSEventModifierFlags modifierFlags;
+ (nullable id)addLocalMonitorForEventsMatchingMask:(NSEventMask)mask
                                            handler:(NSEvent *_Nullable (^)(NSEvent *event))block
    NAMED("addLocalMonitorForEvents(matching:handler:)");
+ (void)removeMonitor:(id)eventMonitor;
@end

typedef MOPTIONS(NSUInteger, NSTrackingAreaOptions){
    NSTrackingMouseEnteredAndExited = 0x01, NSTrackingMouseMoved = 0x02,
    NSTrackingCursorUpdate = 0x04,
    NSTrackingActiveInKeyWindow = 0x20,     NSTrackingActiveInActiveApp = 0x40,
    NSTrackingActiveAlways = 0x80,          NSTrackingAssumeInside = 0x100,
    NSTrackingInVisibleRect = 0x200,        NSTrackingEnabledDuringMouseDrag = 0x400}
NAMED("NSTrackingArea.Options");

// Apple's dictionary has keys of any type, for which the compiler has no Clang type here.
@interface NSTrackingArea : NSObject
- (instancetype)initWithRect:(CGRect)rect
                     options:(NSTrackingAreaOptions)options
                       owner:(nullable id)owner
                    userInfo:(nullable NSDictionary<NSString *, id> *)userInfo;
@property (readonly) CGRect rect;
@property (readonly) NSTrackingAreaOptions options;
@property (readonly, weak) id owner;
@end

// MARK: Appearance, colours, fonts and images

typedef NSString *NSAppearanceName NAMED("NSAppearance.Name") TYPED_XENUM;
extern NSAppearanceName const NSAppearanceNameAqua;
extern NSAppearanceName const NSAppearanceNameDarkAqua;
extern NSAppearanceName const NSAppearanceNameVibrantLight;
extern NSAppearanceName const NSAppearanceNameVibrantDark;
extern NSAppearanceName const NSAppearanceNameAccessibilityHighContrastAqua;
extern NSAppearanceName const NSAppearanceNameAccessibilityHighContrastDarkAqua;

@interface NSAppearance : NSObject
@property (readonly, copy) NSAppearanceName name;
+ (nullable NSAppearance *)appearanceNamed:(NSAppearanceName)name;
- (nullable NSAppearanceName)bestMatchFromAppearancesWithNames:
    (NSArray<NSAppearanceName> *)appearances NAMED("bestMatch(from:)");
+ (NSAppearance *)currentDrawingAppearance NAMED("currentDrawing()");
- (void)performAsCurrentDrawingAppearance:(void(__attribute__((noescape)) ^)(void))block
    NAMED("performAsCurrentDrawingAppearance(_:)");
@end

UI_ACTOR @protocol NSAppearanceCustomization <NSObject>
@property (nullable, strong) NSAppearance *appearance;
@property (readonly, strong) NSAppearance *effectiveAppearance;
@end

@interface NSColorSpace : NSObject
@property (class, readonly, strong) NSColorSpace *sRGBColorSpace NAMED("sRGB");
@end

SENDABLE @interface NSColor : NSObject
+ (nullable NSColor *)colorWithCGColor:(CGColorRef)cgColor;
+ (NSColor *)colorWithSRGBRed:(CGFloat)red
                        green:(CGFloat)green
                         blue:(CGFloat)blue
                        alpha:(CGFloat)alpha NAMED("init(srgbRed:green:blue:alpha:)");
+ (NSColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
+ (NSColor *)colorWithName:(nullable NSString *)colorName
           dynamicProvider:(NSColor * (^)(NSAppearance *appearance))dynamicProvider;
@property (readonly) CGColorRef CGColor NAMED("cgColor");
- (NSColor *)colorWithAlphaComponent:(CGFloat)alpha NAMED("withAlphaComponent(_:)");
- (nullable NSColor *)colorUsingColorSpace:(NSColorSpace *)space NAMED("usingColorSpace(_:)");
@property (readonly) CGFloat redComponent;
@property (readonly) CGFloat greenComponent;
@property (readonly) CGFloat blueComponent;
@property (readonly) CGFloat alphaComponent;
- (void)set;
- (void)setFill;
@property (class, readonly) NSColor *clearColor NAMED("clear");
@property (class, readonly) NSColor *whiteColor NAMED("white");
@property (class, readonly) NSColor *blackColor NAMED("black");
@property (class, readonly) NSColor *labelColor NAMED("labelColor");
@property (class, readonly) NSColor *secondaryLabelColor NAMED("secondaryLabelColor");
@property (class, readonly) NSColor *controlAccentColor NAMED("controlAccentColor");
@property (class, readonly) NSColor *controlTextColor NAMED("controlTextColor");
@property (class, readonly) NSColor *controlColor NAMED("controlColor");
@property (class, readonly) NSColor *separatorColor NAMED("separatorColor");
@property (class, readonly) NSColor *windowBackgroundColor NAMED("windowBackgroundColor");
@property (class, readonly) NSColor *textBackgroundColor NAMED("textBackgroundColor");
@property (class, readonly) NSColor *systemRedColor NAMED("systemRed");
@end

typedef CGFloat NSFontWeight NAMED("NSFont.Weight") TYPED_XENUM;
extern const NSFontWeight NSFontWeightRegular;
extern const NSFontWeight NSFontWeightMedium;
extern const NSFontWeight NSFontWeightSemibold;
extern const NSFontWeight NSFontWeightBold;
extern const NSFontWeight NSFontWeightHeavy;

typedef NSString *NSFontTextStyle NAMED("NSFont.TextStyle") TYPED_ENUM;
extern NSFontTextStyle const NSFontTextStyleBody;
extern NSFontTextStyle const NSFontTextStyleHeadline;
extern NSFontTextStyle const NSFontTextStyleSubheadline;
typedef NSString *NSFontTextStyleOptionKey NAMED("NSFont.TextStyleOptionKey") TYPED_ENUM;

typedef NSString *NSFontDescriptorAttributeName NAMED("NSFontDescriptor.AttributeName") TYPED_XENUM;
extern NSFontDescriptorAttributeName const NSFontFamilyAttribute NAMED(
    "NSFontDescriptorAttributeName.family");
extern NSFontDescriptorAttributeName const NSFontTraitsAttribute NAMED(
    "NSFontDescriptorAttributeName.traits");
typedef NSString *NSFontDescriptorTraitKey NAMED("NSFontDescriptor.TraitKey") TYPED_ENUM;
extern NSFontDescriptorTraitKey const NSFontWeightTrait NAMED("NSFontDescriptorTraitKey.weight");
typedef MOPTIONS(unsigned, NSFontDescriptorSymbolicTraits){
    NSFontDescriptorTraitItalic NAMED("italic") = 1, NSFontDescriptorTraitBold NAMED("bold") = 1 << 1}
NAMED("NSFontDescriptor.SymbolicTraits");

SENDABLE @interface NSFontDescriptor : NSObject
- (instancetype)initWithFontAttributes:
    (nullable NSDictionary<NSFontDescriptorAttributeName, id> *)attributes DESIGNATED;
@property (readonly, copy) NSDictionary<NSFontDescriptorAttributeName, id> *fontAttributes;
@property (readonly) NSFontDescriptorSymbolicTraits symbolicTraits;
- (NSFontDescriptor *)fontDescriptorWithSymbolicTraits:
    (NSFontDescriptorSymbolicTraits)symbolicTraits NAMED("withSymbolicTraits(_:)");
@end

SENDABLE @interface NSFont : NSObject
+ (nullable NSFont *)fontWithName:(NSString *)fontName size:(CGFloat)fontSize;
+ (nullable NSFont *)fontWithDescriptor:(NSFontDescriptor *)fontDescriptor size:(CGFloat)fontSize;
+ (NSFont *)systemFontOfSize:(CGFloat)fontSize NAMED("systemFont(ofSize:)");
+ (NSFont *)boldSystemFontOfSize:(CGFloat)fontSize NAMED("boldSystemFont(ofSize:)");
+ (NSFont *)systemFontOfSize:(CGFloat)fontSize weight:(NSFontWeight)weight NAMED("systemFont(ofSize:weight:)");
+ (NSFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize
                                     weight:(NSFontWeight)weight
    NAMED("monospacedDigitSystemFont(ofSize:weight:)");
+ (NSFont *)monospacedSystemFontOfSize:(CGFloat)fontSize
                                weight:(NSFontWeight)weight
    NAMED("monospacedSystemFont(ofSize:weight:)");
+ (NSFont *)preferredFontForTextStyle:(NSFontTextStyle)style
                              options:(NSDictionary<NSFontTextStyleOptionKey, id> *)options
    NAMED("preferredFont(forTextStyle:options:)");
- (NSFont *)fontWithSize:(CGFloat)fontSize NAMED("withSize(_:)");
@property (class, readonly) CGFloat systemFontSize NAMED("systemFontSize");
@property (class, readonly) CGFloat smallSystemFontSize NAMED("smallSystemFontSize");
@property (readonly) CGFloat pointSize;
@property (readonly, copy) NSString *fontName;
@property (readonly, copy, nullable) NSString *familyName;
@property (readonly, strong) NSFontDescriptor *fontDescriptor;
@property (readonly) CGFloat ascender;
@property (readonly) CGFloat descender;
@property (readonly) CGFloat leading;
@property (readonly) CGFloat capHeight;
@end

@interface NSGraphicsContext : NSObject
@end

typedef NSString *NSImageHintKey NAMED("NSImageRep.HintKey") TYPED_ENUM;
@interface NSImageRep : NSObject
@end

typedef MENUM(NSInteger, NSImageResizingMode){NSImageResizingModeTile, NSImageResizingModeStretch}
NAMED("NSImage.ResizingMode");

NAMED("NSImage.SymbolConfiguration") @interface NSImageSymbolConfiguration : NSObject
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize
                                    weight:(NSFontWeight)weight
    NAMED("init(pointSize:weight:)");
@end

@interface NSImage : NSObject
- (instancetype)initWithSize:(CGSize)size DESIGNATED;
- (instancetype)initWithCGImage:(CGImageRef)cgImage size:(CGSize)size;
+ (NSImage *)imageWithSize:(CGSize)size
                   flipped:(BOOL)drawingHandlerShouldBeCalledWithFlippedContext
            drawingHandler:(BOOL (^)(CGRect dstRect))drawingHandler;
+ (nullable instancetype)imageWithSystemSymbolName:(NSString *)symbolName
                          accessibilityDescription:(nullable NSString *)description;
- (nullable NSImage *)imageWithSymbolConfiguration:(NSImageSymbolConfiguration *)configuration
    NAMED("withSymbolConfiguration(_:)");
- (nullable CGImageRef)CGImageForProposedRect:(nullable CGRect *)proposedDestRect
                                      context:(nullable NSGraphicsContext *)referenceContext
                                        hints:(nullable NSDictionary<NSImageHintKey, id> *)hints
    NAMED("cgImage(forProposedRect:context:hints:)") __attribute__((cf_returns_not_retained));
@property CGSize size;
@property (getter=isTemplate) BOOL template;
@property NSEdgeInsets capInsets;
@property NSImageResizingMode resizingMode;
@property (nullable, copy) NSString *accessibilityDescription;
@end

@interface NSBundle (NSImage)
- (nullable NSImage *)imageForResource:(NSString *)name;
@end

@interface NSBezierPath : NSObject
+ (NSBezierPath *)bezierPathWithRoundedRect:(CGRect)rect
                                    xRadius:(CGFloat)xRadius
                                    yRadius:(CGFloat)yRadius
    NAMED("init(roundedRect:xRadius:yRadius:)");
- (void)fill;
@end

typedef MENUM(NSInteger, NSTextAlignment){NSTextAlignmentLeft, NSTextAlignmentCenter,
                                          NSTextAlignmentRight, NSTextAlignmentJustified,
                                          NSTextAlignmentNatural};
typedef MENUM(NSUInteger, NSLineBreakMode){
    NSLineBreakByWordWrapping,      NSLineBreakByCharWrapping,      NSLineBreakByClipping,
    NSLineBreakByTruncatingHead,    NSLineBreakByTruncatingTail,    NSLineBreakByTruncatingMiddle};
typedef MENUM(NSInteger, NSWritingDirection){NSWritingDirectionNatural = -1,
                                             NSWritingDirectionLeftToRight = 0,
                                             NSWritingDirectionRightToLeft = 1};
typedef MOPTIONS(NSInteger, NSUnderlineStyle){NSUnderlineStyleSingle = 1};

@interface NSParagraphStyle : NSObject
@property (readonly) NSTextAlignment alignment;
@property (readonly) NSLineBreakMode lineBreakMode;
@property (readonly) NSWritingDirection baseWritingDirection;
@end

@interface NSMutableParagraphStyle : NSParagraphStyle
@property NSTextAlignment alignment;
@property NSLineBreakMode lineBreakMode;
@property NSWritingDirection baseWritingDirection;
@end

// MARK: Accessibility

// Only the scope of the names below.
struct NSAccessibility {
  int unused;
};

typedef NSString *NSAccessibilityRole NAMED("NSAccessibility.Role") TYPED_ENUM;
extern NSAccessibilityRole const NSAccessibilityApplicationRole NAMED("NSAccessibilityRole.application");
extern NSAccessibilityRole const NSAccessibilityBusyIndicatorRole NAMED("NSAccessibilityRole.busyIndicator");
extern NSAccessibilityRole const NSAccessibilityButtonRole NAMED("NSAccessibilityRole.button");
extern NSAccessibilityRole const NSAccessibilityGroupRole NAMED("NSAccessibilityRole.group");
extern NSAccessibilityRole const NSAccessibilityImageRole NAMED("NSAccessibilityRole.image");
extern NSAccessibilityRole const NSAccessibilityProgressIndicatorRole NAMED("NSAccessibilityRole.progressIndicator");
extern NSAccessibilityRole const NSAccessibilityStaticTextRole NAMED("NSAccessibilityRole.staticText");
extern NSAccessibilityRole const NSAccessibilityTextFieldRole NAMED("NSAccessibilityRole.textField");
extern NSAccessibilityRole const NSAccessibilityUnknownRole NAMED("NSAccessibilityRole.unknown");
extern NSAccessibilityRole const NSAccessibilityWindowRole NAMED("NSAccessibilityRole.window");

typedef NSString *NSAccessibilitySubrole NAMED("NSAccessibility.Subrole") TYPED_ENUM;
extern NSAccessibilitySubrole const NSAccessibilityDialogSubrole NAMED("NSAccessibilitySubrole.dialog");
extern NSAccessibilitySubrole const NSAccessibilityFloatingWindowSubrole NAMED("NSAccessibilitySubrole.floatingWindow");
extern NSAccessibilitySubrole const NSAccessibilityStandardWindowSubrole NAMED("NSAccessibilitySubrole.standardWindow");
extern NSAccessibilitySubrole const NSAccessibilitySystemDialogSubrole NAMED("NSAccessibilitySubrole.systemDialog");
extern NSAccessibilitySubrole const NSAccessibilitySystemFloatingWindowSubrole NAMED("NSAccessibilitySubrole.systemFloatingWindow");
extern NSAccessibilitySubrole const NSAccessibilityUnknownSubrole NAMED("NSAccessibilitySubrole.unknown");

typedef NSString *NSAccessibilityNotificationName NAMED("NSAccessibility.Notification") TYPED_ENUM;
extern NSAccessibilityNotificationName const NSAccessibilityAnnouncementRequestedNotification NAMED("NSAccessibilityNotificationName.announcementRequested");
extern NSAccessibilityNotificationName const NSAccessibilityCreatedNotification NAMED("NSAccessibilityNotificationName.created");
extern NSAccessibilityNotificationName const NSAccessibilityFocusedUIElementChangedNotification NAMED("NSAccessibilityNotificationName.focusedUIElementChanged");
extern NSAccessibilityNotificationName const NSAccessibilityLayoutChangedNotification NAMED("NSAccessibilityNotificationName.layoutChanged");
extern NSAccessibilityNotificationName const NSAccessibilityTitleChangedNotification NAMED("NSAccessibilityNotificationName.titleChanged");
extern NSAccessibilityNotificationName const NSAccessibilityUIElementDestroyedNotification NAMED("NSAccessibilityNotificationName.uiElementDestroyed");
extern NSAccessibilityNotificationName const NSAccessibilityValueChangedNotification NAMED("NSAccessibilityNotificationName.valueChanged");

typedef NSString *NSAccessibilityNotificationUserInfoKey NAMED("NSAccessibility.NotificationUserInfoKey") TYPED_ENUM;
extern NSAccessibilityNotificationUserInfoKey const NSAccessibilityAnnouncementKey NAMED("NSAccessibilityNotificationUserInfoKey.announcement");
extern NSAccessibilityNotificationUserInfoKey const NSAccessibilityPriorityKey NAMED("NSAccessibilityNotificationUserInfoKey.priority");
extern NSAccessibilityNotificationUserInfoKey const NSAccessibilityUIElementsKey NAMED("NSAccessibilityNotificationUserInfoKey.uiElements");

typedef MENUM(NSInteger, NSAccessibilityPriorityLevel){NSAccessibilityPriorityLow = 10,
                                                       NSAccessibilityPriorityMedium = 50,
                                                       NSAccessibilityPriorityHigh = 90};

UI_ACTOR void NSAccessibilityPostNotification(id element,
                                              NSAccessibilityNotificationName notification)
    NAMED("NSAccessibility.post(element:notification:)");
UI_ACTOR void NSAccessibilityPostNotificationWithUserInfo(
    id element, NSAccessibilityNotificationName notification,
    NSDictionary<NSAccessibilityNotificationUserInfoKey, id> *_Nullable userInfo)
    NAMED("NSAccessibility.post(element:notification:userInfo:)");

// Its properties are methods in Swift.
UI_ACTOR NAMED("NSAccessibilityProtocol") @protocol NSAccessibility <NSObject>
- (BOOL)isAccessibilityElement;
- (void)setAccessibilityElement:(BOOL)accessibilityElement;
- (nullable NSString *)accessibilityLabel;
- (void)setAccessibilityLabel:(nullable NSString *)accessibilityLabel;
- (nullable NSString *)accessibilityTitle;
- (void)setAccessibilityTitle:(nullable NSString *)accessibilityTitle;
- (nullable id)accessibilityValue;
- (void)setAccessibilityValue:(nullable id)accessibilityValue;
- (nullable NSString *)accessibilityValueDescription;
- (void)setAccessibilityValueDescription:(nullable NSString *)accessibilityValueDescription;
- (nullable id)accessibilityMinValue;
- (void)setAccessibilityMinValue:(nullable id)accessibilityMinValue;
- (nullable id)accessibilityMaxValue;
- (void)setAccessibilityMaxValue:(nullable id)accessibilityMaxValue;
- (nullable NSAccessibilityRole)accessibilityRole;
- (void)setAccessibilityRole:(nullable NSAccessibilityRole)accessibilityRole;
- (nullable NSAccessibilitySubrole)accessibilitySubrole;
- (void)setAccessibilitySubrole:(nullable NSAccessibilitySubrole)accessibilitySubrole;
- (NSString *)accessibilityIdentifier;
- (void)setAccessibilityIdentifier:(nullable NSString *)accessibilityIdentifier;
- (BOOL)isAccessibilityModal;
- (void)setAccessibilityModal:(BOOL)accessibilityModal;
- (BOOL)isAccessibilityHidden;
- (void)setAccessibilityHidden:(BOOL)accessibilityHidden;
- (nullable NSArray *)accessibilityChildren;
- (void)setAccessibilityChildren:(nullable NSArray *)accessibilityChildren;
- (BOOL)accessibilityPerformPress;
- (BOOL)accessibilityPerformCancel;
@end

// MARK: Responders and views

UI_ACTOR @interface NSResponder : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, assign) NSResponder *nextResponder NAMED("nextResponder");
@property (readonly) BOOL acceptsFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (BOOL)performKeyEquivalent:(NSEvent *)event NAMED("performKeyEquivalent(with:)");
- (void)mouseDown:(NSEvent *)event NAMED("mouseDown(with:)");
- (void)mouseUp:(NSEvent *)event NAMED("mouseUp(with:)");
- (void)mouseDragged:(NSEvent *)event NAMED("mouseDragged(with:)");
- (void)mouseMoved:(NSEvent *)event NAMED("mouseMoved(with:)");
- (void)mouseEntered:(NSEvent *)event NAMED("mouseEntered(with:)");
- (void)mouseExited:(NSEvent *)event NAMED("mouseExited(with:)");
- (void)cursorUpdate:(NSEvent *)event NAMED("cursorUpdate(with:)");
- (void)rightMouseDown:(NSEvent *)event NAMED("rightMouseDown(with:)");
- (void)rightMouseUp:(NSEvent *)event NAMED("rightMouseUp(with:)");
- (void)otherMouseDown:(NSEvent *)event NAMED("otherMouseDown(with:)");
- (void)otherMouseUp:(NSEvent *)event NAMED("otherMouseUp(with:)");
- (void)otherMouseDragged:(NSEvent *)event NAMED("otherMouseDragged(with:)");
- (void)rightMouseDragged:(NSEvent *)event NAMED("rightMouseDragged(with:)");
- (void)magnifyWithEvent:(NSEvent *)event;
- (void)rotateWithEvent:(NSEvent *)event;
- (void)swipeWithEvent:(NSEvent *)event;
- (void)smartMagnifyWithEvent:(NSEvent *)event;
- (void)scrollWheel:(NSEvent *)event NAMED("scrollWheel(with:)");
- (void)keyDown:(NSEvent *)event NAMED("keyDown(with:)");
- (void)keyUp:(NSEvent *)event NAMED("keyUp(with:)");
- (void)flagsChanged:(NSEvent *)event NAMED("flagsChanged(with:)");
- (void)cancelOperation:(nullable id)sender;
@end

typedef MOPTIONS(NSUInteger, NSAutoresizingMaskOptions){
    NSViewMinXMargin NAMED("minXMargin") = 1, NSViewWidthSizable NAMED("width") = 2,
    NSViewMaxXMargin NAMED("maxXMargin") = 4, NSViewMinYMargin NAMED("minYMargin") = 8,
    NSViewHeightSizable NAMED("height") = 16, NSViewMaxYMargin NAMED("maxYMargin") = 32}
NAMED("NSView.AutoresizingMask");

typedef MENUM(NSInteger, NSWindowOrderingMode){NSWindowAbove NAMED("above") = 1,
                                               NSWindowBelow NAMED("below") = -1,
                                               NSWindowOut NAMED("out") = 0}
NAMED("NSWindow.OrderingMode");

typedef MENUM(NSUInteger, NSFocusRingType){NSFocusRingTypeDefault, NSFocusRingTypeNone,
                                           NSFocusRingTypeExterior};

typedef MENUM(NSInteger, NSUserInterfaceLayoutDirection){
    NSUserInterfaceLayoutDirectionLeftToRight, NSUserInterfaceLayoutDirectionRightToLeft};

typedef MENUM(NSInteger, NSGestureRecognizerState){
    NSGestureRecognizerStatePossible, NSGestureRecognizerStateBegan, NSGestureRecognizerStateChanged,
    NSGestureRecognizerStateEnded, NSGestureRecognizerStateCancelled, NSGestureRecognizerStateFailed}
NAMED("NSGestureRecognizer.State");

UI_ACTOR @interface NSGestureRecognizer : NSObject
@property NSGestureRecognizerState state;
@property (nullable, readonly, weak) NSView *view;
- (BOOL)canPreventGestureRecognizer:(NSGestureRecognizer *)preventedGestureRecognizer
    NAMED("canPrevent(_:)");
- (BOOL)canBePreventedByGestureRecognizer:(NSGestureRecognizer *)preventingGestureRecognizer
    NAMED("canBePrevented(by:)");
- (void)mouseDown:(NSEvent *)event NAMED("mouseDown(with:)");
- (void)rightMouseDown:(NSEvent *)event NAMED("rightMouseDown(with:)");
- (void)otherMouseDown:(NSEvent *)event NAMED("otherMouseDown(with:)");
- (void)mouseDragged:(NSEvent *)event NAMED("mouseDragged(with:)");
- (void)mouseUp:(NSEvent *)event NAMED("mouseUp(with:)");
- (void)rightMouseUp:(NSEvent *)event NAMED("rightMouseUp(with:)");
- (void)otherMouseUp:(NSEvent *)event NAMED("otherMouseUp(with:)");
- (void)magnifyWithEvent:(NSEvent *)event;
- (void)rotateWithEvent:(NSEvent *)event;
@end

typedef NSString *NSPasteboardType NAMED("NSPasteboard.PasteboardType") TYPED_XENUM;

@interface NSPasteboard : NSObject
@end

extern NSPasteboardType const NSPasteboardTypeColor NAMED("NSPasteboardType.color");
extern NSPasteboardType const NSPasteboardTypeFileURL NAMED("NSPasteboardType.fileURL");
extern NSPasteboardType const NSPasteboardTypeHTML NAMED("NSPasteboardType.html");
extern NSPasteboardType const NSPasteboardTypePDF NAMED("NSPasteboardType.pdf");
extern NSPasteboardType const NSPasteboardTypePNG NAMED("NSPasteboardType.png");
extern NSPasteboardType const NSPasteboardTypeRTF NAMED("NSPasteboardType.rtf");
extern NSPasteboardType const NSPasteboardTypeString NAMED("NSPasteboardType.string");
extern NSPasteboardType const NSPasteboardTypeTIFF NAMED("NSPasteboardType.tiff");
extern NSPasteboardType const NSPasteboardTypeURL NAMED("NSPasteboardType.URL");

UI_ACTOR @interface NSFilePromiseReceiver : NSObject
@property (class, readonly, copy) NSArray<NSString *> *readableDraggedTypes;
@end

@interface NSCursor : NSObject
@property (class, readonly, strong) NSCursor *arrowCursor NAMED("arrow");
- (void)set;
@end

typedef float NSLayoutPriority NAMED("NSLayoutConstraint.Priority") TYPED_XENUM;

UI_ACTOR @interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints NAMED("activate(_:)");
@property NSLayoutPriority priority;
@end

UI_ACTOR @interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NAMED("constraint(equalTo:)");
@end

UI_ACTOR @interface NSLayoutXAxisAnchor : NSLayoutAnchor <NSLayoutXAxisAnchor *>
@end

UI_ACTOR @interface NSLayoutYAxisAnchor : NSLayoutAnchor <NSLayoutYAxisAnchor *>
@end

UI_ACTOR @interface NSLayoutDimension : NSLayoutAnchor <NSLayoutDimension *>
@end

UI_ACTOR @interface NSView : NSResponder <NSAppearanceCustomization, NSAccessibility>
- (instancetype)initWithFrame:(CGRect)frameRect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, readonly, assign) NSWindow *window;
@property (nullable, readonly, assign) NSView *superview;
@property (copy) NSArray<__kindof NSView *> *subviews;
- (BOOL)isDescendantOf:(NSView *)view NAMED("isDescendant(of:)");
@property (getter=isHidden) BOOL hidden;
@property (readonly, getter=isHiddenOrHasHiddenAncestor) BOOL hiddenOrHasHiddenAncestor;
- (void)viewDidHide;
- (void)viewDidUnhide;
- (void)addSubview:(NSView *)view;
- (void)addSubview:(NSView *)view
        positioned:(NSWindowOrderingMode)place
        relativeTo:(nullable NSView *)otherView;
- (void)removeFromSuperview;
- (void)viewWillMoveToWindow:(nullable NSWindow *)newWindow NAMED("viewWillMove(toWindow:)");
- (void)viewDidMoveToWindow;
- (void)viewWillMoveToSuperview:(nullable NSView *)newSuperview
    NAMED("viewWillMove(toSuperview:)");
- (void)viewDidMoveToSuperview;
- (void)didAddSubview:(NSView *)subview;
- (void)willRemoveSubview:(NSView *)subview;
- (void)viewDidChangeBackingProperties;
- (void)viewDidChangeEffectiveAppearance;
@property CGRect frame;
@property CGRect bounds;
- (void)setFrameOrigin:(CGPoint)newOrigin;
- (void)setFrameSize:(CGSize)newSize;
- (void)setBoundsOrigin:(CGPoint)newOrigin;
- (void)resizeSubviewsWithOldSize:(CGSize)oldSize NAMED("resizeSubviews(withOldSize:)");
@property NSAutoresizingMaskOptions autoresizingMask;
@property BOOL autoresizesSubviews;
@property BOOL translatesAutoresizingMaskIntoConstraints;
@property (readonly, getter=isFlipped) BOOL flipped;
@property (readonly, getter=isOpaque) BOOL opaque;
@property CGFloat alphaValue;
@property BOOL clipsToBounds;
@property BOOL needsDisplay;
@property BOOL wantsLayer;
@property (nullable, strong) CALayer *layer;
@property (readonly) BOOL wantsUpdateLayer;
- (void)updateLayer;
- (CALayer *)makeBackingLayer;
@property BOOL needsLayout;
- (void)layout;
- (void)layoutSubtreeIfNeeded;
@property (readonly) CGSize intrinsicContentSize;
@property (readonly) CGSize fittingSize;
- (void)invalidateIntrinsicContentSize;
@property (readonly) NSEdgeInsets safeAreaInsets;
@property NSEdgeInsets additionalSafeAreaInsets;
@property (readonly) CGRect safeAreaRect;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable NSView *)view NAMED("convert(_:from:)");
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable NSView *)view NAMED("convert(_:to:)");
- (CGRect)convertRect:(CGRect)rect fromView:(nullable NSView *)view NAMED("convert(_:from:)");
- (CGRect)convertRect:(CGRect)rect toView:(nullable NSView *)view NAMED("convert(_:to:)");
- (nullable NSView *)hitTest:(CGPoint)point;
- (BOOL)mouse:(CGPoint)point inRect:(CGRect)rect;
- (BOOL)acceptsFirstMouse:(nullable NSEvent *)event NAMED("acceptsFirstMouse(for:)");
@property (readonly) BOOL mouseDownCanMoveWindow;
@property (readonly) BOOL needsPanelToBecomeKey;
@property (readonly) BOOL canBecomeKeyView;
@property (nullable, assign) NSView *nextKeyView NAMED("nextKeyView");
@property (nullable, readonly, assign) NSView *nextValidKeyView NAMED("nextValidKeyView");
@property NSFocusRingType focusRingType;
@property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property (nullable, copy) NSString *toolTip;
@property (readonly) BOOL allowsVibrancy;
- (void)addTrackingArea:(NSTrackingArea *)trackingArea;
- (void)removeTrackingArea:(NSTrackingArea *)trackingArea;
- (void)updateTrackingAreas;
- (void)drawFocusRingMask;
@property (readonly) CGRect focusRingMaskBounds;
- (void)noteFocusRingMaskChanged;
@property (copy) NSArray<__kindof NSGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(NSGestureRecognizer *)gestureRecognizer;
- (void)registerForDraggedTypes:(NSArray<NSPasteboardType> *)newTypes
    NAMED("registerForDraggedTypes(_:)");
- (void)unregisterDraggedTypes;
@property (readonly, copy) NSArray<NSPasteboardType> *registeredDraggedTypes;
- (void)resetCursorRects;
- (void)addCursorRect:(CGRect)rect cursor:(NSCursor *)object;
@property (nullable, readonly, strong) NSScrollView *enclosingScrollView;
@property (readonly, copy) NSArray<NSTrackingArea *> *trackingAreas;
@property (readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor;
@property (readonly, strong) NSLayoutDimension *heightAnchor;
- (void)drawRect:(CGRect)dirtyRect NAMED("draw(_:)");
@end

typedef MENUM(NSUInteger, NSControlSize){NSControlSizeRegular, NSControlSizeSmall,
                                         NSControlSizeMini, NSControlSizeLarge}
NAMED("NSControl.ControlSize");

UI_ACTOR @interface NSCell : NSObject <NSAccessibility>
@property BOOL truncatesLastVisibleLine;
@property BOOL wraps;
@end

UI_ACTOR @interface NSControl : NSView
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property (getter=isEnabled) BOOL enabled;
@property BOOL refusesFirstResponder;
@property NSControlSize controlSize;
@property NSTextAlignment alignment;
@property (nullable, strong) NSFont *font;
@property NSLineBreakMode lineBreakMode;
@property BOOL usesSingleLineMode;
@property NSWritingDirection baseWritingDirection;
@property (getter=isHighlighted) BOOL highlighted;
@property (copy) NSString *stringValue;
@property (copy) NSAttributedString *attributedStringValue;
@property (nullable, strong) __kindof NSCell *cell;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
- (void)performClick:(nullable id)sender;
- (nullable NSText *)currentEditor;
@end

UI_ACTOR @interface NSTextField : NSControl
+ (instancetype)labelWithString:(NSString *)stringValue NAMED("init(labelWithString:)");
+ (instancetype)wrappingLabelWithString:(NSString *)stringValue
    NAMED("init(wrappingLabelWithString:)");
@property (getter=isEditable) BOOL editable;
@property (getter=isSelectable) BOOL selectable;
@property (getter=isBordered) BOOL bordered;
@property (getter=isBezeled) BOOL bezeled;
@property BOOL drawsBackground;
@property (nullable, copy) NSColor *backgroundColor;
@property (nullable, copy) NSColor *textColor;
@property NSInteger maximumNumberOfLines;
@property CGFloat preferredMaxLayoutWidth;
@property BOOL allowsDefaultTighteningForTruncation;
@end

@protocol NSTextDelegate <NSObject>
@end

UI_ACTOR @interface NSText : NSView
@property (nullable, weak) id<NSTextDelegate> delegate;
@property (getter=isFieldEditor) BOOL fieldEditor;
@property NSRange selectedRange;
@end

UI_ACTOR @interface NSTextView : NSText
@end

UI_ACTOR @interface NSClipView : NSView
@property (nullable, strong) __kindof NSView *documentView;
@end

UI_ACTOR @interface NSViewController : NSResponder
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (strong) NSView *view;
@end

UI_ACTOR @interface NSTitlebarAccessoryViewController : NSViewController
@end

typedef MENUM(NSUInteger, NSWindowButton){NSWindowCloseButton NAMED("closeButton"),
                                          NSWindowMiniaturizeButton NAMED("miniaturizeButton"),
                                          NSWindowZoomButton NAMED("zoomButton")}
NAMED("NSWindow.ButtonType");

UI_ACTOR @interface NSScrollView : NSView
@property (strong) NSClipView *contentView;
@property (nullable, strong) __kindof NSView *documentView;
@property BOOL hasVerticalScroller;
@end

typedef MENUM(NSUInteger, NSBezelStyle){NSBezelStylePush = 1, NSBezelStyleFlexiblePush = 2,
                                        NSBezelStyleAccessoryBarAction = 12}
NAMED("NSButton.BezelStyle");

typedef MENUM(NSUInteger, NSButtonType){NSButtonTypeMomentaryLight = 0,
                                        NSButtonTypeMomentaryPushIn = 7}
NAMED("NSButton.ButtonType");

UI_ACTOR @interface NSButton : NSControl
@property (copy) NSString *title;
@property (copy) NSAttributedString *attributedTitle;
@property NSBezelStyle bezelStyle;
@property (getter=isBordered) BOOL bordered;
@property (getter=isTransparent) BOOL transparent;
@property BOOL showsBorderOnlyWhileMouseInside;
@property (nullable, copy) NSColor *bezelColor;
@property (nullable, copy) NSColor *contentTintColor;
@property BOOL hasDestructiveAction;
@property (copy) NSString *keyEquivalent;
@property NSEventModifierFlags keyEquivalentModifierMask;
- (void)setButtonType:(NSButtonType)type;
@end

typedef MENUM(NSInteger, NSVisualEffectMaterial){
    NSVisualEffectMaterialTitlebar = 3,           NSVisualEffectMaterialMenu = 5,
    NSVisualEffectMaterialPopover = 6,            NSVisualEffectMaterialSidebar = 7,
    NSVisualEffectMaterialSheet = 11,             NSVisualEffectMaterialWindowBackground = 12,
    NSVisualEffectMaterialHUDWindow = 13,         NSVisualEffectMaterialFullScreenUI = 15,
    NSVisualEffectMaterialToolTip = 17,           NSVisualEffectMaterialContentBackground = 18,
    NSVisualEffectMaterialUnderWindowBackground = 21,
    NSVisualEffectMaterialUnderPageBackground = 22}
NAMED("NSVisualEffectView.Material");
typedef MENUM(NSInteger, NSVisualEffectBlendingMode){NSVisualEffectBlendingModeBehindWindow,
                                                     NSVisualEffectBlendingModeWithinWindow}
NAMED("NSVisualEffectView.BlendingMode");
typedef MENUM(NSInteger, NSVisualEffectState){NSVisualEffectStateFollowsWindowActiveState,
                                              NSVisualEffectStateActive,
                                              NSVisualEffectStateInactive}
NAMED("NSVisualEffectView.State");

UI_ACTOR @interface NSVisualEffectView : NSView
@property NSVisualEffectMaterial material;
@property NSVisualEffectBlendingMode blendingMode;
@property NSVisualEffectState state;
@property (getter=isEmphasized) BOOL emphasized;
@property (nullable, retain) NSImage *maskImage;
@end

typedef MENUM(NSInteger, NSGlassEffectViewStyle){NSGlassEffectViewStyleRegular,
                                                 NSGlassEffectViewStyleClear}
NAMED("NSGlassEffectView.Style") MAC(26.0);

UI_ACTOR MAC(26.0) @interface NSGlassEffectView : NSView
@property (nullable, strong) NSView *contentView;
@property CGFloat cornerRadius;
@property (nullable, copy) NSColor *tintColor;
@property NSGlassEffectViewStyle style;
@end

// MARK: Windows

typedef MOPTIONS(NSUInteger, NSWindowStyleMask){
    NSWindowStyleMaskTitled = 1,
    NSWindowStyleMaskClosable = 1 << 1,
    NSWindowStyleMaskMiniaturizable = 1 << 2,
    NSWindowStyleMaskResizable = 1 << 3,
    NSWindowStyleMaskUtilityWindow = 1 << 4,
    NSWindowStyleMaskNonactivatingPanel = 1 << 7,
    NSWindowStyleMaskHUDWindow = 1 << 13,
    NSWindowStyleMaskFullScreen = 1 << 14,
    NSWindowStyleMaskFullSizeContentView = 1 << 15} NAMED("NSWindow.StyleMask");

typedef MOPTIONS(NSUInteger, NSWindowCollectionBehavior){
    NSWindowCollectionBehaviorCanJoinAllSpaces = 1,
    NSWindowCollectionBehaviorMoveToActiveSpace = 1 << 1,
    NSWindowCollectionBehaviorTransient = 1 << 3,
    NSWindowCollectionBehaviorStationary = 1 << 4,
    NSWindowCollectionBehaviorIgnoresCycle = 1 << 6,
    NSWindowCollectionBehaviorFullScreenPrimary = 1 << 7,
    NSWindowCollectionBehaviorFullScreenAuxiliary = 1 << 8,
    NSWindowCollectionBehaviorFullScreenNone = 1 << 9} NAMED("NSWindow.CollectionBehavior");

typedef MENUM(NSUInteger, NSBackingStoreType){NSBackingStoreBuffered = 2}
NAMED("NSWindow.BackingStoreType");

typedef MENUM(NSInteger, NSWindowAnimationBehavior){NSWindowAnimationBehaviorDefault = 0,
                                                    NSWindowAnimationBehaviorNone = 2,
                                                    NSWindowAnimationBehaviorUtilityWindow = 4,
                                                    NSWindowAnimationBehaviorAlertPanel = 5}
NAMED("NSWindow.AnimationBehavior");

typedef MOPTIONS(NSUInteger, NSWindowOcclusionState){NSWindowOcclusionStateVisible = 1 << 1}
NAMED("NSWindow.OcclusionState");

typedef NSInteger NSWindowLevel NAMED("NSWindow.Level") TYPED_XENUM;
typedef NSInteger NSModalResponse NAMED("NSApplication.ModalResponse") TYPED_XENUM;

UI_ACTOR @interface NSToolbar : NSObject
@end

UI_ACTOR @interface NSWindow : NSResponder <NSAppearanceCustomization, NSAccessibility>
- (instancetype)initWithContentRect:(CGRect)contentRect
                          styleMask:(NSWindowStyleMask)style
                            backing:(NSBackingStoreType)backingStoreType
                              defer:(BOOL)flag DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder __attribute__((unavailable));
@property (copy) NSString *title;
@property (nullable, strong) __kindof NSView *contentView;
@property (nullable, strong) NSToolbar *toolbar;
@property NSWindowStyleMask styleMask;
@property (readonly) CGRect frame;
@property (readonly) CGRect contentLayoutRect;
+ (CGRect)frameRectForContentRect:(CGRect)cRect
                        styleMask:(NSWindowStyleMask)style
    NAMED("frameRect(forContentRect:styleMask:)");
- (CGRect)contentRectForFrameRect:(CGRect)frameRect NAMED("contentRect(forFrameRect:)");
- (CGRect)frameRectForContentRect:(CGRect)contentRect NAMED("frameRect(forContentRect:)");
- (void)setFrame:(CGRect)frameRect display:(BOOL)flag;
- (void)setFrameOrigin:(CGPoint)point;
- (void)setContentSize:(CGSize)size;
- (void)center;
@property NSWindowLevel level;
@property NSWindowCollectionBehavior collectionBehavior;
@property NSWindowAnimationBehavior animationBehavior;
@property BOOL hidesOnDeactivate;
@property BOOL canHide;
@property (nullable, readonly, copy) NSArray<NSWindow *> *tabbedWindows;
@property BOOL ignoresMouseEvents;
@property BOOL acceptsMouseMovedEvents;
@property (getter=isOpaque) BOOL opaque;
@property BOOL hasShadow;
@property CGFloat alphaValue;
@property (null_resettable, copy) NSColor *backgroundColor;
@property (getter=isMovable) BOOL movable;
@property (getter=isMovableByWindowBackground) BOOL movableByWindowBackground;
@property (getter=isReleasedWhenClosed) BOOL releasedWhenClosed;
@property (getter=isExcludedFromWindowsMenu) BOOL excludedFromWindowsMenu;
@property BOOL titlebarAppearsTransparent;
@property BOOL autorecalculatesKeyViewLoop;
@property (nullable, weak) NSView *initialFirstResponder;
@property (readonly, getter=isVisible) BOOL visible;
@property (readonly, getter=isMiniaturized) BOOL miniaturized;
@property (readonly, getter=isKeyWindow) BOOL keyWindow;
@property (readonly, getter=isMainWindow) BOOL mainWindow;
@property (readonly) BOOL canBecomeKeyWindow NAMED("canBecomeKey");
@property (readonly) BOOL canBecomeMainWindow NAMED("canBecomeMain");
@property (readonly) BOOL worksWhenModal;
@property (readonly, getter=isOnActiveSpace) BOOL onActiveSpace;
@property (readonly) NSInteger windowNumber;
@property (readonly) NSWindowOcclusionState occlusionState;
@property (nullable, readonly, strong) NSScreen *screen;
@property (readonly) CGFloat backingScaleFactor;
- (void)makeKeyAndOrderFront:(nullable id)sender;
- (void)orderFront:(nullable id)sender;
- (void)orderBack:(nullable id)sender;
- (void)orderOut:(nullable id)sender;
- (void)orderFrontRegardless;
- (void)makeKeyWindow NAMED("makeKey()");
- (void)makeMainWindow NAMED("makeMain()");
- (void)becomeKeyWindow NAMED("becomeKey()");
- (void)resignKeyWindow NAMED("resignKey()");
- (void)becomeMainWindow NAMED("becomeMain()");
- (void)resignMainWindow NAMED("resignMain()");
- (void)close;
- (void)miniaturize:(nullable id)sender;
- (void)performMiniaturize:(nullable id)sender NAMED("performMiniaturize(_:)");
- (void)performClose:(nullable id)sender NAMED("performClose(_:)");
- (void)deminiaturize:(nullable id)sender;
- (void)toggleFullScreen:(nullable id)sender;
- (void)layoutIfNeeded;
- (void)sendEvent:(NSEvent *)event NAMED("sendEvent(_:)");
@property (nullable, readonly, weak) NSResponder *firstResponder;
- (BOOL)makeFirstResponder:(nullable NSResponder *)responder DISCARDABLE;
- (void)recalculateKeyViewLoop;
- (void)selectNextKeyView:(nullable id)sender;
- (void)selectPreviousKeyView:(nullable id)sender;
- (void)beginSheet:(NSWindow *)sheetWindow
    completionHandler:(void (^_Nullable)(NSModalResponse returnCode))handler;
- (void)endSheet:(NSWindow *)sheetWindow;
- (void)endSheet:(NSWindow *)sheetWindow returnCode:(NSModalResponse)returnCode;
@property (readonly, copy) NSArray<__kindof NSWindow *> *sheets;
@property (nullable, readonly, strong) NSWindow *attachedSheet;
@property (nullable, readonly, strong) NSWindow *sheetParent;
@property (nullable, weak) NSWindow *parentWindow NAMED("parent");
@property (readonly, getter=isSheet) BOOL sheet;
- (void)invalidateCursorRectsForView:(NSView *)view NAMED("invalidateCursorRects(for:)");
- (nullable NSButton *)standardWindowButton:(NSWindowButton)b;
@property (copy) NSArray<NSTitlebarAccessoryViewController *> *titlebarAccessoryViewControllers;
- (CGPoint)convertPointToScreen:(CGPoint)point NAMED("convertPoint(toScreen:)");
- (CGPoint)convertPointFromScreen:(CGPoint)point NAMED("convertPoint(fromScreen:)");
- (CGRect)convertRectToScreen:(CGRect)rect NAMED("convertToScreen(_:)");
- (CGRect)convertRectFromScreen:(CGRect)rect NAMED("convertFromScreen(_:)");
@end

extern NSNotificationName const NSWindowDidBecomeKeyNotification NAMED("NSWindow.didBecomeKeyNotification");
extern NSNotificationName const NSWindowDidResignKeyNotification NAMED("NSWindow.didResignKeyNotification");
extern NSNotificationName const NSWindowDidBecomeMainNotification NAMED("NSWindow.didBecomeMainNotification");
extern NSNotificationName const NSWindowDidResignMainNotification NAMED("NSWindow.didResignMainNotification");
extern NSNotificationName const NSWindowWillCloseNotification NAMED("NSWindow.willCloseNotification");
extern NSNotificationName const NSWindowDidMiniaturizeNotification NAMED("NSWindow.didMiniaturizeNotification");
extern NSNotificationName const NSWindowDidDeminiaturizeNotification NAMED("NSWindow.didDeminiaturizeNotification");
extern NSNotificationName const NSWindowDidResizeNotification NAMED("NSWindow.didResizeNotification");
extern NSNotificationName const NSWindowDidMoveNotification NAMED("NSWindow.didMoveNotification");
extern NSNotificationName const NSWindowWillBeginSheetNotification NAMED("NSWindow.willBeginSheetNotification");
extern NSNotificationName const NSWindowDidEndSheetNotification NAMED("NSWindow.didEndSheetNotification");
extern NSNotificationName const NSWindowDidChangeScreenNotification NAMED("NSWindow.didChangeScreenNotification");
extern NSNotificationName const NSWindowDidChangeBackingPropertiesNotification NAMED("NSWindow.didChangeBackingPropertiesNotification");
extern NSNotificationName const NSWindowDidChangeOcclusionStateNotification NAMED("NSWindow.didChangeOcclusionStateNotification");
extern NSNotificationName const NSWindowDidEnterFullScreenNotification NAMED("NSWindow.didEnterFullScreenNotification");
extern NSNotificationName const NSWindowDidExitFullScreenNotification NAMED("NSWindow.didExitFullScreenNotification");

UI_ACTOR @interface NSPanel : NSWindow
@property (getter=isFloatingPanel) BOOL floatingPanel;
@property BOOL becomesKeyOnlyIfNeeded;
@end

UI_ACTOR @interface NSSavePanel : NSPanel
@end

UI_ACTOR @interface NSScreen : NSObject
@property (class, readonly, copy) NSArray<NSScreen *> *screens;
@property (class, nullable, readonly, strong) NSScreen *mainScreen NAMED("main");
@property (readonly) CGRect frame;
@property (readonly) CGRect visibleFrame;
@property (readonly) CGFloat backingScaleFactor;
@property (readonly) NSEdgeInsets safeAreaInsets;
@end

// MARK: The app

UI_ACTOR @interface NSMenuItem : NSObject
- (instancetype)initWithTitle:(NSString *)string
                       action:(nullable SEL)selector
                keyEquivalent:(NSString *)charCode DESIGNATED;
@property (getter=isEnabled) BOOL enabled;
@property (nullable, strong) NSMenu *submenu;
@end

UI_ACTOR @interface NSMenu : NSObject
- (instancetype)initWithTitle:(NSString *)title DESIGNATED;
- (NSMenuItem *)addItemWithTitle:(NSString *)string
                          action:(nullable SEL)selector
                   keyEquivalent:(NSString *)charCode
    NAMED("addItem(withTitle:action:keyEquivalent:)") DISCARDABLE;
@property (copy) NSArray<NSMenuItem *> *itemArray NAMED("items");
@property BOOL autoenablesItems;
- (BOOL)performKeyEquivalent:(NSEvent *)event NAMED("performKeyEquivalent(with:)");
@end

typedef MENUM(NSInteger, NSApplicationActivationPolicy){
    NSApplicationActivationPolicyRegular, NSApplicationActivationPolicyAccessory,
    NSApplicationActivationPolicyProhibited} NAMED("NSApplication.ActivationPolicy");

UI_ACTOR @protocol NSApplicationDelegate <NSObject>
@optional
- (void)applicationDidFinishLaunching:(NSNotification *)notification;
- (BOOL)applicationShouldTerminateAfterLastWindowClosed:(NSApplication *)sender
    NAMED("applicationShouldTerminateAfterLastWindowClosed(_:)");
@end

UI_ACTOR @interface NSApplication : NSResponder <NSAppearanceCustomization, NSAccessibility>
@property (class, readonly, strong) __kindof NSApplication *sharedApplication NAMED("shared");
@property (nullable, weak) id<NSApplicationDelegate> delegate;
@property (readonly, getter=isActive) BOOL active;
@property (readonly, getter=isHidden) BOOL hidden;
@property (nullable, readonly, weak) NSWindow *keyWindow;
@property (nullable, readonly, weak) NSWindow *mainWindow;
@property (nullable, readonly, weak) NSWindow *modalWindow;
@property (readonly, copy) NSArray<NSWindow *> *windows;
@property (readonly, copy) NSArray<NSWindow *> *orderedWindows;
@property (nullable, readonly, strong) NSEvent *currentEvent;
@property (nullable, strong) NSMenu *mainMenu;
@property (nullable, strong) NSMenu *windowsMenu;
@property (readonly, getter=isFullKeyboardAccessEnabled) BOOL fullKeyboardAccessEnabled;
@property (readonly) NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
- (void)sendEvent:(NSEvent *)event NAMED("sendEvent(_:)");
- (void)activate MAC(14.0);
- (void)activateIgnoringOtherApps:(BOOL)ignoreOtherApps
    __attribute__((availability(macos, deprecated = 27.0))) NAMED("activate(ignoringOtherApps:)");
- (BOOL)setActivationPolicy:(NSApplicationActivationPolicy)activationPolicy DISCARDABLE;
- (void)run;
- (void)hide:(nullable id)sender NAMED("hide(_:)");
- (void)terminate:(nullable id)sender NAMED("terminate(_:)");
@end

extern NSApplication *_Null_unspecified NSApp UI_ACTOR;
extern NSNotificationName const NSApplicationDidBecomeActiveNotification NAMED("NSApplication.didBecomeActiveNotification");
extern NSNotificationName const NSApplicationDidResignActiveNotification NAMED("NSApplication.didResignActiveNotification");
extern NSNotificationName const NSApplicationDidHideNotification NAMED("NSApplication.didHideNotification");
extern NSNotificationName const NSApplicationDidUnhideNotification NAMED("NSApplication.didUnhideNotification");
extern NSNotificationName const NSApplicationDidChangeScreenParametersNotification NAMED("NSApplication.didChangeScreenParametersNotification");

@interface NSWorkspace : NSObject
@property (class, readonly, strong) NSWorkspace *sharedWorkspace NAMED("shared");
@property (readonly, strong) NSNotificationCenter *notificationCenter;
@property (readonly) BOOL accessibilityDisplayShouldReduceMotion;
@property (readonly) BOOL accessibilityDisplayShouldReduceTransparency;
@property (readonly) BOOL accessibilityDisplayShouldIncreaseContrast;
@property (readonly, getter=isVoiceOverEnabled) BOOL voiceOverEnabled;
@end
extern NSNotificationName const NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification NAMED("NSWorkspace.accessibilityDisplayOptionsDidChangeNotification");

typedef MENUM(NSInteger, NSHapticFeedbackPattern){NSHapticFeedbackPatternGeneric,
                                                  NSHapticFeedbackPatternAlignment,
                                                  NSHapticFeedbackPatternLevelChange}
NAMED("NSHapticFeedbackManager.FeedbackPattern");
typedef MENUM(NSUInteger, NSHapticFeedbackPerformanceTime){
    NSHapticFeedbackPerformanceTimeDefault, NSHapticFeedbackPerformanceTimeNow,
    NSHapticFeedbackPerformanceTimeDrawCompleted}
NAMED("NSHapticFeedbackManager.PerformanceTime");

@protocol NSHapticFeedbackPerformer <NSObject>
- (void)performFeedbackPattern:(NSHapticFeedbackPattern)pattern
               performanceTime:(NSHapticFeedbackPerformanceTime)performanceTime
    NAMED("perform(_:performanceTime:)");
@end

@interface NSHapticFeedbackManager : NSObject
@property (class, readonly, strong) id<NSHapticFeedbackPerformer> defaultPerformer;
@end

#pragma clang assume_nonnull end
