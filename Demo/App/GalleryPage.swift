import HUDExamples

/// The page that shows every picture of a gallery beside its code.
struct GalleryPage {
  let examples: [Example]

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>HUD</title>
    <style>
      body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 660px;
             padding: 0 1rem; background: #fafafa; color: #222; }
      figure { margin: 2.5rem 0; }
      figure div { display: flex; flex-wrap: wrap; gap: 12px; }
      img { width: 300px; height: 240px; border-radius: 12px; }
      code { background: #eee; border-radius: 4px; padding: 2px 5px; }
      @media (prefers-color-scheme: dark) {
        body { background: #111; color: #ddd; } code { background: #2a2a2a; } }
    </style>
    <h1>HUD</h1>
    \(examples.map(figure).joined(separator: "\n"))
    </html>

    """
  }

  private func figure(_ example: Example) -> String {
    let ending = example.length == nil ? "png" : "apng"
    let pictures = [false, true].map {
      "<img src=\"\(example.fileName(isDark: $0)).\(ending)\" alt=\"\(escaped(example.title))\">"
    }
    return """
      <figure id="\(example.name)">
        <figcaption><b>\(escaped(example.title))</b> <code>\(escaped(example.code))</code></figcaption>
        <div>\(pictures.joined())</div>
      </figure>
      """
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
