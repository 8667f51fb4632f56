import HUDAppKitDouble
import HUDCore
import Testing

@testable import HUDAppKitOnDouble

/// The keys under a HUD: what it uses, what it keeps from the app, and what it leaves to the app.
@MainActor @Suite(.onDouble) struct KeyTests {
  private let app = MacApp()

  private func show(
    mask: HUD.Mask = .black, action: HUD.Action? = nil, dismissal: HUD.DismissalGestures? = nil
  ) {
    app.hud.show(
      HUD.Content(status: "Copying", action: action),
      options: HUD.Options(mask: mask, dismissal: dismissal))
    Device.advance(by: .milliseconds(500))
  }

  @Test("A mask holds back the key equivalents of views and menus, and what is typed")
  func mask() {
    let menuBar = MenuBar()
    let button = NSButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    button.keyEquivalent = "\r"
    var presses = 0
    button.handler = { presses += 1 }
    app.add(button)
    let field = app.addField()
    show()
    #expect(menuBar.pressAll() == ["Quit", "Minimize"])
    Device.press(.enter)
    Device.press(.character("x"))
    #expect(presses == 0 && field.stringValue == "" && Device.beeps == 0)
    app.end()
    #expect(menuBar.pressAll() == ["Quit", "Save", "Zoom", "Minimize"])
    Device.press(.character("x"))
    #expect(field.stringValue == "x")
    app.window.makeFirstResponder(nil)
    Device.press(.enter)
    #expect(presses == 1)
  }

  @Test("A mask disables the menus of the menu bar, but not the app’s own and the Window menu")
  func menus() {
    let menuBar = MenuBar()
    show()
    #expect(menuBar.chooseAll() == ["Quit", "Minimize"])
    #expect(menuBar.isEnabled("File") == false)
    #expect(menuBar.isEnabled("Window") == true)
    app.end()
    #expect(menuBar.chooseAll() == ["Quit", "Save", "Zoom", "Minimize"])
    #expect(menuBar.isEnabled("File") == true)
  }

  @Test("A mask leaves the items alone that the app enables itself, and the titles of all menus")
  func ownItems() {
    let menuBar = MenuBar()
    menuBar.menu("View")?.submenu?.autoenablesItems = false
    menuBar.bar.autoenablesItems = false
    menuBar.menu("File")?.isEnabled = false
    show()
    #expect(menuBar.menu("View")?.isEnabled == true && menuBar.menu("File")?.isEnabled == false)
    #expect(menuBar.chooseAll() == ["Quit", "Zoom", "Minimize"])
    menuBar.menu("View")?.submenu?.items.first?.isEnabled = false
    app.end()
    #expect(menuBar.menu("View")?.isEnabled == true && menuBar.menu("File")?.isEnabled == false)
    #expect(menuBar.chooseAll() == ["Quit", "Save", "Minimize"])
  }

  @Test("Under a mask Command with Q quits in any combination, and with ` or < changes the window")
  func quit() {
    let menuBar = MenuBar()
    var commands: [String] = []
    func add(_ key: String, _ modifiers: NSEvent.ModifierFlags) {
      let item = NSMenuItem(title: key, keyEquivalent: key) { commands.append(key) }
      item.keyEquivalentModifierMask = modifiers
      menuBar.menu("App")?.submenu?.addItem(item)
    }
    add("q", [.command, .option])
    add("Q", [.command, .shift])
    add("`", .command)
    // A view shows that the key reaches AppKit.
    let button = NSButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    button.keyEquivalent = "<"
    button.keyEquivalentModifierMask = .command
    button.handler = { commands.append("<") }
    app.add(button)
    show()
    Device.press(.character("q"), [.command, .option])
    Device.press(.character("Q"), [.command, .shift])
    Device.press(.grave, .command)
    Device.press(.less, .command)
    #expect(commands == ["q", "Q", "`", "<"])
    // Another key types the same on other keyboards.
    Device.press(.character("<"), .command)
    #expect(commands.count == 4)
    app.end()
  }

  @Test("Under a mask the keys of the app’s own menu and the Window menu work, and only those")
  func keysOfEnabledMenus() {
    let menuBar = MenuBar()
    let button = NSButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    button.keyEquivalent = ","
    button.keyEquivalentModifierMask = .command
    var presses = 0
    button.handler = { presses += 1 }
    app.add(button)
    var commands: [String] = []
    let items: [(menu: String, key: String, modifiers: NSEvent.ModifierFlags)] = [
      ("App", "h", .command), ("App", "h", [.command, .option]), ("App", ",", .command),
      ("Window", "m", [.command, .option]), ("File", "H", [.command, .shift]),
      ("View", "M", [.command, .shift]), ("View", "h", [.command, .control]),
    ]
    for (menu, key, modifiers) in items {
      let item = NSMenuItem(title: key, keyEquivalent: key) { commands.append(menu + key) }
      item.keyEquivalentModifierMask = modifiers
      menuBar.menu(menu)?.submenu?.addItem(item)
    }
    func pressAll() -> [String] {
      commands = []
      for (_, key, modifiers) in items { Device.press(.character(Character(key)), modifiers) }
      return commands
    }
    show()
    #expect(pressAll() == ["Apph", "Apph", "App,", "Windowm"] && presses == 0)
    #expect(app.stage?.content.nextResponder === app.window)
    app.end()
    #expect(pressAll() == ["Apph", "Apph", "Windowm", "FileH", "ViewM", "Viewh"])
    #expect(presses == 1)
  }

