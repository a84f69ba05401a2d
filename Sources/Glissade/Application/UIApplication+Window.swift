import Foundation
import GlissadeFiles
import GlissadeReload
import GlissadeReplay
import GlissadeWindow
import UIKit

// `UIApplicationDelegate.main()` finds this conformance in programs that link the library.
extension UIApplication: WindowOpening {
  /// Opens a window and runs the app until the window is closed.
  ///
  /// A `GlissadeConfigured` delegate provides the defaults of the command line's options, which
  /// `--help` lists.
  ///
  /// - Returns: The exit status: 64 after an invalid command line, 65 after a damaged recording,
  ///   and 1 if there is no display or if a replayed frame differs.
  package func openWindow(for type: any UIApplicationDelegate.Type) -> Int32 {
    let name = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") || arguments.contains("-h") {
      print("USAGE: \(name) \(GlissadeOptions.usage)")
      return 0
    }
    do {
      try run(type, arguments)
      terminate()
      return 0
    } catch let error as UsageError {
      StandardError.write("\(error) See \(name) --help.")
      return UsageError.exitCode
    } catch WindowError.noDisplay(let reason) {
      let error = WindowError.noDisplay(reason: reason)
      StandardError.write("\(error) Where there is none: xvfb-run \(name)")
    } catch let error as BadRecording {
      StandardError.write("\(error)")
      return RecordingError.exitCode
    } catch {
      StandardError.write("\(error)")
    }
    return 1
  }

  private func run(_ type: any UIApplicationDelegate.Type, _ arguments: [String]) throws {
    var options = (type as? any GlissadeConfigured.Type)?.options ?? GlissadeOptions()
    var arguments = arguments
    let launch = { self.launchInCurrentScene(type) }
    let watch = try WatchRequest.extract(from: &arguments)
    let opened = try ReplayRequest.extractOpenedFile(
      from: &arguments, isInspected: watch != nil)
    if let watch {
      try watch.validate(arguments)
      guard SupervisorConnection.isSupervised else {
        try Supervision.run(Array(CommandLine.arguments.dropFirst()), command: watch.command)
      }
      try options.apply(arguments)
      try InspectedProgram.run(launch, options, reload: ReloadSession(watch), opening: opened)
    } else if let replay = try ReplayRequest.extract(from: &arguments) {
      try replay.with(arguments).run(launch)
    } else {
      let given = try options.apply(arguments)
      if given.contains("--theme"), !options.inspects {
        throw UsageError("“--theme” colors the inspector; give --inspect, too.")
      }
      try open(type, options, given, file: opened)
    }
  }

  private func open(
    _ type: any UIApplicationDelegate.Type, _ options: GlissadeOptions, _ given: Set<String>,
    file: String?
  ) throws {
    if options.inspects {
      // A size on the command line applies to a single run and is not remembered.
      try InspectedProgram.run(
        { self.launchInCurrentScene(type) }, options, opening: file,
        remembersWindow: file == nil && given.isDisjoint(with: ["--size", "--scale"]))
    } else {
      try WindowProgram.run(options) { opening in
        let scene = UIWindowScene(size: opening.size, scale: opening.scale, fonts: opening.fonts)
        scene.reducesMotion = opening.reducesMotion
        scene.recorder = try recorder(options, opening)
        return scene.enter { launch(type, in: scene) } ? scene : nil
      }
    }
  }

  private func launchInCurrentScene(_ type: any UIApplicationDelegate.Type) -> Bool {
    UIWindowScene.current.map { launch(type, in: $0) } ?? false
  }

  private func recorder(
    _ options: GlissadeOptions, _ opening: OpenedWindow
  ) throws(FileError) -> Recorder? {
    guard let url = options.record else { return nil }
    var header = RecordingHeader(
      program: ProcessInfo.processInfo.processName, size: opening.size, scale: opening.scale)
    header.speed = options.speed
    header.reducesMotion = opening.reducesMotion
    let file = try RecordingFile(at: url) { StandardError.write("\($0) The rest of it is lost.") }
    return Recorder(Recording(header: header), to: file)
  }
}
