// Lines of an Objective-C app that was written for MBProgressHUD 1.0 or older.
@import MBProgressHUDCompat;
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

@interface HudTask : NSObject
- (void)load:(id)object;
@end

@interface HomeController : UIViewController <MBProgressHUDDelegate>
@property (nonatomic, strong) MBProgressHUD *HUD;
@property (nonatomic, strong) HudTask *task;
@end

@implementation HomeController

- (void)loadWithLabel {
  self.HUD = [[MBProgressHUD alloc] initWithView:self.view];
  [self.view addSubview:self.HUD];
  self.HUD.delegate = self;
  self.HUD.labelText = @"Loading";
  self.HUD.detailsLabelText = @"updating data";
  self.HUD.square = YES;
  [self.HUD showWhileExecuting:@selector(load:) onTarget:self.task withObject:nil animated:YES];
}

- (void)loadInBlock {
  MBProgressHUD *hud = [[MBProgressHUD alloc] initWithWindow:self.view.window];
  [self.view.window addSubview:hud];
  hud.taskInProgress = YES;
  hud.color = [UIColor colorWithWhite:0.f alpha:0.8f];
  hud.opacity = 0.8f;
  hud.activityIndicatorColor = [UIColor whiteColor];
  hud.dimBackground = YES;
  [hud showAnimated:YES
      whileExecutingBlock:^{
        [self.task load:nil];
      }
      completionBlock:^{
        [hud removeFromSuperview];
      }];
  [hud showAnimated:YES
      whileExecutingBlock:^{
        [self.task load:nil];
      }];
}

- (void)toast:(NSString *)text {
  MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
  hud.mode = MBProgressHUDModeText;
  hud.labelText = text;
  hud.labelFont = [UIFont systemFontOfSize:15 weight:UIFontWeightRegular];
  hud.labelColor = [UIColor whiteColor];
  hud.detailsLabelFont = hud.labelFont;
  hud.detailsLabelColor = nil;
  hud.margin = 10.f;
  hud.xOffset = 0.f;
  hud.yOffset = 150.f;
  hud.cornerRadius = 8.f;
  if (hud.size.width < 100.f) hud.minSize = (CGSize){100.f, 60.f};
  [hud hide:YES afterDelay:3];
}

- (void)leave {
  [self.HUD show:NO];
  [self.HUD hide:YES];
  NSArray *huds = [MBProgressHUD allHUDsForView:self.view];
  if (huds) [MBProgressHUD hideAllHUDsForView:self.view animated:YES];
}

- (void)runOnQueue:(id)queue {
  [self.HUD showAnimated:YES
      whileExecutingBlock:^{
        [self.task load:nil];
      }
                  onQueue:queue];
  [self.HUD showAnimated:YES
      whileExecutingBlock:^{
        [self.task load:nil];
      }
                  onQueue:queue
          completionBlock:nil];
}

@end
