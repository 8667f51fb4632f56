#import "MBProgressHUD.h"

@interface Loader () <MBProgressHUDDelegate>
@property (nonatomic, strong) MBProgressHUD *HUD;
@end

- (void)load {
  _HUD = [[MBProgressHUD alloc] initWithView:[self viewFor:@"a: b"]];
  [_HUD showAnimated:YES];
  self.HUD.label.text = [NSString stringWithFormat:@"%d: %@", 1, name];
  [ self.HUD.button setTitle:@"Stop" forState:UIControlStateNormal ];
  [self.HUD hideAnimated:YES afterDelay:done ? 1 : 2];
  __block MBProgressHUD * hud = [MBProgressHUD HUDForView:self.view];
  hud.labelText = @"Old";
  hud.offset = CGPointMake(0.f, MBProgressMaxOffset);
  [hud addGestureRecognizer:tap];
  [[MBProgressHUD appearance] setContentColor:color];
}
