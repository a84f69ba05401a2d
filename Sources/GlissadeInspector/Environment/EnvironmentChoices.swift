import Foundation
import GlissadeReplay

/// A part of the environment, with the values that the user can choose for it.
struct EnvironmentPart {
  /// A segment of the control of a part.
  struct Choice {
    /// The name in the identifier of the segment.
    var name: String
    /// A closure that returns the text of the segment.
    var title: (EnvironmentReading) -> String
    /// The text of the segment's tooltip.
    var hint: String
    /// A closure that returns the change that a press makes.
    var change: (EnvironmentReading) -> EnvironmentChange
    /// A closure that returns whether the choice is in force.
    var isLit: (EnvironmentReading) -> Bool
  }

  var name: String
  var choices: [Choice]
  /// A closure that returns the change by the right arrow key (1) or the left one (−1), or `nil` at
  /// the end of the values.
  var step: (EnvironmentReading, Int) -> EnvironmentChange?
  /// A closure that returns the change by the space bar, or `nil` for a part that it does not
  /// change.
  var activate: (EnvironmentReading) -> EnvironmentChange? = { _ in nil }

  /// The parts, in the order of the card.
  @MainActor static let all = [
    setting(
      "Appearance", .style,
      [
        (1, "Light", "The program's light appearance"),
        (2, "Dark", "The program's dark appearance"),
      ]),
    motion, text,
    setting(
      "Direction", .direction,
      [
        (0, "Left to right", "Leading edges are at the left"),
        (1, "Right to left", "Leading edges are at the right"),
      ]),
    device,
    setting(
      "Display, Hz", .frameRate,
      [
        (0, "Auto", "The frames of the window"), (30, "30", "A display of 30 frames per second"),
        (60, "60", "A display of 60 frames per second"),
        (90, "90", "A display of 90 frames per second"),
        (120, "120", "A display of 120 frames per second"),
      ]),
  ]
}

extension EnvironmentPart {
  private static func setting(
    _ name: String, _ setting: RecordedSetting,
    _ values: [(value: Int, title: String, hint: String)]
  ) -> EnvironmentPart {
    exclusive(
      name, values.map { ($0.title, $0.hint, .setting(setting, $0.value)) },
      lit: { reading in
        values.firstIndex { $0.value == reading.value(of: setting) }
      })
  }

  private static var motion: EnvironmentPart {
    exclusive(
      "Motion",
      [
        ("Full", "The program's own motion", .reducesMotion(false)),
        ("Reduced", "Fades replace slides", .reducesMotion(true)),
      ],
      lit: { $0.reducesMotion ? 1 : 0 })
  }

  /// Returns a part with one segment for each of its values.
  private static func exclusive(
    _ name: String, _ values: [(title: String, hint: String, change: EnvironmentChange)],
    lit: @escaping (EnvironmentReading) -> Int?
  ) -> EnvironmentPart {
    let choices = values.enumerated().map { index, value in
      Choice(
        name: value.title, title: { _ in value.title }, hint: value.hint,
        change: { _ in value.change }, isLit: { lit($0) == index })
    }
    return EnvironmentPart(name: name, choices: choices) { reading, direction in
      let index = lit(reading).map { $0 + direction } ?? 0
      return values.indices.contains(index) ? values[index].change : nil
    }
  }

  // MARK: Text size

  /// The names of the text sizes, from the smallest to the largest.
  private static let sizeNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX 1", "AX 2", "AX 3", "AX 4", "AX 5",
  ]

  private static var text: EnvironmentPart {
    let usual = EnvironmentChange.setting(.textSize, RecordedSetting.textSize.usual)
    return EnvironmentPart(
      name: "Text size",
      choices: [
        Choice(
          name: "Smaller", title: { _ in "A−" }, hint: "The next smaller text size",
          change: { textSize($0, -1) ?? .setting(.textSize, $0.value(of: .textSize)) },
          isLit: { _ in false }),
        Choice(
          name: "Usual", title: { sizeNames[$0.value(of: .textSize)] },
          hint: "Back to the usual text size", change: { _ in usual }, isLit: { _ in true }),
        Choice(
          name: "Larger", title: { _ in "A+" }, hint: "The next larger text size",
          change: { textSize($0, 1) ?? .setting(.textSize, $0.value(of: .textSize)) },
          isLit: { _ in false }),
      ], step: textSize, activate: { _ in usual })
  }

  private static func textSize(
    _ reading: EnvironmentReading, _ step: Int
  ) -> EnvironmentChange? {
    let size = reading.value(of: .textSize) + step
    return RecordedSetting.textSize.allows(size) ? .setting(.textSize, size) : nil
  }

  // MARK: Device

  /// The devices with their sizes in points.
  fileprivate static let devices = [
    (name: "Small", size: CGSize(width: 375, height: 667)),
    (name: "Tall", size: CGSize(width: 393, height: 852)),
    (name: "Pad", size: CGSize(width: 744, height: 1133)),
  ]

  private static var device: EnvironmentPart {
    let choices = devices.enumerated().map { index, device in
      Choice(
        name: device.name, title: { _ in device.name },
        hint: "\(Int(device.size.width)) × \(Int(device.size.height)) points",
        change: { .size($0.isTurned ? device.size.turned : device.size) },
        isLit: { $0.deviceIndex == index })
    }
    let turn = Choice(
      name: "Turn", title: { _ in "Turn" }, hint: "The device on its side, or upright",
      change: { .size($0.size.turned) }, isLit: { $0.isTurned })
    return EnvironmentPart(
      name: "Device", choices: choices + [turn],
      step: { reading, direction in
        let index = reading.deviceIndex.map { $0 + direction } ?? 0
        guard devices.indices.contains(index) else { return nil }
        return choices[index].change(reading)
      }, activate: { .size($0.size.turned) })
  }
}

extension EnvironmentReading {
  /// A Boolean value that indicates whether the device lies on its side.
  fileprivate var isTurned: Bool { size.width > size.height }
  /// The index of the device among the known ones, or `nil` for another device.
  fileprivate var deviceIndex: Int? {
    EnvironmentPart.devices.firstIndex { $0.size == size || $0.size == size.turned }
  }
}

extension CGSize {
  /// The size of the device in the other orientation.
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}
