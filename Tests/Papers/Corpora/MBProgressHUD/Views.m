// Lines of Objective-C apps that use the HUD as a view, or call it on any thread.
@import MBProgressHUDCompat;

@interface Transfer : NSObject
+ (void)sendWithProgress:(void (^)(NSProgress *progress))progress
                 success:(void (^)(void))success;
@end

@interface GalleryController : UIViewController <MBProgressHUDDelegate>
@property (nonatomic, strong) MBProgressHUD *hud;
@property (nonatomic, strong) UIView *badge;
@property (nonatomic, copy) MBProgressHUDCompletionBlock finish;
@end

@implementation GalleryController

- (void)viewDidAppear:(BOOL)animated {
  [UIActivityIndicatorView appearanceWhenContainedInInstancesOfClasses:@[ [MBProgressHUD class] ]]
      .color = [UIColor whiteColor];
  [[MBProgressHUD appearance] setContentColor:[UIColor whiteColor]];
  [MBProgressHUD appearance].margin = 12.f;
  MBProgressHUD *appearance =
      [MBProgressHUD appearanceWhenContainedInInstancesOfClasses:@[ [UIWindow class] ]];
  appearance.square = YES;
  appearance.minSize = (CGSize){90.f, 90.f};
}

- (void)send {
  self.hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
  self.hud.mode = MBProgressHUDModeAnnularDeterminate;
  self.hud.completionBlock = self.finish;
  // A queue of the library calls the blocks.
  [Transfer
      sendWithProgress:^(NSProgress *progress) {
        self.hud.progressObject = progress;
        self.hud.progress = 0.5f;
        self.hud.label.text = @"Half";
        [MBProgressHUD HUDForView:self.view].detailsLabel.text = @"3 of 6";
      }
      success:^{
        [self.hud hideAnimated:YES];
        [MBProgressHUD hideHUDForView:self.view animated:YES];
      }];
}

- (void)showWithTap {
  MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
  UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self
                                                                        action:@selector(cancel)];
  [hud addGestureRecognizer:tap];
  [hud.bezelView addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self
                                                                              action:@selector(cancel)]];
}

- (void)showSentence:(NSAttributedString *)sentence {
  MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
  hud.backgroundView.style = MBProgressHUDBackgroundStyleBlur;
  hud.backgroundView.blurEffectStyle = UIBlurEffectStyleDark;
  hud.label.attributedText = sentence;
  hud.label.textAlignment = NSTextAlignmentLeft;
  hud.label.font = nil;
  hud.detailsLabel.textAlignment = NSTextAlignmentNatural;
  hud.contentColor = nil;
}

- (void)cancel {
  [self.hud hideAnimated:NO];
}

- (void)showWithBadge {
  MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
  self.badge.translatesAutoresizingMaskIntoConstraints = NO;
  [hud.bezelView addSubview:self.badge];
  [NSLayoutConstraint activateConstraints:@[
    [self.badge.topAnchor constraintEqualToAnchor:hud.bezelView.topAnchor],
    [self.badge.leadingAnchor constraintEqualToAnchor:hud.label.leadingAnchor],
  ]];
  hud.backgroundColor = [UIColor clearColor];
  hud.alpha = 0.9;
}

@end
