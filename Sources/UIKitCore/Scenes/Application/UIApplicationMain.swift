import Foundation
import GlissadeFiles

/// A library that opens windows: the product `Glissade`.
@MainActor package protocol WindowOpening {
  /// Opens a window, launches the application in it with a delegate of `type`, and returns when the
  /// window is closed.
  ///
  /// - Returns: The exit status of the program.
  func openWindow(for type: any UIApplicationDelegate.Type) -> Int32
}

extension UIApplication {
  /// Runs the program with a delegate of the class `type`.
  ///
  /// - Returns: The exit status of the program.
  func run(_ type: any UIApplicationDelegate.Type) -> Int32 {
    if let opener = self as? any WindowOpening { return opener.openWindow(for: type) }
    Self.report(
      "This program has no library that opens windows: add the product Glissade to its "
        + "dependencies in Package.swift.")
    return 1
  }

  static func report(_ text: String) { StandardError.write(text) }
}

extension UIApplicationDelegate {
  /// Opens a window and runs the app until the window is closed.
  ///
  /// The program has to link the product `Glissade`, but does not have to import it. `--help` lists
  /// the options of its command line. The program exits with 64 after an invalid command line and
  /// with 1 if there is no display.
  public static func main() {
    let status = UIApplication.shared.run(Self.self)
    if status != 0 { exit(status) }
  }
}

/// Runs the program with a delegate of the named class until the window is closed.
///
/// - Parameters:
///   - argc: The number of the command-line arguments. It is ignored, because the program reads the
///     arguments itself.
///   - argv: The command-line arguments. They are ignored, because the program reads them itself.
///   - principalClassName: The name of the application's class, as in
///     `NSStringFromClass(App.self)`; `nil` stands for `UIApplication`.
///   - delegateClassName: The name of the delegate's class, as in
///     `NSStringFromClass(AppDelegate.self)`.
/// - Returns: The exit status: 1 if there is no such class or no display.
@discardableResult
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let name = delegateClassName ?? "nil"
  if let principalClassName {
    guard let type = NSClassFromString(principalClassName) as? UIApplication.Type else {
      UIApplication.report("\(principalClassName) is not the name of a class of applications.")
      return 1
    }
    UIApplication.principalClass.type = type
  }
  guard let type = NSClassFromString(name) as? any UIApplicationDelegate.Type else {
    UIApplication.report("\(name) is not the name of a class that is a UIApplicationDelegate.")
    return 1
  }
  return UIApplication.shared.run(type)
}
