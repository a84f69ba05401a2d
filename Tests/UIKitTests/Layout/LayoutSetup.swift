import Foundation

@testable import UIKit

/// A scene with an empty root view, and functions that add views which constraints lay out.
@MainActor final class LayoutSetup {
  let setup = ViewSetup()
  var root: UIView { setup.root }
  var warnings: [String] { setup.log.filter { $0.hasPrefix("warning") } }
  private var frames = 0

  /// Adds a view with a name, laid out by constraints.
  @discardableResult func add<View: UIView>(
    _ name: String, _ view: View = UIView(), to parent: UIView? = nil
  ) -> View {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  /// Adds a view of a size at the upper left corner.
  func addBox(_ name: String, width: CGFloat, height: CGFloat, to parent: UIView? = nil) -> UIView {
    let box = add(name, to: parent)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: width),
      box.heightAnchor.constraint(equalToConstant: height),
      box.leftAnchor.constraint(equalTo: (parent ?? root).leftAnchor),
      box.topAnchor.constraint(equalTo: (parent ?? root).topAnchor),
    ])
    return box
  }

  /// A label whose characters are 5 points wide and whose lines are 12 points high.
  func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    setup.scene.enter { label.text = text }
    return label
  }

  func nextFrame() {
    frames += 1
    setup.frame(Double(frames))
  }
}
