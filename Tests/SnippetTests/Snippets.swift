import Foundation
import GlissadeTesting
import UIKit

// The snippets in the doc comments of the types from which a client starts. Each is the code
// between the lines “// type: NAME” and “// end”. ArchitectureTests compare them with the comments.

@MainActor final class ViewSnippets: UIViewController {
  let page = UIView()

  func view() {
    // type: UIView
    let card = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 120))
    card.backgroundColor = .systemBlue
    page.addSubview(card)
    UIView.animate(withDuration: 0.3) { card.center.y += 100 }
    // end
  }

  func label() {
    // type: UILabel
    let label = UILabel()
    label.text = "Tides"
    label.font = .preferredFont(forTextStyle: .headline)
    label.sizeToFit()
    page.addSubview(label)
    // end
  }

  func button() {
    // type: UIButton
    let button = UIButton(type: .system)
    button.setTitle("Close", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    page.addSubview(button)
    // end
  }

  func imageView() {
    // type: UIImageView
    let picture = UIImageView(image: UIImage(named: "harbour.png"))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    page.addSubview(picture)
    // end
  }

  func image() {
    // type: UIImage
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
    let dot = renderer.image { context in
      UIColor.systemRed.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    page.addSubview(UIImageView(image: dot))
    // end
  }

  func color() {
    // type: UIColor
    let ink = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .white : UIColor(white: 0.1, alpha: 1)
    }
    page.backgroundColor = ink.withAlphaComponent(0.5)
    // end
  }

  func font() {
    // type: UIFont
    let title = UIFont.systemFont(ofSize: 22, weight: .semibold)
    let width = ("Tides" as NSString).size(withAttributes: [.font: title]).width
    page.frame.size.width = width
    // end
  }

  func path() {
    // type: UIBezierPath
    let wave = UIBezierPath()
    wave.move(to: CGPoint(x: 0, y: 20))
    wave.addQuadCurve(to: CGPoint(x: 80, y: 20), controlPoint: CGPoint(x: 40, y: -20))
    let shape = CAShapeLayer()
    shape.path = wave.cgPath
    page.layer.addSublayer(shape)
    // end
  }

  func scrollView() {
    // type: UIScrollView
    let scroll = UIScrollView(frame: page.bounds)
    scroll.contentSize = CGSize(width: page.bounds.width, height: 2000)
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    page.addSubview(scroll)
    // end
  }

  func window() {
    // type: UIWindow
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    // end
  }

  func stackView() {
    // type: UIStackView
    let column = UIStackView(arrangedSubviews: [UILabel(), UISlider()])
    column.axis = .vertical
    column.spacing = 12
    page.addSubview(column)
    // end
  }

  func constraints() {
    let label = UILabel()
    // type: NSLayoutConstraint
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      label.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
    // end
  }

  func guide() {
    // type: UILayoutGuide
    let gap = UILayoutGuide()
    page.addLayoutGuide(gap)
    gap.heightAnchor.constraint(equalTo: page.heightAnchor, multiplier: 0.25).isActive = true
    // end
  }

  func slider() {
    // type: UISlider
    let slider = UISlider()
    slider.value = 0.5
    slider.addAction(
      UIAction { [page] _ in page.alpha = CGFloat(slider.value) }, for: .valueChanged)
    page.addSubview(slider)
    // end
  }

  func picker() {
    // type: UIPickerView
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(2, inComponent: 0, animated: false)
    page.addSubview(picker)
    // end
  }

  func switches() {
    // type: UISwitch
    let control = UISwitch()
    control.setOn(true, animated: false)
    control.addAction(
      UIAction { [page] _ in page.isHidden = !control.isOn }, for: .valueChanged)
    page.addSubview(control)
    // end
  }

  func segments() {
    // type: UISegmentedControl
    let days = UISegmentedControl(items: ["Today", "Tomorrow"])
    days.selectedSegmentIndex = 0
    page.addSubview(days)
    // end
  }

  func textField() {
    // type: UITextField
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    page.addSubview(field)
    field.becomeFirstResponder()
    // end
  }

  func textView() {
    // type: UITextView
    let notes = UITextView(frame: page.bounds)
    notes.text = "Low water at 6:12."
    notes.isEditable = true
    page.addSubview(notes)
    // end
  }
}

