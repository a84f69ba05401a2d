import Foundation

/// An error that describes in one line why a text is no spring, with examples of texts that can be
/// read.
package struct SpringTextError: Error, Hashable, CustomStringConvertible {
  /// The reason, a sentence without its full stop.
  package let reason: String
  /// Examples of texts that can be read.
  package let examples: [String]

  /// Examples of texts in several spellings, for an error about a text without a known call or
  /// field.
  static let commonExamples = [
    "mass 3 stiffness 1000 damping 500", "response: 0.4, dampingFraction: 0.8",
    "spring(dampingRatio = 0.75f, stiffness = 380f)",
    "linear(0, 0.11 6%, 0.46 17%, 0.81 33%, 0.97 58%, 1) 0.5s",
  ]

  init(_ reason: String, examples: [String] = commonExamples) {
    self.reason = reason
    self.examples = examples
  }

  package var description: String {
    "\(reason); understood is, for example, \(examples.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