  @Test("Under a mask Return presses a button without a role, once, and no other one")
  func enter() {
    var presses = 0
    for role in [HUD.Action.Role.plain, .cancel, .destructive] {
      show(action: HUD.Action("Button", role: role, keepsHUD: true) { presses += 1 })
      Device.press(.enter, isRepeated: true)
      #expect(presses == 0)
      Device.press(.space)
      #expect(presses == 0)
      Device.press(.enter)
      #expect(presses == (role == .plain ? 1 : 0))
      presses = 0
      app.end()
    }
  }

  @Test("A mask leaves the app its commands to quit and to hide all others in a Russian layout")
  func otherLayout() {
    let menuBar = MenuBar()
    var hides = 0
    let item = NSMenuItem(title: "Hide Others", keyEquivalent: "h") { hides += 1 }
    item.keyEquivalentModifierMask = [.command, .option]
    menuBar.menu("App")?.submenu?.addItem(item)
    show()
    Device.press(.russianQ, .command)
    Device.press(.russianH, [.command, .option])
    #expect(menuBar.chosen == ["Quit"] && hides == 1)
    app.end()
  }

  @Test("The menus work while another window is the key window")
  func menusOfOtherWindow() {
    let menuBar = MenuBar()
    show()
    let other = NSWindow.ofApp("other")
    #expect(menuBar.isEnabled("File") == true)
    app.window.makeKeyAndOrderFront(nil)
    #expect(menuBar.isEnabled("File") == false)
    Device.setActive(false)
    #expect(menuBar.isEnabled("File") == true)
    Device.setActive(true)
    #expect(menuBar.isEnabled("File") == false)
    other.makeKeyAndOrderFront(nil)
    app.end()
    #expect(menuBar.isEnabled("File") == true)
  }

  @Test("The menus stay disabled until the last of two masks disappears")
  func menusUnderTwoMasks() {
    let menuBar = MenuBar()
    show()
    HUD.in(app.window).show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    app.end()
    #expect(menuBar.chooseAll() == ["Quit", "Minimize"])
    HUD.in(app.window).dismiss()
    Device.advance(by: .milliseconds(500))
    #expect(menuBar.chooseAll() == ["Quit", "Save", "Zoom", "Minimize"])
  }

  @Test("Without a mask the app keeps its keys and its focus")
  func noMask() {
    let field = app.addField()
    var cancels = 0
    show(mask: .none, action: HUD.Action("Cancel", role: .cancel) { cancels += 1 })
    Device.press(.character("x"))
    Device.press(.escape)
    #expect(field.stringValue == "x" && cancels == 0 && app.hud.isVisible)
    app.end()
  }

  @Test(
    "Escape and Command with full stop press Cancel under a mask",
    arguments: [(Device.Key.escape, NSEvent.ModifierFlags()), (.period, .command)])
  func cancel(key: Device.Key, modifiers: NSEvent.ModifierFlags) {
    var cancels = 0
    show(action: HUD.Action("Cancel", role: .cancel) { cancels += 1 })
    Device.press(key, modifiers)
    #expect(cancels == 1 && !app.hud.isVisible)
    app.end()
  }

  @Test("Escape dismisses a HUD that a click dismisses, and presses no other button than Cancel")
  func escape() {
    var retries = 0
    show(action: HUD.Action("Retry", keepsHUD: true) { retries += 1 })
    Device.press(.escape)
    #expect(retries == 0 && app.hud.isVisible)
    app.end()
    show(dismissal: .tap)
    Device.press(.escape)
    #expect(!app.hud.isVisible)
    app.end()
  }

  @Test("Tab reaches the button, also without full keyboard access; Space and Return press it")
  func tab() {
    let field = app.addField()
    var presses = 0
    show(action: HUD.Action("More", keepsHUD: true) { presses += 1 })
    Device.press(.space)
    #expect(presses == 0)
    Device.press(.tab)
    Device.press(.space)
    Device.press(.enter)
    #expect(presses == 2)
    Device.press(.tab)
    Device.press(.space)
    #expect(presses == 2)
    app.end()
    Device.press(.character("x"))
    #expect(field.stringValue == "x")
  }

  @Test("The focus goes back to a text field with its selection")
  func selection() throws {
    let field = app.addField()
    field.stringValue = "name"
    let editor = try #require(app.window.firstResponder as? NSTextView)
    editor.selectedRange = NSRange(location: 2, length: 1)
    show()
    #expect(app.window.firstResponder is PanelContentView)
    app.end()
    #expect((app.window.firstResponder as? NSTextView)?.delegate === field)
    #expect(field.currentEditor()?.selectedRange == NSRange(location: 2, length: 1))
  }

