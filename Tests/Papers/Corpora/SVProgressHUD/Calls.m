// Lines as Objective-C apps write them. They are compiled against the header that the Swift
// compiler makes of SVProgressHUDCompat; with the original, the import would be
// <SVProgressHUD/SVProgressHUD.h>.
@import UIKit;
@import SVProgressHUDCompat;

@interface Server : NSObject
+ (void)loadWithCompletion:(void (^)(NSString *errorMessage))completion;
+ (void)uploadWithProgress:(void (^)(float fraction))progress success:(void (^)(void))success;
@end

@interface AccountController : UIViewController
@property (nonatomic, copy) SVProgressHUDDismissCompletion afterwards;
@property (nonatomic, copy) SVProgressHUDShowCompletion shown;
@end

@implementation AccountController

- (void)load {
  [SVProgressHUD show];
  [Server loadWithCompletion:^(NSString *errorMessage) {
    [SVProgressHUD dismiss];
  }];
}

- (void)reload {
  [SVProgressHUD showWithStatus:@"Loading"];
  [Server loadWithCompletion:^(NSString *errorMessage) {
    if (errorMessage) {
      [SVProgressHUD showErrorWithStatus:errorMessage];
    } else {
      [SVProgressHUD showSuccessWithStatus:@"Loaded"];
    }
  }];
}

- (void)upload {
  [SVProgressHUD showProgress:0 status:@"Uploading"];
  [Server uploadWithProgress:^(float fraction) {
    [SVProgressHUD showProgress:fraction status:@"Uploading"];
    [SVProgressHUD showProgress:fraction];
  }
      success:^{
        [SVProgressHUD popActivity];
        [SVProgressHUD showInfoWithStatus:nil];
      }];
}

- (void)block {
  [SVProgressHUD show];
  [SVProgressHUD setDefaultMaskType:SVProgressHUDMaskTypeBlack];
}

- (void)blockOnce {
  [SVProgressHUD showWithMaskType:SVProgressHUDMaskTypeClear];
  [SVProgressHUD showWithStatus:@"Loading" maskType:SVProgressHUDMaskTypeBlack];
  [SVProgressHUD showProgress:0.4f maskType:SVProgressHUDMaskTypeGradient];
  [SVProgressHUD showProgress:0.4f status:nil maskType:SVProgressHUDMaskTypeNone];
  [SVProgressHUD showInfoWithStatus:@"Info" maskType:SVProgressHUDMaskTypeClear];
  [SVProgressHUD showSuccessWithStatus:@"Saved" maskType:SVProgressHUDMaskTypeClear];
  [SVProgressHUD showErrorWithStatus:@"Failed" maskType:SVProgressHUDMaskTypeClear];
  [SVProgressHUD showImage:nil status:@"Paired" maskType:SVProgressHUDMaskTypeClear];
}

- (void)leave {
  [SVProgressHUD dismissWithCompletion:^{
    [self leaveLater];
  }];
  [SVProgressHUD dismissWithCompletion:nil];
  [SVProgressHUD dismissWithCompletion:self.afterwards];
}

- (void)leaveLater {
  [SVProgressHUD showImage:[UIImage imageNamed:@"paired"] status:@"Paired"];
  [SVProgressHUD dismissWithDelay:1];
  [SVProgressHUD dismissWithDelay:1
                       completion:^{
                         [self load];
                       }];
  NSTimeInterval time = [SVProgressHUD displayDurationForString:@"Paired"];
  [SVProgressHUD dismissWithDelay:time completion:nil];
}

- (void)turn:(NSArray<UIImage *> *)frames {
  UIImage *loader = [UIImage animatedImageWithImages:frames duration:1];
  [SVProgressHUD setShouldTintImages:NO];
  [SVProgressHUD setInfoImage:loader];
  [SVProgressHUD showInfoWithStatus:@"Loading"];
  [SVProgressHUD showImage:loader status:@"Loading"];
  UIImage *image = [loader imageWithRenderingMode:UIImageRenderingModeAlwaysOriginal];
  [SVProgressHUD showImage:image status:nil];
}

- (void)say:(NSString *)text {
  if ([SVProgressHUD isVisible]) {
    [SVProgressHUD setStatus:text];
  } else {
    [SVProgressHUD showWithStatus:text];
  }
}

