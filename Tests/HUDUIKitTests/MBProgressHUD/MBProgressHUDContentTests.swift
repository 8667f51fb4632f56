import HUDCore
import HUDMBProgressHUDOnDouble
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Texts, indicators, progress and button of MBProgressHUD's HUDs.
@MainActor @Suite(.onDouble) struct MBProgressHUDContentTests {

  @Test("What is set in the turn of the show is there from the first frame")
  func sameTurn() {
    let app = MBProgressHUDApp()
    var statuses: [String?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: HUD.willAppearNotification, object: nil, queue: nil
    ) { note in
      let status = note.userInfo?[HUD.statusKey] as? String
      MainActor.assumeIsolated { statuses.append(status) }
    }
    let hud = app.showHUD()
    hud.mode = .determinate
    hud.margin = 30
    hud.label.text = "Loading"
    hud.detailsLabel.text = "Parsing"
    app.wait()
    #expect(statuses == ["Loading"])
    #expect(app.content == HUD.Content(.pie(0), status: "Loading", detail: "Parsing"))
    #expect(app.style?.margin == 30)
    NotificationCenter.default.removeObserver(observer)
  }

  @Test("Each mode is an indicator, and changes while the HUD is visible")
  func modes() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    hud.label.text = "Loading"
    hud.progress = 0.25
    let indicators: [(MBProgressHUDMode, HUD.Indicator)] = [
      (.indeterminate, .activity), (.determinate, .pie(0.25)),
      (.annularDeterminate, .annular(0.25)), (.determinateHorizontalBar, .bar(0.25)),
      (.text, .none), (.customView, .none),
    ]
    for (mode, indicator) in indicators {
      hud.mode = mode
      app.wait()
      #expect(app.content == HUD.Content(indicator, status: "Loading"))
    }
  }

  @Test("Progress outside 0...1 and NaN are harmless")
  func badProgress() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    hud.mode = .annularDeterminate
    app.wait()
    let steps: [(Float, Double)] = [(0.5, 0.5), (1.01, 1), (-1, 0), (.nan, 0), (.infinity, 1)]
    for (progress, shown) in steps {
      hud.progress = progress
      #expect(app.content?.indicator == .annular(shown))
    }
  }

  @Test("Texts that change while the HUD is visible change on the panel; a hidden label has none")
  func texts() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    hud.label.text = "Preparing"
    app.wait()
    hud.label.text = "Loading"
    hud.detailsLabel.text = "3 of 7"
    #expect(app.content == HUD.Content(.activity, status: "Loading", detail: "3 of 7"))
    hud.detailsLabel.isHidden = true
    hud.label.text = nil
    #expect(app.content == HUD.Content(.activity))
    hud.detailsLabel.isHidden = false
    hud.label.text = ""
    #expect(app.content == HUD.Content(.activity, detail: "3 of 7"))
  }

  @Test("An attributed text keeps its attributes until the text is set")
  func attributedText() throws {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    let text = NSMutableAttributedString(string: "Copied 3 files")
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 7, length: 1))
    text.addAttribute(
      .foregroundColor, value: UIColor.white, range: NSRange(location: 0, length: 6))
    hud.label.attributedText = text
    app.wait()
    #expect(app.content?.status == "Copied 3 files")
    let label = try #require(app.stage?.status)
    let shown = try #require(label.attributedText)
    #expect(shown.attribute(.underlineStyle, at: 7, effectiveRange: nil) as? Int == 1)
    #expect(shown.attribute(.underlineStyle, at: 8, effectiveRange: nil) == nil)
    #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .white)
    hud.label.text = "Copied"
    #expect(app.content?.attributedStatus == nil && app.content?.status == "Copied")
  }

  @Test("A picture in an attributed text leaves no character")
  func attachment() {
    let app = MBProgressHUDApp()
    app.showHUD().label.attributedText = NSAttributedString(string: "Paid \u{FFFC}with a card")
    app.wait()
    #expect(app.content?.status == "Paid with a card")
  }

  @Test("A font or a colour that is set later replaces those of the attributed text")
  func attributesReplaced() throws {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    let (small, large) = (
      UIFont.systemFont(ofSize: 9, weight: .regular),
      UIFont.systemFont(ofSize: 21, weight: .regular)
    )
    hud.label.attributedText = NSAttributedString(
      string: "Copied", attributes: [.font: small, .foregroundColor: UIColor.white])
    hud.label.font = large
    hud.label.textColor = .black
    app.wait()
    let shown = try #require(app.stage?.status)
    #expect(shown.font.pointSize == 21 && shown.textColor.cgColor == UIColor.black.cgColor)
    #expect(shown.attributedText?.attribute(.font, at: 0, effectiveRange: nil) == nil)
  }

  @Test("Lines are aligned as the labels say, or as an attributed text does")
  func alignment() throws {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    hud.label.numberOfLines = 0
    hud.label.text = "Two\nlines"
    hud.detailsLabel.text = "More"
    app.wait()
    let stage = try #require(app.stage)
    func alignments() -> [NSTextAlignment?] {
      [stage.status?.textAlignment, stage.detail?.textAlignment]
    }
    #expect(alignments() == [.center, .center])
    hud.label.textAlignment = .left
    #expect(alignments() == [.left, .center])
    hud.label.text = "Three\nlong\nlines"
    app.wait()
    #expect(alignments() == [.left, .center])
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    hud.detailsLabel.attributedText = NSAttributedString(
      string: "Even more", attributes: [.paragraphStyle: paragraph])
    app.wait()
    #expect(alignments() == [.left, .right])
  }

  // MARK: Progress objects

  @Test("A progress object is read in each frame, and ends nothing")
  func progressObject() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    let progress = Progress(totalUnitCount: 100)
    hud.mode = .determinate
    hud.progressObject = progress
    app.wait()
    progress.completedUnitCount = 40
    Device.settle()
    #expect(hud.progress == 0.4)
    #expect(app.content?.indicator.progress == Double(Float(0.4)))
    progress.completedUnitCount = 100
    Device.advance(by: .seconds(2))
    #expect(app.isVisible && hud.progress == 1)
    hud.hide(animated: true)
    #expect(Device.runningDisplayLinks == 0)
  }

  @Test("A progress object is followed only while the HUD is shown, then again in a later show")
  func progressObjectBeforeShow() {
    let app = MBProgressHUDApp()
    let hud = app.makeHUD()
    let progress = Progress(totalUnitCount: 10)
    hud.progressObject = progress
    #expect(Device.runningDisplayLinks == 0)
    for step: Int64 in [3, 6] {
      hud.show(animated: true)
      app.wait()
      progress.completedUnitCount = step
      Device.settle()
      #expect(hud.progress == Float(step) / 10)
      hud.hide(animated: false)
    }
    hud.show(animated: true)
    hud.progressObject = nil
    app.wait()
    #expect(Device.runningDisplayLinks == 0)
  }

  // MARK: Custom views

  @Test("A custom view has the size of its frame or its image, and the colour of the content")
  func customView() throws {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    hud.customView = view
    hud.mode = .customView
    hud.contentColor = .white
    hud.label.text = "Done"
    app.wait()
    #expect(view.superview === app.stage?.indicator)
    #expect(view.frame.size == CGSize(width: 50, height: 30) && view.tintColor == .white)
    hud.label.text = "Still the same view"
    app.wait()
    #expect(view.superview === app.stage?.indicator)

    let picture = try #require(UIImage(systemName: "headphones"))
    let image = UIImageView(image: picture)
    hud.customView = image
    app.wait()
    #expect(view.superview == nil && image.superview === app.stage?.indicator)
    #expect(image.frame.size == picture.size)
    hud.mode = .text
    app.wait()
    #expect(image.superview == nil)
  }

  @Test("An image view as custom view plays its animation, and an original image keeps its colours")
  func animatedView() throws {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    let frame = try #require(UIImage(systemName: "headphones"))
    let original = frame.withRenderingMode(.alwaysOriginal)
    let animation = try #require(UIImage.animatedImage(with: [original, original], duration: 1))
    let loader = UIImageView(image: animation)
    hud.mode = .customView
    hud.customView = loader
    app.wait()
    #expect(loader.window != nil && loader.image === animation)
    #expect(loader.image?.images?.allSatisfy { $0.renderingMode == .alwaysOriginal } == true)
  }

  @Test("A progress view as custom view gets the progress")
  func progressViews() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    let views = (MBRoundProgressView(), MBBarProgressView())
    hud.mode = .customView
    hud.customView = views.0
    hud.progress = 0.3
    hud.customView = views.1
    #expect(views.1.progress == 0.3)
    hud.progress = 0.6
    app.wait()
    #expect(views.0.progress == 0.3 && views.1.progress == 0.6)
    #expect(views.1.frame.size == CGSize(width: 120, height: 10))
    #expect(app.content?.indicator.progress == nil)
  }

  // MARK: Button

  @Test("A button with a title is on the panel, sends its actions, and hides nothing")
  func button() throws {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    var presses = 0
    hud.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    app.wait()
    #expect(app.content?.action == nil)
    hud.button.setTitle("Cancel", for: .normal)
    app.wait()
    #expect(app.content?.action?.title == "Cancel")
    try app.press()
    try app.press()
    #expect(presses == 2 && app.isVisible)
    hud.button.isHidden = true
    app.wait()
    #expect(app.content?.action == nil && app.stage?.button == nil)
  }

  @Test("The button's action may hide the HUD")
  func buttonHides() throws {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    hud.button.setTitle("Cancel", for: .normal)
    hud.button.addAction(
      UIAction { [unowned hud] _ in hud.hide(animated: true) }, for: .touchUpInside)
    app.wait()
    try app.press()
    app.wait()
    #expect(!app.isVisible && app.log == ["completion", "delegate"])
  }
}