@MainActor final class ControllerSnippets: UIViewController {
  func controller() {
    // type: UIViewController
    let page = UIViewController()
    page.view.backgroundColor = .white
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
    // end
  }

  func navigation() {
    // type: UINavigationController
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(UIViewController(), animated: true)
    stack.popViewController(animated: true)
    // end
  }

  func tabs() {
    // type: UITabBarController
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 1
    // end
  }

  func split() {
    // type: UISplitViewController
    let columns = UISplitViewController()
    columns.viewControllers = [
      UINavigationController(rootViewController: UIViewController()), UIViewController(),
    ]
    columns.preferredDisplayMode = .oneBesideSecondary
    // end
  }

  func pages() {
    // type: UIPageViewController
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    // end
  }

  func alert() {
    // type: UIAlertController
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { _ in print("discarded") })
    present(alert, animated: true)
    // end
  }

  func sheet() {
    // type: UISheetPresentationController
    let page = UIViewController()
    page.modalPresentationStyle = .pageSheet
    page.sheetPresentationController?.detents = [.medium(), .large()]
    page.sheetPresentationController?.prefersGrabberVisible = true
    present(page, animated: true)
    // end
  }

  func popover() {
    // type: UIPopoverPresentationController
    let page = UIViewController()
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 240, height: 160)
    page.popoverPresentationController?.sourceView = view
    present(page, animated: true)
    // end
  }
}

// type: UIPresentationController
final class HalfPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
  }
}
// end

// type: UIViewControllerTransitioningDelegate
final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { SlideAway() }
}
// end

// type: UIViewControllerAnimatedTransitioning
final class SlideAway: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.3) {
      context.view(forKey: .from)?.frame.origin.y = context.containerView.bounds.maxY
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
// end

// type: UIViewControllerInteractiveTransitioning
final class FollowPan: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: UIViewControllerContextTransitioning?

  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    self.context = context
  }

  func panMoved(to progress: CGFloat) { context?.updateInteractiveTransition(progress) }
}
// end

// type: UIPercentDrivenInteractiveTransition
final class DismissByPan: UIPercentDrivenInteractiveTransition {
  func panned(_ pan: UIPanGestureRecognizer, in view: UIView) {
    let progress = pan.translation(in: view).y / view.bounds.height
    switch pan.state {
    case .changed: update(progress)
    case .ended: progress > 0.4 ? finish() : cancel()
    case .cancelled, .failed: cancel()
    default: break
    }
  }
}
// end

@MainActor final class ContextSnippets {
  func context(_ context: UIViewControllerContextTransitioning) {
    // type: UIViewControllerContextTransitioning
    if let page = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      page.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(page)
    }
    context.completeTransition(!context.transitionWasCancelled)
    // end
  }
}

@MainActor final class MotionSnippets: NSObject, UIGestureRecognizerDelegate {
  let card = UIView()
  let page = UIView()

  func animator() {
    // type: UIViewPropertyAnimator
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { [card] in
      card.center.y += 200
    }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    // end
  }

