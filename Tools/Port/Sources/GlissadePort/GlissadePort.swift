import ArgumentParser
import Foundation
import GlissadeFiles
import PortRules

/// The command line of the porting tool.
@main struct GlissadePort: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "glissade-port",
    abstract: "Makes a package for Glissade of sources that were written for UIKit.",
    discussion: """
      The sources are never touched. The report lists how often each rule changed something, and \
      what is left to a person, with the place in the article Porting that helps. Where something \
      is left, the output has a comment that begins with “glissade-port:”.

      EXAMPLES:
        glissade-port MyApp/Sources --out ../MyApp-linux --glissade ../glissade
        glissade-port Library Demo --name Demo --module Library --out /tmp/demo
        glissade-port Library --out /tmp/library --dry-run --verbose

      EXIT STATUS: 0 if nothing is left, 1 if something is, or if --check finds errors, 64 after a wrong command line, 74 if a \
      file cannot be read or written, or there is no compiler.
      """)

  @Argument(help: "The folders and files to port.")
  var sources: [String]

  @Option(help: "The folder of the new package. It must be empty, and outside the sources.")
  var out: String

  @Option(help: "The folder of the package Glissade. (default: “glissade” beside --out)")
  var glissade: String?

  @Option(help: "The name of the new package and its module. (default: that of the first folder)")
  var name: String?

  @Option(
    name: .customLong("module"),
    help: "A module whose sources are among the folders: its imports are removed. Can be repeated.")
  var modules: [String] = []

  @Option(help: "A folder with tests for the ported code, which are copied unchanged.")
  var tests: String?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Isolate declarations to the main actor unless they say otherwise.",
      discussion: "An Xcode project in or beside the first folder decides, if there is one."))
  var mainActor: Bool?

  @Flag(help: "Overwrite files in an output folder that is not empty. Its other files stay.")
  var force = false

  @Flag(help: "Write nothing, and report all the same.")
  var dryRun = false

  @Flag(help: "Build the package, and list what the compiler rejects, file by file.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "The folder of what --check builds. (default: .build/check in the new package)",
      discussion: "With one folder for several packages, Glissade is built once."))
  var buildPath: String?

  @Flag(help: "Report each change, too.")
  var verbose = false

  /// Builds the package, and returns whether the compiler accepts it.
  private func isAccepted() throws -> Bool {
    guard let result = PackageCheck(folder: out, buildFolder: buildPath).run() else {
      StandardError.write(
        "glissade-port: “swift” is not found, so nothing was checked: install it.")
      throw ExitCode(74)
    }
    StandardOutput.write(String(result.output.text.dropLast()))
    if !result.isBuilt, result.output.problems.isEmpty, result.output.others.isEmpty {
      StandardOutput.write("The build ended without a message of the compiler's.")
    }
    return result.isBuilt
  }

  func run() throws {
    var job = PortingJob(sources: sources, output: out)
    job.glissade = glissade
    job.name = name
    job.modules = Set(modules)
    job.tests = tests
    job.isIsolated = mainActor
    job.isForced = force
    job.isDry = dryRun
    do {
      let report = try job.run()
      StandardOutput.write(String(report.text(isVerbose: verbose).dropLast()))
      let isRejected = try check && !dryRun && !isAccepted()
      if !report.left.isEmpty || isRejected { throw ExitCode(1) }
    } catch let error as FolderError {
      StandardError.write("glissade-port: \(error)")
      throw ExitCode(74)
    }
  }
}
