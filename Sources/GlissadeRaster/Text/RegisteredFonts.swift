internal import CPango
import Foundation
import GlissadeDrawing

/// The fonts of files that a program has registered.
final class RegisteredFonts {
  private var fonts: [String: FontFile] = [:]
  /// The open files of the fonts, which have no names any more. They are kept because fonts are
  /// read when text is drawn.
  private var files: [FileHandle] = []

  /// Returns the font with a name for programs or for people.
  func font(named name: String) -> FontFile? { fonts[name.lowercased()] }

  /// Adds a font for the engine's texts, and returns whether it can be used.
  func add(_ font: FontFile, to engine: TextEngine) -> Bool {
    guard let file = Self.openFile(with: font.data),
      // The path leads to the open file, so that nothing is left on the disk.
      FcConfigAppFontAddFile(nil, "/proc/self/fd/\(file.fileDescriptor)") != 0
    else { return false }
    files.append(file)
    for name in [font.fullName, font.postScriptName] { fonts[name.lowercased()] = font }
    engine.fontsChanged()
    return true
  }

  /// Returns an open file without a name that contains data, or `nil` if it cannot be written.
  private static func openFile(with data: Data) -> FileHandle? {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("glissade-font-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    guard (try? data.write(to: url)) != nil else { return nil }
    return try? FileHandle(forReadingFrom: url)
  }
}
