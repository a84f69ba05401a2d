import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeMotion
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Animations added explicitly")
struct ExplicitAnimationTests {
  let setup = Setup()
  let view = ViewLike()
  let layer: CALayer

  init() { layer = setup.layer(delegate: view) }

  private func add(_ animation: CAAnimation, key: String? = nil) {
    setup.enter()
    layer.add(animation, forKey: key)
  }

  @Test(
    "from, to and by: an absent end is what shows or what the model holds",
    arguments: [
      (10.0, 30.0, nil, 10.0, 30.0), (10, nil, nil, 10, 50), (nil, 30, nil, 50, 30),
      (10, nil, 5, 10, 15), (nil, 30, 5, 25, 30), (nil, nil, 5, 50, 55), (10, 30, 5, 10, 30),
    ] as [(Double?, Double?, Double?, CGFloat, CGFloat)])
  func ends(from: Double?, to: Double?, by: Double?, first: CGFloat, last: CGFloat) {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    add(animation)
    setup.frame(at: 0)
    #expect(near(layer.shownX, first))
    setup.frame(at: 0.5)
    #expect(near(layer.shownX, (first + last) / 2))
  }

  @Test("additive animations add up on the model and on each other")
  func additive() {
    for _ in 0..<2 {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.duration, animation.isAdditive) = (-40.0, 1, true)
      add(animation)
    }
    #expect(near(layer.shownX, -30))
    setup.frame(at: 0.5)
    layer.position.x = 90
    #expect(near(layer.shownX, 50))
  }

  /// The number at the end of a path that the table below names.
  private func read(_ path: String) -> CGFloat {
    let (place, look) = (layer.shown.placement, layer.shown.appearance)
    let parts = AffineParts(CATransform3DGetAffineTransform(place.transform))
    return switch path {
    case "position.y": place.position.y
    case "anchorPoint.x": place.anchorPoint.x
    case "zPosition": place.zPosition
    case "opacity": place.opacity.cg
    case "bounds.size.width": look.bounds.width
    case "bounds.origin.y": look.bounds.minY
    case "cornerRadius": look.cornerRadius
    case "borderWidth": look.borderWidth
    case "shadowOpacity": look.shadowOpacity.cg
    case "shadowRadius": look.shadowRadius
    case "shadowOffset.width": look.shadowOffset.width
    case "transform.rotation.z", "transform.rotation": parts.rotation
    case "transform.scale": parts.scaleX * parts.scaleY
    case "transform.scale.x": parts.scaleX
    default: parts.translation.dy
    }
  }

  @Test(
    "every key path that names a number moves that number, and leaves nothing behind",
    arguments: [
      ("position.y", 7, 7), ("anchorPoint.x", 0.25, 0.25), ("zPosition", 3, 3),
      ("opacity", 0.25, 0.25), ("bounds.size.width", 60, 60), ("bounds.origin.y", 6, 6),
      ("cornerRadius", 9, 9), ("borderWidth", 2, 2), ("shadowOpacity", 0.5, 0.5),
      ("shadowRadius", 8, 8), ("shadowOffset.width", 4, 4), ("transform.rotation.z", 0.5, 0.5),
      ("transform.rotation", 0.5, 0.5), ("transform.scale", 2, 4), ("transform.scale.x", 2, 2),
      ("transform.translation.y", 11, 11),
    ] as [(String, Double, CGFloat)])
  func keyPaths(path: String, value: Double, expected: CGFloat) {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
    add(animation)
    setup.frame(at: 0.5)
    #expect(near(read(path), expected, 1e-6))
    layer.removeAllAnimations()
    #expect(layer.shown == layer.modelValues)
  }

  @Test("whole values: points, sizes, rectangles, colours and transforms")
  func wholeValues() {
    func add(_ path: String, _ value: Any) {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
      self.add(animation)
    }
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    add("position", CGPoint(x: 8, y: 9))
    add("bounds", rect)
    add("shadowOffset", CGSize(width: 5, height: 6))
    add("backgroundColor", blue)
    add("transform", CGAffineTransform(scaleX: 2, y: 2))
    add("sublayerTransform", CATransform3DMakeScale(3, 3, 3))
    setup.frame(at: 0.5)
    let shown = layer.shown
    #expect(shown.placement.position == CGPoint(x: 8, y: 9))
    #expect(shown.appearance.bounds == rect)
    #expect(shown.appearance.shadowOffset == CGSize(width: 5, height: 6))
    #expect(shown.appearance.backgroundColor == blue)
    #expect(near(shown.placement.transform.m11, 2))
    #expect(near(shown.appearance.sublayerTransform.m11, 3))
  }

  @Test("a key path that names nothing is refused with one line")
  func unknownKeyPath() {
    var lines: [String] = []
    setup.host.onWarning = { lines.append($0) }
    for path in ["colour", "position.z", "opacity.x", ""] { add(CABasicAnimation(keyPath: path)) }
    #expect(lines.count == 4)
    #expect(lines.first?.contains("colour") == true)
    #expect(layer.animationKeys() == nil)
    #expect(!setup.host.isMoving)
  }

  @Test("the layer takes a copy: the original may change and serve again")
  func copied() {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 100.0, 1)
    add(animation, key: "one")
    animation.toValue = 1000.0
    setup.frame(at: 0.5)
    #expect(near(layer.shownX, 50))
    #expect((layer.animation(forKey: "one") as? CABasicAnimation)?.toValue as? Double == 100)
  }

  @Test("the same key replaces, whose delegate receives false once; no key replaces nothing")
  func keys() {
    let listener = Listener()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.toValue, animation.duration, animation.delegate) = (100.0, 1, listener)
    add(animation, key: "a")
    setup.frame(at: 0.1)
    add(animation, key: "a")
    #expect(layer.animationKeys() == ["a"])
    #expect(listener.stops == [false])
    add(animation)
    add(animation)
    #expect(layer.animationKeys()?.count == 3)
    setup.run(to: 2)
    #expect(listener.stops == [false, true, true, true])
    #expect(listener.starts == 4)
  }

  @Test("a timing function shapes it; a transaction's serves where it has none")
  func timingFunctions() {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 100.0, 1)
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    add(animation, key: "x")
    setup.frame(at: 0.25)
    #expect(near(layer.shownX, 9.34647, 1e-3))
    animation.timingFunction = nil
    setup.enter()
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1))
    layer.add(animation, forKey: "x")
    CATransaction.commit()
    setup.frame(at: 0.5)
    #expect(near(layer.shownX, 37.81381, 1e-3))
  }

  @Test("control points read back as written")
  func controlPoints() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var pair: [Float] = [9, 9]
    for (index, point) in [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]].enumerated() {
      function.getControlPoint(at: index, values: &pair)
      #expect(pair == point.map { Float($0) })
    }
  }

  @Test("M-19 a spring animation's defaults and its settling time")
  func springDefaults() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    spring.damping = 5
    #expect(near(CGFloat(spring.settlingDuration), 2.865, 0.001))
    spring.damping = 15
    #expect(near(CGFloat(spring.settlingDuration), 1.006, 0.001))
  }

  @Test("H-04 more than critical damping counts as critical unless the animation allows it")
  func overdamping() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(!spring.allowsOverdamping)
    spring.mass = 3
    spring.stiffness = 1000
    spring.damping = 500
    #expect(near(CGFloat(spring.settlingDuration), 0.52, 0.005))
    let critical = spring.settlingDuration
    spring.damping = 2 * (3.0 * 1000).squareRoot()
    #expect(near(CGFloat(spring.settlingDuration), CGFloat(critical), 1e-9))
    spring.damping = 500
    spring.allowsOverdamping = true
    #expect(near(CGFloat(spring.settlingDuration), 3.528, 0.001))
    let copy = spring.copy() as? CASpringAnimation
    #expect(copy?.allowsOverdamping == true)
  }

  @Test(
    "M-21 a spring animation by perceived duration and bounce, also one that is overdamped",
    arguments: [(0.4, 0.3), (0.4, 0), (0.25, -0.5)])
  func perceivedMotion(duration: Double, bounce: Double) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
    #expect(near(CGFloat(spring.perceptualDuration), CGFloat(duration), 1e-9))
    #expect(near(spring.bounce, CGFloat(bounce), 1e-9))
    #expect(spring.allowsOverdamping == (bounce < 0))
    #expect(near(spring.stiffness, CGFloat(4 * Double.pi * Double.pi / duration / duration), 1e-6))
  }

  @Test(
    "M-14 M-18 a spring animation moves as the closed form; no duration takes the settling time")
  func springMotion() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.damping) = (2, 5)
    (spring.fromValue, spring.toValue) = (0.0, 1.0)
    let settling = spring.settlingDuration
    add(spring, key: "x")
    setup.frame(at: 0.3)
    #expect(near(layer.shownX, 1.232, 1e-3))
    let (beta, omega) = (5.0 / 4, (100.0 / 2 - 25.0 / 16).squareRoot())
    for time in [0.1, 0.5, 1, 2] {
      setup.frame(at: max(time, setup.host.now))
      let t = setup.host.now
      let x = exp(-beta * t) * (cos(omega * t) + beta / omega * sin(omega * t))
      #expect(near(layer.shownX, CGFloat(1 - x), 1e-9))
    }
    setup.frame(at: settling - 1e-3)
    #expect(layer.animationKeys() == ["x"])
    setup.frame(at: settling)
    #expect(layer.shownX == 50)
    #expect(layer.animationKeys() == nil)
  }

  @Test("a spring's mass, stiffness, damping and velocity each change where it is")
  func springParameters() {
    func x(_ change: (CASpringAnimation) -> Void) -> CGFloat {
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.duration) = (0.0, 100.0, 5)
      _ = spring.settlingDuration
      change(spring)
      add(spring, key: "x")
      return layer.values(at: setup.host.now + 0.1).placement.position.x
    }
    let places = [
      x { _ in }, x { $0.mass = 2 }, x { $0.stiffness = 200 }, x { $0.damping = 20 },
      x { $0.initialVelocity = 5 },
    ]
    #expect(Set(places.map { ($0 * 100).rounded() }).count == 5)
  }
}
