// The names of MBProgressHUD that Objective-C code uses and that Swift cannot export to it: a
// global constant and a block type. There is no source file to define the constant in, so each file
// that imports this header has its own copy.
//
// Swift does not see these declarations: MBProgressHUDCompat declares the same names in Swift.

#ifndef CHUD_MBPROGRESSHUD_CONSTANTS_H
#define CHUD_MBPROGRESSHUD_CONSTANTS_H

#if __OBJC__
#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/Foundation.h>
// MBProgressHUD's header imports UIKit too, and files of apps may get UIKit only from that header.
#if __has_include(<UIKit/UIKit.h>)
#import <UIKit/UIKit.h>
#endif

#define CHUD_CONSTANT __attribute__((unused, swift_private)) static

CHUD_CONSTANT CGFloat const MBProgressMaxOffset = 1000000;

typedef void (^MBProgressHUDCompletionBlock)(void) __attribute__((swift_private));

// MBProgressHUD conforms to this protocol, so that the Objective-C header that the compiler
// generates for this class imports this header.
@protocol CHUDMBProgressHUDConstants
@end

#undef CHUD_CONSTANT
#endif

#endif
