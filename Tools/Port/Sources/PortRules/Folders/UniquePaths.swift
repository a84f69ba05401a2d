/// The paths of the ported files: no two files of a module may have the same name.
///
/// Sources of several folders, such as a library and its demo, become one module.
struct UniquePaths {
  /// The paths, in the order of the input.
  private(set) var all: [String]
  /// The changes of names.
  private(set) var findings: [Finding] = []

  /// Creates the paths: a file whose name another one before it has begins with the name of its
  /// folder, and if need be with a number.
  ///
  /// - Parameter excluded: The indices of files that are not written.
  init(_ paths: [String], apartFrom excluded: [Int]) {
    all = paths
    var names: Set<String> = []
    for (file, path) in paths.enumerated() where !excluded.contains(file) {
      var parts = path.split(separator: "/").map(String.init)
      guard let name = parts.popLast(), !names.insert(name).inserted, name != "main.swift" else {
        continue
      }
      let prefixed = parts.last.map { "\($0)-\(name)" } ?? name
      let candidates = [prefixed] + (2...paths.count + 1).map { "\($0)-\(prefixed)" }
      let unique = candidates.first { names.insert($0).inserted } ?? prefixed
      all[file] = (parts + [unique]).joined(separator: "/")
      findings.append(
        Finding(
          rule: .files, kind: .changed, line: SourceLine(file: file, line: 1),
          message: "The file is \(unique): another one of the module is \(name)."))
    }
  }
}
