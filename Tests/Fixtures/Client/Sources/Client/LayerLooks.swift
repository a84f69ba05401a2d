import GlissadeTesting
import UIKit

// Layers, colors and transitions of content (I-11, N-33).

/// A layer of one's own, with the initializers that UIKit code writes.
class RingLayer: CAShapeLayer {
  var progress: CGFloat = 0
  override init() {
    super.init()
    progress = 0.25
  }
  override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? RingLayer { progress = layer.progress }
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

class RingView: UIView {
  override class var layerClass: AnyClass { return RingLayer.self }
}

func checkLayerLooks() {
  Checks.about("I-11 layers") {
    checkCopies()
    checkValues()
    checkActions()
    checkPath()
    checkGroup()
    checkContentsRect()
  }
  Checks.about("N-33 colors and transitions of content") {
    checkColors()
    checkContentTransition()
  }
}

private func checkCopies() {
  let page = UIViewController()
  let harness = Harness { page }
  let view = RingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  page.view.addSubview(view)
  let ring = view.layer as? RingLayer
  Checks.expect(ring?.progress == 0.25, "a view's layer is made by its init()")
  ring?.progress = 0.75
  harness.advance(by: 0.1)
  UIView.animate(withDuration: 1) { view.center.x += 100 }
  harness.advance(by: 0.5)
  let shown = ring?.presentation()
  Checks.expect(shown?.progress == 0.75, "a presentation is made by init(layer:)")
  Checks.expect((shown?.position.x ?? 0) > 30, "with the visible values")
  Checks.expect(shown?.model() === ring, "of its model")
  Checks.expect(ring?.isEqual(ring) == true && ring != RingLayer(), "layers are objects")
}

private func checkValues() {
  let harness = Harness { UIViewController() }
  let layer = CALayer()
  layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
  let angle = layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0
  Checks.expect(abs(angle - .pi / 2) < 1e-9, "a component", found: angle)
  layer.setValue(0.5, forKey: "opacity")
  Checks.expect(layer.opacity == 0.5, "a property", found: layer.opacity)
  layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "position")
  Checks.expect(layer.position.y == 4, "an object", found: layer.position)
  layer.setValue("mine", forKey: "owner")
  Checks.expect(layer.value(forKey: "owner") as? String == "mine", "a key of one's own")
  layer.setValue("wrong", forKey: "opacity")
  Checks.expect(layer.opacity == 0.5 && harness.now >= 0, "a wrong value is refused")
  Checks.expect(layer.value(forKey: "nothing") == nil, "an unknown key")
}

private func checkActions() {
  let page = UIViewController()
  let harness = Harness { page }
  let (still, moving) = (CALayer(), CALayer())
  still.actions = ["position": NSNull(), "bounds": NSNull()]
  for layer in [still, moving] {
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    page.view.layer.addSublayer(layer)
  }
  harness.advance(by: 0.1)
  for layer in [still, moving] { layer.position.x = 200 }
  harness.advance(by: 0.1)
  Checks.expect(still.presentation()?.position.x == 200, "NSNull stands for no action")
  Checks.expect((moving.presentation()?.position.x ?? 200) < 200, "others are animated")
}

private func checkPath() {
  let page = UIViewController()
  let harness = Harness { page }
  let layer = CALayer()
  page.view.layer.addSublayer(layer)
  let path = UIBezierPath()
  path.move(to: .zero)
  path.addLine(to: CGPoint(x: 100, y: 0))
  path.addLine(to: CGPoint(x: 100, y: 100))
  let drive = CAKeyframeAnimation(keyPath: "position")
  drive.path = path.cgPath
  drive.rotationMode = .rotateAuto
  drive.duration = 1
  layer.add(drive, forKey: "drive")
  harness.advance(by: 0.25)
  let first = layer.presentation()
  Checks.expect(abs((first?.position.x ?? 0) - 50) < 2, "a path", found: first?.position ?? .zero)
  Checks.expect(abs(first?.transform.m12 ?? 1) < 0.01, "a layer that points along it")
  harness.advance(by: 0.5)
  let second = layer.presentation()
  Checks.expect(abs((second?.position.y ?? 0) - 50) < 2, "and around a corner")
  Checks.expect(abs((second?.transform.m12 ?? 0) - 1) < 0.01, "where it turns")
}

