import Foundation

/// The Xcode project that sources belong to.
enum XcodeProject {
  /// Returns whether a project in a folder, or beside it, isolates declarations to the main actor
  /// unless they say otherwise, as new projects do.
  static func isIsolated(_ folder: URL) -> Bool {
    let projects = [folder, folder.deletingLastPathComponent()].flatMap { place in
      let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
      return (names ?? []).filter { $0.hasSuffix(".xcodeproj") }.sorted()
        .map { place.appendingPathComponent($0 + "/project.pbxproj") }
    }
    guard let project = projects.first,
      let text = try? String(contentsOf: project, encoding: .utf8)
    else { return false }
    return text.contains("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")
  }
}
