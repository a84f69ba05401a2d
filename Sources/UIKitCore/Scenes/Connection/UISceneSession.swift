import Foundation

/// The role and the configuration of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The role of a scene in the program.
  public struct Role: Hashable, Sendable, RawRepresentable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of a scene that shows windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  open private(set) var role = Role.windowApplication
  /// The configuration of the scene that the application's delegate chose.
  open internal(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
  /// The scene of the session, or `nil` while it is not connected.
  open internal(set) weak var scene: UIScene?
  /// A name that identifies the session.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// Data that the program can store with the session.
  open var userInfo: [String: Any]?

  override init() { super.init() }
}

/// The description of a new scene: its name, its role and the class of its delegate.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration, for the program's own use.
  open private(set) var name: String?
  /// The role of the scene that is set up.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene's delegate, or `nil` for the module's class `SceneDelegate`.
  open var delegateClass: AnyClass?

  /// Creates a configuration with a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
