/// Why a test with the real window could not run; it fails, it never skips.
struct SetupError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
