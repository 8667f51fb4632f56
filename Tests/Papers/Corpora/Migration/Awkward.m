#import <SVProgressHUD/SVProgressHUD.h>
#import "SVProgressHUD.h"
@import SVProgressHUD;

// [SVProgressHUD show]
- (void)load {
  [SVProgressHUD showImage:done ? yes : no status:@"a: b"];
  [ SVProgressHUD showWithStatus:[NSString stringWithFormat:@"%d: %@", 1, name] ];
  [SVProgressHUD dismissWithDelay:2
                       completion:^{
                         [SVProgressHUD showErrorWithStatus:error.localizedDescription];
                       }];
  [[SVProgressHUD appearance] setDefaultStyle:SVProgressHUDStyleDark];
  [SVProgressHUD showWithMaskType:SVProgressHUDMaskTypeBlack];
  Class class = [SVProgressHUD class];
  [center addObserver:self selector:@selector(gone) name:SVProgressHUDDidDisappearNotification object:nil];
}
