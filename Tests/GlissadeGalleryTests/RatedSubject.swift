import Foundation
import GlissadeGallery
import GlissadeTesting
import Testing

/// A demo or a built-in container, with the stroke that begins its transition.
struct RatedSubject: Sendable, CustomTestStringConvertible {
  let name: String
  let makeRoot: @MainActor @Sendable () -> UIViewController
  /// The start of the stroke.
  let start: CGPoint
  /// The stroke's direction, of length 1.
  let direction: CGVector
  /// The distance of a whole transition, in points.
  let distance: CGFloat
  /// The view that is tapped first, by its identifier.
  var opener: String?
  /// The number of different outcomes.
  var outcomeCount = 2

  var testDescription: String { name }

  private static let down = CGVector(dx: 0, dy: 1)
  private static let up = CGVector(dx: 0, dy: -1)
  private static let left = CGVector(dx: -1, dy: 0)
  private static let right = CGVector(dx: 1, dy: 0)

  /// Every demo that decides something on release: the playground does not.
  static let demos = [
    demo("pull-down", from: CGPoint(x: 187, y: 40), down, distance: 667),
    demo("panel", from: CGPoint(x: 187, y: 662), up, distance: 333.5),
    demo("flip-card", from: CGPoint(x: 4, y: 300), right, distance: 200, opener: "card.cat"),
    // The stroke leads from the lower right corner to the upper one.
    demo("throw", from: CGPoint(x: 299, y: 571), up, distance: 475),
    demo("shade", from: CGPoint(x: 187, y: 20), down, distance: 667),
    demo("stack", from: CGPoint(x: 4, y: 300), right, distance: 375, opener: "tile.fern"),
    demo("tabs", from: CGPoint(x: 370, y: 300), left, distance: 375),
    demo("container", from: CGPoint(x: 370, y: 300), left, distance: 375),
    // A release turns at a pull of 198 points.
    demo("photos", from: CGPoint(x: 187, y: 220), down, distance: 450, opener: "cell.fronds"),
    sheet,
  ]

  /// The list of the demo at its medium detent, which a stroke up takes to the large one. Flicked
  /// back, it leaves.
  private static var sheet: RatedSubject {
    var subject = demo(
      "sheet", from: CGPoint(x: 187, y: 363), up, distance: 323, opener: "button.open")
    subject.outcomeCount = 3
    return subject
  }

  private static func demo(
    _ name: String, from start: CGPoint, _ direction: CGVector, distance: CGFloat,
    opener: String? = nil
  ) -> RatedSubject {
    RatedSubject(
      name: name, makeRoot: Gallery.demo(named: name)!.makeRoot, start: start,
      direction: direction, distance: distance, opener: opener)
  }

  /// The built-in containers that decide something on release.
  static let builtIn = [
    RatedSubject(
      name: "UINavigationController", makeRoot: makeStack, start: CGPoint(x: 4, y: 300),
      direction: right, distance: 375),
    RatedSubject(
      name: "UIPageViewController", makeRoot: { Pager() }, start: CGPoint(x: 370, y: 300),
      direction: left, distance: 375),
    RatedSubject(
      name: "UIScrollView", makeRoot: { Strip() }, start: CGPoint(x: 370, y: 300),
      direction: left, distance: 375),
  ]

  @MainActor private static func makeStack() -> UIViewController {
    let stack = UINavigationController(rootViewController: NumberedPage(1))
    stack.pushViewController(NumberedPage(2), animated: false)
    return stack
  }
}

private final class NumberedPage: UIViewController {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { view.accessibilityIdentifier = "page.\(number)" }
}

/// Two pages to be turned.
private final class Pager: UIPageViewController, UIPageViewControllerDataSource {
  private let pages = [NumberedPage(1), NumberedPage(2)]

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
  }
  required init?(coder: NSCoder) { nil }

  func pageViewController(
    _ pager: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? { controller === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pager: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? { controller === pages[0] ? pages[1] : nil }
}

/// Two pages side by side in a scroll view that stops at each.
private final class Strip: UIViewController {
  override func loadView() {
    let strip = UIScrollView(frame: UIScreen.main.bounds)
    strip.isPagingEnabled = true
    strip.contentSize = CGSize(width: 750, height: 667)
    for number in 1...2 {
      let page = UIView(frame: CGRect(x: 375 * (number - 1), y: 0, width: 375, height: 667))
      page.accessibilityIdentifier = "page.\(number)"
      strip.addSubview(page)
    }
    view = strip
  }
}
