import Foundation
import GlissadeDrawing
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitDynamics

@MainActor @Suite("Impacts") struct ImpactTests {
  private let setup = ViewSetup()

  private var impacts: [String] { setup.log.filter { $0.hasPrefix("impact") } }

  /// The box of all that is drawn over the picture.
  private var box: CGRect {
    setup.scene.impactCommands.reduce(.null) { $0.union($1.bounds) }
  }

  @Test("N-14 an impact is one event and one pulse, about its place, which spreads, fades and ends")
  func onePulse() {
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    setup.root.addSubview(view)
    setup.frame(1)
    let generator = UIImpactFeedbackGenerator(style: .light, view: view)
    #expect(!setup.scene.needsFrame)
    setup.scene.enter { generator.impactOccurred(at: CGPoint(x: 10, y: 20)) }
    #expect(impacts == ["impact light 1 (110, 220)"])
    var widths: [CGFloat] = []
    for step in 0...23 {
      #expect(setup.scene.needsFrame)
      setup.frame(1 + Double(step) / 60)
      #expect(abs(box.midX - 110) < 1e-9)
      #expect(abs(box.midY - 220) < 1e-9)
      widths.append(box.width)
    }
    #expect(widths == widths.sorted())
    #expect(widths.last ?? 0 > 60)
    #expect(widths[0] < 20)
    setup.frame(1.41)
    #expect(setup.scene.impactCommands == [])
    #expect(!setup.scene.needsFrame)
    #expect(impacts.count == 1)
  }

  @Test(
    "N-14 without a place it is in the middle of the view, without a view in that of the screen")
  func middles() {
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    setup.root.addSubview(view)
    setup.scene.enter {
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
      UIImpactFeedbackGenerator(style: .rigid, view: view).impactOccurred(intensity: 0.5)
      UIImpactFeedbackGenerator().impactOccurred(at: CGPoint(x: 1, y: 2))
    }
    #expect(
      impacts == [
        "impact heavy 1 (187.5, 333.5)", "impact rigid 0.5 (125, 225)", "impact medium 1 (1, 2)",
      ])
  }

  /// A delegate that gives feedback for each contact.
  private final class Listener: UICollisionBehaviorDelegate {
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
  }

  @Test("N-14 without a place, but notified of a contact, it is there")
  func contact() throws {
    let yard = UIView(frame: CGRect(x: 30, y: 40, width: 300, height: 300))
    setup.root.addSubview(yard)
    let ball = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 40))
    yard.addSubview(ball)
    setup.frame(0)
    let listener = Listener()
    let animator = setup.scene.enter {
      let animator = UIDynamicAnimator(referenceView: yard)
      let walls = UICollisionBehavior(items: [ball])
      walls.translatesReferenceBoundsIntoBoundary = true
      walls.collisionDelegate = listener
      animator.addBehavior(walls)
      animator.addBehavior(UIGravityBehavior(items: [ball]))
      return animator
    }
    for step in 1...60 { setup.frame(Double(step) / 60) }
    #expect(animator.isRunning || impacts.count == 1)
    #expect(impacts.first?.hasPrefix("impact light 1 (150, 340") == true, "\(impacts)")
  }

  @Test("N-14 the place is where the view shows, also in flight")
  func moving() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    setup.root.addSubview(view)
    setup.frame(1)
    setup.scene.enter {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 100 }
    }
    setup.frame(1.5)
    setup.scene.enter { UIImpactFeedbackGenerator(style: .soft, view: view).impactOccurred() }
    #expect(impacts == ["impact soft 1 (75, 25)"])
  }

  @Test("N-14 style and intensity show", arguments: [UIImpactFeedbackGenerator.FeedbackStyle.light])
  func looks(light: UIImpactFeedbackGenerator.FeedbackStyle) {
    func look(_ style: UIImpactFeedbackGenerator.FeedbackStyle, _ intensity: CGFloat)
      -> [DrawCommand]
    {
      ImpactPulse(name: "\(style)", style: style, intensity: intensity, place: .zero, time: 0)
        .commands(at: 0.1, isStill: false)
    }
    let looks = [
      look(light, 1), look(.medium, 1), look(.heavy, 1), look(.soft, 1), look(.rigid, 1),
      look(light, 0.5),
    ]
    #expect(Set(looks).count == 6)
    #expect(looks[0][0].bounds.width < looks[2][0].bounds.width)
    #expect(looks[5][0].bounds.width < looks[0][0].bounds.width)
  }

  @Test("N-14 one of no intensity is not felt, one of no number is a warning")
  func nothing() {
    setup.scene.enter {
      let generator = UIImpactFeedbackGenerator(style: .light)
      generator.impactOccurred(intensity: 0)
      generator.impactOccurred(intensity: -1)
      generator.impactOccurred(intensity: .nan)
      generator.impactOccurred(at: CGPoint(x: CGFloat.infinity, y: 0))
      generator.impactOccurred(intensity: 7)
    }
    #expect(impacts == ["impact light 1 (187.5, 333.5)"])
    #expect(setup.log.filter { $0.hasPrefix("warning") }.count == 1)
  }

  @Test("N-14 prepared in one scene, it is felt there, whichever is current later")
  func prepared() {
    let other = ViewSetup()
    let generator = UIImpactFeedbackGenerator(style: .light)
    setup.scene.enter { generator.prepare() }
    other.scene.enter { generator.impactOccurred() }
    #expect(impacts.count == 1)
    #expect(other.log.filter { $0.hasPrefix("impact") } == [])
  }

  @Test("N-14 who shows pulses over a window's picture gets a frame without them in the end")
  func lastFrame() {
    setup.frame(1)
    setup.scene.enter { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
    setup.frame(1.1)
    #expect(setup.scene.showImpacts() != [])
    setup.frame(1.6)
    #expect(setup.scene.needsFrame)
    #expect(setup.scene.showImpacts() == [])
    #expect(!setup.scene.needsFrame)
  }
}
