/// Why a test with the real window could not run; it fails, it never skips. A machine that is merely too
/// busy is `BusyMachine`'s.
struct SetupError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