  func spring() {
    // type: UISpringTimingParameters
    let spring = UISpringTimingParameters(
      dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 2.5))
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
    animator.addAnimations { [card] in card.center.y = 300 }
    animator.startAnimation()
    // end
  }

  func curve() {
    // type: UICubicTimingParameters
    let curve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))
    UIViewPropertyAnimator(duration: 0.3, timingParameters: curve).startAnimation()
    // end
  }

  // type: UIPanGestureRecognizer
  func panned(_ pan: UIPanGestureRecognizer) {
    card.center.y += pan.translation(in: page).y
    pan.setTranslation(.zero, in: page)
    if pan.state == .ended { print("released at \(pan.velocity(in: page).y) pt/s") }
  }
  // end

  func tap() {
    // type: UITapGestureRecognizer
    let tap = UITapGestureRecognizer(target: self, action: Selector(MotionSnippets.tapped))
    tap.numberOfTapsRequired = 2
    card.addGestureRecognizer(tap)
    // end
  }

  func tapped(_ tap: UITapGestureRecognizer) {}

  // type: UIPinchGestureRecognizer
  func pinched(_ pinch: UIPinchGestureRecognizer) {
    card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }
  // end

  // type: UILongPressGestureRecognizer
  func pressed(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { card.alpha = 0.6 }
    if press.state == .ended { card.alpha = 1 }
  }
  // end

  func edge() {
    // type: UIScreenEdgePanGestureRecognizer
    let swipe = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(MotionSnippets.panned))
    swipe.edges = .left
    page.addGestureRecognizer(swipe)
    // end
  }

  // type: UIGestureRecognizerDelegate
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { recognizer is UIPinchGestureRecognizer && other is UIPanGestureRecognizer }

  func dynamics() {
    // end
    // type: UIDynamicAnimator
    let animator = UIDynamicAnimator(referenceView: page)
    animator.addBehavior(UIGravityBehavior(items: [card]))
    let floor = UICollisionBehavior(items: [card])
    floor.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(floor)
    // end
  }

  func attachment(_ animator: UIDynamicAnimator) {
    // type: UIAttachmentBehavior
    let grip = UIAttachmentBehavior(item: card, attachedToAnchor: card.center)
    grip.frequency = 3
    grip.damping = 0.6
    animator.addBehavior(grip)
    // end
  }

  func snap(_ animator: UIDynamicAnimator) {
    // type: UISnapBehavior
    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 80, y: 80))
    snap.damping = 0.7
    animator.addBehavior(snap)
    // end
  }

  func haptic() {
    // type: UIImpactFeedbackGenerator
    let haptic = UIImpactFeedbackGenerator(style: .medium)
    haptic.prepare()
    haptic.impactOccurred()
    // end
  }

  func transaction() {
    // type: CATransaction
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.2)
    CATransaction.setCompletionBlock { print("settled") }
    card.layer.opacity = 0.5
    CATransaction.commit()
    // end
  }

  func layer() {
    // type: CALayer
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    layer.backgroundColor = UIColor.systemTeal.cgColor
    layer.cornerRadius = 12
    page.layer.addSublayer(layer)
    // end
  }

  func basicAnimation() {
    // type: CABasicAnimation
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 0.25
    card.layer.add(fade, forKey: "fade")
    // end
  }

  func springAnimation() {
    // type: CASpringAnimation
    let spring = CASpringAnimation(keyPath: "position.y")
    spring.damping = 12
    spring.fromValue = 40
    spring.toValue = 240
    spring.duration = spring.settlingDuration
    card.layer.add(spring, forKey: "spring")
    // end
  }

  // type: CADisplayLink
  func follow() {
    let link = CADisplayLink(target: self, selector: Selector(MotionSnippets.tick))
    link.add(to: .main, forMode: .common)
  }
  // end

  func tick(_ link: CADisplayLink) {
    card.center.x += 60 * (link.targetTimestamp - link.timestamp)
  }

  func releaseRule() {
    // type: ReleaseRule
    let rule = ReleaseRule(threshold: 0.4)
    let decision = rule.decision(progress: 0.3, velocity: 900, distance: 600)
    print(decision)
    // end
  }

  func handOff() {
    // type: HandOffSpring
    let spring = UISpringTimingParameters(HandOffSpring(velocity: 900, distance: 400))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { [card] in card.frame.origin.y = 600 }
    animator.startAnimation()
    // end
  }

  func rubberBand() {
    // type: RubberBand
    let band = RubberBand(extent: 600)
    card.frame.origin.y = band.offset(forPull: 120)
    // end
  }

  func drag() {
    // type: InterruptibleDrag
    let drag = InterruptibleDrag(along: .vertical)
    drag.stops = [DragStop("open", at: 120), DragStop("closed", at: 600)]
    drag.onMove = { [card] top in card.frame.origin.y = top }
    card.addGestureRecognizer(drag.pan)
    // end
  }

  func appearance() {
    // type: UIAppearance
    UINavigationBar.appearance().barTintColor = .white
    UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .red
    // end
  }

  func harness() {
    // type: Harness
    let harness = Harness(size: CGSize(width: 375, height: 667)) { UIViewController() }
    harness.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 500), over: 0.2)
    harness.advance(by: 1)
    print(harness.log)
    // end
  }
}

extension ViewSnippets: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 7 }
}
