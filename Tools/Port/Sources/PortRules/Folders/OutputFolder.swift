import Foundation
import Glibc
import GlissadeFiles

/// The folder that the ported package is written to.
public struct OutputFolder: Sendable {
  private let folder: URL
  /// The path as it was given.
  private let path: String

  /// Checks a folder, without making it.
  ///
  /// - Parameters:
  ///   - roots: The input folders and files.
  ///   - isForced: A Boolean value that indicates whether it may have files.
  public init(path: String, apartFrom roots: [URL], isForced: Bool) throws(FolderError) {
    self.path = path
    folder = URL(fileURLWithPath: path).resolvingLinksOfParents
    for root in roots where folder.contains(root) || root.contains(folder) {
      throw FolderError.overlapping(path, root.path)
    }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    if names?.isEmpty == false, !isForced { throw FolderError.occupied(path) }
    if names == nil, FileManager.default.fileExists(atPath: folder.path) {
      throw FolderError.unwritable(path, "it is a file")
    }
  }

  /// Writes files, by their paths in the folder.
  ///
  /// Nothing is written through links, which could lead to sources.
  public func write(_ files: [InputFile]) throws(FolderError) {
    for file in files {
      do throws(FileError) {
        try write(file)
      } catch {
        throw FolderError.unwritable(path + "/" + file.path, error.reason)
      }
    }
  }

  private func write(_ file: InputFile) throws(FileError) {
    var url = folder
    for name in file.path.split(separator: "/") {
      url.appendPathComponent(String(name))
      var status = stat()
      guard lstat(url.path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFLNK {
        throw FileError(.source, at: url, .writing, .link)
      }
      // The other names of the file can be those of sources.
      if status.st_mode & S_IFMT == S_IFREG, status.st_nlink > 1 { unlink(url.path) }
    }
    try Folders.make(url.deletingLastPathComponent())
    try OutputFile.write(file.bytes, to: url, as: .source)
  }

  /// Returns the path of another folder as seen from this one.
  ///
  /// An absolute path stays as it is.
  public func relativePath(to other: String) -> String {
    if other.hasPrefix("/") { return other }
    let (from, to) = (
      folder.pathComponents, URL(fileURLWithPath: other).resolvingLinksOfParents.pathComponents
    )
    let common = zip(from, to).prefix { $0 == $1 }.count
    let parts = from[common...].map { _ in ".." } + to[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}

extension URL {
  /// The file without symbolic links, also if it or some of its parents do not exist.
  fileprivate var resolvingLinksOfParents: URL {
    let url = standardizedFileURL
    if url.path == "/" || FileManager.default.fileExists(atPath: url.path) {
      return url.resolvingSymlinksInPath()
    }
    return url.deletingLastPathComponent().resolvingLinksOfParents
      .appendingPathComponent(url.lastPathComponent)
  }

  /// A Boolean value that indicates whether another file lies in this folder, or is it.
  fileprivate func contains(_ other: URL) -> Bool {
    other.pathComponents.starts(with: pathComponents)
  }
}
