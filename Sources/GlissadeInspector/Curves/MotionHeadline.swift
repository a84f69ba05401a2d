import Foundation

/// The description of the largest motion in a frame: what moves, where to, and why (T-09).
package struct MotionHeadline: Hashable, Sendable {
  /// The name of the view that moves.
  package var view: String
  package var cause: MotionCurve.Cause
  /// The kind of the law by which the view moves, or `nil` if the pointer or the program places it.
  package var kind: MotionLaw.Kind?
  /// The place to which the view moves, such as “bottom left”, or `nil` if its animation does
  /// not determine one.
  package var destination: String?
  /// The speed of the view, in points per second.
  package var speed: Double
  /// The distance from the view to its destination in points, or `nil` without a destination.
  package var remaining: Double?
  /// The number of further views that move.
  package var others: Int

  /// Creates the headline of a frame; returns `nil` if nothing moves.
  ///
  /// - Parameters:
  ///   - readings: The motion of the frame.
  ///   - seconds: The time since the previous frame, in seconds.
  ///   - screen: The size of the screen, in points.
  package init?(_ readings: [MotionCurves.Reading], seconds: TimeInterval, screen: CGSize) {
    let views = Dictionary(grouping: readings, by: \.key.view)
    func step(_ readings: [MotionCurves.Reading]) -> Double {
      readings.map { pow(($0.value - $0.before) * $0.key.property.weight, 2) }.reduce(0, +)
        .squareRoot()
    }
    let largest = views.map { ($0.key, step($0.value)) }
      .max { ($0.1, $1.0) < ($1.1, $0.0) }
    guard let (view, length) = largest, let own = views[view], let first = own.first else {
      return nil
    }
    self.view = view
    cause = first.cause
    kind = own.lazy.compactMap(\.law).first?.kind
    speed = length / max(seconds, 1e-3)
    others = views.count - 1
    let known = own.filter { $0.target != nil }
    guard !known.isEmpty else { return }
    remaining = known.map { pow((($0.target ?? 0) - $0.value) * $0.key.property.weight, 2) }
      .reduce(0, +).squareRoot()
    destination = Self.destination(of: known, on: screen)
  }

  /// Returns the text for the place to which a view moves.
  private static func destination(
    of readings: [MotionCurves.Reading], on screen: CGSize
  ) -> String? {
    func target(_ property: MotionCurve.Property) -> Double? {
      readings.first { $0.key.property == property }?.target
    }
    func third(_ value: Double, of length: CGFloat, _ names: [String]) -> String {
      names[min(max(Int(value / Double(max(length, 1)) * 3), 0), 2)]
    }
    let row = target(.y).map { third($0, of: screen.height, ["top", "middle", "bottom"]) }
    let column = target(.x).map { third($0, of: screen.width, ["left", "center", "right"]) }
    let place = [row, column].compactMap { $0 }
    if !place.isEmpty { return place.joined(separator: " ") }
    if let opacity = target(.opacity) { return opacity > 0.5 ? "opaque" : "transparent" }
    if let width = target(.width) { return String(format: "%.0f pt wide", width) }
    return nil
  }

  /// The title of the headline, such as “tile → bottom left, spring”.
  var title: String {
    let place = destination.map { "\(view) → \($0)" } ?? view
    return kind.map { "\(place), \($0.rawValue)" } ?? place
  }

  /// The line below the title, such as “property animator, 2 more move”.
  var subtitle: String {
    switch others {
    case 0: cause.words
    case 1: "\(cause.words), 1 more moves"
    default: "\(cause.words), \(others) more move"
    }
  }
}
