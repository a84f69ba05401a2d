import Foundation
import TestMaterial

/// The sources of the demo *Panel* with a spring that the user has copied and pasted, as a program
/// that repeats a drag in virtual time.
struct PastedPanel {
  /// The motion of the panel after the release.
  struct Motion {
    /// The time from the release until the panel stays within half a point of its end, in seconds.
    var settling: Double
    /// The distance by which the panel moves beyond its end, as a fraction of the whole distance.
    var overshoot: Double
  }

  /// The copied text.
  let spring: String
  /// The events of the drag, from its press to its release.
  let drag: [Trace.Input]

  /// The line of the demo after which the user pastes the spring.
  private static let place = "    drag.exit = .hidden\n"

  /// The program, which prints the time and the top of the panel in each frame.
  private static let main = """
    import Foundation
    import GlissadeTesting
    import UIKit

    @main struct Program {
      @MainActor static func main() throws {
        let harness = Harness(size: CGSize(width: 375, height: 667)) { MapViewController() }
        harness.advance(by: 0.2)
        var released = 0.0
        for line in try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
          .split(separator: "\\n")
        {
          let words = line.split(separator: " ")
          let numbers = words.dropFirst().compactMap { Double($0) }
          let point = CGPoint(x: numbers[1], y: numbers[2])
          released = numbers[0]
          switch words[0] {
          case "down": harness.send(.down(at: point, t: released))
          case "up": harness.send(.up(at: point, t: released))
          default: harness.send(.move(to: point, t: released))
          }
        }
        var last = harness.advanceUntilIdle(timeout: 1.0 / 60)
        for _ in 0..<600 where !last {
          last = harness.advanceUntilIdle(timeout: 1.0 / 60)
          guard let panel = harness.view(named: "page.panel") else { continue }
          print(harness.now - released, harness.presentationFrame(of: panel).minY)
        }
      }
    }
    """

  /// Compiles and runs the program.
  func run() throws -> Motion {
    let folder = TemporaryFolder()
    var files = try ExamplePackage.files(in: "Sources/Demos/Panel")
      .filter { !$0.key.hasPrefix("Demo") }
      .mapValues {
        $0.replacing("import GlissadeAssets\n", with: "")
          .replacing(", in: GlissadeAssets.bundle", with: "")
      }
    guard let delegate = files["PanelTransition.swift"], delegate.contains(Self.place) else {
      throw SetupError("The demo Panel has no line to paste the spring after.")
    }
    files["PanelTransition.swift"] = delegate.replacing(
      Self.place, with: Self.place + "    drag.releaseSpring = Feel.spring\n")
    files["Feel.swift"] = "import UIKit\n\n" + spring
    files["Program.swift"] = Self.main
    let program = try ExamplePackage(named: "PastedPanel", of: files, in: folder.url).program()
    let strokes = folder.url.appendingPathComponent("drag.txt")
    try lines.write(to: strokes, atomically: true, encoding: .utf8)
    let answer = try ChildProcess.run(program.path, [strokes.path], environment: [:])
    return try motion(answer.output)
  }

  /// The events, one a line, with times from half a second on.
  private var lines: String {
    let start = (drag.first?.t ?? 0) - 0.5
    return drag.map { "\($0.kind) \($0.t - start) \($0.x ?? 0) \($0.y ?? 0)\n" }.joined()
  }

  private func motion(_ output: String) throws -> Motion {
    let rows = output.split(separator: "\n").map {
      $0.split(separator: " ").compactMap { Double($0) }
    }
    let after = rows.filter { $0.count == 2 && $0[0] > 0 }
    guard let end = after.last?[1], let start = rows.first?[1] else {
      throw SetupError("The pasted panel has not moved: \(output)")
    }
    let side: Double = end < start ? -1 : 1
    let peak = after.map { ($0[1] - end) * side }.max() ?? 0
    let away = after.last { abs($0[1] - end) > 0.5 }
    return Motion(
      settling: (away?[0] ?? 0) + 1.0 / 60, overshoot: peak / abs(Self.distance))
  }

  /// The distance from the lower edge of the window to the panel's only height, in points.
  private static let distance = 333.5
}
