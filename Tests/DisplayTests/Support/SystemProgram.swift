import Foundation

/// Programs that come with Debian packages.
enum SystemProgram {
  /// The folders to look for programs in, with colons between.
  static var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin" }

  /// Returns the path of a program.
  static func find(_ program: String, package: String, path: String = path) throws -> String {
    let places = path.split(separator: ":").map { "\($0)/\(program)" }
    guard let found = places.first(where: FileManager.default.isExecutableFile) else {
      throw SetupError(
        "\(program) is not installed; install the Debian package “\(package)”:"
          + " sudo apt-get install \(package)")
    }
    return found
  }
}
