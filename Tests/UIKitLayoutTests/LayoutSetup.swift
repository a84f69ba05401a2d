import Foundation
import GlissadeTesting
import UIKit

/// A window with an empty root view, and functions that add views which constraints lay out.
@MainActor final class LayoutSetup {
  let controller = UIViewController()
  private let harness: Harness
  private var frames = 0

  var root: UIView { controller.view }
  var log: [String] { harness.log }
  var warnings: [String] { log.filter { $0.hasPrefix("warning") } }
  /// A Boolean value that indicates whether a further frame would not differ.
  var isIdle: Bool { harness.advanceUntilIdle(timeout: 0) }

  init(scale: CGFloat = 1) {
    let controller = controller
    harness = Harness(scale: scale) { controller }
  }

  /// Makes the frames until a time, in seconds from the first one.
  func frame(_ time: TimeInterval) { harness.advance(by: time - harness.now) }

  /// Makes the frames of the next second.
  func nextFrame() {
    frames += 1
    frame(Double(frames))
  }

  /// Resizes the window with the next frame.
  func resize(to size: CGSize) { harness.resize(to: size) }

  func shownFrame(of view: UIView) -> CGRect { harness.presentationFrame(of: view) }

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
}