private func checkGroup() {
  let page = UIViewController()
  let harness = Harness { page }
  let layer = CALayer()
  page.view.layer.addSublayer(layer)
  let move = CABasicAnimation(keyPath: "position.x")
  move.fromValue = 0
  move.toValue = 100
  let fade = CABasicAnimation(keyPath: "opacity")
  fade.fromValue = 1
  fade.toValue = 0
  fade.beginTime = 0.5
  fade.duration = 0.5
  let group = CAAnimationGroup()
  group.animations = [move, fade]
  group.duration = 1
  group.timingFunction = CAMediaTimingFunction(name: .linear)
  layer.add(group, forKey: "both")
  harness.advance(by: 0.5)
  let shown = layer.presentation()
  Checks.expect(abs((shown?.position.x ?? 0) - 50) < 3, "a group", found: shown?.position ?? .zero)
  Checks.expect(shown?.opacity == 1, "whose second part waits", found: shown?.opacity ?? -1)
  harness.advance(by: 0.25)
  let later = layer.presentation()?.opacity ?? 1
  Checks.expect(abs(later - 0.5) < 0.05, "and then runs", found: later)
  harness.advanceUntilIdle()
  Checks.expect(layer.animationKeys() == nil, "and all of it ends")
}

private func checkContentsRect() {
  let page = UIViewController()
  let harness = Harness { page }
  let layer = CALayer()
  page.view.layer.addSublayer(layer)
  harness.advance(by: 0.1)
  Checks.expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1), "all at first")
  let pan = CABasicAnimation(keyPath: "contentsRect")
  pan.toValue = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
  pan.duration = 1
  pan.timingFunction = CAMediaTimingFunction(name: .linear)
  layer.add(pan, forKey: nil)
  harness.advance(by: 0.5)
  let shown = layer.presentation()?.contentsRect ?? .zero
  Checks.expect(abs(shown.width - 0.75) < 0.02, "a part that is animated", found: shown)
}

private func checkColors() {
  let root = UIViewController()
  let harness = Harness { root }
  let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  view.backgroundColor = own
  root.view.addSubview(view)
  Checks.expect(view.layer.backgroundColor == UIColor.black.cgColor, "a color in light")
  root.overrideUserInterfaceStyle = .dark
  Checks.expect(view.layer.backgroundColor == UIColor.white.cgColor, "and in dark")
  Checks.expect(view.backgroundColor === own, "is the same color")
  let later = UIView()
  later.backgroundColor = .systemBackground
  root.view.addSubview(later)
  Checks.expect(later.layer.backgroundColor == UIColor.black.cgColor, "views that come later")
  let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
  Checks.expect(literal == .red, "a literal", found: literal)
  let half = own.withAlphaComponent(0.5)
  let dark = half.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
  Checks.expect(dark == UIColor.white.withAlphaComponent(0.5), "with another opacity")
  Checks.expect(harness.now >= 0, "")
}

private func checkContentTransition() {
  let root = UIViewController()
  let harness = Harness { root }
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  label.text = "before"
  root.view.addSubview(label)
  harness.advance(by: 0.1)
  for option in [UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft] {
    var ended: Bool?
    UIView.transition(
      with: label, duration: 0.4, options: option, animations: { label.text = "after" },
      completion: { ended = $0 })
    let keys = label.layer.animationKeys() ?? []
    harness.advance(by: 0.1)
    Checks.expect(ended == nil && keys == [kCATransition], "a transition covers the content")
    Checks.expect(harness.advanceUntilIdle() && ended == true, "ends")
    Checks.expect(label.layer.animationKeys() == nil, "and leaves nothing")
    Checks.expect(CATransform3DIsIdentity(label.layer.transform), "as it was")
  }
  let (front, back) = (UIView(), UIView())
  root.view.addSubview(front)
  UIView.transition(from: front, to: back, duration: 0.2, options: .transitionCrossDissolve)
  Checks.expect(back.superview === root.view && front.superview == nil, "views are exchanged")
}
