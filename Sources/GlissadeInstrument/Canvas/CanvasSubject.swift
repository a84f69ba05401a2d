import Foundation
import GlissadeInspector
import GlissadeReplay
import UIKit

/// A program that can be shown on the canvas, with its rule for the decision on release, if it has
/// one.
@MainActor package struct CanvasSubject {
  /// The name in recordings and lists.
  package var name: String
  package var rule: DecisionRule?
  /// A closure that opens the program's window in the current scene, and returns `false` if the
  /// program does not open one.
  package var open: () -> Bool

  /// A Boolean value that indicates whether this is a demo, and not the program itself.
  private var isDemo = false

  package init(name: String, rule: DecisionRule? = nil, open: @escaping () -> Bool) {
    self.name = name
    self.rule = rule
    self.open = open
  }

  /// Creates a demo from one controller and what it presents.
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

  /// Returns the initial state of a run.
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

  /// Returns the initial state of a run with the user's settings in the window's scene.
  func header(
    _ shell: UIWindowScene, size: CGSize, scale: Double, speed: Double,
    parameters: [String: Double]
  ) -> RecordingHeader {
    var header = header(size: size, scale: scale, speed: speed, parameters: parameters)
    header.reducesMotion = shell.reducesMotion
    return header
  }

  /// Opens the program in a new scene as a header describes.
  ///
  /// - Returns: `false` if the program asks to end.
  package func open(in scene: UIWindowScene, _ header: RecordingHeader) -> Bool {
    scene.reducesMotion = header.reducesMotion
    scene.inputRule = header.inputRule
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
