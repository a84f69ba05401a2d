import Foundation
import UIKit

/// Swift source for changed parameters that the user can paste into a program.
package enum ParameterSnippet {
  /// Returns the source, or `nil` if no parameter was changed.
  ///
  /// - Parameter values: The changed values by parameter.
  package static func text(_ values: [Tuning.Parameter: Double]) -> String? {
    guard !values.isEmpty else { return nil }
    var lines: [String] = []
    func add(_ parameter: Tuning.Parameter, _ make: (String) -> String) {
      if let value = values[parameter] { lines.append(make(literal(value))) }
    }
    add(.decelerationRate) {
      "static let decelerationRate = UIScrollView.DecelerationRate(rawValue: \($0))"
    }
    add(.completionThreshold) { "static let completionThreshold: CGFloat = \($0)" }
    add(.panSlop) { "static let panSlop: CGFloat = \($0)" }
    lines += spring(values)
    add(.physicsFrequency) { "static let attachmentFrequency: CGFloat = \($0)" }
    add(.physicsDamping) { "static let attachmentDamping: CGFloat = \($0)" }
    add(.elasticity) { "static let elasticity: CGFloat = \($0)" }
    return "@MainActor enum Feel {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// Returns the declarations for the spring's parameters. Damping ratio and response together make
  /// a `UISpringTimingParameters`, whose bounce is 1 − ζ, or 1/ζ − 1 if overdamped (M-21).
  private static func spring(_ values: [Tuning.Parameter: Double]) -> [String] {
    switch (values[.springDamping], values[.springResponse]) {
    case (let damping?, let response?):
      let bounce = damping <= 1 ? 1 - damping : 1 / damping - 1
      return [
        "static var spring: UISpringTimingParameters {",
        "  UISpringTimingParameters(duration: \(literal(response)), bounce: \(literal(bounce)))",
        "}",
      ]
    case (let damping?, nil):
      return ["static let springDampingRatio: CGFloat = \(literal(damping))"]
    case (nil, let response?): return ["static let springResponse = \(literal(response))"]
    case (nil, nil): return release(values)
    }
  }

  /// Returns the declarations for the rule by which springs follow from the speed of a release.
  private static func release(_ values: [Tuning.Parameter: Double]) -> [String] {
    guard let time = values[.releaseSettling] else { return [] }
    return [
      "static let settlingTime: CGFloat = \(literal(time))",
      "static var spring: UISpringTimingParameters {",
      "  UISpringTimingParameters(HandOffSpring(settlingTime: settlingTime))",
      "}",
    ]
  }

  /// Returns a floating-point literal, rounded to four decimal places.
  private static func literal(_ value: Double) -> String {
    let rounded = (value * 10000).rounded() / 10000
    return "\(rounded == 0 ? 0.0 : rounded)"
  }
}
