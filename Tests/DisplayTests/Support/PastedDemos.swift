import Foundation
import TestMaterial

/// The sources of demos, and of a client's own transition, with a copied spring and a copied rule
/// that a user has pasted, as one program.
struct PastedDemos {
  /// A program with the place at which the user pastes.
  struct Program {
    /// The name, which is that of the demo.
    let name: String
    /// The class of the program's root view controller.
    let root: String
    /// The folder of the sources.
    let folder: String
    /// The file into which the user pastes, and the text that the user replaces in it.
    let file: String
    let place: String
    /// The new text; `SPRING` and `TIME` stand for the names of what was copied.
    let pasted: String
  }

  static let programs = [
    Program(
      name: "panel", root: "MapViewController", folder: "Sources/Demos/Panel",
      file: "PanelTransition.swift", place: "    drag.exit = .hidden\n",
      pasted: "    drag.exit = .hidden\n    drag.releaseSpring = SPRING\n"),
    Program(
      name: "photos", root: "PhotosViewController", folder: "Sources/Demos/Photos",
      file: "PhotosViewController.swift", place: "    options.dimmingColor = PhotosPalette.night\n",
      pasted:
        "    options.dimmingColor = PhotosPalette.night\n    options.releaseSpring = SPRING\n"),
    Program(
      name: "sheet", root: "TurntableViewController", folder: "Sources/Demos/Sheet",
      file: "TurntableViewController.swift", place: "      sheet.prefersGrabberVisible = true\n",
      pasted: "      sheet.prefersGrabberVisible = true\n      sheet.releaseSpring = SPRING\n"),
    Program(
      name: "throw", root: "ThrowViewController", folder: "Sources/Demos/Throw",
      file: "ThrowFlight.swift", place: "leastFrequency: leastFrequency))",
      pasted: "leastFrequency: leastFrequency, settlingTime: TIME))"),
    Program(
      name: "own", root: "OwnViewController", folder: "Tests/DisplayTests/Support",
      file: "OwnTransition.swift",
      place: """
            UIView.animate(
              withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
              animations: { page.frame.origin.y = 0 },
              completion: { context.completeTransition($0) })

        """,
      pasted: """
            let animator = UIViewPropertyAnimator(duration: 0, timingParameters: SPRING)
            animator.addAnimations { page.frame.origin.y = 0 }
            animator.addCompletion { context.completeTransition($0 == .end) }
            animator.startAnimation()

        """),
  ]

  private let folder = TemporaryFolder()
  private let program: URL

  /// Compiles the program.
  ///
  /// - Parameters:
  ///   - spring: The copied text of a spring.
  ///   - rule: The copied text of the rule of a release.
  init(spring: String, rule: String) throws {
    var files: [String: String] = [
      "Spring.swift": "import UIKit\n\n" + spring,
      "Rule.swift": "import UIKit\n\n" + rule.replacing("enum Feel", with: "enum Rule"),
      "Program.swift": Self.main,
    ]
    let support = try ExamplePackage.files(in: "Tests/DisplayTests/Support")
    files["MotionScript.swift"] = support["MotionScript.swift"]
    let parts = try ExamplePackage.files(in: "Sources/GlissadeDemo")
    files["CatchingPan.swift"] = parts["CatchingPanGestureRecognizer.swift"]?
      .replacing("package ", with: "")
    for program in Self.programs {
      let sources = try ExamplePackage.files(in: program.folder)
      for (name, text) in sources where Self.isPart(name, of: program) {
        files[name] = text.replacing("import GlissadeAssets\n", with: "")
          .replacing("import GlissadeDemo\n", with: "")
          .replacing("GlissadeAssets.bundle", with: "Pasted.pictures")
      }
      guard let text = files[program.file], text.contains(program.place) else {
        throw SetupError("\(program.file) has no place to paste at.")
      }
      let pasted = program.pasted.replacing("SPRING", with: "Pasted.spring")
        .replacing("TIME", with: "Rule.settlingTime")
      files[program.file] = text.replacing(program.place, with: pasted)
    }
    program = try ExamplePackage(named: "PastedDemos", of: files, in: folder.url).program()
  }

  private static func isPart(_ file: String, of program: Program) -> Bool {
    program.name == "own" ? file == program.file : !file.hasPrefix("Demo")
  }

  private static var main: String {
    let roots = programs.map { "    case \"\($0.name)\": \($0.root)()\n" }.joined()
    return """
      import Foundation
      import GlissadeTesting
      import UIKit

      @MainActor enum Pasted {
        static let isRule = CommandLine.arguments[2] == "rule"
        static var spring: UISpringTimingParameters { isRule ? Rule.spring : Feel.spring }
        static let pictures = Bundle(path: CommandLine.arguments[5])
      }

      @MainActor func root() -> UIViewController {
        switch CommandLine.arguments[1] {
      \(roots)    default: UIViewController()
        }
      }

      @main struct Program {
        @MainActor static func main() {
          let harness = Harness(size: CGSize(width: 375, height: 667)) { root() }
          let script = MotionScript(
            text: CommandLine.arguments[4], view: CommandLine.arguments[3])
          for row in script.rows(harness) {
            print(row.map { "\\($0)" }.joined(separator: " "))
          }
        }
      }
      """
  }

  /// Returns what `MotionScript` reads in one of the programs.
  ///
  /// - Parameter kind: “spring” or “rule”, whichever was pasted.
  func rows(of name: String, _ kind: String, _ view: String, _ text: String) throws -> [[Double]] {
    // The pictures of a page determine where it lies.
    let pictures = Bundle.main.bundleURL.appendingPathComponent("Glissade_GlissadeAssets.resources")
    let answer = try ChildProcess.run(
      program.path, [name, kind, view, text, pictures.path], environment: [:])
    return answer.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.split(separator: " ").compactMap { Double($0) } }
  }
}
