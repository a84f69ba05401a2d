import UIKit

/// An hour of the day at the lake, with its name and the colors of its light.
struct Hour: Sendable {
  let name: String
  let time: String
  let summary: String
  /// The temperature of the air, in degrees Celsius.
  let air: Int
  /// The speed of the wind, in metres per second.
  let wind: Int
  /// The brightness of the light, in kilolux.
  let light: String
  /// The colors of the sky, from the zenith down to the horizon.
  let sky: [Tint]
  /// The color of the sun or moon.
  let disc: UIColor
  /// The center of the sun or moon, as fractions of the sky's width and height.
  let place: CGPoint
  /// The colors of the hills, from the farthest to the nearest.
  let hills: [UIColor]
  /// The colors of the water, from the farthest to the nearest.
  let water: [Tint]
  let ink: UIColor

  static let all = [dawn, noon, dusk, night]
}

/// A color that can be mixed with others.
struct Tint: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat

  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: 1) }

  /// Returns a mixture of the color with another one.
  ///
  /// - Parameter part: The fraction of the other color, 0…1.
  func mixed(with other: Tint, _ part: CGFloat) -> Tint {
    Tint(
      red + (other.red - red) * part, green + (other.green - green) * part,
      blue + (other.blue - blue) * part)
  }

  /// Returns a number of colors, interpolated in even steps from the first to the last of the given
  /// ones.
  static func scale(of tints: [Tint], count: Int) -> [Tint] {
    (0..<count).map { index in
      let place = CGFloat(index) / CGFloat(count - 1) * CGFloat(tints.count - 1)
      let first = min(Int(place), tints.count - 2)
      return tints[first].mixed(with: tints[first + 1], place - CGFloat(first))
    }
  }
}

extension Hour {
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  private static let dawn = Hour(
    name: "Dawn", time: "05:41", summary: "Mist lifts from the far shore", air: 9, wind: 1,
    light: "0.4",
    sky: [Tint(0.45, 0.58, 0.74), Tint(0.91, 0.74, 0.72), Tint(0.99, 0.86, 0.70)],
    disc: rgb(1, 0.95, 0.83), place: CGPoint(x: 0.28, y: 0.84),
    hills: [rgb(0.68, 0.63, 0.71), rgb(0.48, 0.48, 0.60), rgb(0.27, 0.31, 0.42)],
    water: [Tint(0.90, 0.74, 0.68), Tint(0.30, 0.37, 0.53)], ink: rgb(0.17, 0.20, 0.31))

  private static let noon = Hour(
    name: "Noon", time: "12:38", summary: "A breeze, and boats on the water", air: 22, wind: 4,
    light: "96",
    sky: [Tint(0.18, 0.50, 0.80), Tint(0.47, 0.74, 0.91), Tint(0.86, 0.94, 0.96)],
    disc: rgb(1, 0.99, 0.92), place: CGPoint(x: 0.70, y: 0.62),
    hills: [rgb(0.60, 0.73, 0.80), rgb(0.36, 0.57, 0.55), rgb(0.17, 0.38, 0.32)],
    water: [Tint(0.62, 0.83, 0.88), Tint(0.08, 0.38, 0.53)], ink: rgb(0.04, 0.19, 0.33))

  private static let dusk = Hour(
    name: "Dusk", time: "20:52", summary: "The last ferry has gone", air: 17, wind: 2, light: "1.2",
    sky: [Tint(0.21, 0.17, 0.38), Tint(0.76, 0.32, 0.36), Tint(0.98, 0.67, 0.33)],
    disc: rgb(1, 0.80, 0.48), place: CGPoint(x: 0.72, y: 0.83),
    hills: [rgb(0.52, 0.25, 0.36), rgb(0.33, 0.16, 0.31), rgb(0.16, 0.09, 0.20)],
    water: [Tint(0.93, 0.56, 0.34), Tint(0.22, 0.13, 0.29)], ink: rgb(1, 0.94, 0.87))

  private static let night = Hour(
    name: "Night", time: "23:57", summary: "Still, and a light on the island", air: 12, wind: 0,
    light: "0",
    sky: [Tint(0.03, 0.05, 0.13), Tint(0.08, 0.12, 0.27), Tint(0.20, 0.27, 0.43)],
    disc: rgb(0.94, 0.95, 0.90), place: CGPoint(x: 0.30, y: 0.62),
    hills: [rgb(0.13, 0.18, 0.31), rgb(0.08, 0.11, 0.21), rgb(0.03, 0.05, 0.11)],
    water: [Tint(0.19, 0.26, 0.41), Tint(0.03, 0.05, 0.12)], ink: rgb(0.93, 0.95, 1))
}
