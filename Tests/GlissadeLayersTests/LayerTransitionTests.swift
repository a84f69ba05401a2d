import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Transitions of a layer's content") struct LayerTransitionTests {
  private let setup = Setup()
  private let view = ViewLike()

  private func groups(_ commands: [DrawCommand]) -> [DisplayGroup] {
    commands.compactMap { if case .group(let inner) = $0 { inner } else { nil } }
  }

  private func shown(_ type: CATransitionType, _ subtype: CATransitionSubtype?) -> CALayer {
    let layer = setup.layer(delegate: view)
    setup.frame(at: 0)
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(transition, forKey: nil)
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    return layer
  }

  /// The parts of the transition's picture: their shifts and opacities.
  private var parts: [(x: CGFloat, y: CGFloat, opacity: Double)] {
    let top = groups(setup.flatten().root.commands)[0]
    return groups(top.commands).map { group in
      let origin = group.transform.apply(.zero) ?? .zero
      return (origin.x, origin.y, group.opacity)
    }
  }

  /// The top layer's mixture of its old content and its new one.
  private var dissolve: Dissolve? { groups(setup.flatten().root.commands)[0].dissolve }

  @Test("I-14 a fade mixes the old content with the new one")
  func fade() {
    let layer = shown(.fade, nil)
    setup.frame(at: 0.25)
    #expect(dissolve?.progress == 0.25)
    #expect(parts.map(\.opacity) == [1])
    #expect(layer.animationKeys() == [kCATransition])
    setup.frame(at: 1.1)
    #expect(layer.animationKeys() == nil)
    #expect(dissolve == nil)
  }

  @Test("I-14 a layer that hides itself dissolves, and is gone at the end")
  func hiding() {
    let layer = shown(.fade, nil)
    layer.isHidden = true
    setup.frame(at: 0.5)
    #expect(dissolve?.progress == 0.5)
    #expect(dissolve?.old.opacity == 1)
    #expect(groups(setup.flatten().root.commands)[0].opacity == 1)
    setup.frame(at: 1.1)
    #expect(groups(setup.flatten().root.commands).isEmpty)
  }

  @Test("I-14 an opacity that stays is that of the mixture, one that changes is mixed")
  func opacities() {
    let layer = setup.layer(delegate: view)
    layer.opacity = 0.5
    setup.frame(at: 0)
    let transition = CATransition()
    transition.duration = 1
    layer.add(transition, forKey: nil)
    setup.frame(at: 0.5)
    #expect(groups(setup.flatten().root.commands)[0].opacity == 0.5)
    #expect(dissolve?.old.opacity == 1)
    layer.opacity = 0.25
    setup.frame(at: 0.6)
    #expect(groups(setup.flatten().root.commands)[0].opacity == 1)
    #expect(dissolve?.old.opacity == 0.5)
    #expect(parts.map(\.opacity) == [0.25])
  }

  @Test(
    "I-11 a push moves both contents; vertical names have y upwards",
    arguments: [
      (CATransitionSubtype.fromRight, CGPoint(x: -25, y: 0)), (.fromLeft, CGPoint(x: 25, y: 0)),
      (.fromTop, CGPoint(x: 0, y: -25)), (.fromBottom, CGPoint(x: 0, y: 25)),
    ])
  func push(_ subtype: CATransitionSubtype, _ shift: CGPoint) {
    _ = shown(.push, subtype)
    setup.frame(at: 0.25)
    #expect(parts[0].x == shift.x)
    #expect(parts[0].y == shift.y)
    #expect(parts[1].x == shift.x * -3)
    #expect(parts[1].y == shift.y * -3)
  }

  @Test("I-11 moving in leaves the old content, revealing leaves the new one")
  func covers() {
    _ = shown(.moveIn, .fromLeft)
    setup.frame(at: 0.25)
    #expect(parts.map(\.x) == [0, -75])
    let other = LayerTransitionTests()
    _ = other.shown(.reveal, .fromLeft)
    other.setup.frame(at: 0.25)
    #expect(other.parts.map(\.x) == [0, 25])
  }

  @Test("I-11 a part of a transition starts and ends within it")
  func progress() {
    let layer = setup.layer(delegate: view)
    setup.frame(at: 0)
    let transition = CATransition()
    transition.startProgress = 0.5
    transition.endProgress = 0.75
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(transition, forKey: "any")
    setup.frame(at: 0.5)
    #expect(dissolve?.progress == 0.625)
  }

  @Test("I-11 a transition in another one starts from what is visible")
  func interrupted() {
    let layer = shown(.fade, nil)
    setup.frame(at: 0.5)
    #expect(dissolve?.progress == 0.5)
    let second = CATransition()
    second.duration = 1
    layer.add(second, forKey: "other")
    #expect(layer.animationKeys() == [kCATransition])
    var inner = groups(dissolve?.old.commands ?? [])
    while let group = inner.first, group.dissolve == nil { inner = groups(group.commands) }
    #expect(dissolve?.progress == 0)
    #expect(inner.first?.dissolve?.progress == 0.5)
  }

  @Test("I-11 a layer that was never shown has nothing to start from")
  func unseen() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 9, height: 9)
    layer.backgroundColor = .black
    layer.add(CATransition(), forKey: nil)
    setup.host.root.addSublayer(layer)
    setup.frame(at: 0.1)
    #expect(dissolve == nil)
  }
}
