/// The reason why a test with the real window cannot run. It fails then, and is never skipped.
struct SetupError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
