import Foundation
import UIKit

extension UIApplication {
  /// Tells the delegate and whoever listens that the window was hidden or is about to show again.
  func windowBecame(visible: Bool) {
    if visible {
      delegate?.applicationWillEnterForeground(self)
    } else {
      delegate?.applicationDidEnterBackground(self)
    }
    let name =
      visible ? Self.willEnterForegroundNotification : Self.didEnterBackgroundNotification
    NotificationCenter.default.post(name: name, object: self)
  }
}
