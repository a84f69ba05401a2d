import Foundation
import GlissadeReplay
import UIKit

/// The code by which a test makes the root view controller of a program.
package struct TestRoot: Hashable, Sendable {
  /// The module that the test imports for it, or `nil`.
  package var module: String?
  /// The expression that makes the controller, such as `CardPage()`.
  package var expression: String

  /// Creates the code.
  package init(module: String? = nil, expression: String) {
    self.module = module
    self.expression = expression
  }
}

/// The text of a test that plays a run's strokes and expects the motion after the last of them
///
struct TestSnippet {
  /// The motion of a view after the last release.
  struct Motion {
    /// The name of the view.
    var view: String
    /// The figures of the motion.
    var figures: MotionFigures
  }

  /// The strokes of the run.
  let strokes: CopiedStrokes
  /// The size of the program's window, in points.
  let size: CGSize
  /// The code that makes the root view controller.
  let root: TestRoot
  /// The expected motion, or `nil` if no named view moves.
  let motion: Motion?

  /// The text, which compiles as a file of a test target.
  var text: String {
    let module = root.module.map { ["import \($0)"] } ?? []
    let lines =
      module + [
        "import GlissadeTesting", "import Testing", "import UIKit", "",
        "@MainActor @Suite struct CopiedDragTests {",
        "  @Test(\"\(title)\") func drag() throws {",
        "    let size = CGSize(width: \(number(size.width)), height: \(number(size.height)))",
        "    let harness = Harness(size: size) { \(root.expression) }",
      ] + strokes.strokes.flatMap(self.lines) + expectations + ["  }", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var title: String {
    motion.map { "\(quoted($0.view)) moves as it did in the window" } ?? "the drag ends"
  }

  private func lines(of stroke: CopiedStrokes.Stroke) -> [String] {
    let pause = String(format: "%.3f", Double(stroke.pause) / CopiedStrokes.rate)
    let points = stroke.points.map { "CGPoint(x: \(number($0.x)), y: \(number($0.y)))," }
    let rows = stride(from: 0, to: points.count, by: 3).map { start in
      "      " + points[start..<min(start + 3, points.count)].joined(separator: " ")
    }
    return ["    harness.advance(by: \(pause))", "    harness.drag(along: ["] + rows + ["    ])"]
  }

  private var expectations: [String] {
    guard let motion else { return ["    #expect(harness.advanceUntilIdle())"] }
    let figures = motion.figures
    return [
      "    let view = try #require(harness.view(named: \"\(quoted(motion.view))\"))",
      "    let motion = harness.motion(of: view)",
      expectation("settlingTime", figures.settlingTime, within: 0.04, 3),
      expectation("overshoot", figures.overshoot, within: max(0.5, figures.overshoot / 20), 1),
      expectation("peakSpeed", figures.peakSpeed, within: max(5, figures.peakSpeed / 20), 0),
      expectation(
        "releaseSpeed", figures.releaseSpeed, within: max(5, figures.releaseSpeed / 10), 0),
    ]
  }

  private func expectation(
    _ name: String, _ value: Double, within tolerance: Double, _ places: Int
  ) -> String {
    let number = String(format: "%.\(places)f", value)
    let limit = String(format: "%.\(max(places - 1, 0))f", tolerance)
    let accepted = Double(limit) == 0 ? String(format: "%.2f", tolerance) : limit
    return "    #expect(abs(motion.\(name) - \(number)) <= \(accepted))"
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() ? String(format: "%.0f", value) : String(format: "%.1f", value)
  }

  /// Returns a name as the contents of a string literal.
  private func quoted(_ name: String) -> String {
    name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
  }
}
