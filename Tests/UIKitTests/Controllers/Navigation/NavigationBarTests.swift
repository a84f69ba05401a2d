import Foundation
import Testing

@testable import UIKit

/// The bar: what it shows, where, and how it goes along.
@MainActor @Suite("Navigation: bar")
struct NavigationBarTests {
  private func views(_ name: String, in play: NavigationStage) -> [UIView] {
    func find(_ view: UIView) -> [UIView] {
      (view.accessibilityIdentifier == name ? [view] : []) + view.subviews.flatMap(find)
    }
    return find(play.nav.navigationBar)
  }

  private func titles(_ play: NavigationStage) -> [UILabel] {
    views("bar.title", in: play).compactMap { $0 as? UILabel }
  }

  private func back(_ play: NavigationStage) -> BackButton? {
    views("button.back", in: play).last as? BackButton
  }

  @Test("44 points high above the pages; the title is the controller's, in the middle")
  func layout() {
    let play = NavigationStage()
    #expect(play.nav.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(play.root.view.layer.shownFrame == CGRect(x: 0, y: 44, width: 375, height: 623))
    play.root.title = "Herbarium"
    play.stage.settle()
    #expect(titles(play).map(\.text) == ["Herbarium"])
    #expect(abs(titles(play)[0].layer.shownFrame.midX - 187.5) <= 0.5)
    #expect(back(play) == nil)
    play.nav.navigationBar.barTintColor = .red
    #expect(play.nav.navigationBar.backgroundColor == .red)
    play.nav.navigationBar.titleTextAttributes = [
      .foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 20),
    ]
    #expect(titles(play).map(\.textColor) == [.blue] && titles(play)[0].font.pointSize == 20)
  }

  @Test("the way back has the previous title, or its own, or Back, and a finger's size")
  func wayBack() throws {
    let play = NavigationStage()
    play.root.title = "Plants"
    let b = play.push("b")
    play.stage.settle()
    let button = try #require(back(play))
    #expect(button.label.text == "Plants")
    #expect(button.bounds.width >= 44 && button.bounds.height >= 44 && button.frame.minX <= 0)
    #expect(play.nav.navigationBar.topItem === b.navigationItem)
    #expect(play.nav.navigationBar.backItem === play.root.navigationItem)
    play.root.navigationItem.backButtonTitle = "All"
    play.stage.settle()
    #expect(back(play)?.label.text == "All")
    play.root.navigationItem.backButtonTitle = "A way back whose name is too long for any bar"
    play.stage.settle()
    #expect(back(play)?.label.text == "Back")
    play.stage.harness.tap(at: CGPoint(x: 43, y: 2))
    play.stage.settle()
    #expect(play.names == "a" && back(play) == nil && play.faults == [])
  }

  @Test("a long title is truncated between the buttons; in a narrow bar the chevron is enough")
  func narrow() throws {
    let play = NavigationStage(depth: 2)
    let top = play.nav.topViewController!
    top.title = "A title that is much too long for the bar between its two buttons"
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: nil, action: nil)
    for width in [375.0, 200] {
      play.stage.harness.resize(to: CGSize(width: width, height: 400))
      play.stage.settle()
      let title = titles(play)[0].layer.shownFrame
      let button = try #require(top.navigationItem.rightBarButtonItem?.button).layer.shownFrame
      let way = try #require(back(play))
      #expect(title.maxX <= button.minX + 0.5 && button.maxX <= width)
      #expect(title.minX >= way.label.layer.shownFrame.maxX || way.label.isHidden)
      #expect(title.width > 40)
    }
  }

  @Test("while pages change the titles go along with them, to the last bit, there and back")
  func scrubs() {
    let play = NavigationStage()
    play.root.title = "Plants"
    play.push("b")
    play.stage.settle()
    play.pull()
    let (old, new) = (titles(play)[0], titles(play)[1])
    #expect(old.text == "b" && new.text == "Plants")
    let start = (old.layer.shownFrame.midX, new.layer.shownFrame.midX)
    for way in [75.0, 150, -50] {
      play.move(by: way, frames: 5)
      let part = (play.finger.x - 10) / 375
      #expect(abs(old.shownAlpha - (1 - part)) < 1e-5 && abs(new.shownAlpha - part) < 1e-5)
      #expect(abs(old.layer.shownFrame.midX - (start.0 + part * 187.5)) < 1e-6)
      let middle = start.1 + part * (187.5 - start.1)
      #expect(abs(new.layer.shownFrame.midX - middle) < 0.5)
    }
    play.move(by: -100, frames: 5)
    play.stage.frames(6)
    play.release()
    play.stage.settle()
    #expect(titles(play).map(\.text) == ["b"] && titles(play)[0].shownAlpha == 1)
    #expect(titles(play)[0].transform == .identity && play.faults == [])
  }

  @Test("the new title starts where the way back was, and the way back comes out of the title")
  func morphs() throws {
    let play = NavigationStage()
    play.root.title = "Plants"
    play.push("b")
    play.stage.settle()
    let label = try #require(back(play)).label.layer.shownFrame
    play.pull()
    let title = titles(play)[1].layer.shownFrame
    #expect(abs(title.minX - label.minX) < 1.5 && abs(title.maxX - label.maxX) < 1.5)
    play.release()
    play.stage.settle()
  }

  @Test("on its way the title lies on the way back that it becomes: one word is seen, not two")
  func liesOnTheWayBack() throws {
    let play = NavigationStage()
    play.root.title = "Plants"
    play.push("b")
    play.stage.settle()
    let label = try #require(back(play)).label
    play.pull()
    for way in [60.0, 80, 100] {
      play.move(by: way, frames: 5)
      let (one, other) = (titles(play)[1].layer.shownFrame, label.layer.shownFrame)
      #expect(abs(one.minX - other.minX) < 1.5 && abs(one.maxX - other.maxX) < 1.5)
    }
    play.release()
    play.stage.settle()
  }

  @Test("buttons: by target, by action, by picture, disabled; the sender is the item")
  func buttons() throws {
    let play = NavigationStage()
    let hearer = ItemHearer()
    let item = UIBarButtonItem(
      title: "Edit", style: .plain, target: hearer, action: Selector(ItemHearer.hear))
    var actions = 0
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
    }
    let other = UIBarButtonItem(image: picture, primaryAction: UIAction { _ in actions += 1 })
    play.root.navigationItem.rightBarButtonItems = [item, other]
    play.root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Close") { _ in actions += 10 })
    play.stage.settle()
    let buttons = [item, other].compactMap { $0.button?.layer.shownFrame }
    #expect(buttons[0].minX >= buttons[1].maxX && buttons.allSatisfy { $0.width >= 44 })
    func tap(_ item: UIBarButtonItem?) throws {
      let frame = try #require(item?.button).layer.shownFrame
      play.stage.harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      play.stage.settle()
    }
    try tap(item)
    try tap(other)
    try tap(play.root.navigationItem.leftBarButtonItem)
    #expect(hearer.senders.count == 1 && hearer.senders[0] === item && actions == 11)
    item.isEnabled = false
    play.stage.settle()
    try tap(item)
    #expect(hearer.senders.count == 1)
    item.title = "Change"
    play.stage.settle()
    #expect(item.button?.currentTitle == "Change")
    #expect(item.button?.titleLabel?.font.pointSize == 17)
    item.style = .done
    let bold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(item.button?.titleLabel?.font == bold)
    item.image = picture
    #expect(item.button?.currentTitle == "Change" && item.button?.image(for: .normal) === picture)
  }

  @Test("a view in place of the title has its own size, and goes along")
  func titleView() {
    let play = NavigationStage(depth: 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    play.nav.topViewController!.navigationItem.titleView = view
    play.stage.settle()
    #expect(view.layer.shownFrame.size == CGSize(width: 80, height: 20))
    #expect(abs(view.layer.shownFrame.midX - 187.5) <= 0.5 && view.layer.shownFrame.midY == 22)
    play.pull(by: 100)
    #expect(view.shownAlpha < 0.8)
    play.release()
    play.stage.settle()
    #expect(view.shownAlpha == 1 && play.faults == [])
  }

  @Test(
    "hidden, the bar leaves its room to the pages; animated it slides", arguments: [true, false])
  func hides(animated: Bool) {
    let play = NavigationStage(depth: 2)
    play.stage.run { play.nav.setNavigationBarHidden(true, animated: animated) }
    #expect(play.nav.isNavigationBarHidden)
    play.stage.frame()
    let y = play.nav.navigationBar.shownY
    #expect(animated ? y > -44 && y < 0.1 : y == -44)
    play.stage.settle()
    #expect(play.nav.pagesView.frame == play.stage.window.bounds)
    #expect(play.nav.topViewController?.view.layer.shownFrame == play.stage.window.bounds)
    // The pull works without it.
    play.pull(by: 300)
    play.release()
    play.stage.settle()
    #expect(play.names == "a" && play.faults == [])
    play.nav.isNavigationBarHidden = false
    play.stage.settle()
    #expect(play.root.view.layer.shownFrame.minY == 44)
  }

  @Test(
    "hidden from viewWillAppear it goes along with the pull, and comes back if that is taken back")
  func hidesAlong() {
    let play = NavigationStage(depth: 2)
    play.root.onCallback = { [unowned play] in
      if $0 == "willAppear" { play.nav.setNavigationBarHidden(true, animated: true) }
    }
    play.pull(by: 75)
    #expect(play.nav.isNavigationBarHidden)
    #expect(abs(play.nav.navigationBar.shownY + 0.2 * 44) < 1e-6)
    play.release()
    play.stage.settle()
    #expect(!play.nav.isNavigationBarHidden && play.nav.navigationBar.shownY == 0)
    #expect(play.names == "ab" && play.faults == [])
    play.pull(by: 300)
    play.release()
    play.stage.settle()
    #expect(play.nav.isNavigationBarHidden && play.nav.navigationBar.shownY == -44)
    #expect(play.root.view.layer.shownFrame == play.stage.window.bounds && play.faults == [])
  }
}

@MainActor private final class ItemHearer: NSObject {
  var senders: [UIBarButtonItem] = []
  func hear(_ sender: UIBarButtonItem) { senders.append(sender) }
}
