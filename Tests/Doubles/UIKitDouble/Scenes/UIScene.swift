public import HUDLayers

@MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    @available(iOS 26.0, *)
    public static let windowAssistiveAccessApplication = Role(
      rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role: Role
  public let persistentIdentifier: String

  package init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
  }
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  public let session: UISceneSession
  public private(set) var activationState = ActivationState.unattached
  private weak let device = Device.state

  /// Makes a scene, as the system does on Apple systems.
  package init(_ id: String, role: UISceneSession.Role = .windowApplication) {
    session = UISceneSession(role: role, persistentIdentifier: id)
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
}

// MARK: System

extension UIScene {
  package func connect() {
    precondition(
      device === Device.state, "The scene is of an earlier device, and has the size of its screen.")
    UIApplication.shared.connectedScenes.insert(self)
  }

  package var isConnected: Bool { UIApplication.shared.connectedScenes.contains(self) }

  /// Becomes active without a notification, as on some systems the scene of an app that declares
  /// none.
  package func becomeActiveInSilence() { activationState = .foregroundActive }

  package func become(_ state: ActivationState) {
    let isSeen = state == .foregroundActive || state == .foregroundInactive
    // The notification is posted before the state changes.
    if isSeen, activationState == .background || activationState == .unattached {
      post(UIScene.willEnterForegroundNotification)
    }
    activationState = state
    switch state {
    case .foregroundActive:
      post(UIScene.didActivateNotification)
    case .background:
      (self as? UIWindowScene)?.forgetAnimations()
      post(UIScene.didEnterBackgroundNotification)
    case .foregroundInactive, .unattached:
      break
    }
    Device.settle()
  }

  /// Disconnects the scene. Its windows lose it after all observers were notified.
  package func disconnect() {
    activationState = .unattached
    UIApplication.shared.connectedScenes.remove(self)
    post(UIScene.didDisconnectNotification)
    for window in (self as? UIWindowScene)?.windows ?? [] { window.windowScene = nil }
    Device.settle()
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
