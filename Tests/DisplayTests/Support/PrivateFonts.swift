import Foundation
import TestMaterial

/// Fonts that only one program sees, and that a test can remove.
final class PrivateFonts {
  private let folder: URL
  private var fonts: URL { folder.appendingPathComponent("fonts") }

  /// - Parameter files: The font files to install.
  init(_ files: [String]) throws {
    folder = TemporaryFolder.ofProcess.url
      .appendingPathComponent("glissade-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    for file in files {
      let source = URL(fileURLWithPath: file)
      try FileManager.default.copyItem(
        at: source, to: fonts.appendingPathComponent(source.lastPathComponent))
    }
    let cache = folder.appendingPathComponent("cache")
    try """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig><dir>\(fonts.path)</dir><cachedir>\(cache.path)</cachedir></fontconfig>
    """.write(to: configuration, atomically: true, encoding: .utf8)
  }

  /// The files of Inter from Debian's package.
  static func inter() throws -> PrivateFonts {
    let folder = "/usr/share/fonts/opentype/inter/"
    let files = ["Regular", "Medium", "SemiBold", "Bold"].map { "\(folder)Inter-\($0).otf" }
    guard files.allSatisfy(FileManager.default.fileExists) else {
      throw SetupError("Inter is not installed; install the Debian package “fonts-inter”.")
    }
    return try PrivateFonts(files)
  }

  private var configuration: URL { folder.appendingPathComponent("fonts.conf") }

  /// The environment variables with which a program sees these fonts and no others.
  var environment: [String: String] { ["FONTCONFIG_FILE": configuration.path] }

  func remove() throws { try FileManager.default.removeItem(at: fonts) }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
