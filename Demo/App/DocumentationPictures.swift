import Foundation
import HUD
import HUDExamples
import HUDOffscreen

/// The pictures of the README and of the documentation: a strip of panels, one picture of each
/// indicator, those of the recipes, a film, and drawings of time. Each is drawn light and dark, and
/// named as the documentation's compiler wants it.
@MainActor struct DocumentationPictures {
  let folder: URL

  func write() throws {
    for isDark in [false, true] {
      let scheme = isDark ? "~dark" : ""
      try save(strip(isDark: isDark), as: "hero\(scheme)@2x.png")
      for (name, picture) in try indicators(isDark: isDark) + recipes(isDark: isDark) {
        try save(picture, as: "\(name)\(scheme)@2x.png")
      }
      try save(film(isDark: isDark), as: "film\(scheme)@2x.png")
      for drawing in TimeDrawing.all {
        try save(Data(drawing.svg(isDark: isDark).utf8), as: "\(drawing.name)\(scheme).svg")
      }
    }
  }

  // MARK: The strip

  private static let panels: [Example.Step] = [
    { HUD.show(status: "Loading…") },
    { HUD.show(.ring(0.62), status: "Uploading", detail: "3 of 7") },
    {
      HUD.show(.bar(0.44), status: "Importing photos", detail: "a minute left", action: .cancel {})
    },
    { HUD.show(.success, status: "Saved") },
  ]

  /// Returns four screens side by side. Each draws its part of one backdrop.
  private func strip(isDark: Bool) throws -> Data {
    let cell = CGSize(width: 240, height: 240)
    let strip = OffscreenHost(
      size: CGSize(width: cell.width * CGFloat(Self.panels.count), height: cell.height))
    let row = CALayer()
    row.frame = CGRect(origin: .zero, size: strip.size)
    for (index, show) in Self.panels.enumerated() {
      let origin = CGPoint(x: cell.width * CGFloat(index), y: 0)
      let photographer = Photographer(
        size: cell, backdrop: .colors, isDark: isDark, part: (strip.size, origin))
      let picture = CALayer()
      picture.frame = CGRect(origin: origin, size: cell)
      picture.contents = try HUD.Image(pngData: photographer.still(showing: show)).pixels?.picture
      row.addSublayer(picture)
    }
    strip.show(behind: row)
    return try strip.png()
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
      ("spinner", .seconds(1), { HUD.show(status: "Loading…") }),
      ("activity", .seconds(1), { HUD.show(.activity, status: "Loading…") }),
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
      size: CGSize(width: 260, height: 168), backdrop: .list, isDark: isDark)
    return try Example.all.filter { Self.recipes.contains($0.name) }
      .map { ("recipe-\($0.name)", try photographer.still(of: $0).png) }
  }

  // MARK: The film

  private func film(isDark: Bool) throws -> Data {
    guard let example = Example.all.first(where: { $0.name == "course" }),
      let length = example.length
    else { preconditionFailure("The example of a spinner that becomes a success is gone.") }
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
