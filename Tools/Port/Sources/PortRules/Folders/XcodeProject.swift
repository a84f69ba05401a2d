import Foundation
import GlissadeFiles

/// The Xcode project that sources belong to.
enum XcodeProject {
  /// The length of the longest project that is read, in bytes.
  private static let longestFile = 256 << 20

  /// Returns whether a project in a folder, or beside it, isolates declarations to the main actor
  /// unless they say otherwise, as new projects do.
  static func isIsolated(_ folder: URL) -> Bool {
    let projects = [folder, folder.deletingLastPathComponent()].flatMap { place in
      let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
      return (names ?? []).filter { $0.hasSuffix(".xcodeproj") }.sorted()
        .map { place.appendingPathComponent($0 + "/project.pbxproj") }
    }
    guard let project = projects.first,
      let bytes = try? FileReader.read(project, as: .source, limit: longestFile)
    else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")
  }
}
