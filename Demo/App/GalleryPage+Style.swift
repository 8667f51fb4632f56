extension GalleryPage {
  static let style = """
    :root {
      --text: #1c1c1e; --quiet: #5f5f66; --page: #fafafa; --card: #fff; --line: rgba(0,0,0,.08);
      --code: #f4f4f7; --accent: #0a5bd0;
      --hero: radial-gradient(circle at 78% 10%, #ffd27a, #ffd27a00 46%),
        radial-gradient(circle at 30% 110%, #6fb7ff, #6fb7ff00 60%),
        linear-gradient(135deg, #ff9a8b, #8fd3f4);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #f5f5f7; --quiet: #a5a5ad; --page: #161618; --card: #222225;
        --line: rgba(255,255,255,.08); --code: #2c2c30; --accent: #7db5ff;
        --hero: radial-gradient(circle at 78% 10%, #b5651d, #b5651d00 46%),
          radial-gradient(circle at 30% 110%, #1f4f8f, #1f4f8f00 60%),
          linear-gradient(135deg, #35204a, #0c2f3a);
      }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; scroll-padding-top: 4rem; }
    body {
      margin: 0 auto; max-width: 1180px; padding: 20px 20px 80px; background: var(--page);
      color: var(--text); font: 16px/1.5 Inter, system-ui, sans-serif;
      -webkit-font-smoothing: antialiased;
    }
    header { padding: 56px 40px; border-radius: 28px; background: var(--hero); }
    h1 { margin: 0; font-size: 64px; font-weight: 800; line-height: 1; letter-spacing: -.03em; }
    header p { margin: 12px 0 0; font-size: 20px; line-height: 1.35; }
    nav {
      position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 24px;
      justify-content: space-between; margin: 0 -20px; padding: 12px 20px;
      background: var(--page); border-bottom: 1px solid var(--line);
    }
    nav ul { display: flex; gap: 18px; margin: 0; padding: 0; list-style: none; overflow-x: auto; }
    nav a { color: var(--quiet); text-decoration: none; white-space: nowrap; font-size: 15px; }
    nav a:hover { color: var(--text); }
    nav label { display: flex; gap: 8px; align-items: center; white-space: nowrap; font-size: 15px; }
    input[role=switch] {
      appearance: none; width: 38px; height: 22px; margin: 0; border-radius: 11px;
      background: color-mix(in srgb, var(--text) 22%, transparent); cursor: pointer;
    }
    input[role=switch]::before {
      content: ""; display: block; width: 18px; height: 18px; margin: 2px; border-radius: 9px;
      background: #fff; box-shadow: 0 1px 2px rgba(0,0,0,.25);
    }
    input[role=switch]:checked { background: var(--accent); }
    input[role=switch]:checked::before { margin-left: 18px; }
    h2 { margin: 56px 0 20px; font-size: 28px; letter-spacing: -.02em; line-height: 1.2; }
    .figures {
      display: grid; gap: 20px; align-items: start;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 520px), 1fr));
    }
    figure {
      margin: 0; overflow: hidden; border-radius: 20px; background: var(--card);
      box-shadow: 0 0 0 1px var(--line), 0 2px 8px rgba(0,0,0,.04);
    }
    .pictures { display: grid; grid-template-columns: 1fr 1fr; }
    img { display: block; width: 100%; height: auto; }
    figcaption {
      display: grid; grid-template-columns: 1fr auto; gap: 10px 16px; align-items: center;
      padding: 14px 18px 18px;
    }
    h3 { margin: 0; font-size: 17px; font-weight: 600; }
    pre {
      grid-column: 1 / -1; margin: 0; padding: 10px 14px; border-radius: 10px; white-space: pre-wrap;
      overflow-wrap: anywhere;
      background: var(--code); font: 13px/1.5 ui-monospace, "DejaVu Sans Mono", monospace;
    }
    .copy {
      border: 0; padding: 4px 12px; border-radius: 99px; background: var(--code);
      color: var(--text); font: inherit; font-size: 14px; cursor: pointer;
    }
    .copy:hover { background: color-mix(in srgb, var(--text) 12%, transparent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .still { display: none; }
    @media (prefers-reduced-motion: reduce) {
      html { scroll-behavior: auto; }
      .still { display: block; } .film { display: none; }
    }
    [data-motion=reduced] .still, [data-motion=full] .film { display: block; }
    [data-motion=reduced] .film, [data-motion=full] .still { display: none; }
    @media (max-width: 560px) {
      body { padding: 12px 12px 60px; }
      header { padding: 36px 24px; border-radius: 22px; }
      h1 { font-size: 48px; }
      header p { font-size: 18px; }
      nav { margin: 0 -12px; padding: 10px 12px; gap: 8px 16px; flex-direction: column;
        align-items: start; }
      nav ul { max-width: 100%; }
      html { scroll-padding-top: 6rem; }
      h2 { margin-top: 40px; font-size: 24px; }
    }
    """

  static let script = """
    const stills = document.getElementById("stills")
    const show = () => { document.documentElement.dataset.motion = stills.checked ? "reduced" : "full" }
    stills.checked = matchMedia("(prefers-reduced-motion: reduce)").matches
    stills.addEventListener("change", show)
    show()
    for (const button of document.querySelectorAll(".copy")) {
      button.hidden = !navigator.clipboard
      button.addEventListener("click", async () => {
        await navigator.clipboard.writeText(button.parentElement.querySelector("code").textContent)
        button.textContent = "Copied"
        setTimeout(() => { button.textContent = "Copy the call" }, 1500)
      })
    }
    """
}
