import Foundation

/// Prints one line for each expectation: `pass`, or `FAIL` with what was found.
enum Checks {
  static var hasFailed = false
  private static var topic = ""

  /// Names what the following expectations are about: the id of a statement and some words.
  static func about(_ topic: String, _ body: () -> Void) {
    self.topic = topic
    body()
  }

  static func expect(_ condition: Bool, _ what: String, found: Any = "") {
    if !condition { hasFailed = true }
    print(condition ? "pass" : "FAIL", topic, "|", what, condition ? "" : "| found: \(found)")
  }
}
