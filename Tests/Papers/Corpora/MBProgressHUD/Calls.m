// Lines as Objective-C apps write them. They are compiled against the header that the Swift compiler
// makes of MBProgressHUDCompat; with the original, the import would be <MBProgressHUD/MBProgressHUD.h>.
@import UIKit;
@import MBProgressHUDCompat;

@interface Server : NSObject
+ (void)loadWithCompletion:(void (^)(NSString *errorMessage))completion;
+ (void)uploadWithProgress:(void (^)(float fraction))progress success:(void (^)(void))success;
@end

@interface AccountController : UIViewController <MBProgressHUDDelegate>
@property (nonatomic, strong) MBProgressHUD *HUD;
@property (nonatomic, weak) MBProgressHUD *progressHUD;
@property (nonatomic, copy) MBProgressHUDCompletionBlock afterwards;
@property (nonatomic, strong) NSProgress *progress;
@end

@implementation AccountController

- (void)load {
  [MBProgressHUD showHUDAddedTo:self.view animated:YES];
  [Server loadWithCompletion:^(NSString *errorMessage) {
    [MBProgressHUD hideHUDForView:self.view animated:YES];
  }];
}

- (void)reload {
  MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
  hud.label.text = @"Loading";
  hud.detailsLabel.text = @"Please wait";
  hud.mode = MBProgressHUDModeIndeterminate;
  [Server loadWithCompletion:^(NSString *errorMessage) {
    if (errorMessage) {
      hud.mode = MBProgressHUDModeText;
      hud.label.text = errorMessage;
      hud.label.numberOfLines = 0;
      [hud hideAnimated:YES afterDelay:2.f];
    } else {
      [hud hideAnimated:YES];
    }
  }];
}

- (void)save {
  self.HUD = [[MBProgressHUD alloc] initWithView:self.view];
  [self.view addSubview:self.HUD];
  self.HUD.delegate = self;
  self.HUD.label.text = @"Saving";
  self.HUD.label.font = [UIFont systemFontOfSize:14 weight:UIFontWeightMedium];
  self.HUD.removeFromSuperViewOnHide = YES;
  self.HUD.graceTime = 0.2;
  self.HUD.minShowTime = 0.5;
  [self.HUD showAnimated:YES];
}

- (void)hudWasHidden:(MBProgressHUD *)hud {
  [hud removeFromSuperview];
  self.HUD.delegate = nil;
  self.HUD = nil;
}

- (void)upload {
  MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
  hud.mode = MBProgressHUDModeAnnularDeterminate;
  hud.label.text = @"Uploading";
  [Server uploadWithProgress:^(float fraction) {
    [MBProgressHUD HUDForView:self.view].progress = fraction;
    hud.progress = fraction;
  }
      success:^{
        UIImage *image = [[UIImage imageNamed:@"Checkmark"]
            imageWithRenderingMode:UIImageRenderingModeAlwaysTemplate];
        hud.customView = [[UIImageView alloc] initWithImage:image];
        hud.mode = MBProgressHUDModeCustomView;
        hud.square = YES;
        hud.label.text = @"Completed";
        [hud hideAnimated:YES afterDelay:3.0];
      }];
}

- (void)loadWithFrames:(NSArray<UIImage *> *)frames {
  UIImage *loader = [UIImage animatedImageWithImages:frames duration:1];
  MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
  hud.mode = MBProgressHUDModeCustomView;
  hud.customView = [[UIImageView alloc] initWithImage:loader];
}

- (void)download {
  MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
  hud.mode = hud.isSquare ? MBProgressHUDModeDeterminate : MBProgressHUDModeDeterminateHorizontalBar;
  hud.progressObject = self.progress;
  [hud.button setTitle:@"Cancel" forState:UIControlStateNormal];
  [hud.button setTitleColor:[UIColor whiteColor] forState:UIControlStateNormal];
  hud.button.titleLabel.font = [UIFont systemFontOfSize:13 weight:UIFontWeightBold];
  [hud.button addTarget:self action:@selector(cancel) forControlEvents:UIControlEventTouchUpInside];
  hud.completionBlock = ^{
    [self load];
  };
  hud.completionBlock = self.afterwards;
  hud.completionBlock = nil;
  self.progressHUD = hud;
}

- (void)cancel {
  [self.progressHUD hideAnimated:NO];
  if ([MBProgressHUD hideHUDForView:self.view animated:NO]) [self load];
}

- (void)toast:(NSString *)text {
  MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view.window animated:YES];
  hud.mode = MBProgressHUDModeText;
  hud.label.text = text;
  hud.label.textColor = [UIColor whiteColor];
  hud.detailsLabel.textColor = [UIColor whiteColor];
  hud.detailsLabel.font = [UIFont systemFontOfSize:12 weight:UIFontWeightRegular];
  hud.offset = (CGPoint){0.f, MBProgressMaxOffset};
  hud.margin = 10.f;
  hud.userInteractionEnabled = NO;
  hud.removeFromSuperViewOnHide = YES;
  [hud hideAnimated:YES afterDelay:1.5];
}

- (void)look {
  MBProgressHUD *hud = [[MBProgressHUD alloc] initWithFrame:self.view.bounds];
  hud.contentColor = [UIColor whiteColor];
  hud.bezelView.style = MBProgressHUDBackgroundStyleSolidColor;
  hud.bezelView.color = [UIColor blackColor];
  hud.bezelView.backgroundColor = [[UIColor blackColor] colorWithAlphaComponent:0.8];
  hud.bezelView.layer.cornerRadius = 10;
  hud.bezelView.blurEffectStyle = UIBlurEffectStyleDark;
  hud.backgroundView.style = MBProgressHUDBackgroundStyleBlur;
  hud.backgroundView.color = [UIColor colorWithWhite:0.f alpha:.2f];
  hud.animationType = MBProgressHUDAnimationFade;
  hud.animationType = MBProgressHUDAnimationZoom;
  hud.animationType = MBProgressHUDAnimationZoomIn;
  hud.animationType = MBProgressHUDAnimationZoomOut;
  hud.minSize = (CGSize){150.f, 100.f};
  hud.defaultMotionEffectsEnabled = !hud.areDefaultMotionEffectsEnabled;
  [self.view addSubview:hud];
  [hud showAnimated:YES];
}

- (void)progressViews {
  MBRoundProgressView *round = [[MBRoundProgressView alloc] init];
  round.progress = 0.5f;
  round.annular = !round.isAnnular;
  round.progressTintColor = [UIColor whiteColor];
  round.backgroundTintColor = [UIColor clearColor];
  MBBarProgressView *bar = [[MBBarProgressView alloc] initWithFrame:(CGRect){{0, 0}, {120, 20}}];
  bar.progress = round.progress;
  bar.lineColor = [UIColor whiteColor];
  bar.progressColor = [UIColor whiteColor];
  bar.progressRemainingColor = [UIColor clearColor];
  self.HUD.customView = bar;
}

- (void)hideAll {
  while ([MBProgressHUD hideHUDForView:self.view animated:YES]) {
  }
}

@end
