import Testing

/// What a machine does to tests that is too busy for a hand that moves evenly.
enum BusyMachine {
  /// Ends the test at hand as skipped: its stroke was never made, so nothing can be learnt from what
  /// came of it. What holds for any stroke has been judged by then.
  ///
  /// - Parameter tries: strokes that were spoiled.
  static func giveUp(after tries: Int) throws -> Never {
    try Test.cancel("This machine is too busy to move a pointer evenly; \(tries) strokes failed.")
  }
}
