// The names of SVProgressHUD that Objective-C code uses and that Swift cannot export to it: global
// constants and block types. There is no source file to define the constants in, so each file that
// imports this header has its own copy. Their values are compared as strings, so copies are equal.
//
// Swift does not see these declarations: SVProgressHUDCompat declares the same names in Swift.

#ifndef CHUD_SVPROGRESSHUD_CONSTANTS_H
#define CHUD_SVPROGRESSHUD_CONSTANTS_H

#if __OBJC__
// SVProgressHUD's header imports UIKit too, and files of apps may get UIKit only from that header.
#import <UIKit/UIKit.h>

#define CHUD_CONSTANT __attribute__((unused, swift_private)) static

CHUD_CONSTANT NSString *_Nonnull const SVProgressHUDWillAppearNotification =
    @"SVProgressHUDWillAppearNotification";
CHUD_CONSTANT NSString *_Nonnull const SVProgressHUDDidAppearNotification =
    @"SVProgressHUDDidAppearNotification";
CHUD_CONSTANT NSString *_Nonnull const SVProgressHUDWillDisappearNotification =
    @"SVProgressHUDWillDisappearNotification";
CHUD_CONSTANT NSString *_Nonnull const SVProgressHUDDidDisappearNotification =
    @"SVProgressHUDDidDisappearNotification";
CHUD_CONSTANT NSString *_Nonnull const SVProgressHUDDidReceiveTouchEventNotification =
    @"SVProgressHUDDidReceiveTouchEventNotification";
CHUD_CONSTANT NSString *_Nonnull const SVProgressHUDDidTouchDownInsideNotification =
    @"SVProgressHUDDidTouchDownInsideNotification";
CHUD_CONSTANT NSString *_Nonnull const SVProgressHUDStatusUserInfoKey =
    @"SVProgressHUDStatusUserInfoKey";

typedef void (^SVProgressHUDShowCompletion)(void) __attribute__((swift_private));
typedef void (^SVProgressHUDDismissCompletion)(void) __attribute__((swift_private));

// SVProgressHUD conforms to this protocol, so that the Objective-C header that the compiler
// generates for this class imports this header.
@protocol CHUDSVProgressHUDConstants
@end

#undef CHUD_CONSTANT
#endif

#endif