- (void)observe {
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  SEL action = @selector(hudPosted:);
  [center addObserver:self selector:action name:SVProgressHUDWillAppearNotification object:nil];
  [center addObserver:self selector:action name:SVProgressHUDDidAppearNotification object:nil];
  [center addObserver:self selector:action name:SVProgressHUDWillDisappearNotification object:nil];
  [center addObserver:self selector:action name:SVProgressHUDDidDisappearNotification object:nil];
  [center addObserver:self
             selector:action
                 name:SVProgressHUDDidReceiveTouchEventNotification
               object:nil];
  [center addObserver:self
             selector:action
                 name:SVProgressHUDDidTouchDownInsideNotification
               object:nil];
}

- (void)hudPosted:(NSNotification *)notification {
  NSString *status = notification.userInfo[SVProgressHUDStatusUserInfoKey];
  [self say:status];
}

+ (void)configure {
  [SVProgressHUD setDefaultStyle:SVProgressHUDStyleLight];
  [SVProgressHUD setDefaultStyle:SVProgressHUDStyleDark];
  [SVProgressHUD setDefaultStyle:SVProgressHUDStyleCustom];
  [SVProgressHUD setDefaultStyle:SVProgressHUDStyleAutomatic];
  [SVProgressHUD setDefaultMaskType:SVProgressHUDMaskTypeNone];
  [SVProgressHUD setDefaultMaskType:SVProgressHUDMaskTypeClear];
  [SVProgressHUD setDefaultMaskType:SVProgressHUDMaskTypeGradient];
  [SVProgressHUD setDefaultMaskType:SVProgressHUDMaskTypeCustom];
  [SVProgressHUD setDefaultAnimationType:SVProgressHUDAnimationTypeFlat];
  [SVProgressHUD setDefaultAnimationType:SVProgressHUDAnimationTypeNative];
  [SVProgressHUD setContainerView:nil];
  [SVProgressHUD setMinimumSize:(CGSize){120, 120}];
  [SVProgressHUD setRingThickness:3];
  [SVProgressHUD setRingRadius:20];
  [SVProgressHUD setRingNoTextRadius:26];
  [SVProgressHUD setCornerRadius:10];
  [SVProgressHUD setBorderColor:[UIColor labelColor]];
  [SVProgressHUD setBorderWidth:1];
  [SVProgressHUD setFont:[UIFont preferredFontForTextStyle:UIFontTextStyleBody]];
  [SVProgressHUD setForegroundColor:[UIColor labelColor]];
  [SVProgressHUD setForegroundImageColor:[UIColor labelColor]];
  [SVProgressHUD setBackgroundColor:[UIColor secondaryLabelColor]];
  [SVProgressHUD setHudViewCustomBlurEffect:[UIBlurEffect effectWithStyle:UIBlurEffectStyleRegular]];
  [SVProgressHUD setBackgroundLayerColor:[[UIColor labelColor] colorWithAlphaComponent:0.2]];
  [SVProgressHUD setImageViewSize:(CGSize){40, 40}];
  [SVProgressHUD setShouldTintImages:NO];
  [SVProgressHUD setInfoImage:[UIImage systemImageNamed:@"info"]];
  [SVProgressHUD setSuccessImage:[UIImage systemImageNamed:@"checkmark"]];
  [SVProgressHUD setErrorImage:[UIImage systemImageNamed:@"xmark"]];
  [SVProgressHUD setGraceTimeInterval:0.2];
  [SVProgressHUD setMinimumDismissTimeInterval:1.5];
  [SVProgressHUD setMaximumDismissTimeInterval:8];
  [SVProgressHUD setFadeInAnimationDuration:0.2];
  [SVProgressHUD setFadeOutAnimationDuration:0.2];
  [SVProgressHUD setMaxSupportedWindowLevel:UIWindowLevelAlert];
  [SVProgressHUD setHapticsEnabled:YES];
  [SVProgressHUD setMotionEffectEnabled:NO];
  [SVProgressHUD setOffsetFromCenter:(UIOffset){0, 120}];
  [SVProgressHUD setInfoImage:nil];
  [SVProgressHUD setSuccessImage:nil];
  [SVProgressHUD setErrorImage:nil];
  [SVProgressHUD setFont:nil];
  [SVProgressHUD setForegroundColor:nil];
  [SVProgressHUD setViewForExtension:nil];
  [SVProgressHUD resetOffsetFromCenter];
}

@end
