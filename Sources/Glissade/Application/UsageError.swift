/// A command line that cannot be followed: which part, why, and what is expected instead.
package struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence, ready to be shown.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// What a program exits with after one, by the convention of `sysexits.h`.
  package static let exitCode: Int32 = 64
}
