import Foundation
import GlissadeGallery
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("Why a dynamic animator does not rest") struct RestWatchdogTests {
  /// A body in a fixture's scene, named “lid”, with an animator.
  private func lid(_ fixture: Fixture) throws -> (UIView, UIDynamicAnimator) {
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    return fixture.canvas.scene.enter {
      let view = UIView(frame: CGRect(x: 150, y: 100, width: 60, height: 60))
      view.accessibilityIdentifier = "lid"
      root.addSubview(view)
      return (view, UIDynamicAnimator(referenceView: root))
    }
  }

  private func remark(_ fixture: Fixture) -> String? {
    fixture.frames(Int((RestWatchdog.patience + 0.5) / Fixture.interval))
    return fixture.content.watch.restlessReasons.first
  }

  @Test("T-04 a body that falls for ever is named, with its speed and the behavior that pulls it")
  func gravity() throws {
    let fixture = try Fixture()
    let (view, animator) = try lid(fixture)
    fixture.canvas.scene.enter { animator.addBehavior(UIGravityBehavior(items: [view])) }
    let text = try #require(remark(fixture))
    #expect(text.hasPrefix("lid moves at "))
    #expect(text.hasSuffix("UIGravityBehavior pulls with 1000 pt/s²"))
    withExtendedLifetime(animator) {}
  }

  @Test("T-04 a body that nothing slows down continues by inertia")
  func inertia() throws {
    let fixture = try Fixture()
    let (view, animator) = try lid(fixture)
    fixture.canvas.scene.enter {
      let item = UIDynamicItemBehavior(items: [view])
      item.addLinearVelocity(CGPoint(x: 30, y: 0), for: view)
      animator.addBehavior(item)
    }
    let text = try #require(remark(fixture))
    #expect(text == "lid moves at 30.0 pt/s: nothing slows it down; it has no resistance")
    withExtendedLifetime(animator) {}
  }

  @Test("T-04 an undamped spring is the force, and the log has one line about it")
  func spring() throws {
    let fixture = try Fixture()
    let (view, animator) = try lid(fixture)
    fixture.canvas.scene.enter {
      let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 180, y: 400))
      (spring.length, spring.frequency, spring.damping) = (100, 0.5, 0)
      animator.addBehavior(spring)
    }
    let text = try #require(remark(fixture))
    #expect(text.contains("UIAttachmentBehavior pulls with"))
    fixture.frames(120)
    let scroll = fixture.content.controller.inspector.subviews.compactMap { $0 as? UIScrollView }
    let log = try #require(scroll.first?.subviews.compactMap { $0 as? LogView }.first)
    #expect(log.lines.filter { $0.text.hasPrefix("does not rest: lid") }.count == 1)
    #expect(log.lines.allSatisfy { !$0.isAlarm })
    withExtendedLifetime(animator) {}
  }

  @Test("T-04 what comes to rest in time is not reported, and a report ends with the motion")
  func rests() throws {
    let fixture = try Fixture()
    let (view, animator) = try lid(fixture)
    fixture.canvas.scene.enter {
      animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 180, y: 500)))
    }
    #expect(remark(fixture) == nil)
    fixture.canvas.scene.enter { animator.addBehavior(UIGravityBehavior(items: [view])) }
    fixture.canvas.scene.enter { animator.removeAllBehaviors() }
    fixture.frames(2)
    #expect(fixture.content.watch.restlessReasons.isEmpty)
  }
}
