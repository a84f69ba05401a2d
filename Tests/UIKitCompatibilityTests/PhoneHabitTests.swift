import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A chart whose bars are elements for assistive programs.
private final class ChartView: UIView {
  var bars: [UIAccessibilityElement] = []

  override func accessibilityElementCount() -> Int { bars.count }
  override func accessibilityElement(at index: Int) -> Any? { bars[index] }
  override func index(ofAccessibilityElement element: Any) -> Int {
    bars.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }
}

/// A cell's state as it is stored in an archive.
private final class Place: NSObject, NSCoding {
  var center = CGPoint.zero
  var size = CGSize.zero
  var frame = CGRect.zero
  var turn = CGAffineTransform.identity
  var insets = UIEdgeInsets.zero

  override init() { super.init() }
  init?(coder: NSCoder) {
    center = coder.cgPoint(forKey: "center")
    size = coder.cgSize(forKey: "size")
    frame = coder.cgRect(forKey: "frame")
    turn = coder.cgAffineTransform(forKey: "turn")
    insets = coder.uiEdgeInsets(forKey: "insets")
  }
  func encode(with coder: NSCoder) {
    coder.encode(center, forKey: "center")
    coder.encode(size, forKey: "size")
    coder.encode(frame, forKey: "frame")
    coder.encode(turn, forKey: "turn")
    coder.encode(insets, forKey: "insets")
  }
}

private final class TurningController: UIViewController {
  var calls: [String] = []

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    super.willRotate(to: toInterfaceOrientation, duration: duration)
    calls.append("will \(toInterfaceOrientation.isLandscape) \(interfaceOrientation.isLandscape)")
  }
  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
    calls.append("animate \(view.bounds.width)")
  }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    super.didRotate(from: fromInterfaceOrientation)
    calls.append("did \(fromInterfaceOrientation.isPortrait) \(interfaceOrientation.isLandscape)")
  }
}

@MainActor @Suite("Habits from the phone") struct PhoneHabitTests {
  @Test("N-82 every object has attributes for assistive programs, and elements")
  func attributes() {
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    #expect(item.accessibilityLabel == nil)
    item.accessibilityLabel = "Add a bay"
    item.accessibilityTraits = .button
    item.isAccessibilityElement = true
    #expect(item.accessibilityLabel == "Add a bay")
    #expect(item.accessibilityTraits == .button)
    #expect(item.isAccessibilityElement)
    let view: NSObject = UIView()
    view.accessibilityHint = "Opens"
    #expect((view as? UIView)?.accessibilityHint == "Opens")
    #expect(view.accessibilityElementCount() == 0)
    view.accessibilityElements = [item]
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.accessibilityElement(at: 0) as? UIBarButtonItem === item)
    #expect(view.accessibilityElement(at: 1) == nil)
    #expect(view.index(ofAccessibilityElement: item) == 0)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test("N-82 a view overrides its elements, whose frames follow the view")
  func elements() {
    let page = UIViewController()
    let harness = Harness { page }
    let chart = ChartView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    page.view.addSubview(chart)
    harness.advanceUntilIdle()
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 40)
    chart.bars = [bar]
    #expect(chart.accessibilityElementCount() == 1)
    #expect(chart.index(ofAccessibilityElement: bar) == 0)
    #expect(bar.accessibilityFrame == CGRect(x: 15, y: 25, width: 10, height: 40))
    chart.frame.origin.x = 0
    #expect(bar.accessibilityFrame.minX == 5)
    bar.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(bar.accessibilityFrame.minX == 1)
  }

  /// An object with a method that is called from several threads.
  @MainActor private final class Receiver: NSObject {
    var calls: [String] = []
    func take(_ text: String) { calls.append(text) }
  }

  @Test("N-83 a method is performed on the main thread, at once, later or from another thread")
  func mainThread() async {
    let receiver = Receiver()
    receiver.performSelector(
      onMainThread: Selector(Receiver.take), with: "now", waitUntilDone: true)
    #expect(receiver.calls == ["now"])
    receiver.performSelector(
      onMainThread: Selector(Receiver.take), with: "later", waitUntilDone: false)
    #expect(receiver.calls.count == 1)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(receiver.calls == ["now", "later"])
    let selector = Selector(Receiver.take)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        receiver.performSelector(onMainThread: selector, with: "waited", waitUntilDone: true)
        continuation.resume()
      }
    }
    #expect(receiver.calls.last == "waited")
  }

  @Test("N-83 numbers have their names of Objective-C, and equal timing functions are equal")
  func names() {
    let count: NSInteger = 3
    let mask: NSUInteger = 4
    #expect(count + Int(mask) == 7)
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(ease == CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1))
    #expect(ease != CAMediaTimingFunction(name: .easeIn))
    #expect(Set([ease, CAMediaTimingFunction(name: .easeInEaseOut)]).count == 1)
  }

  @Test("N-83 geometry is archived by keys and as text")
  func archive() throws {
    let place = Place()
    place.center = CGPoint(x: 1.5, y: 2)
    place.size = CGSize(width: 3, height: 4.25)
    place.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    place.turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 8)
    place.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    place.encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    let copy = try #require(Place(coder: reader))
    #expect(copy.center == place.center)
    #expect(copy.size == place.size)
    #expect(copy.frame == place.frame)
    #expect(copy.turn == place.turn)
    #expect(copy.insets == place.insets)
    #expect(reader.cgPoint(forKey: "nothing") == .zero)
    #expect(NSCoder.string(for: place.frame) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == place.frame)
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, nan}}") == .zero)
  }

  @Test("N-84 a window that becomes wide notifies its controllers, as of a rotation")
  func rotation() {
    let page = TurningController()
    let child = TurningController()
    let harness = Harness(size: CGSize(width: 300, height: 500)) { page }
    page.addChild(child)
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    harness.advanceUntilIdle()
    harness.resize(to: CGSize(width: 320, height: 500))
    harness.advanceUntilIdle()
    #expect(page.calls.isEmpty)
    harness.resize(to: CGSize(width: 500, height: 300))
    harness.advanceUntilIdle()
    #expect(page.calls == ["will true false", "animate 500.0", "did true true"])
    #expect(child.calls.count == 3)
  }
}
