import GlissadeInspector
import UIKit

/// What can be put on stage: a program, and how it decides about what is let go, if it says so.
@MainActor package struct StageSubject {
  /// What recordings and lists call it.
  package var name: String
  package var rule: DecisionRule?
  /// Opens the program's window in the scene that is current; false: it wants none.
  package var open: () -> Bool

  package init(name: String, rule: DecisionRule? = nil, open: @escaping () -> Bool) {
    self.name = name
    self.rule = rule
    self.open = open
  }

  /// A program that is one controller and what it presents.
  package init(
    name: String, rule: DecisionRule? = nil, makeRoot: @escaping () -> UIViewController
  ) {
    self.init(name: name, rule: rule) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = makeRoot()
      window.makeKeyAndVisible()
      return true
    }
  }
}
