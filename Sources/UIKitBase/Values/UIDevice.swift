import Foundation

/// The computer on which the program runs. Its window stands for a phone's screen.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The computer on which the program runs.
  public static let current = UIDevice()

  /// The name of the computer in the network.
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
  /// The idiom of the user interface: `.phone`, because a window stands for a phone's screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  override init() { super.init() }

  // MARK: Orientation: a desktop does not turn

  /// The orientation of the computer, which is always `.portrait`.
  open var orientation: UIDeviceOrientation { .portrait }
  /// A Boolean value that indicates whether the program has requested notifications of turns. They
  /// are never posted.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Requests notifications of turns of the device, which are never posted.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Ends the request for notifications of turns of the device.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  /// Sets a value by its name. It has no effect. Programs use it to turn a phone's user interface.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// The notification that the device has been turned, which is never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The kinds of user interfaces.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The idiom is not specified.
  case unspecified = -1
  /// The idioms of the devices that the names say.
  case phone = 0
  case pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// The directions of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The direction from left to right.
  case leftToRight = 0
  /// The direction from right to left, which a user interface has only if the instrument simulates
  /// it, and a view also by its `semanticContentAttribute`.
  case rightToLeft = 1
}
