import UIKit

open class MorphButton: UIButton, CAAnimationDelegate {
  open var spinnerColor: UIColor = UIColor.white { didSet { spinner.spinnerColor = spinnerColor } }
  var borderWidth: CGFloat {
    get { return layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
  var borderColor: UIColor? {
    get { guard let c = layer.borderColor else { return nil }; return UIColor(cgColor: c) }
    set { layer.borderColor = newValue?.cgColor }
  }
  private lazy var spinner: SpinnerLayer = {
    let s = SpinnerLayer(frame: self.frame); self.layer.addSublayer(s); return s
  }()
  private var cachedTitle: String?, cachedImage: UIImage?
  private let springGoEase: CAMediaTimingFunction = CAMediaTimingFunction(
    controlPoints: 0.45, -0.36, 0.44, 0.92)
  private let shrinkCurve = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
  private var completion: (() -> Void)?
  public override init(frame: CGRect) { super.init(frame: frame); setup() }
  required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder)!; setup() }
  open override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder(); setup() }
  private func setup() {
    clipsToBounds = true; spinner.spinnerColor = spinnerColor;
    imageView?.contentMode = .scaleAspectFit;
    titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8);
    imageEdgeInsets.right = 4; tintAdjustmentMode = .normal
  }
  open func startAnimation() {
    isUserInteractionEnabled = false
    cachedTitle = title(for: .normal); cachedImage = image(for: .normal)
    setTitle("", for: .normal); setImage(nil, for: UIControl.State.normal)
    UIView.animate(
      withDuration: 0.1,
      animations: { () -> Void in self.layer.cornerRadius = self.frame.height / 2 },
      completion: { completed -> Void in
        self.shrink(); self.spinner.animation()
      })
  }
  open func stopAnimation(
    revertAfterDelay delay: TimeInterval = 1.0, completion: (() -> Void)? = nil
  ) {
    self.completion = completion
    expand(completion: completion, revertDelay: delay)
    let point = self.layer.position
    let anim = CAKeyframeAnimation(keyPath: "position")
    anim.values = [
      NSValue(cgPoint: CGPoint(x: point.x, y: point.y)),
      NSValue(cgPoint: CGPoint(x: point.x - 10, y: point.y)), NSValue(cgPoint: point),
    ]
    anim.keyTimes = [0, 0.5, 1]
    anim.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    anim.isAdditive = false
    layer.position = point
    layer.add(anim, forKey: anim.keyPath)
  }
  private func shrink() {
    let shrinkAnim = CABasicAnimation(keyPath: "bounds.size.width")
    shrinkAnim.fromValue = frame.width; shrinkAnim.toValue = frame.height; shrinkAnim.byValue = nil;
    shrinkAnim.duration = 0.1
    shrinkAnim.timingFunction = shrinkCurve; shrinkAnim.fillMode = CAMediaTimingFillMode.forwards;
    shrinkAnim.isRemovedOnCompletion = false; shrinkAnim.autoreverses = true;
    shrinkAnim.repeatCount = .infinity; shrinkAnim.repeatDuration = 2
    layer.add(shrinkAnim, forKey: shrinkAnim.keyPath)
  }
  private func expand(completion: (() -> Void)?, revertDelay: TimeInterval) {
    let expandAnim = CABasicAnimation(keyPath: "transform.scale")
    let expandScale = (UIScreen.main.bounds.size.height / self.frame.size.height) * 2
    expandAnim.fromValue = 1.0; expandAnim.toValue = max(expandScale, 26.0);
    expandAnim.timingFunction = springGoEase; expandAnim.duration = 0.4
    expandAnim.fillMode = .forwards; expandAnim.isRemovedOnCompletion = false;
    expandAnim.delegate = self
    expandAnim.setValue("expand", forKey: "id")
    CATransaction.begin(); CATransaction.setAnimationDuration(0.3)
    CATransaction.setCompletionBlock {
      completion?();
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + revertDelay) {
        self.layer.removeAllAnimations()
      }
    }
    layer.add(expandAnim, forKey: expandAnim.keyPath)
    CATransaction.commit(); CATransaction.flush()
  }
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if let id = anim.value(forKey: "id") as? String, id == "expand", flag {
      completion?()
    } else if anim == layer.animation(forKey: "bounds.size.width") {
      layer.removeAnimation(forKey: "bounds.size.width")
    }
  }
}
class SpinnerLayer: CAShapeLayer {
  var spinnerColor = UIColor.white { didSet { strokeColor = spinnerColor.cgColor } }
  init(frame: CGRect) {
    super.init()
    let radius: CGFloat = (frame.height / 2) * 0.5
    self.frame = CGRect(x: 0, y: 0, width: frame.height, height: frame.height)
    let center = CGPoint(x: frame.height / 2, y: bounds.center.y)
    let startAngle = 0 - Double.pi / 2, endAngle = Double.pi * 2 - Double.pi / 2
    self.path =
      UIBezierPath(
        arcCenter: center, radius: radius, startAngle: CGFloat(startAngle),
        endAngle: CGFloat(endAngle), clockwise: true
      ).cgPath
    fillColor = nil; strokeColor = spinnerColor.cgColor; lineWidth = 1; strokeEnd = 0.4;
    strokeStart = 0; isHidden = true
    lineCap = .round; lineJoin = CAShapeLayerLineJoin.bevel; lineDashPattern = [4, 2];
    lineDashPhase = 1; miterLimit = 3
  }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func animation() {
    isHidden = false
    let rotate = CABasicAnimation(keyPath: "transform.rotation.z")
    rotate.fromValue = 0; rotate.toValue = Double.pi * 2; rotate.duration = 0.4;
    rotate.timingFunction = CAMediaTimingFunction(name: .linear); rotate.repeatCount = .infinity;
    rotate.fillMode = .forwards; rotate.isRemovedOnCompletion = false
    add(rotate, forKey: rotate.keyPath)
    let group = CAAnimationGroup();
    group.animations = [rotate, CABasicAnimation(keyPath: "strokeEnd")]; group.duration = 1;
    group.beginTime = CACurrentMediaTime() + 0.1; group.timeOffset = 0; group.speed = 1
    add(group, forKey: nil)
  }
  override func action(forKey event: String) -> CAAction? {
    if event == "path" || event == "strokeEnd" {
      let a = CABasicAnimation(keyPath: event); a.fromValue = presentation()?.value(forKey: event);
      a.duration = CATransaction.animationDuration(); return a
    }; return super.action(forKey: event)
  }
  override func layoutSublayers() { super.layoutSublayers() }
  override var bounds: CGRect { didSet { if oldValue.size != bounds.size { setNeedsDisplay() } } }
  override func draw(in ctx: CGContext) {
    super.draw(in: ctx); ctx.saveGState(); ctx.setLineWidth(2);
    ctx.addEllipse(in: bounds.insetBy(dx: 1, dy: 1)); ctx.strokePath();
    ctx.setShadow(offset: .zero, blur: 3, color: UIColor.black.cgColor); ctx.restoreGState()
  }
}
extension CGRect {
  var center: CGPoint { return CGPoint(x: midX, y: midY) }
  static func * (l: CGRect, r: CGFloat) -> CGRect {
    return CGRect(x: l.minX * r, y: l.minY * r, width: l.width * r, height: l.height * r)
  }
  func farthestCorner(from p: CGPoint) -> CGFloat {
    return [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { hypot($0.x - p.x, $0.y - p.y) }.max()!
  }
  mutating func slice(_ d: CGFloat) -> CGRect {
    let (s, r) = divided(atDistance: d, from: .minYEdge); self = r; return s.union(.null).integral
  }
}
extension CGPoint {
  static func + (l: CGPoint, r: CGPoint) -> CGPoint { return CGPoint(x: l.x + r.x, y: l.y + r.y) }
  static func += (l: inout CGPoint, r: CGPoint) { l = l + r }
  static prefix func - (p: CGPoint) -> CGPoint { return CGPoint(x: -p.x, y: -p.y) }
}
public class CircularReveal: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  public enum Mode: Int { case present, dismiss, pop }
  public var startingPoint = CGPoint.zero { didSet { bubble.center = startingPoint } }
  public var duration = 0.5, transitionMode: Mode = .present, bubbleColor: UIColor = .white
  open fileprivate(set) var bubble = UIView()
  private weak var context: UIViewControllerContextTransitioning?
  public func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval {
    return duration
  }
  public func animateTransition(using c: UIViewControllerContextTransitioning) {
    context = c
    let containerView = c.containerView
    let fromViewController = c.viewController(forKey: .from),
      toViewController = c.viewController(forKey: .to)
    fromViewController?.beginAppearanceTransition(false, animated: true)
    guard let toView = c.view(forKey: .to) else { return }
    containerView.addSubview(toView)
    let small = UIBezierPath(ovalIn: CGRect(origin: startingPoint, size: .zero)),
      radius = containerView.bounds.farthestCorner(from: startingPoint)
    let big = UIBezierPath(
      ovalIn: CGRect(origin: startingPoint, size: .zero).insetBy(dx: -radius, dy: -radius))
    let mask = CAShapeLayer(); mask.path = big.cgPath; toView.layer.mask = mask
    let anim = CABasicAnimation(keyPath: "path"); anim.fromValue = small.cgPath;
    anim.toValue = big.cgPath; anim.duration = transitionDuration(using: c); anim.delegate = self;
    anim.timingFunction = CAMediaTimingFunction(name: .easeIn)
    mask.add(anim, forKey: "path")
    bubble.layer.cornerRadius = bubble.frame.size.height / 2
    let shape = UIBezierPath(); shape.move(to: .zero); shape.addLine(to: CGPoint(x: 1, y: 1));
    shape.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: CGPoint(x: 3, y: 3));
    shape.addQuadCurve(to: CGPoint(x: 8, y: 2), controlPoint: .zero);
    shape.addArc(withCenter: .zero, radius: 3, startAngle: 0, endAngle: .pi, clockwise: false);
    shape.close(); shape.append(small); shape.apply(CGAffineTransform(rotationAngle: 0.1));
    shape.lineWidth = 3; shape.lineCapStyle = .round; shape.lineJoinStyle = .round;
    shape.usesEvenOddFillRule = true; shape.setLineDash([1, 2], count: 2, phase: 0);
    _ = shape.contains(.zero); _ = shape.isEmpty; _ = shape.currentPoint; _ = shape.bounds;
    shape.removeAllPoints()
    _ = UIBezierPath(roundedRect: .zero, cornerRadius: 3)
  }
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.view(forKey: UITransitionContextViewKey.to)?.layer.mask = nil
    context?.viewController(forKey: .from)?.endAppearanceTransition()
    context?.completeTransition(!context!.transitionWasCancelled)
  }
}
class HamburgerButton: UIControl {
  private let top = CAShapeLayer(), middle = CAShapeLayer(), bottom = CAShapeLayer()
  private let shortStroke: CGPath = {
    let path = CGMutablePath(); path.move(to: CGPoint(x: 2, y: 2));
    path.addLine(to: CGPoint(x: 28, y: 2));
    path.addCurve(to: .zero, control1: .zero, control2: .zero); return path
  }()
  var showsMenu = false {
    didSet {
      let strokeStart = CABasicAnimation(keyPath: "strokeStart"),
        topTransform = CASpringAnimation(keyPath: "transform")
      topTransform.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, -0.8, 0.5, 1.85);
      topTransform.duration = topTransform.settlingDuration; topTransform.fillMode = .backwards
      let translation = CATransform3DMakeTranslation(-4, 0, 0)
      topTransform.toValue = NSValue(
        caTransform3D: showsMenu
          ? CATransform3DRotate(translation, -0.7853975, 0, 0, 1) : CATransform3DIdentity)
      topTransform.beginTime = CACurrentMediaTime() + 0.25
      top.ocb_applyAnimation(topTransform); middle.ocb_applyAnimation(strokeStart)
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }
  override class var layerClass: AnyClass { return CAGradientLayer.self }
  var gradient: CAGradientLayer { return layer as! CAGradientLayer }
  override init(frame: CGRect) {
    super.init(frame: frame)
    for layer in [top, middle, bottom] {
      layer.path = shortStroke; layer.fillColor = nil; layer.strokeColor = UIColor.white.cgColor;
      layer.lineWidth = 4; layer.masksToBounds = true; layer.bounds = layer.path!.boundingBoxOfPath;
      layer.actions = ["strokeStart": NSNull(), "transform": NSNull()];
      self.layer.addSublayer(layer)
    }
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]; gradient.locations = [0, 1];
    gradient.startPoint = .zero; gradient.endPoint = CGPoint(x: 1, y: 1); gradient.type = .axial
    top.anchorPoint = CGPoint(x: 28.0 / 30.0, y: 0.5); top.position = CGPoint(x: 40, y: 18)
    addTarget(self, action: Selector(HamburgerButton.toggle), for: .touchUpInside)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  func toggle() { showsMenu = !showsMenu }
  override var isHighlighted: Bool {
    didSet {
      guard oldValue != isHighlighted else { return };
      UIView.animate(
        withDuration: 0.2, delay: 0,
        options: [.curveEaseOut, .beginFromCurrentState, .allowAnimatedContent],
        animations: { self.alpha = self.isHighlighted ? 0.5 : 1 })
    }
  }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
  }
}
extension CALayer {
  func ocb_applyAnimation(_ animation: CABasicAnimation) {
    let copy = animation.copy() as! CABasicAnimation
    if copy.fromValue == nil {
      copy.fromValue = self.presentation()?.value(forKeyPath: copy.keyPath!)
    }
    add(copy, forKey: copy.keyPath)
    setValue(copy.toValue, forKeyPath: copy.keyPath!)
  }
}
