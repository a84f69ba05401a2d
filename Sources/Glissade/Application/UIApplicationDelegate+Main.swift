import Foundation
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

extension UIApplicationDelegate {
  /// Opens a window and runs the app until the window is closed.
  ///
  /// The defaults of the command line's options come from a `GlissadeConfigured` delegate; `--help`
  /// lists them. The program exits with 64 after an invalid command line and with 1 if there is no
  /// display.
  public static func main() {
    let name = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") || arguments.contains("-h") {
      print("USAGE: \(name) \(GlissadeOptions.usage)")
      return
    }
    var options = (Self.self as? any GlissadeConfigured.Type)?.options ?? GlissadeOptions()
    do {
      try options.apply(arguments)
      try run(options)
    } catch let error as UsageError {
      Self.end("\(error) See \(name) --help.", UsageError.exitCode)
    } catch WindowError.noDisplay(let reason) {
      Self.end("\(WindowError.noDisplay(reason: reason)) Where there is none: xvfb-run \(name)", 1)
    } catch {
      Self.end("\(error)", 1)
    }
  }

  private static func run(_ options: GlissadeOptions) throws {
    // The application holds its delegate weakly, so this variable keeps it alive.
    var delegate: Self?
    let launch = {
      let made = Self()
      delegate = made
      UIApplication.shared.delegate = made
      return made.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    }
    if options.inspects {
      try InspectedProgram.run(launch, options)
    } else {
      try WindowProgram.run(options) { size, scale, fonts in
        let scene = UIWindowScene(size: size, scale: scale, fonts: fonts)
        scene.recorder = try recorder(options, size: size, scale: scale)
        return scene.enter(launch) ? scene : nil
      }
    }
    delegate?.applicationWillTerminate(UIApplication.shared)
  }

  private static func recorder(
    _ options: GlissadeOptions, size: CGSize, scale: Double
  ) throws(RecordingFileError) -> Recorder? {
    guard let url = options.record else { return nil }
    var header = RecordingHeader(
      program: ProcessInfo.processInfo.processName, size: size, scale: scale)
    header.speed = options.speed
    let file = try RecordingFile(at: url) { StandardError.write("\($0) The rest of it is lost.") }
    return Recorder(Recording(header: header), to: file)
  }

  private static func end(_ message: String, _ code: Int32) -> Never {
    StandardError.write(message)
    exit(code)
  }
}
