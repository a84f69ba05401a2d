import Foundation

/// A copy of the program that a build has replaced, so that one can go back to it.
///
/// It lies beside the program, where it finds the same resources.
struct KeptProgram {
  private let program: URL
  /// The file of the copy.
  let file: URL
  /// The copy of the program that runs, for the time when a build has replaced its file.
  private let prepared: URL
  /// A Boolean value that indicates whether a program was kept.
  private(set) var exists = false

  /// Creates the place for a copy.
  ///
  /// - Parameter program: The program's file, which builds replace.
  init(of program: URL) {
    self.program = program
    file = program.deletingLastPathComponent()
      .appendingPathComponent(".\(program.lastPathComponent).before-edit")
    prepared = file.appendingPathExtension("next")
  }

  /// Copies the program's file, which must be the program that runs.
  ///
  /// Without space for the copy, or in a folder that is only for reading, there is none, and
  /// nothing is kept at the next reload.
  func prepare() {
    try? FileManager.default.removeItem(at: prepared)
    try? FileManager.default.copyItem(at: program, to: prepared)
  }

  /// Keeps the prepared copy in place of the last one. A process can run the last one meanwhile.
  mutating func keepPrepared() {
    exists = rename(prepared.path, file.path) == 0
  }

  /// Removes all copies.
  mutating func remove() {
    for url in [file, prepared] { try? FileManager.default.removeItem(at: url) }
    exists = false
  }
}
