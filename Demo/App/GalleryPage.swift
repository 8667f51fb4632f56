import Foundation
import HUD
import HUDExamples

/// The page that shows every picture of a gallery beside its code.
struct GalleryPage {
  struct Figure {
    let example: Example
    /// The light picture and the dark one.
    let pictures: [Picture]
  }

  /// The files of one picture, and its alternative text.
  struct Picture {
    let still: String
    /// Nil if nothing moves.
    let film: String?
    let words: String
  }

  var sections: [(group: Example.Group, figures: [Figure])] = []

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>HUD</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
      <h1>HUD</h1>
      <p>Progress HUDs and toasts, with one line from anywhere in an app.</p>
    </header>
    <nav aria-label="Groups">
      <ul>
    \(sections.map(link).joined(separator: "\n"))
      </ul>
      <label><input type="checkbox" role="switch" id="stills"> Reduced motion</label>
    </nav>
    <main>
    \(sections.map(section).joined(separator: "\n"))
    </main>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private func link(to group: Example.Group, _ figures: [Figure]) -> String {
    "    <li><a href=\"#\(group.name)\">\(escaped(group.title))</a></li>"
  }

  private func section(_ group: Example.Group, _ figures: [Figure]) -> String {
    """
    <section id="\(group.name)" aria-labelledby="\(group.name)-title">
      <h2 id="\(group.name)-title">\(escaped(group.title))</h2>
      <div class="figures">
    \(figures.map(figure).joined(separator: "\n"))
      </div>
    </section>
    """
  }

  private func figure(_ figure: Figure) -> String {
    """
        <figure id="\(figure.example.name)">
          <div class="pictures">
    \(figure.pictures.map(picture).joined(separator: "\n"))
          </div>
          <figcaption>
            <h3>\(escaped(figure.example.title))</h3>
            <button type="button" class="copy" hidden>Copy the call</button>
            <pre><code>\(escaped(figure.example.code))</code></pre>
          </figcaption>
        </figure>
    """
  }

  /// Returns one image, or both the still and the film of a moving example. The style sheet hides
  /// one of the two, as the reader prefers.
  private func picture(_ picture: Picture) -> String {
    func image(_ file: String, _ kind: String) -> String {
      """
            <img class="\(kind)" src="\(file)" width="320" height="236" loading="lazy" \
      alt="\(escaped(picture.words))">
      """
    }
    guard let film = picture.film else { return image(picture.still, "always") }
    return image(picture.still, "still") + "\n" + image(film, "film")
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
