import UIKit

// Shared elements with modifiers.

public class MorphContext {
  internal var identifierToSource = [String: UIView]()
  internal var identifierToTarget = [String: UIView]()
  internal var snapshots: [UIView: UIView] = [:]
  internal var alphas = [UIView: CGFloat]()
  internal var states = [UIView: MorphState]()
  internal let container: UIView

  internal init(container: UIView) {
    self.container = container
  }

  internal func collect(from: UIView, to: UIView) {
    fill(&identifierToSource, root: from)
    fill(&identifierToTarget, root: to)
  }

  private func fill(_ map: inout [String: UIView], root: UIView) {
    for view in root.flattened {
      view.layer.removeAllMorphAnimations()
      if container.convert(view.bounds, from: view).intersects(container.bounds),
        let id = view.morph.id
      {
        map[id] = view
      }
    }
  }

  public func snapshot(of view: UIView) -> UIView {
    if let known = snapshots[view] { return known }
    unhide(view)
    let oldCornerRadius = view.layer.cornerRadius
    let oldAlpha = view.alpha
    view.layer.cornerRadius = 0
    view.alpha = 1
    let snapshot: UIView
    switch view.morph.snapshotKind ?? .optimized {
    case .normal:
      snapshot = view.snapshotView(afterScreenUpdates: true) ?? UIView()
    case .layerRender:
      snapshot = view.slowSnapshot()
    case .none:
      snapshot = view
    case .optimized:
      #if os(tvOS)
        snapshot = view.snapshotView(afterScreenUpdates: true)!
      #else
        if let stack = view as? UIStackView {
          snapshot = stack.slowSnapshot()
        } else if let imageView = view as? UIImageView,
          view.subviews.filter({ !$0.isHidden }).isEmpty
        {
          let contentView = UIImageView(image: imageView.image)
          contentView.frame = imageView.bounds
          contentView.contentMode = imageView.contentMode
          contentView.tintColor = imageView.tintColor
          contentView.backgroundColor = imageView.backgroundColor
          let wrapper = UIView(frame: imageView.bounds)
          wrapper.addSubview(contentView)
          snapshot = wrapper
        } else if let bar = view as? UINavigationBar, bar.isTranslucent {
          let newBar = UINavigationBar(frame: bar.frame)
          newBar.barStyle = bar.barStyle
          newBar.tintColor = bar.tintColor
          newBar.barTintColor = bar.barTintColor
          newBar.clipsToBounds = false
          let real = bar.subviews[0]
          newBar.addSubview(real.snapshotView(afterScreenUpdates: false)!)
          snapshot = newBar
        } else if let effect = view as? UIVisualEffectView {
          snapshot = UIVisualEffectView(effect: effect.effect)
          snapshot.frame = effect.bounds
        } else {
          snapshot = view.slowSnapshot()
        }
      #endif
    }
    view.layer.cornerRadius = oldCornerRadius
    view.alpha = oldAlpha
    snapshot.layer.anchorPoint = view.layer.anchorPoint
    snapshot.layer.position = container.convert(view.layer.position, from: view.superview!)
    snapshot.layer.transform = container.layer.flatTransform(to: view)
    snapshot.layer.bounds = view.layer.bounds
    snapshot.layer.allowsGroupOpacity = false
    snapshot.isUserInteractionEnabled = false
    if !(view is UINavigationBar), let contentView = snapshot.subviews.get(0) {
      contentView.layer.cornerRadius = view.layer.cornerRadius
      contentView.layer.masksToBounds = true
    }
    if #available(iOS 13.0, *) {
      snapshot.layer.cornerCurve = view.layer.cornerCurve
    }
    snapshot.layer.cornerRadius = view.layer.cornerRadius
    snapshot.layer.zPosition = view.layer.zPosition
    snapshot.layer.opacity = view.layer.opacity
    snapshot.layer.isOpaque = view.layer.isOpaque
    snapshot.layer.masksToBounds = false
    snapshot.layer.borderColor = view.layer.borderColor
    snapshot.layer.borderWidth = view.layer.borderWidth
    snapshot.layer.contentsRect = view.layer.contentsRect
    snapshot.layer.contentsScale = view.layer.contentsScale
    snapshot.layer.shadowRadius = view.layer.shadowRadius
    snapshot.layer.shadowOpacity = view.layer.shadowOpacity
    snapshot.layer.shadowColor = view.layer.shadowColor
    snapshot.layer.shadowOffset = view.layer.shadowOffset
    snapshot.layer.shadowPath = view.layer.shadowPath
    snapshot.layer.sublayerTransform = view.layer.sublayerTransform
    hide(view)
    snapshots[view] = snapshot
    container.addSubview(snapshot)
    return snapshot
  }

  public subscript(view: UIView) -> MorphState? {
    get { return states[view] }
    set { states[view] = newValue }
  }
  func hide(_ view: UIView) {
    guard alphas[view] == nil else { return }
    if view is UIVisualEffectView {
      view.isHidden = true
      alphas[view] = 1
    } else {
      alphas[view] = view.isOpaque ? .infinity : view.alpha
      view.alpha = 0
    }
  }
  func unhide(_ view: UIView) {
    guard let old = alphas[view] else { return }
    if old == .infinity { view.isOpaque = true; view.alpha = 1 } else { view.alpha = old }
    view.isHidden = false
    alphas[view] = nil
  }
}

