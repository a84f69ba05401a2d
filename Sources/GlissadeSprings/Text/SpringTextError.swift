import Foundation

/// The reason why a text is no spring, in one line with examples of what is understood.
package struct SpringTextError: Error, Hashable, CustomStringConvertible {
  /// The reason, a sentence without its full stop.
  package let reason: String
  /// Texts that are understood.
  package let examples: [String]

  /// Texts of several kinds, for a text of which nothing is understood.
  static let commonExamples = [
    "mass 3 stiffness 1000 damping 500", "response: 0.4, dampingFraction: 0.8",
    "spring(dampingRatio = 0.75f, stiffness = 380f)", "linear(0, 0.5 20%, 1) 0.6s",
  ]

  init(_ reason: String, examples: [String] = commonExamples) {
    self.reason = reason
    self.examples = examples
  }

  package var description: String {
    "\(reason); understood is, for example, \(examples.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
