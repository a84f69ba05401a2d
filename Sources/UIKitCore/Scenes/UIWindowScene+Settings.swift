import Foundation
import GlissadeReplay

/// The settings of the user on which the objects of a scene depend (T-16).
extension UIWindowScene {
  /// Applies a setting at once, notifies the objects in the windows, and records the change.
  ///
  /// - Parameter value: The number of the value in recordings. Another number changes nothing.
  package func set(_ setting: RecordedSetting, to value: Int) {
    guard setting.allows(value), value != self.value(of: setting) else { return }
    recorder?.record(.setting(setting, value))
    switch setting {
    case .style: userInterfaceStyle = value == 2 ? .dark : .light
    case .textSize: setTextSize(UIContentSizeCategory.all[value])
    case .direction: setDirection(isRightToLeft: value == 1)
    case .frameRate: resources.frameRate = value
    }
  }

  /// Returns the number that the present value of a setting has in recordings.
  package func value(of setting: RecordedSetting) -> Int {
    switch setting {
    case .style: ownStyle == .dark ? 2 : 1
    case .textSize: UIContentSizeCategory.all.firstIndex(of: resources.textSize) ?? setting.usual
    case .direction: isRightToLeft ? 1 : 0
    case .frameRate: resources.frameRate
    }
  }

  /// A Boolean value that indicates whether the user interface is laid out from right to left.
  var isRightToLeft: Bool { resources.isRightToLeft }

  private func setTextSize(_ size: UIContentSizeCategory) {
    changeTraits { resources.textSize = size }
    enter {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
    }
  }

  private func setDirection(isRightToLeft: Bool) {
    changeTraits { resources.isRightToLeft = isRightToLeft }
    for window in windows { window.replaceConstraints() }
  }

  /// Changes what the traits of the scene depend on, and notifies the objects whose traits change.
  func changeTraits(_ change: () -> Void) {
    enter {
      let changes = windows.map { TraitChange(of: $0) }
      change()
      changes.forEach { $0.announce() }
      setNeedsFrame()
    }
  }
}
