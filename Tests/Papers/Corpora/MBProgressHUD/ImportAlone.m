// Files of apps often have UIKit from MBProgressHUD's header alone.
@import MBProgressHUDCompat;

@interface SettingsController : UIViewController
@property (nonatomic, strong) UIImageView *picture;
@end

@implementation SettingsController

- (void)viewDidAppear:(BOOL)animated {
  MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
  hud.label.textColor = [UIColor whiteColor];
  hud.frame = (CGRect){{0, 64}, {320, 300}};
}

@end
