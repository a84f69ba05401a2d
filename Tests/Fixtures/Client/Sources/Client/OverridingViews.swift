import GlissadeTesting
import UIKit

class NotingLayer: CALayer {
  override var frame: CGRect {
    get { return super.frame }
    set {
      Calls.note("CALayer.frame")
      super.frame = newValue
    }
  }
  override var bounds: CGRect { didSet { Calls.note("CALayer.bounds") } }
  override var position: CGPoint { didSet { Calls.note("CALayer.position") } }
  override var opacity: Float { didSet { Calls.note("CALayer.opacity") } }
  override var isHidden: Bool { didSet { Calls.note("CALayer.isHidden") } }
  override var cornerRadius: CGFloat { didSet { Calls.note("CALayer.cornerRadius") } }
  override var transform: CATransform3D { didSet { Calls.note("CALayer.transform") } }
  override var contents: CGImage? { didSet { Calls.note("CALayer.contents") } }
  override func action(forKey event: String) -> CAAction? {
    Calls.note("CALayer.action")
    return super.action(forKey: event)
  }
  override func addSublayer(_ layer: CALayer) {
    Calls.note("CALayer.addSublayer")
    super.addSublayer(layer)
  }
  override func removeFromSuperlayer() {
    Calls.note("CALayer.removeFromSuperlayer")
    super.removeFromSuperlayer()
  }
  override func layoutSublayers() {
    Calls.note("CALayer.layoutSublayers")
    super.layoutSublayers()
  }
  override func setNeedsDisplay() {
    Calls.note("CALayer.setNeedsDisplay")
    super.setNeedsDisplay()
  }
  override func add(_ anim: CAAnimation, forKey key: String?) {
    Calls.note("CALayer.add")
    super.add(anim, forKey: key)
  }
  override func contains(_ point: CGPoint) -> Bool {
    Calls.note("CALayer.contains")
    return super.contains(point)
  }
  override func hitTest(_ point: CGPoint) -> CALayer? { return super.hitTest(point) }
  override func presentation() -> Self? { return super.presentation() }
  override func render(in ctx: CGContext) { super.render(in: ctx) }
}

class NotingView: UIView {
  override class var layerClass: AnyClass { return NotingLayer.self }
  override var layer: NotingLayer { return super.layer as! NotingLayer }
  override var frame: CGRect { didSet { Calls.note("UIView.frame") } }
  override var center: CGPoint { didSet { Calls.note("UIView.center") } }
  override var subviews: [UIView] { return super.subviews }
  override var superview: UIView? { return super.superview }
  override var window: UIWindow? { return super.window }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { return super.gestureRecognizers }
    set { super.gestureRecognizers = newValue }
  }
  override var tag: Int { didSet { Calls.note("UIView.tag") } }
  override var topAnchor: NSLayoutYAxisAnchor { return super.topAnchor }

  override func addSubview(_ view: UIView) {
    Calls.note("UIView.addSubview")
    super.addSubview(view)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    Calls.note("UIView.insertSubview")
    super.insertSubview(view, at: index)
  }
  override func removeFromSuperview() {
    Calls.note("UIView.removeFromSuperview")
    super.removeFromSuperview()
  }
  override func setNeedsLayout() {
    Calls.note("UIView.setNeedsLayout")
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() {
    Calls.note("UIView.layoutIfNeeded")
    super.layoutIfNeeded()
  }
  override func setNeedsDisplay() {
    Calls.note("UIView.setNeedsDisplay")
    super.setNeedsDisplay()
  }
  override func sizeToFit() {
    Calls.note("UIView.sizeToFit")
    super.sizeToFit()
  }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    Calls.note("UIView.addGestureRecognizer")
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    Calls.note("UIView.removeGestureRecognizer")
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override func layoutSublayers(of layer: CALayer) {
    Calls.note("UIView.layoutSublayers")
    super.layoutSublayers(of: layer)
  }
  override func action(for layer: CALayer, forKey event: String) -> CAAction? {
    Calls.note("UIView.action")
    return super.action(for: layer, forKey: event)
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    return super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    return super.convert(point, to: view)
  }
  override func isDescendant(of view: UIView) -> Bool { return super.isDescendant(of: view) }
}

class NotingScrollView: UIScrollView {
  override var contentInset: UIEdgeInsets { didSet { Calls.note("UIScrollView.contentInset") } }
  override var contentOffset: CGPoint { didSet { Calls.note("UIScrollView.contentOffset") } }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    Calls.note("UIScrollView.setContentOffset")
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
}

class NotingButton: UIButton {
  override func setTitle(_ title: String?, for state: UIControl.State) {
    Calls.note("UIButton.setTitle")
    super.setTitle(title, for: state)
  }
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    super.addTarget(target, action: action, for: controlEvents)
  }
  override var isTracking: Bool { return super.isTracking }
  override var state: UIControl.State { return super.state }
}

class NotingPan: UIPanGestureRecognizer {
  override var numberOfTouches: Int { return super.numberOfTouches }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    return super.location(ofTouch: touchIndex, in: view)
  }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    Calls.note("UIGestureRecognizer.require")
    super.require(toFail: otherGestureRecognizer)
  }
  override func addTarget(_ target: Any, action: Selector) {
    super.addTarget(target, action: action)
  }
  override var hysteresis: CGFloat {
    get { return super.hysteresis }
    set { super.hysteresis = newValue }
  }
}

class NotingWindow: UIWindow {
  override var rootViewController: UIViewController? { didSet { Calls.note("UIWindow.root") } }
  override func makeKeyAndVisible() {
    Calls.note("UIWindow.makeKeyAndVisible")
    super.makeKeyAndVisible()
  }
  override func makeKey() {
    Calls.note("UIWindow.makeKey")
    super.makeKey()
  }
}

class NotingCell: UITableViewCell {
  override var reuseIdentifier: String? { return "noting" }
}

/// A touch of one's own, as in the tests of gesture recognizers.
class MovedTouch: UITouch {
  var place = CGPoint.zero
  override var phase: UITouch.Phase { return .moved }
  override func location(in view: UIView?) -> CGPoint { return place }
}

class HeavySpring: UISpringTimingParameters {
  override var timingCurveType: UITimingCurveType { return super.timingCurveType }
}

class NotingSpring: CASpringAnimation {
  override var settlingDuration: CFTimeInterval { return super.settlingDuration }
}

class NotingAnimator: UIViewPropertyAnimator {
  override func startAnimation() {
    Calls.note("UIViewPropertyAnimator.startAnimation")
    super.startAnimation()
  }
}
