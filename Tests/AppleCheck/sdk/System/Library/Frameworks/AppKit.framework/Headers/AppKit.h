#pragma once
#include <Foundation/Foundation.h>

// Only macOS has this framework. Everything in it is older than macOS 13.

#pragma clang assume_nonnull begin

UI_ACTOR @interface NSResponder : NSObject
@end

UI_ACTOR @interface NSView : NSResponder
- (instancetype)initWithFrame:(CGRect)frameRect DESIGNATED;
@end

#pragma clang assume_nonnull end