public struct MorphState {
  public init(modifiers: [MorphModifier]) { append(contentsOf: modifiers) }
  public var position: CGPoint?
  public var size: CGSize?
  public var transform: CATransform3D?
  public var opacity: Float?
  public var cornerRadius: CGFloat?
  public var backgroundColor: CGColor?
  public var zPosition: CGFloat?
  public var contentsRect: CGRect?
  public var overlay: (color: CGColor, opacity: CGFloat)?
  public var spring: (CGFloat, CGFloat)?
  public var delay: TimeInterval = 0
  public var duration: TimeInterval?
  public var timingFunction: CAMediaTimingFunction?
  public var arc: CGFloat?
  public var ignoreSubviewModifiers: Bool?
  internal var custom: [String: Any]?
  public mutating func append(_ m: MorphModifier) { m.apply(&self) }
  public mutating func append(contentsOf ms: [MorphModifier]) { for m in ms { m.apply(&self) } }
}

extension MorphState: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: MorphModifier...) { append(contentsOf: elements) }
}

public final class MorphModifier {
  internal let apply: (inout MorphState) -> Void
  public init(applyFunction: @escaping (inout MorphState) -> Void) { apply = applyFunction }
}

extension MorphModifier {
  public static var fade = MorphModifier { $0.opacity = 0 }
  public static func opacity(_ v: CGFloat) -> MorphModifier {
    return MorphModifier { $0.opacity = Float(v) }
  }
  public static func translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> MorphModifier {
    return MorphModifier {
      $0.transform = CATransform3DTranslate($0.transform ?? CATransform3DIdentity, x, y, z)
    }
  }
  public static func perspective(_ m34: CGFloat) -> MorphModifier {
    return MorphModifier {
      var t = $0.transform ?? CATransform3DIdentity
      t.m34 = 1.0 / -m34
      $0.transform = t
    }
  }
  public static func rotate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> MorphModifier {
    return MorphModifier {
      $0.transform = CATransform3DRotate($0.transform ?? CATransform3DIdentity, x, 1, 0, 0)
      $0.transform = CATransform3DRotate($0.transform!, y, 0, 1, 0)
      $0.transform = CATransform3DRotate($0.transform!, z, 0, 0, 1)
    }
  }
  public static func backgroundColor(_ c: UIColor) -> MorphModifier {
    return MorphModifier { $0.backgroundColor = c.cgColor }
  }
  public static func timing(_ f: CAMediaTimingFunction) -> MorphModifier {
    return MorphModifier { $0.timingFunction = f }
  }
  public static func when(_ c: @escaping (UIView) -> Bool, _ ms: [MorphModifier]) -> MorphModifier {
    return MorphModifier { s in ms.forEach { $0.apply(&s) } }
  }
}

public enum SnapshotKind { case optimized, normal, layerRender, none }

public class MorphExtension<Base> {
  public let base: Base
  init(_ base: Base) { self.base = base }
}
public protocol MorphCompatible {
  associatedtype CompatibleType
  var morph: MorphExtension<CompatibleType> { get set }
}
public extension MorphCompatible {
  var morph: MorphExtension<Self> {
    get { return MorphExtension(self) }
    set {}
  }
}
extension UIView: MorphCompatible {}
extension UIViewController: MorphCompatible {}

internal struct AssociatedKeys {
  static var id: UInt8 = 0
  static var modifiers: UInt8 = 1
  static var kind: UInt8 = 2
  static var enabled = "enabled"
}

