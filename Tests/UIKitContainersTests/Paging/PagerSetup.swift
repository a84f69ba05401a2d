import Foundation
import GlissadeGestures
import GlissadeTesting
import UIKit
import UIKitTestSupport

/// A page view controller in a window of 375×667, with its pages and the recorded callbacks.
@MainActor final class PagerSetup: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let diary = Diary()
  let pager: UIPageViewController
  let setup: TransitionSetup
  private(set) var pages: [Page] = []
  /// The number of dots.
  var dots = 0
  /// A Boolean value that indicates whether the last page is followed by the first.
  var isEndless = false
  var asked: [String] = []
  var onDelegate: (String) -> Void = { _ in }
  /// A closure that is called once, with the next question to the data source.
  var onAsk: (() -> Void)?

  /// A page with a button in its middle.
  final class Page: DiaryController {
    let number: Int
    let button = UIButton(type: .system)
    var taps = 0
    var onTap: () -> Void = {}

    init(_ number: Int, _ diary: Diary) {
      self.number = number
      super.init("\(number)", diary)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      button.frame = CGRect(x: 100, y: 300, width: 175, height: 60)
      let tap = UIAction { [weak self] _ in
        self?.taps += 1
        self?.onTap()
      }
      button.addAction(tap, for: .touchUpInside)
      view.addSubview(button)
    }
    override func willMove(toParent parent: UIViewController?) {
      diary.write("\(number) willMove \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
      diary.write("\(number) didMove \(parent == nil ? "out" : "in")")
    }
  }

  init(
    count: Int = 5, first: Int = 2,
    orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, dots: Int = 0
  ) {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation, options: options)
    self.pager = pager
    self.dots = dots
    setup = TransitionSetup { pager }
    pages = (0..<count).map { Page($0, diary) }
    pager.dataSource = self
    pager.delegate = self
    set(first, animated: false)
    setup.settle()
    _ = diary.take()
  }

  // MARK: Data source and delegate

  private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let page = controller as? Page else { return nil }
    let wanted = page.number + step
    asked.append("\(page.number) \(step)")
    let once = onAsk
    onAsk = nil
    once?()
    if isEndless { return pages[(wanted + pages.count) % pages.count] }
    return pages.indices.contains(wanted) ? pages[wanted] : nil
  }
  func pageViewController(
    _ pager: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? { page(controller, -1) }
  func pageViewController(
    _ pager: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? { page(controller, 1) }
  func presentationCount(for pager: UIPageViewController) -> Int { dots }
  func presentationIndex(for pager: UIPageViewController) -> Int { shown ?? 0 }

  func pageViewController(
    _ pager: UIPageViewController, willTransitionTo pending: [UIViewController]
  ) {
    note("will \(numbers(pending))")
  }
  func pageViewController(
    _ pager: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previous: [UIViewController], transitionCompleted completed: Bool
  ) {
    note("did \(numbers(previous)) \(finished) \(completed)")
  }
  private func note(_ line: String) {
    diary.write(line)
    onDelegate(line)
  }
  private func numbers(_ controllers: [UIViewController]) -> String {
    controllers.map { ($0 as? Page).map { "\($0.number)" } ?? "?" }.joined(separator: " ")
  }

  // MARK: What is done

  func set(
    _ number: Int, _ direction: UIPageViewController.NavigationDirection = .forward,
    animated: Bool = true, completion: ((Bool) -> Void)? = nil
  ) {
    setup.run {
      pager.setViewControllers(
        [pages[number]], direction: direction, animated: animated, completion: completion)
    }
  }

  /// Drags by `distance` evenly and releases after a rest.
  func swipe(by distance: CGFloat, from x: CGFloat = 187) {
    setup.down(x, 100)
    setup.frame()
    setup.drag(to: CGPoint(x: x + distance, y: 100), over: 0.25)
    setup.frames(6)
    setup.up()
    setup.frame()
  }

  func press(_ key: String) {
    setup.harness.send(.key(key, t: setup.now))
    setup.frame()
  }

  // MARK: What is seen

  /// The number of the page that `viewControllers` names.
  var shown: Int? { (pager.viewControllers?.first as? Page)?.number }

  /// Returns the visible position of a page, in points of the window, or `nil` if it is not there.
  func x(_ number: Int) -> CGFloat? {
    pages[number].isViewLoaded && pages[number].view.window != nil
      ? setup.harness.presentationFrame(of: pages[number].view).minX : nil
  }

  /// The numbers of the pages that can be seen.
  var visible: [Int] {
    pages.indices.filter { index in
      guard let x = x(index) else { return false }
      return abs(x) < 375 - 1e-6
    }
  }

  /// The appearance callbacks without the one that has its own rule.
  func appearances() -> [String] {
    diary.take().filter {
      $0.hasSuffix("willAppear") || $0.hasSuffix("isappear") || $0.hasSuffix("didAppear")
        || $0.hasSuffix("Disappear")
    }
  }

  var isSound: Bool { setup.violations.isEmpty && setup.warnings.isEmpty }
}
