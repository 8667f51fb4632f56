// SVProgressHUD's header imports UIKit, so many files import nothing else.
@import SVProgressHUDCompat;

@interface AskingController : UIViewController
@property (nonatomic, strong) UIColor *color;
@end

@implementation AskingController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.backgroundColor = [UIColor secondaryLabelColor];
  [SVProgressHUD setContainerView:self.view];
  [SVProgressHUD setMaxSupportedWindowLevel:UIWindowLevelNormal];
}

// The HUD is dismissed by the answer, not before the question.
- (void)ask {
  [SVProgressHUD setDefaultMaskType:SVProgressHUDMaskTypeBlack];
  [SVProgressHUD showWithStatus:@"Uploading"];
  UIAlertController *alert =
      [UIAlertController alertControllerWithTitle:nil
                                          message:@"Stop?"
                                   preferredStyle:UIAlertControllerStyleAlert];
  [alert addAction:[UIAlertAction actionWithTitle:@"Stop"
                                            style:UIAlertActionStyleDestructive
                                          handler:^(UIAlertAction *action) {
                                            [SVProgressHUD dismiss];
                                          }]];
  [self presentViewController:alert animated:YES completion:nil];
}

- (void)share:(UIViewController *)sheet {
  [SVProgressHUD showWithStatus:@"Preparing"];
  [self presentViewController:sheet
                     animated:YES
                   completion:^{
                     [SVProgressHUD dismissWithCompletion:^{
                       [SVProgressHUD setContainerView:nil];
                     }];
                   }];
}

@end