public extension MorphExtension where Base: UIView {
  var id: String? {
    get { return objc_getAssociatedObject(base, &AssociatedKeys.id) as? String }
    set {
      objc_setAssociatedObject(
        base, &AssociatedKeys.id, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
  var modifiers: [MorphModifier]? {
    get { return objc_getAssociatedObject(base, &AssociatedKeys.modifiers) as? [MorphModifier] }
    set {
      objc_setAssociatedObject(base, &AssociatedKeys.modifiers, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
  var snapshotKind: SnapshotKind? {
    get { return objc_getAssociatedObject(base, &AssociatedKeys.kind) as? SnapshotKind }
    set {
      objc_setAssociatedObject(
        base, &AssociatedKeys.kind, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

internal extension Array {
  func get(_ index: Int) -> Element? { return index < count ? self[index] : nil }
}

internal extension UIView {
  var flattened: [UIView] {
    if self is UICollectionView || self is UITableView {
      return [self] + subviews.flatMap { $0.flattened }
    }
    return [self] + subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { $0.flattened }
  }
  func slowSnapshot() -> UIView {
    UIGraphicsBeginImageContextWithOptions(bounds.size, isOpaque, 0)
    guard let ctx = UIGraphicsGetCurrentContext() else {
      UIGraphicsEndImageContext(); return UIView()
    }
    layer.render(in: ctx)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let imageView = UIImageView(image: image)
    imageView.frame = bounds
    return imageView
  }
}

extension CALayer {
  func flatTransform(to view: UIView) -> CATransform3D {
    var layer: CALayer? = view.layer
    var t = layer!.transform
    while let parent = layer?.superlayer, parent != self {
      t = CATransform3DConcat(t, parent.transform)
      layer = parent
    }
    return t
  }
  func removeAllMorphAnimations() {
    guard let keys = animationKeys() else { return }
    for key in keys where key.hasPrefix("morph.") { removeAnimation(forKey: key) }
  }
}

internal class MorphViewContext: NSObject {
  static let currentValueKeys = [
    "position", "bounds.size", "transform", "opacity", "cornerRadius", "zPosition",
  ]
  let snapshot: UIView
  var duration: TimeInterval = 0
  var seek = false
  var animations: [(CALayer, String, CAAnimation)] = []
  weak var animator: AnyObject?
  init(snapshot: UIView) { self.snapshot = snapshot }

  func getAnimation(
    key: String, beginTime: TimeInterval, duration: TimeInterval, from: Any?, to: Any?,
    ignoreArc: Bool = false
  ) -> CAPropertyAnimation {
    let key = key
    let anim: CAPropertyAnimation
    if !ignoreArc, key == "position",
      let fromPos = (from as? NSValue)?.cgPointValue,
      let toPos = (to as? NSValue)?.cgPointValue,
      abs(fromPos.x - toPos.x) >= 1, abs(fromPos.y - toPos.y) >= 1
    {
      let kanim = CAKeyframeAnimation(keyPath: key)
      let path = CGMutablePath()
      let maxControl =
        fromPos.y > toPos.y ? CGPoint(x: toPos.x, y: fromPos.y) : CGPoint(x: fromPos.x, y: toPos.y)
      path.move(to: fromPos)
      path.addQuadCurve(to: toPos, control: maxControl)
      kanim.values = [from!, to!]
      kanim.path = path
      kanim.duration = duration
      kanim.timingFunctions = [CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)]
      kanim.calculationMode = .paced
      anim = kanim
    } else if #available(iOS 9.0, *), key != "cornerRadius" {
      let sanim = CASpringAnimation(keyPath: key)
      sanim.stiffness = 250
      sanim.damping = 30
      sanim.mass = 1
      sanim.initialVelocity = 0
      sanim.duration = sanim.settlingDuration
      sanim.fromValue = from
      sanim.toValue = to
      anim = sanim
    } else {
      let banim = CABasicAnimation(keyPath: key)
      banim.duration = duration
      banim.fromValue = from
      banim.toValue = to
      banim.timingFunction = CAMediaTimingFunction(name: .easeOut)
      anim = banim
    }
    anim.fillMode = .both
    anim.isRemovedOnCompletion = false
    anim.beginTime = beginTime
    return anim
  }

  func currentValue(key: String) -> Any? {
    if let anim = snapshot.layer.animation(forKey: "morph.\(key)"),
      anim.beginTime <= CACurrentMediaTime()
    {
      _ = anim
    }
    return (snapshot.layer.presentation() ?? snapshot.layer).value(forKeyPath: key)
  }

  func apply(state: MorphState) {
    let layer = snapshot.layer
    if let p = state.position {
      let a = getAnimation(
        key: "position", beginTime: 0, duration: 0.3, from: currentValue(key: "position"),
        to: NSValue(cgPoint: p))
      layer.add(a, forKey: "morph.position")
      layer.setValue(NSValue(cgPoint: p), forKeyPath: "position")
    }
    if let t = state.transform {
      let a = getAnimation(
        key: "transform", beginTime: layer.convertTime(CACurrentMediaTime(), from: nil),
        duration: 0.3,
        from: currentValue(key: "transform"), to: NSValue(caTransform3D: t))
      layer.add(a, forKey: "morph.transform")
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.clean() }
    CATransaction.setAnimationTimingFunction(
      CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear))
    CATransaction.setDisableActions(true)
    layer.speed = 0
    layer.timeOffset = 0.1
    CATransaction.commit()
  }
  func clean() { snapshot.layer.speed = 1; snapshot.layer.removeAllAnimations() }
}

open class MorphTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  public static let shared = MorphTransition()
  fileprivate var displayLink: CADisplayLink?
  weak var transitionContext: UIViewControllerContextTransitioning?
  private(set) var progress: Double = 0 {
    didSet { transitionContext?.updateInteractiveTransition(CGFloat(progress)) }
  }
  var lastTime: TimeInterval = 0
  var shared: MorphContext?
  public var containerColor: UIColor = .black
  open func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.375 }
  open func animateTransition(using context: UIViewControllerContextTransitioning) {
    transitionContext = context
    guard let to = context.viewController(forKey: .to),
      let from = context.viewController(forKey: .from)
    else { return }
    let container = context.containerView
    UIApplication.shared.beginIgnoringInteractionEvents()
    let full =
      from.view.window?.snapshotView(afterScreenUpdates: false)
      ?? from.view.snapshotView(afterScreenUpdates: true)
    if let full = full { (container.superview ?? container).addSubview(full) }
    to.view.frame = context.finalFrame(for: to)
    container.addSubview(to.view)
    to.view.updateConstraints()
    to.view.setNeedsLayout()
    to.view.layoutIfNeeded()
    let c = MorphContext(container: container)
    c.collect(from: from.view, to: to.view)
    for (id, view) in c.identifierToTarget where c.identifierToSource[id] != nil {
      MorphViewContext(snapshot: c.snapshot(of: view)).apply(state: [.translate(x: 10)])
    }
    shared = c
    displayLink = CADisplayLink(target: self, selector: Selector(MorphTransition.tick))
    displayLink?.add(to: .main, forMode: RunLoop.Mode.common)
    DispatchQueue.main.async {
      full?.removeFromSuperview(); UIApplication.shared.endIgnoringInteractionEvents()
    }
  }
  public func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
  { animateTransition(using: transitionContext) }
  public var wantsInteractiveStart: Bool { return true }
  public func animationEnded(_ transitionCompleted: Bool) {
    displayLink?.invalidate(); displayLink = nil
  }
  func tick(_ link: CADisplayLink) {
    let dt = link.targetTimestamp - link.timestamp
    progress = min(1, max(0, progress + dt / transitionDuration(using: transitionContext)))
    if progress >= 1 { complete(true) }
  }
  func complete(_ finished: Bool) {
    for (view, snapshot) in shared?.snapshots ?? [:] {
      shared?.unhide(view)
      snapshot.removeFromSuperview()
    }
    shared = nil
    if finished {
      transitionContext?.finishInteractiveTransition()
    } else {
      transitionContext?.cancelInteractiveTransition()
    }
    transitionContext?.completeTransition(!(transitionContext?.transitionWasCancelled ?? false))
    transitionContext = nil
  }
}

extension MorphTransition: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return self }
  public func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { return self }
  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { return self }
  public func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { return self }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if let previous = navigationController.viewControllers.dropLast().last, previous === fromVC {
      return self
    }
    return operation == .none ? nil : self
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { return nil }
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard let from = tabBarController.selectedViewController,
      let fi = tabBarController.viewControllers?.firstIndex(of: from),
      let ti = tabBarController.viewControllers?.firstIndex(of: viewController)
    else { return true }
    return fi != ti
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return self }
}

public extension MorphExtension where Base: UIViewController {
  func dismiss(completion: (() -> Void)? = nil) {
    if let nav = base.navigationController, nav.viewControllers.first != base {
      nav.popViewController(animated: true)
    } else if base.presentingViewController != nil {
      base.dismiss(animated: true, completion: completion)
    }
  }
  func replace(with next: UIViewController) {
    if let nav = base.navigationController {
      var vcs = nav.children
      if !vcs.isEmpty { vcs.removeLast(); vcs.append(next) }
      nav.setViewControllers(vcs, animated: true)
    } else if let container = base.view.superview {
      let parentVC = base.presentingViewController
      base.addChild(next)
      container.addSubview(next.view)
      next.didMove(toParent: base)
      parentVC?.present(next, animated: false)
    } else if let window = UIApplication.shared.windows.first(where: { $0.isKeyWindow }) {
      UIView.transition(
        with: window, duration: 0.3, options: .transitionFlipFromLeft,
        animations: { window.rootViewController = next })
    }
  }
}
