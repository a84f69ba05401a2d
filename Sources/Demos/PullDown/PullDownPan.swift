import UIKit

/// A pan on a page that begins a transition and drives it.
@MainActor final class PullDownPan: NSObject, UIGestureRecognizerDelegate {
  /// The direction in which the page moves: 1 down, −1 up.
  private let direction: CGFloat
  private let canBegin: () -> Bool
  private let start: (UIPercentDrivenInteractiveTransition) -> Void
  private var driver: UIPercentDrivenInteractiveTransition?
  /// The fraction of the distance beyond which a page that is released at rest finishes the
  /// transition, 0…1.
  var threshold: CGFloat = 0.5 {
    didSet { driver?.releaseRule.threshold = threshold }
  }
  private let pan = UIPanGestureRecognizer()

  /// Creates a pan.
  ///
  /// - Parameters:
  ///   - name: The name of the gesture recognizer.
  ///   - page: The view to which the pan is added.
  ///   - direction: The direction in which the page moves: 1 down, −1 up.
  ///   - canBegin: A closure that returns whether the pan may begin.
  ///   - start: A closure that begins the transition with a driver.
  init(
    named name: String, on page: UIView, direction: CGFloat, canBegin: @escaping () -> Bool,
    start: @escaping (UIPercentDrivenInteractiveTransition) -> Void
  ) {
    self.direction = direction
    self.canBegin = canBegin
    self.start = start
    super.init()
    pan.addTarget(self, action: Selector(PullDownPan.handle))
    pan.name = name
    pan.delegate = self
    pan.allowedScrollTypesMask = .continuous
    page.addGestureRecognizer(pan)
  }

  func handle(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began {
      let driver = UIPercentDrivenInteractiveTransition()
      driver.releaseRule = ReleaseRule(.direction, threshold: threshold)
      self.driver = driver
      start(driver)
    }
    // A change of the window's size changes the view's height, but not the distance of the running
    // drag.
    let height = max(pan.view?.bounds.height ?? 1, 1)
    driver?.follow(pan, along: .vertical, distance: direction * height)
    if pan.state == .ended || pan.state == .cancelled { driver = nil }
  }

  /// The reading of a release of the page at this instant; `nil` while it is not dragged.
  var release: DragReading? { driver?.reading }

  /// Returns whether the pan begins, which it does only in the page's direction.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let translation = pan.translation(in: pan.view)
    return translation.y * direction > 0 && abs(translation.y) >= abs(translation.x) && canBegin()
  }
}
