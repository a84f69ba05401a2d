import Foundation
import GlissadeInspector
import GlissadeReplay
import UIKit

/// What can be put on stage: a program, and how it decides about what is let go, if it says so.
@MainActor package struct StageSubject {
  /// What recordings and lists call it.
  package var name: String
  package var rule: DecisionRule?
  /// Opens the program's window in the scene that is current; false: it wants none.
  package var open: () -> Bool

  /// Whether it is one of a program's demos, and not the program itself.
  private var isDemo = false

  package init(name: String, rule: DecisionRule? = nil, open: @escaping () -> Bool) {
    self.name = name
    self.rule = rule
    self.open = open
  }

  /// A demo: one controller and what it presents.
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

  /// What a run of it starts from.
  package func header(
    size: CGSize, scale: Double, speed: Double, knobs: [String: Double] = [:]
  ) -> RecordingHeader {
    var header = RecordingHeader(
      program: ProcessInfo.processInfo.processName, demo: isDemo ? name : nil, size: size,
      scale: scale)
    header.speed = speed
    header.parameters = knobs
    return header
  }

  /// Opens the program in a fresh scene, as a header says.
  ///
  /// - Returns: false: it does not want to go on.
  package func open(in scene: UIWindowScene, _ header: RecordingHeader) -> Bool {
    scene.reducesMotion = header.reducesMotion
    let goesOn = scene.enter(open)
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
    return goesOn
  }
}
