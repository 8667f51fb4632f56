#import "MBProgressHUD+Add.h"
#import <MBProgressHUD.h>

@interface RocketHUD : MBProgressHUD
@end

- (void)load {
  [[MBProgressHUD HUDForView:self.view] hide:YES];
  [[MBProgressHUD HUDForView:self.view] hideAnimated:YES];
  [[[MBProgressHUD alloc] initWithView:self.view] showAnimated:YES];
  [SVProgressHUD setDefaultStyle:SVProgressHUDStyleCustom];
  [SVProgressHUD setDefaultMaskType:SVProgressHUDMaskTypeGradient];
  [SVProgressHUD showSuccessWithStatus:@"Saved" maskType:SVProgressHUDMaskTypeBlack];
}
