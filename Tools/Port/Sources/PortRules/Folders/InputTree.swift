import Foundation
import GlissadeFiles

/// The files below some paths.
public struct InputTree: Sendable {
  /// The Swift files, in the order of their paths.
  public private(set) var files: [InputFile] = []
  /// The paths of the other files and asset catalogues.
  public private(set) var others: [String] = []
  /// The paths of links that lead out of the tree. They are not followed.
  public private(set) var links: [String] = []
  /// The name of the first folder or file, for the package.
  public let name: String
  /// The folders and files, without symbolic links.
  public let roots: [URL]

  private static let leftOut: Set<String> = ["Carthage", "DerivedData", "Pods", "build"]
  private static let bundles: Set<String> = [
    "bundle", "framework", "playground", "xcassets", "xcdatamodeld", "xcodeproj", "xcworkspace",
  ]

  /// Reads the files below paths.
  ///
  /// A package in SwiftPM's layout with one target stands for the folder of that target.
  public init(paths: [String]) throws(FolderError) {
    let given = paths.map { URL(fileURLWithPath: $0) }
    roots = given.map { $0.resolvingSymlinksInPath() }
    let folders = roots.map(Self.sources)
    name = folders.first.map { $0.deletingPathExtension().lastPathComponent } ?? "Ported"
    var prefixes: Set<String> = []
    for (path, folder) in zip(paths, folders) {
      guard let isFolder = Self.isFolder(folder) else { throw FolderError.missing(path) }
      if !isFolder, Self.isLink(URL(fileURLWithPath: path)) { throw FolderError.link(path) }
      if isFolder {
        let prefix = paths.count > 1 ? uniqueName(of: folder, &prefixes) + "/" : ""
        try read(folder, prefix: prefix, shown: folder.relativePath(given: path))
      } else {
        try add(folder, at: folder.lastPathComponent, shown: path)
      }
    }
    files.sort { $0.path < $1.path }
    for (file, next) in zip(files, files.dropFirst()) where file.path == next.path {
      throw FolderError.twice(file.path)
    }
    if files.isEmpty { throw FolderError.empty(paths.joined(separator: " ")) }
  }

  /// Returns the name of a folder, with a number if another folder before it has the same name.
  private func uniqueName(of folder: URL, _ known: inout Set<String>) -> String {
    let name = folder.lastPathComponent
    let names = [name] + (2...known.count + 2).map { "\(name)-\($0)" }
    return names.first { known.insert($0).inserted } ?? name
  }

  private mutating func read(
    _ folder: URL, prefix: String, shown: String
  ) throws(FolderError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      let reason = FileError(.folder, at: folder, .reading, error).reason
      throw FolderError.unreadable(shown, reason)
    }
    for name in names where !name.hasPrefix(".") && !Self.leftOut.contains(name) {
      let url = folder.appendingPathComponent(name)
      let (path, place) = (prefix + name, shown + "/" + name)
      if Self.isLink(url) {
        // What a link within the tree leads to is read in its own place.
        if !leadsInside(url) { links.append(place) }
      } else if Self.bundles.contains(url.pathExtension) {
        others.append(place)
      } else if Self.isFolder(url) == true {
        try read(url, prefix: path + "/", shown: place)
      } else if path != "Package.swift" {
        try add(url, at: path, shown: place)
      }
    }
  }

  private mutating func add(_ url: URL, at path: String, shown: String) throws(FolderError) {
    guard url.pathExtension == "swift" else { return others.append(shown) }
    do throws(FileError) {
      let bytes = try FileReader.read(url, as: .source, limit: Self.longestFile)
      files.append(InputFile(path: path, bytes: bytes, reportedPath: shown))
    } catch { throw FolderError.unreadable(shown, error.reason) }
  }

  /// The length of the longest source that is read, in bytes.
  private static let longestFile = 64 << 20

  private func leadsInside(_ link: URL) -> Bool {
    // Foundation leaves a link to nothing as it is.
    guard FileManager.default.fileExists(atPath: link.path) else { return false }
    let target = link.resolvingSymlinksInPath().pathComponents
    return roots.contains { target.starts(with: $0.pathComponents) }
  }

  /// Returns the folder of a package's only target, or the folder itself.
  private static func sources(_ folder: URL) -> URL {
    let manifest = folder.appendingPathComponent("Package.swift").path
    let sources = folder.appendingPathComponent("Sources")
    guard FileManager.default.fileExists(atPath: manifest),
      let names = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    else { return folder }
    let targets = names.filter { !$0.hasPrefix(".") }
    // A link leads elsewhere, and so may the folder of all targets.
    if isLink(sources) || targets.contains(where: { isLink(sources.appendingPathComponent($0)) }) {
      return folder
    }
    return targets.count == 1 ? sources.appendingPathComponent(targets[0]) : folder
  }

  private static func isFolder(_ url: URL) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return nil
    }
    return isFolder.boolValue
  }

  private static func isLink(_ url: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
  }
}

extension URL {
  /// Returns the path as the report shows it: below the path that was given.
  fileprivate func relativePath(given: String) -> String {
    let root = URL(fileURLWithPath: given).resolvingSymlinksInPath().path
    let trimmed = given.count > 1 && given.hasSuffix("/") ? String(given.dropLast()) : given
    return path.hasPrefix(root) ? trimmed + path.dropFirst(root.count) : path
  }
}

/// The reason why files cannot be read or written.
public enum FolderError: Error, CustomStringConvertible {
  /// There is no such file or folder.
  case missing(String)
  /// The file is a link, which could lead to any other.
  case link(String)
  /// There is no Swift file.
  case empty(String)
  /// Two files have the same place in the output.
  case twice(String)
  /// A file or folder cannot be read, with the reason.
  case unreadable(String, String)
  /// A file or folder cannot be written, with the reason.
  case unwritable(String, String)
  /// The output folder lies in an input folder, or the other way round.
  case overlapping(String, String)
  /// The output folder has files.
  case occupied(String)

  /// One sentence: what happened, and what to do.
  public var description: String {
    switch self {
    case .missing(let path): "\(path.quoted) does not exist: check the path."
    case .link(let path): "\(path.quoted) is a link: give the file that it leads to."
    case .empty(let path): "\(path.quoted) has no Swift file: give a folder with sources."
    case .twice(let path): "Two files would become \(path.quoted): port them one after the other."
    case .unreadable(let path, let reason):
      "\(path.quoted) cannot be read: \(reason). Remove it, or port the other files alone."
    case .unwritable(let path, let reason):
      "\(path.quoted) cannot be written: \(reason). Choose another --out."
    case .overlapping(let output, let input):
      "\(output.quoted) and \(input.quoted) lie in each other, and sources are never touched: "
        + "choose another --out."
    case .occupied(let path):
      "\(path.quoted) is not empty: choose another --out, or add --force."
    }
  }
}
