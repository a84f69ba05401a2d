import Foundation

/// The computer on which the program runs. Its window stands for a phone's screen.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The computer.
  public static let current = UIDevice()

  /// The name of the computer in its network.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// The name of the operating system: `"Linux"`.
  open var systemName: String { "Linux" }
  /// The version of the operating system's kernel, such as `"6.1.0"`.
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// The kind of the computer: `"Desktop"`.
  open var model: String { "Desktop" }
  /// The kind of the computer in the user's language.
  open var localizedModel: String { model }
  /// The idiom of the user interface: `.phone`, because a window is as a phone's screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  override init() { super.init() }

  // MARK: Orientation: a desktop does not turn

  /// The orientation, which is always `.portrait`.
  open var orientation: UIDeviceOrientation { .portrait }
  /// A Boolean value that indicates whether turns are notified.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Asks for notifications of turns, which have no effect here.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Ends the notifications of turns.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  /// Sets a value by its name, with which programs turn a phone. It has no effect here.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// The notification of a turn, which is never sent.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The kinds of user interfaces.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind.
  case unspecified = -1
  /// The kinds of devices.
  case phone = 0
  case pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// The directions of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left, which no user interface here has.
  case rightToLeft = 1
}
