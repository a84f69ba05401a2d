import Foundation
import GlissadeTesting
import Testing
import UIKit

private var offsetContext = 0

/// A page that follows a list as a library from before typed key paths does.
private final class FollowingController: UIViewController {
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  var seen: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if context == &offsetContext, let offset = change?[.newKey] as? CGPoint {
      let old = (change?[.oldKey] as? CGPoint).map { "\($0.y)" } ?? "-"
      seen.append("\(keyPath ?? "") \(old) \(offset.y) \(object as? UIScrollView === list)")
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}

/// A helper that is no responder.
private final class SizeObserver: NSObject, KeyValueObserver {
  var seen: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let isPrior = change?[.notificationIsPriorKey] as? Bool ?? false
    let kind = (change?[.kindKey] as? UInt).flatMap { NSKeyValueChange(rawValue: $0) }
    let new = change?[.newKey].map { "\($0)" } ?? "-"
    seen.append("\(keyPath ?? "") \(isPrior) \(kind == .setting) \(new)")
  }
}

/// A view that stops to observe when it is deallocated.
private final class FollowingView: UIView {
  let list: UIScrollView
  init(_ list: UIScrollView) {
    self.list = list
    super.init(frame: .zero)
    list.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
  }
  required init?(coder: NSCoder) { nil }
  deinit { list.removeObserver(self, forKeyPath: "contentOffset") }
}

@MainActor @Suite("Observing by text") struct ObservingTests {
  @Test("N-80 an observer receives the changes of a property with its context")
  func context() {
    let page = FollowingController()
    let harness = Harness { page }
    let key = "contentOffset"
    page.list.addObserver(page, forKeyPath: key, options: [.new, .old], context: &offsetContext)
    page.list.contentOffset.y = 10
    #expect(page.seen == ["contentOffset 0.0 10.0 true"])
    #expect(NSKeyValueChangeKey.indexesKey != .kindKey)
    page.list.contentOffset.y = 10
    page.list.contentSize.height = 500
    #expect(page.seen.count == 1)
    page.list.removeObserver(page, forKeyPath: key, context: nil)
    #expect(harness.log.contains { $0.contains("that was not added") })
    page.list.contentOffset.y = 11
    #expect(page.seen.count == 2)
    page.list.removeObserver(page, forKeyPath: key, context: &offsetContext)
    page.list.contentOffset.y = 12
    #expect(page.seen.count == 2)
  }

  @Test("N-80 options determine when an observer is called, and what it receives")
  func options() {
    let observer = SizeObserver()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addObserver(observer, forKeyPath: "alpha", options: [.initial, .new], context: nil)
    #expect(observer.seen == ["alpha false true 1.0"])
    view.removeObserver(observer, forKeyPath: "alpha")
    observer.seen = []
    view.addObserver(observer, forKeyPath: "hidden", options: .prior, context: nil)
    view.isHidden = true
    #expect(observer.seen == ["hidden true true -", "hidden false true -"])
  }

  @Test("N-80 the table is that of typed observing: frames, titles and states are observed")
  func properties() {
    let observer = SizeObserver()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addObserver(observer, forKeyPath: "center", options: .new, context: nil)
    view.frame.size.width = 20
    #expect(observer.seen == ["center false true \(CGPoint(x: 10, y: 5))"])
    observer.seen = []
    let controller = UIViewController()
    controller.addObserver(observer, forKeyPath: "title", options: .new, context: nil)
    controller.title = "Tides"
    #expect(observer.seen == ["title false true Tides"])
    let harness = Harness { controller }
    let pan = UIPanGestureRecognizer()
    controller.view.addGestureRecognizer(pan)
    observer.seen = []
    pan.addObserver(observer, forKeyPath: "state", options: .new, context: nil)
    harness.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), over: 0.1)
    harness.advanceUntilIdle()
    #expect(observer.seen.first == "state false true 1")
    observer.seen = []
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 0 }
    animator.addObserver(observer, forKeyPath: "running", options: .new, context: nil)
    animator.startAnimation()
    harness.advanceUntilIdle()
    #expect(observer.seen == ["running false true true", "running false true false"])
  }

  @Test("N-80 an observer may go without a removal, or remove itself as it goes")
  func ends() {
    let harness = Harness { UIViewController() }
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var observer: SizeObserver? = SizeObserver()
    weak var gone = observer
    list.addObserver(observer!, forKeyPath: "contentSize", options: [], context: nil)
    observer = nil
    #expect(gone == nil)
    list.contentSize.width = 10
    var view: FollowingView? = FollowingView(list)
    #expect(view != nil)
    view = nil
    list.contentOffset.y = 1
    #expect(!harness.log.contains { $0.hasPrefix("warning") })
  }

  @Test("N-80 what is not observed is logged")
  func warnings() {
    let harness = Harness { UIViewController() }
    let observer = SizeObserver()
    UIView().addObserver(observer, forKeyPath: "tag", options: [], context: nil)
    #expect(harness.log.contains { $0.contains("changes of “tag” of UIView are not reported") })
    UIView().addObserver(NSObject(), forKeyPath: "alpha", options: [], context: nil)
    #expect(harness.log.contains { $0.contains("does not conform to KeyValueObserver") })
    let page = UIViewController()
    let view = UIView()
    view.addObserver(page, forKeyPath: "alpha", options: [], context: nil)
    view.alpha = 0
    #expect(harness.log.contains { $0.contains("its observeValue handles none") })
  }
}
