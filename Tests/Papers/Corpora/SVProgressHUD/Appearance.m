// Settings by the appearance proxy, and the parts of SVProgressHUD's own views.
@import SVProgressHUDCompat;

@interface StartController : UIViewController
@property (nonatomic, strong) SVIndefiniteAnimatedView *spinner;
@property (nonatomic, strong) SVProgressAnimatedView *ring;
@end

@implementation StartController

- (void)viewDidLoad {
  [[SVProgressHUD appearance] setDefaultStyle:SVProgressHUDStyleCustom];
  [[SVProgressHUD appearance] setForegroundColor:[UIColor whiteColor]];
  [[SVProgressHUD appearance] setBackgroundColor:[UIColor colorWithWhite:0.f alpha:0.8f]];
  [SVProgressHUD appearance].defaultMaskType = SVProgressHUDMaskTypeBlack;
  SVProgressHUD *appearance = [SVProgressHUD appearance];
  appearance.defaultAnimationType = SVProgressHUDAnimationTypeNative;
  appearance.containerView = self.view;
  appearance.viewForExtension = self.view;
  appearance.minimumSize = (CGSize){100, 100};
  appearance.ringThickness = 3;
  appearance.ringRadius = 20;
  appearance.ringNoTextRadius = 26;
  appearance.cornerRadius = 10;
  appearance.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
  appearance.foregroundImageColor = nil;
  appearance.backgroundLayerColor = [UIColor colorWithWhite:0.f alpha:0.2f];
  appearance.imageViewSize = (CGSize){40, 40};
  appearance.shouldTintImages = NO;
  appearance.infoImage = nil;
  appearance.successImage = [UIImage systemImageNamed:@"checkmark"];
  appearance.errorImage = appearance.successImage;
  appearance.graceTimeInterval = 0.2;
  appearance.minimumDismissTimeInterval = 1.5;
  appearance.maximumDismissTimeInterval = 8;
  appearance.offsetFromCenter = (UIOffset){0, 120};
  appearance.fadeInAnimationDuration = 0.2;
  appearance.fadeOutAnimationDuration = 0.2;
  appearance.maxSupportedWindowLevel = UIWindowLevelAlert;
  appearance.hapticsEnabled = YES;
  appearance.motionEffectEnabled = NO;
}

- (void)turn {
  self.spinner = [[SVIndefiniteAnimatedView alloc] initWithFrame:self.view.bounds];
  self.spinner.strokeThickness = 2;
  self.spinner.strokeColor = [UIColor whiteColor];
  self.spinner.radius = 24;
  [self.view addSubview:self.spinner];
  self.ring = [[SVProgressAnimatedView alloc] initWithFrame:self.view.bounds];
  self.ring.strokeThickness = self.spinner.strokeThickness;
  self.ring.strokeColor = self.spinner.strokeColor;
  self.ring.radius = self.spinner.radius;
  self.ring.strokeEnd = 0.4;
  [self.view addSubview:self.ring];
  SVRadialGradientLayer *gradient = [[SVRadialGradientLayer alloc] init];
  gradient.frame = self.view.bounds;
  gradient.gradientCenter = (CGPoint){100, 100};
}

@end
