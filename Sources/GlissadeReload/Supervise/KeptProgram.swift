import Foundation
import GlissadeFiles

/// A copy of the program that a build has replaced, so that one can go back to it.
///
/// It lies beside the program, where it finds the same resources.
struct KeptProgram {
  private let program: URL
  private let files: ReloadFiles
  /// The file of the copy.
  let file: URL
  /// The copy of the program that runs, for the time when a build has replaced its file.
  private let prepared: URL
  /// The reason why the program that runs was not copied, or `nil`.
  private var preparationFault: FileError?
  /// One line that says why there is no program to go back to, or `nil` if there is one.
  private(set) var refusal: String? = "There is no program from before an edit yet."

  /// Creates the place for a copy.
  ///
  /// - Parameters:
  ///   - program: The program's file, which builds replace.
  ///   - files: The operations on files.
  init(of program: URL, files: ReloadFiles = .system) {
    self.program = program
    self.files = files
    file = program.deletingLastPathComponent()
      .appendingPathComponent(".\(program.lastPathComponent).before-edit")
    prepared = file.appendingPathExtension("next")
  }

  /// Copies the program's file, which must be the program that runs.
  ///
  /// Without space for the whole copy, or in a folder that is only for reading, there is none, and
  /// nothing is kept at the next reload.
  mutating func prepare() {
    Self.remove(prepared)
    do {
      try files.copy(program, prepared)
      preparationFault = nil
    } catch {
      Self.remove(prepared)
      preparationFault = FileError(.program, at: prepared, .writing, error)
    }
  }

  /// Keeps the prepared copy in place of the last one. A process can run the last one meanwhile.
  mutating func keepPrepared() {
    if preparationFault == nil, rename(prepared.path, file.path) == 0 { return refusal = nil }
    // The last copy is that of an earlier edit.
    Self.remove(file)
    let reason = preparationFault?.reason ?? String(cString: strerror(errno))
    refusal = "The program from before the edit is not kept: \(reason)."
  }

  /// Removes all copies.
  func remove() {
    for url in [file, prepared] { Self.remove(url) }
  }

  private static func remove(_ url: URL) { try? FileManager.default.removeItem(at: url) }
}
