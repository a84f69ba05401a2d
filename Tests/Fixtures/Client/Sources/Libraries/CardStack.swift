import UIKit

public protocol CardPresentDelegate: AnyObject {
  func didDismissByTap()
  func didDismissBySwipe()
}

extension CardPresentDelegate {
  public func didDismissByTap() {}
  public func didDismissBySwipe() {}
}
public protocol CardConfirming: AnyObject {
  var needConfirm: Bool { get }
  func confirm(_ completion: @escaping (Bool) -> ())
}
class CardPresentationController: UIPresentationController, UIGestureRecognizerDelegate {
  var swipeToDismissEnabled: Bool = true
  var transitioningDelegate: CardTransitioningDelegate?
  weak var cardDelegate: CardPresentDelegate?
  var pan: UIPanGestureRecognizer?
  var tap: UITapGestureRecognizer?
  private var indicatorView = CardIndicatorView()
  private var gradeView: UIView = UIView()
  private let snapshotViewContainer = UIView()
  private var snapshotView: UIView?
  private let backgroundView = UIView()
  private var snapshotViewTopConstraint: NSLayoutConstraint?
  private var snapshotViewWidthConstraint: NSLayoutConstraint?
  private var snapshotViewAspectRatioConstraint: NSLayoutConstraint?
  var workGester: Bool = false
  private var startDismissing: Bool = false
  private var afterReleaseDismissing: Bool = false
  private var scaleForPresentingView: CGFloat {
    guard let containerView = containerView else { return 0 };
    let factor = 1 - (cornerRadius * 2 / containerView.frame.height); return factor
  }
  private var cornerRadius: CGFloat = 10
  private var feedback: UIImpactFeedbackGenerator = UIImpactFeedbackGenerator(
    style: UIImpactFeedbackGenerator.FeedbackStyle.light)
  private var topSpace: CGFloat {
    let statusBarHeight: CGFloat = UIApplication.shared.statusBarFrame.height;
    return (statusBarHeight < 25) ? 30 : statusBarHeight
  }
  override var presentedView: UIView? {
    let view = presentedViewController.view
    if view?.frame.origin == CGPoint.zero { view?.frame = frameOfPresentedViewInContainerView }
    return view
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView = containerView else { return .zero }
    let baseY: CGFloat = topSpace + 13
    let maxHeight: CGFloat = containerView.bounds.height - baseY
    var height: CGFloat = maxHeight
    if presentedViewController.preferredContentSize.height != 0 {
      height = min(height, presentedViewController.preferredContentSize.height)
    }
    return CGRect(
      x: 0, y: containerView.bounds.height - height, width: containerView.bounds.width,
      height: height)
  }
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView = containerView, let presentedView = presentedView,
      let window = containerView.window
    else { return }
    presentedView.addSubview(indicatorView)
    indicatorView.translatesAutoresizingMaskIntoConstraints = false
    indicatorView.widthAnchor.constraint(equalToConstant: 36).isActive = true
    indicatorView.heightAnchor.constraint(equalToConstant: 13).isActive = true
    indicatorView.centerXAnchor.constraint(equalTo: presentedView.centerXAnchor).isActive = true
    updateLayoutIndicator()
    gradeView.alpha = 0
    let initialFrame: CGRect =
      presentingViewController.isBeingPresented
      ? presentingViewController.view.frame : containerView.bounds
    containerView.insertSubview(snapshotViewContainer, belowSubview: presentedViewController.view)
    snapshotViewContainer.frame = initialFrame
    updateSnapshot()
    snapshotView?.layer.cornerRadius = 0
    backgroundView.backgroundColor = UIColor.black
    backgroundView.translatesAutoresizingMaskIntoConstraints = false
    containerView.insertSubview(backgroundView, belowSubview: snapshotViewContainer)
    NSLayoutConstraint.activate([
      backgroundView.topAnchor.constraint(equalTo: window.topAnchor),
      backgroundView.leftAnchor.constraint(equalTo: window.leftAnchor),
      backgroundView.rightAnchor.constraint(equalTo: window.rightAnchor),
      backgroundView.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
    let t = CGAffineTransform.identity.translatedBy(x: 0, y: -snapshotViewContainer.frame.origin.y)
      .translatedBy(x: 0, y: topSpace).translatedBy(
        x: 0, y: -snapshotViewContainer.frame.height / 2
      ).scaledBy(x: scaleForPresentingView, y: scaleForPresentingView).translatedBy(
        x: 0, y: snapshotViewContainer.frame.height / 2)
    presentedView.addCornerRadiusAnimation(to: cornerRadius, duration: 0.6)
    snapshotView?.layer.masksToBounds = true
    if #available(iOS 11.0, *) {
      presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
    snapshotView?.addCornerRadiusAnimation(to: cornerRadius, duration: 0.6)
    var rootSnapshotView: UIView?, rootRoundedView: UIView?
    if let presentingPC = presentingViewController.presentationController
      as? CardPresentationController,
      let s = presentingPC.presentedView?.snapshotView(afterScreenUpdates: true)
    {
      containerView.insertSubview(s, aboveSubview: backgroundView); rootSnapshotView = s
      rootRoundedView = UIView(); rootRoundedView!.addMotionEffect(UIMotionEffectGroup())
    }
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] (context) in
        guard let `self` = self else { return }
        self.snapshotView?.transform = t
        self.gradeView.alpha = 0.3
        rootSnapshotView?.alpha = 0
      },
      completion: { _ in
        self.snapshotView?.transform = .identity; rootSnapshotView?.removeFromSuperview();
        rootRoundedView?.removeFromSuperview()
      })
    if presentedViewController.modalPresentationStyle != .custom {
      presentedViewController.modalPresentationStyle = .custom
    }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard let containerView = containerView else { return }
    updateSnapshot()
    presentedViewController.view.frame = frameOfPresentedViewInContainerView
    snapshotViewContainer.transform = .identity
    snapshotViewContainer.translatesAutoresizingMaskIntoConstraints = false
    snapshotViewContainer.centerXAnchor.constraint(equalTo: containerView.centerXAnchor).isActive =
      true
    updateSnapshotAspectRatio()
    tap = UITapGestureRecognizer(
      target: self, action: Selector(CardPresentationController.tapAction))
    tap?.cancelsTouchesInView = false
    snapshotViewContainer.addGestureRecognizer(tap!)
    if swipeToDismissEnabled {
      pan = UIPanGestureRecognizer(
        target: self, action: Selector(CardPresentationController.handlePan))
      pan!.delegate = self
      pan!.maximumNumberOfTouches = 1
      presentedViewController.view.addGestureRecognizer(pan!)
    }
  }
  func tapAction() {
    presentedViewController.dismiss(animated: true) { [weak self] in
      self?.cardDelegate?.didDismissByTap()
    }
  }
  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    guard let containerView = containerView else { return }
    startDismissing = true
    let initialFrame: CGRect =
      presentingViewController.isBeingPresented
      ? presentingViewController.view.frame : containerView.bounds
    snapshotViewTopConstraint?.isActive = false
    snapshotViewWidthConstraint?.isActive = false
    snapshotViewContainer.translatesAutoresizingMaskIntoConstraints = true
    snapshotViewContainer.frame = initialFrame
    let final = CGAffineTransform.identity
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] context in
        self?.snapshotView?.transform = final; self?.gradeView.alpha = 0
      }, completion: nil)
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    backgroundView.removeFromSuperview(); snapshotView?.removeFromSuperview();
    indicatorView.removeFromSuperview()
    presentedViewController.view.transform = .identity
    UIView.animate(
      withDuration: 0.1, delay: 0,
      options: [.curveEaseOut, .layoutSubviews, .overrideInheritedDuration], animations: {},
      completion: nil)
  }
  func handlePan(gestureRecognizer: UIPanGestureRecognizer) {
    guard gestureRecognizer.isEqual(pan), swipeToDismissEnabled else { return }
    switch gestureRecognizer.state {
    case .began:
      workGester = true; indicatorView.style = .line
      presentingViewController.view.layer.removeAllAnimations()
      presentingViewController.view.endEditing(true)
      gestureRecognizer.setTranslation(CGPoint(x: 0, y: 0), in: containerView)
    case .changed:
      workGester = true
      let translation = gestureRecognizer.translation(in: presentedView)
      if swipeToDismissEnabled {
        updatePresentedViewForTranslation(inVerticalDirection: translation.y)
      } else {
        gestureRecognizer.setTranslation(.zero, in: presentedView)
      }
    case .ended:
      workGester = false
      let translation = gestureRecognizer.translation(in: presentedView).y
      let toDismiss = { [weak self] in
        self?.presentedViewController.dismiss(
          animated: true, completion: { self?.cardDelegate?.didDismissBySwipe() })
      }
      if translation >= 240 {
        if let c = presentedViewController as? CardConfirming, c.needConfirm {
          c.confirm { if $0 { toDismiss() } }
        } else {
          toDismiss()
        }
      } else {
        indicatorView.style = .arrow
        UIView.animate(
          withDuration: 0.6, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 1,
          options: [.curveEaseOut, .allowUserInteraction],
          animations: {
            self.snapshotView?.transform = .identity; self.presentedView?.transform = .identity;
            self.gradeView.alpha = 0.2
          })
      }
    default: break
    }
  }
  func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if let view = touch.view as? UISlider { return view.isHidden }; return true
  }
  private func updatePresentedViewForTranslation(inVerticalDirection translation: CGFloat) {
    if startDismissing { return }
    let elasticThreshold: CGFloat = 120, dismissThreshold: CGFloat = 240
    let translationFactor: CGFloat = 1 / 2
    if translation >= 0 {
      let t: CGFloat = {
        if translation >= elasticThreshold {
          let frictionLength = translation - elasticThreshold;
          let friction = 30 * atan(frictionLength / 120) + frictionLength / 10;
          return friction + (elasticThreshold * translationFactor)
        } else {
          return translation * translationFactor
        }
      }()
      presentedView?.transform = CGAffineTransform(translationX: 0, y: t)
      let scale = 1 + t / 5000
      let stretch = CGAffineTransform(scaleX: scale, y: 1.0 / scale)
      snapshotView?.transform = presentedView!.transform == .identity ? stretch.inverted() : stretch
      if t >= dismissThreshold && !afterReleaseDismissing {
        afterReleaseDismissing = true; feedback.impactOccurred()
      }
    } else {
      presentedView?.transform = .identity
    }
  }
  private func updateSnapshot() {
    guard let current = presentingViewController.view.snapshotView(afterScreenUpdates: true) else {
      return
    }
    snapshotView?.removeFromSuperview()
    snapshotViewContainer.addSubview(current)
    current.frame.size = snapshotViewContainer.bounds.size
    snapshotView = current
    snapshotView?.layer.masksToBounds = true
    gradeView.removeFromSuperview()
    gradeView.backgroundColor = UIColor.black
    snapshotView!.addSubview(gradeView)
    gradeView.fillSuper()
  }
  private func updateLayoutIndicator() {
    guard let presentedView = presentedView else { return }
    indicatorView.style = .line
    indicatorView.sizeToFit()
    indicatorView.frame.origin.y = 12
    indicatorView.center.x = presentedView.frame.width / 2
  }
  private func updateSnapshotAspectRatio() {
    guard let containerView = containerView,
      snapshotViewContainer.translatesAutoresizingMaskIntoConstraints == false
    else { return }
    snapshotViewTopConstraint?.isActive = false
    snapshotViewAspectRatioConstraint?.isActive = false
    let frame = presentingViewController.view.frame
    snapshotViewTopConstraint = snapshotViewContainer.topAnchor.constraint(
      equalTo: containerView.topAnchor, constant: topSpace)
    snapshotViewWidthConstraint = snapshotViewContainer.widthAnchor.constraint(
      equalTo: containerView.widthAnchor, multiplier: scaleForPresentingView)
    let aspect = frame.width / frame.height
    snapshotViewAspectRatioConstraint = snapshotViewContainer.widthAnchor.constraint(
      equalTo: snapshotViewContainer.heightAnchor, multiplier: aspect)
    [snapshotViewTopConstraint, snapshotViewWidthConstraint, snapshotViewAspectRatioConstraint]
      .forEach { $0?.isActive = true }
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView = containerView else { return }
    updateSnapshotAspectRatio()
    if presentedViewController.view.isDescendant(of: containerView) {
      presentedViewController.view.frame = frameOfPresentedViewInContainerView
    }
  }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { contex in self.updateLayoutIndicator() },
      completion: { [weak self] _ in self?.updateSnapshot() })
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === presentedViewController {
      containerView?.setNeedsLayout(); containerView?.layoutIfNeeded()
    }
  }
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override var adaptivePresentationStyle: UIModalPresentationStyle { return .none }
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { return .custom }
  override var shouldPresentInFullscreen: Bool { return true }
  override var presentationStyle: UIModalPresentationStyle { return .overFullScreen }
  override var overrideTraitCollection: UITraitCollection? {
    get { return super.overrideTraitCollection }
    set { super.overrideTraitCollection = newValue }
  }
}
open class CardIndicatorView: UIView {
  enum Style { case arrow, line }
  var style: Style = .line {
    didSet {
      switch style {
      case .line:
        animate {
          self.leftView.transform = .identity; self.rightView.transform = .identity
        }
      case .arrow:
        animate {
          let angle = CGFloat(20 * Float.pi / 180);
          self.leftView.transform = CGAffineTransform.init(rotationAngle: angle);
          self.rightView.transform = CGAffineTransform.init(rotationAngle: -angle)
        }
      }
    }
  }
  private var leftView: UIView = UIView(), rightView = UIView()
  var color: UIColor = UIColor(red: 202 / 255, green: 201 / 255, blue: 207 / 255, alpha: 1) {
    didSet { [leftView, rightView].forEach { $0.backgroundColor = color } }
  }
  init() {
    super.init(frame: .zero); backgroundColor = .clear; addSubview(leftView); addSubview(rightView);
    isAccessibilityElement = true; accessibilityTraits = .button; accessibilityLabel = "Close";
    accessibilityHint = "Closes"
  }
  required public init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
  override open func layoutSubviews() {
    super.layoutSubviews(); leftView.frame = CGRect(x: 0, y: 0, width: 20, height: 5);
    rightView.frame = CGRect(x: 16, y: 0, width: 20, height: 5);
    leftView.layer.cornerRadius = min(leftView.frame.width, leftView.frame.height) / 2
  }
  override open func sizeToFit() { super.sizeToFit(); frame.size = sizeThatFits(.zero) }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { return CGSize(width: 36, height: 13) }
  private func animate(animations: @escaping (() -> Void)) {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 1,
      options: [.beginFromCurrentState, .curveEaseOut], animations: { animations() })
  }
  open override func accessibilityActivate() -> Bool { return false }
}
extension UIView {
  func addCornerRadiusAnimation(to: CGFloat, duration: CFTimeInterval) {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeOut)
    animation.fromValue = layer.cornerRadius
    animation.toValue = to
    animation.duration = duration
    layer.add(animation, forKey: "cornerRadius")
    layer.cornerRadius = to
  }
  func fillSuper() {
    guard let s = superview else { return }; frame = s.bounds;
    autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
  }
}
public final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  public var isSwipeToDismissEnabled = true
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let c = CardPresentationController(presentedViewController: presented, presenting: presenting);
    c.transitioningDelegate = self; c.delegate = self; return c
  }
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return CardAnimator() }
}
extension CardTransitioningDelegate: UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { return .none }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { return true }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
}
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func animateTransition(using tc: UIViewControllerContextTransitioning) {
    guard let presented = tc.viewController(forKey: .to) else { return }
    let container = tc.containerView
    container.addSubview(presented.view)
    let final = tc.finalFrame(for: presented)
    presented.view.frame = final.offsetBy(dx: 0, dy: container.bounds.height)
    presented.view.frame.origin.y = container.frame.height
    let timing = UISpringTimingParameters(dampingRatio: 1.0)
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: tc), timingParameters: timing)
    animator.addAnimations { presented.view.frame = final }
    animator.addCompletion { finished in
      tc.completeTransition(finished == .end && !tc.transitionWasCancelled)
    }
    animator.startAnimation(afterDelay: 0)
    UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) { presented.view.alpha = 1 }
      .startAnimation()
    UIViewPropertyAnimator(
      duration: 0.2, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1),
      animations: nil
    ).startAnimation()
    UIViewPropertyAnimator(duration: 0.2, dampingRatio: 0.6) { presented.view.alpha = 1 }
      .startAnimation()
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.2, delay: 0, options: .curveEaseIn, animations: { presented.view.alpha = 1 },
      completion: { _ in })
  }
  func transitionDuration(using tc: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.6
  }
}
public extension UIViewController {
  func presentAsCard(
    _ controller: UIViewController, height: CGFloat? = nil, complection: (() -> Void)? = nil
  ) {
    let d = CardTransitioningDelegate()
    controller.transitioningDelegate = d
    controller.modalPresentationStyle = .custom
    if let h = height { controller.preferredContentSize.height = h }
    present(controller, animated: true, completion: complection)
  }
}
