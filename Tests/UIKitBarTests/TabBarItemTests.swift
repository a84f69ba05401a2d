import Foundation
import GlissadeTesting
import Testing
import UIKit

@testable import UIKitContainers

@MainActor @Suite struct TabBarItemTests {
  private let item = UITabBarItem(title: "Tea", image: nil, tag: 0)

  private func shown() throws -> (harness: Harness, button: TabButton, badge: TabBadge) {
    let tabs = UITabBarController()
    let harness = Harness {
      item.image = UIImage(systemName: "star")
      let page = UIViewController()
      page.tabBarItem = item
      tabs.viewControllers = [page, UIViewController()]
      return tabs
    }
    func find<View: UIView>(_ view: UIView) -> View? {
      view as? View ?? view.subviews.lazy.compactMap(find).first
    }
    let button: TabButton = try #require(find(tabs.tabBar))
    return (harness, button, try #require(find(button)))
  }

  @Test("K-14 a badge is a capsule with its text at the upper right of the image")
  func badge() throws {
    let (harness, button, badge) = try shown()
    #expect(badge.isHidden)
    item.badgeValue = "3"
    harness.advance(by: 1.0 / 60)
    #expect(!badge.isHidden)
    #expect(badge.frame.size == CGSize(width: 18, height: 18))
    #expect(badge.frame.midX > button.bounds.midX)
    #expect(badge.backgroundColor == .systemRed)
    item.badgeValue = "1,234"
    item.badgeColor = .systemBlue
    harness.advance(by: 1.0 / 60)
    #expect(badge.frame.width > 30)
    #expect(badge.frame.maxX <= button.bounds.maxX)
    #expect(badge.backgroundColor == .systemBlue)
    item.badgeValue = nil
    harness.advance(by: 1.0 / 60)
    #expect(badge.isHidden)
  }

  @Test("K-14 the title is shifted by its adjustment")
  func adjustment() throws {
    let (harness, button, _) = try shown()
    func title() -> CGRect? {
      button.subviews.first?.layer.mask?.sublayers?.last?.frame
    }
    let usual = try #require(title())
    item.titlePositionAdjustment = UIOffset(horizontal: 4, vertical: -3)
    harness.advance(by: 1.0 / 60)
    #expect(title() == usual.offsetBy(dx: 4, dy: -3))
  }
}