  @Test("The focus goes to no view that has left the window")
  func lostFocus() {
    let field = app.addField()
    show()
    field.removeFromSuperview()
    app.end()
    #expect(app.window.firstResponder === app.window)
  }

  @Test("Another window keeps its keys")
  func otherWindow() {
    show()
    let other = NSWindow.ofApp("other")
    let field = NSTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    other.contentView?.addSubview(field)
    other.makeFirstResponder(field)
    Device.press(.character("x"))
    #expect(field.stringValue == "x")
    app.end()
  }

  @Test("A HUD over one view leaves the keys to the rest of the window")
  func view() {
    let menuBar = MenuBar()
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    app.add(view)
    let inside = NSTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.addSubview(inside)
    let outside = app.addField()
    let hud = HUD.in(view)
    hud.show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    Device.press(.character("x"))
    #expect(outside.stringValue == "x")
    #expect(menuBar.pressAll() == ["Quit", "Save", "Zoom", "Minimize"])
    #expect(menuBar.chooseAll() == ["Quit", "Save", "Zoom", "Minimize"])
    hud.dismiss()
    Device.advance(by: .seconds(1))
    app.window.makeFirstResponder(inside)
    hud.show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    Device.press(.character("y"))
    #expect(inside.stringValue == "" && outside.stringValue == "x")
    #expect(app.window.firstResponder is PanelContentView)
    hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect((app.window.firstResponder as? NSTextView)?.delegate === inside)
    Device.press(.character("y"))
    #expect(inside.stringValue == "y")
  }

  @Test("A screen reader reads a masked HUD as a modal group with its button")
  func accessibility() {
    app.add(NSButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    app.hud.show(
      HUD.Content(.ring(0.5), status: "Copying", action: HUD.Action("Cancel", role: .cancel) {}),
      options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    let elements = Device.accessibleElements(in: app.window)
    #expect(elements.count == 2)
    #expect(elements.first?.accessibilityLabel()?.contains("Copying") == true)
    #expect(elements.first?.accessibilityRole() == .group)
    #expect(elements.first?.accessibilityValue() as? String == "50%")
    #expect(elements.last is TitleButton)
    #expect(elements.map { $0.accessibilityIdentifier() } == ["HUD", "HUD.button"])
    app.end()
    #expect(Device.accessibleElements(in: app.window).count == 1)
  }

  @Test("[§O7] A view of the app without a label is read as Loading, unless it has elements itself")
  func customView() {
    let size = CGSize(width: 20, height: 20)
    func read(_ label: String? = nil, _ view: NSView) -> String? {
      app.hud.show(HUD.Content(.custom(size: size, label: label) { view }))
      Device.advance(by: .milliseconds(500))
      defer { app.end() }
      return Device.accessibleElements(in: app.window).first?.accessibilityLabel()
    }
    #expect(read(nil, NSView()) == "Loading")
    #expect(read("Rocket", NSView()) == "Rocket")
    let box = NSView()
    box.addSubview(NSTextField(frame: CGRect(origin: .zero, size: size)))
    #expect(read(nil, box) != "Loading" && read("Rocket", box) == "Rocket")
  }

  @Test("A masked HUD without a text hides the app from a screen reader, one over a view does not")
  func modality() {
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    app.add(view)
    let button = NSButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    app.add(button)
    app.hud.show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    #expect(!Device.accessibleElements(in: app.window).contains(button))
    app.end()
    HUD.in(view).show(HUD.Content(status: "Copying"), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    let elements = Device.accessibleElements(in: app.window)
    #expect(elements.contains(button) && elements.count == 2)
    HUD.in(view).dismiss()
    Device.advance(by: .milliseconds(500))
  }

  @Test("A mask over one view is announced, unless it takes the focus of that view")
  func announcedOverView() {
    Device.voiceOverIsRunning = true
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    app.add(view)
    let inside = NSTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.addSubview(inside)
    _ = app.addField()
    let options = HUD.Options(mask: .black)
    for status in ["Copying", "Moving"] {
      HUD.in(view).show(HUD.Content(status: status), options: options)
      HUD.in(view).dismiss()
      Device.advance(by: .seconds(1))
      app.window.makeFirstResponder(inside)
    }
    #expect(Device.announcements.map(\.text) == ["Copying"])
    Device.voiceOverIsRunning = false
  }

  @Test("A press that the user gives up does not count later for another request")
  func abandonedPress() throws {
    var presses: [String] = []
    for name in ["first", "second"] {
      app.hud.show(HUD.Content(action: HUD.Action(name, keepsHUD: true) { presses.append(name) }))
      Device.advance(by: .seconds(1))
      let button = try #require(app.stage?.button)
      let middle = button.convert(
        CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: app.stage)
      let start = try #require(app.stage?.onScreen(middle))
      if name == "first" {
        Device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 200))
      } else {
        button.button.performClick(nil)
      }
    }
    #expect(presses == ["second"])
    app.end()
  }
}
