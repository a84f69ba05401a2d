import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("What scroll views of libraries take for granted") struct ScrollHabitTests {
  private final class ScrollView: UIScrollView {
    var permits = true
    var asked: [UIView] = []
    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append(view)
      return permits && super.touchesShouldCancel(in: view)
    }
  }

  private let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
  private let harness: Harness

  init() {
    harness = Harness { UIViewController() }
    harness.window.rootViewController?.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.addSubview(field)
    harness.advance(by: 0.1)
  }

  private func drag() {
    harness.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150), over: 0.2)
  }

  @Test(
    "N-68 a drag ends the editing of a text if the scroll view says so",
    arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive])
  func keyboardDismissMode(mode: UIScrollView.KeyboardDismissMode) {
    field.becomeFirstResponder()
    scroll.keyboardDismissMode = mode
    drag()
    #expect(field.isFirstResponder == (mode != .onDrag))
  }

  @Test("N-68 a scroll view decides whether a touch in a view becomes a drag")
  func touchesShouldCancel() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 190))
    scroll.addSubview(button)
    scroll.permits = false
    drag()
    #expect(scroll.contentOffset.y == 0)
    #expect(scroll.asked == [button])
    scroll.permits = true
    drag()
    #expect(scroll.contentOffset.y > 0)
  }

  @Test("N-68 each indicator has insets of its own, and the safe area's")
  func indicatorInsets() {
    func bar() -> CGRect { scroll.layer.sublayers?.last?.frame ?? .zero }
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.flashScrollIndicators()
    harness.advance(by: 0.1)
    let usual = bar().minY
    scroll.verticalScrollIndicatorInsets.top = 20
    scroll.horizontalScrollIndicatorInsets.top = 90
    harness.advance(by: 0.1)
    #expect(abs(bar().minY - usual - 20) < 0.01)
    #expect(scroll.scrollIndicatorInsets.top == 20)
    scroll.scrollIndicatorInsets = .zero
    #expect(scroll.horizontalScrollIndicatorInsets == .zero)
    harness.window.rootViewController?.additionalSafeAreaInsets.top = 30
    harness.advance(by: 0.1)
    #expect(abs(bar().minY - usual - 30) < 0.01)
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    harness.advance(by: 0.1)
    #expect(abs(bar().minY - usual) < 0.01)
  }

  @Test("N-68 a table's controller has the table's control for loading again")
  func refreshControl() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    #expect(controller.refreshControl === control)
  }
}
