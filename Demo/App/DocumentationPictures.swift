import Foundation
import HUD
import HUDExamples
import HUDOffscreen

/// The pictures of the README and of the documentation: two films, one picture of each indicator,
/// those of the recipes, and drawings of time. Each is drawn light and dark, and named as the
/// documentation's compiler wants it.
@MainActor struct DocumentationPictures {
  let folder: URL

  func write() throws {
    for isDark in [false, true] {
      let scheme = isDark ? "~dark" : ""
      try save(film(of: Self.hero, isDark: isDark), as: "hero\(scheme)@2x.png")
      for (name, picture) in try indicators(isDark: isDark) + recipes(isDark: isDark) {
        try save(picture, as: "\(name)\(scheme)@2x.png")
      }
      try save(film(of: Self.course, isDark: isDark), as: "film\(scheme)@2x.png")
      for drawing in TimeDrawing.all {
        try save(Data(drawing.svg(isDark: isDark).utf8), as: "\(drawing.name)\(scheme).svg")
      }
    }
  }

  // MARK: The indicators

  private func indicators(isDark: Bool) throws -> [(String, Data)] {
    let photographer = Photographer(
      size: CGSize(width: 260, height: 168), backdrop: .plain, isDark: isDark)
    let stills: [(String, Example.Step)] = [
      ("ring", { HUD.showProgress(0.4, status: "Uploading") }),
      ("annular", { HUD.showProgress(0.4, status: "Preparing", as: .annular) }),
      ("pie", { HUD.showProgress(0.4, status: "Indexing", as: .pie) }),
      ("bar", { HUD.showProgress(0.4, status: "Importing", as: .bar) }),
      ("success", { HUD.showSuccess("Saved") }),
      ("warning", { HUD.showWarning("Low disk space") }),
      ("error", { HUD.showError("No connection") }),
      ("info", { HUD.showInfo("Draft kept") }),
      ("image", { HUD.show(image: .headphones, status: "Paired") }),
      ("text", { HUD.showText("Copied") }),
      ("undo", { HUD.showText("Archived", action: HUD.Action("Undo") {}) }),
    ]
    let films: [(String, Duration, Example.Step)] = [
      ("spinner", .seconds(1), { HUD.show(status: "Signing in") }),
      ("activity", .seconds(1), { HUD.show(.activity, status: "Signing in") }),
      ("bar-running", .seconds(2), { HUD.show(.bar, status: "Preparing") }),
    ]
    return try stills.map { ($0, try photographer.still(showing: $1)) }
      + films.map { ($0, try photographer.turn(of: $2, takes: $1)) }
  }

  // MARK: The recipes

  /// The examples whose pictures are in the README, and are not among the indicators.
  private static let recipes = [
    "cancel", "progress-object", "run", "queue", "look-accent", "in-window", "late-cancel",
    "work-pill", "work-mask",
  ]

  private func recipes(isDark: Bool) throws -> [(String, Data)] {
    let photographer = Photographer(
      size: CGSize(width: 260, height: 216), backdrop: .list, isDark: isDark)
    return try Example.all.filter { Self.recipes.contains($0.name) }
      .map { ("recipe-\($0.name)", try photographer.still(of: $0).png) }
  }

  // MARK: The films

  private static let hero = Example(
    "hero", "Spinner, check mark and pill", code: "", at: .milliseconds(2200),
    length: .milliseconds(5600), stay: .milliseconds(1800),
    then: [
      (.milliseconds(1400), { HUD.showSuccess("Saved") }),
      (.milliseconds(3200), { HUD.showText("Archived", action: undo, options: atBottom) }),
    ]
  ) { HUD.show(status: "Saving") }
  private static let undo = HUD.Action("Undo") {}
  private static let atBottom = HUD.Options(position: .bottom)

  private static let course = Example.all.first { $0.name == "course" }

  private func film(of example: Example?, isDark: Bool) throws -> Data {
    guard let example, let length = example.length else {
      preconditionFailure("The example of a spinner that becomes a success is gone.")
    }
    return try Photographer(
      size: CGSize(width: 320, height: 236), backdrop: .list, isDark: isDark
    ).film(of: example, length: length)
  }

  private func save(_ data: Data, as name: String) throws {
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    print("\(file.path) (\(data.count / 1024) KiB)")
  }
}
