import Foundation

/// The easing function `linear()` of CSS, with the duration of its transition.
///
/// Source: CSS Easing Functions Level 2.
struct LinearEasing: Hashable, Sendable {
  /// A point of the list in `linear()`.
  struct Point: Hashable, Sendable {
    /// The time as a fraction of the duration.
    let time: Double
    /// The progress, 1 at the target.
    let value: Double
  }

  /// The greatest deviation of a list from its spring, as a fraction of the distance.
  static let bound = 0.002
  /// The most points of a list.
  static let mostPoints = 40

  /// The points of the list by ascending time, the first at 0 and the last at 1.
  let points: [Point]
  /// The duration in seconds.
  let duration: TimeInterval

  /// Returns the progress at a time in seconds.
  func value(at time: TimeInterval) -> Double {
    let fraction = time / duration
    guard let next = points.firstIndex(where: { $0.time > fraction }) else {
      return points.last?.value ?? 1
    }
    guard next > 0 else { return points[0].value }
    let from = points[next - 1]
    let to = points[next]
    return from.value + (to.value - from.value) * (fraction - from.time) / (to.time - from.time)
  }

  /// The list in CSS, followed by the duration. Times are in tenths of a per cent, values in ten
  /// thousandths.
  var text: String {
    let list = points.enumerated().map { index, point in
      let value = Self.decimal(point.value, digits: 4)
      let isEnd = index == 0 || index == points.count - 1
      return isEnd ? value : "\(value) \(Self.decimal(point.time * 100, digits: 1))%"
    }
    return "linear(\(list.joined(separator: ", "))) \(Self.decimal(duration, digits: 6))s"
  }

  private static func decimal(_ value: Double, digits: Int) -> String {
    var text = String(format: "%.*f", digits, value)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
