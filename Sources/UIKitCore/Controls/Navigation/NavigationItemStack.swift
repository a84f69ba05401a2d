import Foundation

/// The items of a navigation bar, and the changes of the items of a bar without a controller.
@MainActor final class NavigationItemStack {
  private unowned let bar: UINavigationBar
  private var own: [UINavigationItem] = []
  /// The closure that notifies the delegate at the end of the current animation, or `nil` while
  /// there is none.
  private var ending: (() -> Void)?
  /// The number of animations so far, by which the completion of an earlier one is ignored.
  private var count = 0

  init(_ bar: UINavigationBar) { self.bar = bar }

  /// The items, the visible one last.
  var items: [UINavigationItem] { bar.controller?.stack.map(\.navigationItem) ?? own }

  func set(_ items: [UINavigationItem], animated: Bool) {
    guard isOwn("setItems(_:animated:)") else { return }
    let isPop = items.last.map { top in own.dropLast().contains { $0 === top } } ?? true
    change(to: items, isPush: !isPop, animated: animated) {}
  }

  func push(_ item: UINavigationItem, animated: Bool) {
    guard isOwn("pushItem(_:animated:)") else { return }
    guard bar.delegate?.navigationBar(bar, shouldPush: item) ?? true else { return }
    change(to: own + [item], isPush: true, animated: animated) { [bar] in
      bar.delegate?.navigationBar(bar, didPush: item)
    }
  }

  func pop(animated: Bool) -> UINavigationItem? {
    guard isOwn("popItem(animated:)"), let item = own.last else { return nil }
    guard bar.delegate?.navigationBar(bar, shouldPop: item) ?? true else { return nil }
    change(to: own.dropLast(), isPush: false, animated: animated) { [bar] in
      bar.delegate?.navigationBar(bar, didPop: item)
    }
    return item
  }

  /// Handles a press of the back button.
  func goBack() {
    guard let controller = bar.controller else {
      _ = pop(animated: true)
      return
    }
    if let item = bar.topItem, bar.delegate?.navigationBar(bar, shouldPop: item) == false {
      return
    }
    controller.popViewController(animated: true)
  }

  /// Returns whether the bar has items of its own, and logs a warning otherwise.
  private func isOwn(_ call: String) -> Bool {
    if bar.controller == nil { return true }
    SceneResources.current?.warnOnce(
      "\(call) has no effect on the bar of a navigation controller: change its pages instead")
    return false
  }

  private func change(
    to items: [UINavigationItem], isPush: Bool, animated: Bool, ending: @escaping () -> Void
  ) {
    finish()
    own = items
    let back = items.dropLast().last
    guard animated, bar.window != nil, let shown = bar.topItem, let top = items.last, top !== shown
    else {
      bar.show(items.last, back: back)
      return ending()
    }
    bar.prepare(top, back: back, isPush: isPush)
    self.ending = ending
    count += 1
    let number = count
    UIView.animate(withDuration: MotionDurations.standard) { [bar] in
      bar.slide(isPush: isPush)
    } completion: { [weak self] _ in
      if self?.count == number { self?.finish() }
    }
  }

  /// Ends the current animation and notifies the delegate of its change.
  private func finish() {
    guard let ending else { return }
    self.ending = nil
    bar.settle(arrived: true)
    ending()
  }
}
