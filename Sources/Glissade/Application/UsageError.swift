/// An error in a command line: the argument, the reason and the expected form.
package struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence about the error that can be shown to the user.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// The exit status of a program after this error, `EX_USAGE` of `sysexits.h`.
  package static let exitCode: Int32 = 64
}
