import UIKit

/// A controller that does something once in a callback, and records its appearance callbacks.
final class MovingController: UIViewController {
  var onLoad: (() -> Void)?
  var onLayout: (() -> Void)?
  var onWillMove: (() -> Void)?
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var onDidDisappear: (() -> Void)?
  private(set) var callbacks: [String] = []

  private func perform(_ action: ReferenceWritableKeyPath<MovingController, (() -> Void)?>) {
    let once = self[keyPath: action]
    self[keyPath: action] = nil
    once?()
  }

  override func viewDidLoad() { perform(\.onLoad) }
  override func viewDidLayoutSubviews() { perform(\.onLayout) }
  override func willMove(toParent parent: UIViewController?) { perform(\.onWillMove) }
  override func viewWillAppear(_ animated: Bool) {
    callbacks.append("willAppear")
    perform(\.onWillAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    callbacks.append("didAppear")
    perform(\.onDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    callbacks.append("willDisappear")
    perform(\.onWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    callbacks.append("didDisappear")
    perform(\.onDidDisappear)
  }
}
