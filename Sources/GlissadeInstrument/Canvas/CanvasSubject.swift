import Foundation
import GlissadeInspector
import GlissadeReplay
import UIKit

/// A program that can be shown on the canvas, with the rule, if any, by which it decides at a
/// release whether a transition finishes.
@MainActor package struct CanvasSubject {
  /// The program's name in recordings and lists.
  package var name: String
  package var rule: DecisionRule?
  /// A closure that opens the program's window in the current scene, and returns `false` if the
  /// program does not open one.
  package var open: () -> Bool

  /// A Boolean value that indicates whether the program is a demo, and not the client's own
  /// program.
  private var isDemo = false

  package init(name: String, rule: DecisionRule? = nil, open: @escaping () -> Bool) {
    self.name = name
    self.rule = rule
    self.open = open
  }

  /// Creates a demo from a rule and a closure that makes its root controller.
  package init(
    name: String, rule: DecisionRule? = nil, makeRoot: @escaping () -> UIViewController
  ) {
    self.init(name: name, rule: rule) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = makeRoot()
      window.makeKeyAndVisible()
      return true
    }
    isDemo = true
  }

  /// Returns the header of a recording, which describes the initial state of a run.
  package func header(
    size: CGSize, scale: Double, speed: Double, parameters: [String: Double] = [:]
  ) -> RecordingHeader {
    var header = RecordingHeader(
      program: ProcessInfo.processInfo.processName, demo: isDemo ? name : nil, size: size,
      scale: scale)
    header.speed = speed
    header.parameters = parameters
    return header
  }

  /// Returns the header of a run that has the user's settings in the window's scene.
  func header(
    _ shell: UIWindowScene, size: CGSize, scale: Double, speed: Double,
    parameters: [String: Double]
  ) -> RecordingHeader {
    var header = header(size: size, scale: scale, speed: speed, parameters: parameters)
    header.reducesMotion = shell.reducesMotion
    return header
  }

  /// Opens the program in a new scene in the initial state that a recording's header describes.
  ///
  /// - Returns: `false` if the program does not open a window or requests to end.
  package func open(in scene: UIWindowScene, _ header: RecordingHeader) -> Bool {
    scene.reducesMotion = header.reducesMotion
    scene.inputRule = header.inputRule
    scene.apply(header)
    let isOpen = scene.enter(open)
    if let threshold = rule?.threshold {
      scene.clientThreshold = ClientThreshold(
        value: { [unowned scene] in
          scene.enter { scene.windows.first?.rootViewController.flatMap(threshold.value) }
        },
        set: { [unowned scene] value in
          scene.enter {
            if let root = scene.windows.first?.rootViewController { threshold.set(root, value) }
          }
        })
    }
    scene.tune(header.parameters)
    return isOpen
  }
}
