import Foundation
import HUD
import HUDExamples

/// A folder with pictures of every example, light and dark, and a page that shows them.
@MainActor struct Gallery {
  let folder: URL

  private static let size = CGSize(width: 320, height: 236)

  /// The groups whose pictures have a colourful backdrop. The others have a list, which shows what
  /// a mask covers.
  private static let colorful: Set = ["progress", "actions", "looks", "languages"]

  func write() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var page = GalleryPage()
    for group in Example.groups {
      let backdrop: Backdrop = Self.colorful.contains(group.name) ? .colors : .list
      let figures = try group.examples.filter { $0.begin != nil }.map {
        try figure(of: $0, over: backdrop)
      }
      page.sections.append((group, figures))
    }
    let file = folder.appendingPathComponent("index.html")
    try page.html.write(to: file, atomically: true, encoding: .utf8)
    print("All of them: \(file.path)")
  }

  /// Draws one example, without a page.
  func write(_ example: Example) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try figure(of: example, over: .list)
  }

  private func figure(of example: Example, over backdrop: Backdrop) throws -> GalleryPage.Figure {
    let pictures = try [false, true].map { isDark in
      let photographer = Photographer(size: Self.size, backdrop: backdrop, isDark: isDark)
      let name = "\(example.name)-\(isDark ? "dark" : "light")"
      let (png, words) = try photographer.still(of: example)
      try save(png, as: "\(name).png")
      if let length = example.length {
        try save(photographer.film(of: example, length: length), as: "\(name).apng")
      }
      return GalleryPage.Picture(
        still: "\(name).png", film: example.length.map { _ in "\(name).apng" },
        words: "\(isDark ? "Dark" : "Light"): \(words)")
    }
    return GalleryPage.Figure(example: example, pictures: pictures)
  }

  private func save(_ data: Data, as name: String) throws {
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    print("\(file.path) (\(data.count / 1024) KiB)")
  }
}
