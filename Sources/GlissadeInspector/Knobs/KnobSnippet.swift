import Foundation
import UIKit

/// Changed numbers as Swift that can be pasted into a program.
package enum KnobSnippet {
  /// Nil where nothing was changed.
  package static func text(_ values: [Tuning.Knob: Double]) -> String? {
    guard !values.isEmpty else { return nil }
    var lines: [String] = []
    func add(_ knob: Tuning.Knob, _ make: (String) -> String) {
      if let value = values[knob] { lines.append(make(number(value))) }
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

  /// Damping and response together are a spring; bounce is 1 − ζ, overdamped 1/ζ − 1 (M-21).
  private static func spring(_ values: [Tuning.Knob: Double]) -> [String] {
    switch (values[.springDamping], values[.springResponse]) {
    case (let damping?, let response?):
      let bounce = damping <= 1 ? 1 - damping : 1 / damping - 1
      return [
        "static var spring: UISpringTimingParameters {",
        "  UISpringTimingParameters(duration: \(number(response)), bounce: \(number(bounce)))", "}",
      ]
    case (let damping?, nil): return ["static let springDampingRatio: CGFloat = \(number(damping))"]
    case (nil, let response?): return ["static let springResponse = \(number(response))"]
    case (nil, nil): return []
    }
  }

  /// As short as it is exact to four places, and always a floating-point literal.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 10000).rounded() / 10000
    return "\(rounded == 0 ? 0.0 : rounded)"
  }
}
