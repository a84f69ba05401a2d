import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of the bar: its content, its layout and its animation.
@MainActor @Suite("Navigation: bar")
struct NavigationBarTests {
  private func views(_ name: String, in play: NavigationSetup) -> [UIView] {
    func find(_ view: UIView) -> [UIView] {
      (view.accessibilityIdentifier == name ? [view] : []) + view.subviews.flatMap(find)
    }
    return find(play.nav.navigationBar)
  }

  private func titles(_ play: NavigationSetup) -> [UILabel] {
    views("bar.title", in: play).compactMap { $0 as? UILabel }
  }

  private func back(_ play: NavigationSetup) -> BackButton? {
    views("button.back", in: play).last as? BackButton
  }

  @Test("44 points high above the pages; the title is the controller's, in the middle")
  func layout() {
    let play = NavigationSetup()
    #expect(play.nav.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(play.root.view.layer.shownFrame == CGRect(x: 0, y: 44, width: 375, height: 623))
    play.root.title = "Herbarium"
    play.setup.settle()
    #expect(titles(play).map(\.text) == ["Herbarium"])
    #expect(abs(titles(play)[0].layer.shownFrame.midX - 187.5) <= 0.5)
    #expect(back(play) == nil)
    play.nav.navigationBar.barTintColor = .red
    #expect(play.nav.navigationBar.backgroundColor == .red)
    play.nav.navigationBar.titleTextAttributes = [
      .foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 20),
    ]
    #expect(titles(play).map(\.textColor) == [.blue])
    #expect(titles(play)[0].font.pointSize == 20)
  }

  @Test("the back button has the previous title, or its own, or Back, and a pointer's size")
  func wayBack() throws {
    let play = NavigationSetup()
    play.root.title = "Plants"
    let b = play.push("b")
    play.setup.settle()
    let button = try #require(back(play))
    #expect(button.label.text == "Plants")
    #expect(button.bounds.width >= 44)
    #expect(button.bounds.height >= 44)
    #expect(button.frame.minX <= 0)
    #expect(play.nav.navigationBar.topItem === b.navigationItem)
    #expect(play.nav.navigationBar.backItem === play.root.navigationItem)
    play.root.navigationItem.backButtonTitle = "All"
    play.setup.settle()
    #expect(back(play)?.label.text == "All")
    play.root.navigationItem.backButtonTitle = "A way back whose name is too long for any bar"
    play.setup.settle()
    #expect(back(play)?.label.text == "Back")
    play.setup.harness.tap(at: CGPoint(x: 43, y: 2))
    play.setup.settle()
    #expect(play.names == "a")
    #expect(back(play) == nil)
    #expect(play.faults == [])
  }

  @Test("a long title is truncated between the buttons; in a narrow bar the chevron is enough")
  func narrow() throws {
    let play = NavigationSetup(depth: 2)
    let top = play.nav.topViewController!
    top.title = "A title that is much too long for the bar between its two buttons"
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: nil, action: nil)
    for width in [375.0, 200] {
      play.setup.harness.resize(to: CGSize(width: width, height: 400))
      play.setup.settle()
      let title = titles(play)[0].layer.shownFrame
      let button = try #require(top.navigationItem.rightBarButtonItem?.button).layer.shownFrame
      let distance = try #require(back(play))
      #expect(title.maxX <= button.minX + 0.5)
      #expect(button.maxX <= width)
      #expect(title.minX >= distance.label.layer.shownFrame.maxX || distance.label.isHidden)
      #expect(title.width > 40)
    }
  }

  @Test("while pages change the titles go along with them, to the last bit, there and back")
  func scrubs() {
    let play = NavigationSetup()
    play.root.title = "Plants"
    play.push("b")
    play.setup.settle()
    play.pull()
    let (old, new) = (titles(play)[0], titles(play)[1])
    #expect(old.text == "b")
    #expect(new.text == "Plants")
    let start = (old.layer.shownFrame.midX, new.layer.shownFrame.midX)
    for distance in [75.0, 150, -50] {
      play.move(by: distance, frames: 5)
      let part = (play.pointer.x - 10) / 375
      #expect(abs(old.shownAlpha - (1 - part)) < 1e-5)
      #expect(abs(new.shownAlpha - part) < 1e-5)
      #expect(abs(old.layer.shownFrame.midX - (start.0 + part * 187.5)) < 1e-6)
      let middle = start.1 + part * (187.5 - start.1)
      #expect(abs(new.layer.shownFrame.midX - middle) < 0.5)
    }
    play.move(by: -100, frames: 5)
    play.setup.frames(6)
    play.release()
    play.setup.settle()
    #expect(titles(play).map(\.text) == ["b"])
    #expect(titles(play)[0].shownAlpha == 1)
    #expect(titles(play)[0].transform == .identity)
    #expect(play.faults == [])
  }

  @Test(
    "the new title starts where the back button was, and the back button comes out of the title")
  func morphs() throws {
    let play = NavigationSetup()
    play.root.title = "Plants"
    play.push("b")
    play.setup.settle()
    let label = try #require(back(play)).label.layer.shownFrame
    play.pull()
    let title = titles(play)[1].layer.shownFrame
    #expect(abs(title.minX - label.minX) < 1.5)
    #expect(abs(title.maxX - label.maxX) < 1.5)
    play.release()
    play.setup.settle()
  }

  @Test("in flight the title is on its path to the back button: one word is visible, not two")
  func liesOnTheWayBack() throws {
    let play = NavigationSetup()
    play.root.title = "Plants"
    play.push("b")
    play.setup.settle()
    let label = try #require(back(play)).label
    play.pull()
    for distance in [60.0, 80, 100] {
      play.move(by: distance, frames: 5)
      let (one, other) = (titles(play)[1].layer.shownFrame, label.layer.shownFrame)
      #expect(abs(one.minX - other.minX) < 1.5)
      #expect(abs(one.maxX - other.maxX) < 1.5)
    }
    play.release()
    play.setup.settle()
  }

  @Test("buttons: by target, by action, by picture, disabled; the sender is the item")
  func buttons() throws {
    let play = NavigationSetup()
    let receiver = ItemRecorder()
    let item = UIBarButtonItem(
      title: "Edit", style: .plain, target: receiver, action: Selector(ItemRecorder.record))
    var actions = 0
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
    }
    let other = UIBarButtonItem(image: picture, primaryAction: UIAction { _ in actions += 1 })
    play.root.navigationItem.rightBarButtonItems = [item, other]
    play.root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Close") { _ in actions += 10 })
    play.setup.settle()
    let buttons = [item, other].compactMap { $0.button?.layer.shownFrame }
    #expect(buttons[0].minX >= buttons[1].maxX)
    #expect(buttons.allSatisfy { $0.width >= 44 })
    func tap(_ item: UIBarButtonItem?) throws {
      let frame = try #require(item?.button).layer.shownFrame
      play.setup.harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      play.setup.settle()
    }
    try tap(item)
    try tap(other)
    try tap(play.root.navigationItem.leftBarButtonItem)
    #expect(receiver.senders.count == 1)
    #expect(receiver.senders.first === item)
    #expect(actions == 11)
    item.isEnabled = false
    play.setup.settle()
    try tap(item)
    #expect(receiver.senders.count == 1)
    item.title = "Change"
    play.setup.settle()
    #expect(item.button?.currentTitle == "Change")
    #expect(item.button?.titleLabel?.font.pointSize == 17)
    item.style = .done
    let bold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(item.button?.titleLabel?.font == bold)
    item.image = picture
    #expect(item.button?.currentTitle == "Change")
    #expect(item.button?.image(for: .normal) === picture)
  }

  @Test("a view in place of the title has its own size, and goes along")
  func titleView() {
    let play = NavigationSetup(depth: 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    play.nav.topViewController!.navigationItem.titleView = view
    play.setup.settle()
    #expect(view.layer.shownFrame.size == CGSize(width: 80, height: 20))
    #expect(abs(view.layer.shownFrame.midX - 187.5) <= 0.5)
    #expect(view.layer.shownFrame.midY == 22)
    play.pull(by: 100)
    #expect(view.shownAlpha < 0.8)
    play.release()
    play.setup.settle()
    #expect(view.shownAlpha == 1)
    #expect(play.faults == [])
  }

  @Test(
    "hidden, the bar gives its space to the pages; animated it slides", arguments: [true, false])
  func hides(animated: Bool) {
    let play = NavigationSetup(depth: 2)
    play.setup.run { play.nav.setNavigationBarHidden(true, animated: animated) }
    #expect(play.nav.isNavigationBarHidden)
    play.setup.frame()
    let y = play.nav.navigationBar.shownY
    if animated {
      #expect(y > -44)
      #expect(y < 0.1)
    } else {
      #expect(y == -44)
    }
    play.setup.settle()
    #expect(play.nav.pagesView.frame == play.setup.window.bounds)
    #expect(play.nav.topViewController?.view.layer.shownFrame == play.setup.window.bounds)
    // The pull works without the bar.
    play.pull(by: 300)
    play.release()
    play.setup.settle()
    #expect(play.names == "a")
    #expect(play.faults == [])
    play.nav.isNavigationBarHidden = false
    play.setup.settle()
    #expect(play.root.view.layer.shownFrame.minY == 44)
  }

  @Test(
    "hidden from viewWillAppear it is animated with the pull, and comes back if that is reverted")
  func hidesAlong() {
    let play = NavigationSetup(depth: 2)
    play.root.onCallback = { [unowned play] in
      if $0 == "willAppear" { play.nav.setNavigationBarHidden(true, animated: true) }
    }
    play.pull(by: 75)
    #expect(play.nav.isNavigationBarHidden)
    #expect(abs(play.nav.navigationBar.shownY + 0.2 * 44) < 1e-6)
    play.release()
    play.setup.settle()
    #expect(!play.nav.isNavigationBarHidden)
    #expect(play.nav.navigationBar.shownY == 0)
    #expect(play.names == "ab")
    #expect(play.faults == [])
    play.pull(by: 300)
    play.release()
    play.setup.settle()
    #expect(play.nav.isNavigationBarHidden)
    #expect(play.nav.navigationBar.shownY == -44)
    #expect(play.root.view.layer.shownFrame == play.setup.window.bounds)
    #expect(play.faults == [])
  }
}

@MainActor private final class ItemRecorder: NSObject {
  var senders: [UIBarButtonItem] = []
  func record(_ sender: UIBarButtonItem) { senders.append(sender) }
}
