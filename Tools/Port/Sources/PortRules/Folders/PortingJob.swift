import Foundation

/// One run of the tool: sources in, a package and a report out.
public struct PortingJob: Sendable {
  /// The input folders and files.
  public var sources: [String]
  /// The folder of the package.
  public var output: String
  /// The name of the package; nil for that of the first folder.
  public var name: String?
  /// The path of the package Glissade, from here if it is relative; nil for `../glissade`, from the
  /// output.
  public var glissade: String?
  /// A folder with tests for the ported package, copied unchanged.
  public var tests: String?
  /// The modules whose sources are among the input.
  public var modules: Set<String> = []
  /// A Boolean value that indicates whether declarations are isolated to the main actor unless they
  /// say otherwise; nil if an Xcode project in or beside the first folder decides.
  public var isIsolated: Bool?
  /// A Boolean value that indicates whether the output folder may have files, which are
  /// overwritten.
  public var isForced = false
  /// A Boolean value that indicates whether nothing is written.
  public var isDry = false

  /// Creates a run.
  public init(sources: [String], output: String) {
    self.sources = sources
    self.output = output
  }

  /// Ports the sources, writes the package, and returns the report.
  public func run() throws(FolderError) -> PortingReport {
    let input = try InputTree(paths: sources)
    let testTree = try tests.map { path throws(FolderError) in try InputTree(paths: [path]) }
    let roots = input.roots + (testTree?.roots ?? [])
    let folder = try OutputFolder(path: output, apartFrom: roots, isForced: isForced)
    let name = moduleName(self.name ?? input.name)
    let ported = Porter(modules: modules.union([name])).port(
      input.files, others: input.others, links: input.links)
    let manifest = PackageText(
      name: name, glissade: glissade.map(folder.relativePath) ?? "../glissade",
      isProgram: ported.isProgram, hasTests: testTree != nil,
      isIsolated: isIsolated ?? input.roots.first.map(XcodeProject.isIsolated) ?? false,
      namesMainActor: ported.files.contains { file in
        String(decoding: file.bytes, as: UTF8.self).contains("@MainActor")
      })
    var files = [InputFile(path: "Package.swift", bytes: Array(manifest.text.utf8))]
    files += ported.files.map { InputFile(path: "Sources/\(name)/\($0.path)", bytes: $0.bytes) }
    for file in testTree?.files ?? [] {
      files.append(InputFile(path: "Tests/\(name)Tests/\(file.path)", bytes: file.bytes))
    }
    if !isDry { try folder.write(files) }
    return ported.report
  }

  /// Returns a name as the name of a module.
  private func moduleName(_ name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let text = String(letters)
    return text.first?.isNumber == true || text.isEmpty ? "_" + text : text
  }
}
