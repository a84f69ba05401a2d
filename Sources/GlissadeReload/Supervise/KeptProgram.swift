import Foundation
import GlissadeFiles

/// A copy of the program that a build has replaced, with which the user can go back to that
/// program.
///
/// The copy is in the program's folder, so that it finds the same resources.
struct KeptProgram {
  private let program: URL
  private let files: ReloadFiles
  /// The file of the kept copy.
  let file: URL
  /// The file of a copy of the running program, which is kept when a build has replaced the
  /// program's own file.
  private let prepared: URL
  /// The reason why the running program was not copied, or `nil` if it was copied.
  private var preparationFault: FileError?
  /// One line with the reason why there is no program to go back to, or `nil` if there is one.
  private(set) var refusal: String? = "There is no program from before an edit yet."

  /// Creates the state without a copy.
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

  /// Copies the program's file, which must be that of the running program.
  ///
  /// If the disk has no space for the whole copy, or the folder is read-only, no copy is made, and
  /// no program is kept at the next reload.
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

  /// Moves the prepared copy to the place of the kept one, which a process can be running.
  mutating func keepPrepared() {
    if preparationFault == nil, rename(prepared.path, file.path) == 0 { return refusal = nil }
    // The copy that was kept before is removed, because it is that of an earlier edit.
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
