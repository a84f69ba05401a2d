import Foundation
import Testing
import UIKit

@testable import GlissadeWindow

/// Tests of N-13: a program is notified of its window being hidden and shown.
@MainActor @Suite struct BackgroundTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var received: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    func applicationDidEnterBackground(_ application: UIApplication) {
      received.append("delegate: background")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
      received.append("delegate: foreground")
    }
  }

  @Test(
    "N-13 the background notification is sent, after its delegate method, and so is its opposite")
  func notifications() {
    let (delegate, application) = (Delegate(), UIApplication.shared)
    let before = application.delegate
    application.delegate = delegate
    defer { application.delegate = before }
    let tokens = [
      (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
    ].map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let sender = (note.object as? UIApplication).map { ObjectIdentifier($0) }
        MainActor.assumeIsolated {
          delegate.received.append("\(word) \(sender == ObjectIdentifier(UIApplication.shared))")
        }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    application.windowBecame(visible: false)
    application.windowBecame(visible: true)
    #expect(
      delegate.received == [
        "delegate: background", "background true", "delegate: foreground", "foreground true",
      ])
  }
}
