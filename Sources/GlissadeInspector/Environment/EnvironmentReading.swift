import Foundation
import GlissadeReplay
import UIKit

/// The settings of the user, the device and the display that the program on the canvas has.
package struct EnvironmentReading: Hashable, Sendable {
  /// A Boolean value that indicates whether the user wants less motion.
  package var reducesMotion: Bool
  /// The values of the other settings.
  package var settings: [RecordedSetting: Int]
  /// The size of the device, in points.
  package var size: CGSize

  /// Creates a reading.
  package init(reducesMotion: Bool, settings: [RecordedSetting: Int], size: CGSize) {
    self.reducesMotion = reducesMotion
    self.settings = settings
    self.size = size
  }

  /// Reads the environment of a program.
  @MainActor package init(of scene: UIWindowScene) {
    let values = RecordedSetting.allCases.map { ($0, scene.value(of: $0)) }
    self.init(
      reducesMotion: scene.reducesMotion, settings: Dictionary(uniqueKeysWithValues: values),
      size: scene.screen.bounds.size)
  }

  /// Returns the value of a setting.
  func value(of setting: RecordedSetting) -> Int { settings[setting] ?? setting.usual }
}

/// A change of the environment of the program on the canvas.
package enum EnvironmentChange: Hashable, Sendable {
  /// A change of the user's preference for reduced motion.
  case reducesMotion(Bool)
  /// A change of another setting to a value.
  case setting(RecordedSetting, Int)
  /// A change of the size of the device, in points.
  case size(CGSize)
}
