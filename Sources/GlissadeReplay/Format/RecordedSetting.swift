/// A setting of the user on which a scene depends, such as the size of texts.
///
/// A recording contains the settings at the start in its header, and each later change as an
/// action. The numbers of the values are part of the file format.
package enum RecordedSetting: String, Hashable, Sendable, CaseIterable {
  /// The interface style: 1 is light, and 2 is dark. The default is 1.
  case style
  /// The position of the text size among the twelve sizes from the smallest to the largest, 0…11.
  /// The default is 3.
  case textSize = "text_size"
  /// The direction of the user interface: 0 is from left to right, and 1 from right to left. The
  /// default is 0.
  case direction
  /// The simulated frame rate of the display in frames per second, 30…120; 0, the default, stands
  /// for the frames of the window.
  case frameRate = "frame_rate"

  /// The value of a recording that does not contain the setting.
  package var usual: Int {
    switch self {
    case .style: 1
    case .textSize: 3
    case .direction, .frameRate: 0
    }
  }

  /// Returns whether the setting can have a value.
  package func allows(_ value: Int) -> Bool {
    switch self {
    case .style: (1...2).contains(value)
    case .textSize: (0...11).contains(value)
    case .direction: (0...1).contains(value)
    case .frameRate: value == 0 || (30...120).contains(value)
    }
  }

  /// Throws an error if the setting cannot have a value.
  func check(_ value: Int) throws {
    guard allows(value) else {
      throw FormatFault("its setting “\(rawValue)” is out of range")
    }
  }
}
