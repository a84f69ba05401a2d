import Foundation
import GlissadeTesting
import UIKit

/// A public call that takes numbers.
private struct Door {
  /// The words that a warning contains, or `nil` for a call that takes any number.
  let name: String?
  /// Passes a number to the call.
  let push: (Double, UIView) -> Void

  init(_ name: String?, _ push: @escaping (Double, UIView) -> Void) {
    (self.name, self.push) = (name, push)
  }
}

/// The numbers that no call may fall over: not numbers, endless, huge, none and negative ones.
private let badNumbers: [Double] = [
  .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, 0, -1,
]

private func point(_ n: Double) -> CGPoint { CGPoint(x: n, y: 5) }
private func size(_ n: Double) -> CGSize { CGSize(width: n, height: 20) }
private func rect(_ n: Double) -> CGRect { CGRect(x: 0, y: n, width: n, height: 10) }
private func insets(_ n: Double) -> UIEdgeInsets {
  UIEdgeInsets(top: n, left: 0, bottom: n, right: 3)
}

private let viewDoors: [Door] = [
  Door("UIView.frame") { $1.frame = rect($0) },
  Door("UIView.frame") { $1.frame = $0.isNaN ? .null : .infinite },
  Door("UIView.bounds") { $1.bounds = rect($0) },
  Door("UIView.center") { $1.center = point($0) },
  Door("UIView.transform") { $1.transform = CGAffineTransform(scaleX: $0, y: 1) },
  Door("UIView.transform") { $1.transform = CGAffineTransform(rotationAngle: $0) },
  Door("UIView.transform3D") { $1.transform3D = CATransform3DMakeTranslation($0, 0, $0) },
  Door("UIView.alpha") { $1.alpha = $0 },
  Door("UIView.layoutMargins") { $1.layoutMargins = insets($0) },
  Door(nil) { _ = $1.hitTest(point($0), with: nil) },
  Door(nil) { _ = $1.point(inside: point($0), with: nil) },
  Door(nil) { _ = $1.convert(rect($0), to: nil) },
  Door(nil) { _ = $1.convert(point($0), from: nil) },
  Door(nil) { _ = $1.sizeThatFits(size($0)) },
  Door(nil) { _ = $1.systemLayoutSizeFitting(size($0)) },
  Door(nil) {
    _ = $1.resizableSnapshotView(from: rect($0), afterScreenUpdates: false, withCapInsets: .zero)
  },
]

private let layerDoors: [Door] = [
  Door("CALayer.frame") { $1.layer.frame = rect($0) },
  Door("CALayer.position") { $1.layer.position = point($0) },
  Door("CALayer.bounds") { $1.layer.bounds = rect($0) },
  Door("CALayer.anchorPoint") { $1.layer.anchorPoint = point($0) },
  Door("CALayer.zPosition") { $1.layer.zPosition = $0 },
  Door("CALayer.transform") { $1.layer.transform.m34 = $0 },
  Door("CALayer.sublayerTransform") { $1.layer.sublayerTransform.m34 = $0 },
  Door("CALayer.opacity") { $1.layer.opacity = Float($0) },
  Door("CALayer.cornerRadius") { $1.layer.cornerRadius = $0 },
  Door("CALayer.borderWidth") { (layer($1).borderColor, $1.layer.borderWidth) = (red, $0) },
  Door("CALayer.shadowOpacity") { $1.layer.shadowOpacity = Float($0) },
  Door("CALayer.shadowRadius") { ($1.layer.shadowOpacity, $1.layer.shadowRadius) = (1, $0) },
  Door("CALayer.shadowOffset") { ($1.layer.shadowOpacity, $1.layer.shadowOffset) = (1, size($0)) },
  Door("CALayer.contentsRect") { $1.layer.contentsRect = rect($0) },
  Door("CALayer.contentsCenter") { $1.layer.contentsCenter = rect($0) },
  Door("CALayer.contentsScale") { $1.layer.contentsScale = $0 },
  Door("CALayer.speed") { $1.layer.speed = Float($0) },
  Door("CALayer.timeOffset") { $1.layer.timeOffset = $0 },
  Door("CALayer.beginTime") { $1.layer.beginTime = $0 },
  Door("CALayer.position") { $1.layer.setValue(NSNumber(value: $0), forKeyPath: "position.x") },
  Door("CALayer.transform") { $1.layer.setValue($0, forKeyPath: "transform.rotation.z") },
  Door("CAShapeLayer.lineWidth") { shape(in: $1).lineWidth = $0 },
  Door("CAShapeLayer.strokeEnd") { shape(in: $1).strokeEnd = $0 },
  Door("CAShapeLayer.lineDashPattern") { shape(in: $1).lineDashPattern = [$0 as NSNumber, 4] },
  Door("CAShapeLayer.lineDashPhase") { shape(in: $1).lineDashPhase = $0 },
  Door("CAShapeLayer.miterLimit") { shape(in: $1).miterLimit = $0 },
  Door("CAGradientLayer.startPoint") { gradient(in: $1).startPoint = point($0) },
  Door("CAGradientLayer.locations") { gradient(in: $1).locations = [$0 as NSNumber, 1] },
]

private let animationDoors: [Door] = [
  Door("add(_:forKey:)") { number, view in
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.toValue, animation.duration) = (number, 0.02)
    view.layer.add(animation, forKey: nil)
  },
  Door("add(_:forKey:)") { number, view in
    let animation = CAKeyframeAnimation(keyPath: "bounds")
    (animation.values, animation.duration) = ([rect(number), rect(10)], 0.02)
    view.layer.add(animation, forKey: nil)
  },
  Door("CASpringAnimation.mass") { spring(in: $1) { $0.mass = $1 }($0) },
  Door("CASpringAnimation.stiffness") { spring(in: $1) { $0.stiffness = $1 }($0) },
  Door("CASpringAnimation.damping") { spring(in: $1) { $0.damping = $1 }($0) },
  Door("CASpringAnimation.initialVelocity") { spring(in: $1) { $0.initialVelocity = $1 }($0) },
  Door("CASpringAnimation.duration") { spring(in: $1) { $0.duration = $1 }($0) },
  Door("CASpringAnimation.speed") { spring(in: $1) { $0.speed = Float($1) }($0) },
  Door("CASpringAnimation.beginTime") { spring(in: $1) { $0.beginTime = $1 }($0) },
  Door("CASpringAnimation.timeOffset") { spring(in: $1) { $0.timeOffset = $1 }($0) },
  Door("CASpringAnimation.repeatCount") { spring(in: $1) { $0.repeatCount = Float($1) }($0) },
  Door("CASpringAnimation.repeatDuration") { spring(in: $1) { $0.repeatDuration = $1 }($0) },
  Door("CAMediaTimingFunction.init") { number, view in
    spring(in: view) { animation, number in
      animation.timingFunction = CAMediaTimingFunction(controlPoints: Float(number), 0, 1, 1)
    }(number)
  },
  Door("CATransaction.setAnimationDuration") {
    CATransaction.setAnimationDuration($0); _ = $1
  },
  Door("UIView.animate") { number, view in
    UIView.animate(withDuration: number) { view.center.x += 1 }
  },
  Door("UIView.animate") { number, view in
    UIView.animate(withDuration: 0.01, delay: number) { view.center.x += 1 }
  },
  Door("UISpringTimingParameters.init(dampingRatio") { number, view in
    UIView.animate(
      withDuration: 0.01, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number
    ) { view.center.x += 1 }
  },
  Door("UIView.addKeyframe") { number, view in
    UIView.animateKeyframes(withDuration: 0.02, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: number, relativeDuration: number) {
        view.center.x += 1
      }
    }
  },
  Door("UISpringTimingParameters.init(mass") { number, view in
    animate(
      view,
      by: UISpringTimingParameters(
        mass: number, stiffness: number, damping: number, initialVelocity: .zero))
  },
  Door("UISpringTimingParameters.init(duration") { number, view in
    animate(view, by: UISpringTimingParameters(duration: number, bounce: number))
  },
  Door("UICubicTimingParameters.init(controlPoint1") { number, view in
    animate(view, by: UICubicTimingParameters(controlPoint1: point(number), controlPoint2: .zero))
  },
  Door("UIViewPropertyAnimator.init(duration:)") { number, view in
    UIViewPropertyAnimator(duration: number, curve: .linear) { view.center.x += 1 }
      .startAnimation()
  },
  Door("UIViewPropertyAnimator.fractionComplete") { animator(in: $1).fractionComplete = $0 },
  Door("UIViewPropertyAnimator.startAnimation") { animator(in: $1).startAnimation(afterDelay: $0) },
  Door("UIViewPropertyAnimator.continueAnimation") { number, view in
    let animator = animator(in: view)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: number)
  },
  Door("UIViewPropertyAnimator.addAnimations") { number, view in
    animator(in: view).addAnimations({ view.alpha = 0.5 }, delayFactor: number)
  },
  Door("UIPercentDrivenInteractiveTransition.update") { number, _ in
    UIPercentDrivenInteractiveTransition().update(number)
  },
  Door("UIPercentDrivenInteractiveTransition.completionSpeed") { number, _ in
    UIPercentDrivenInteractiveTransition().completionSpeed = number
  },
  Door("UIPercentDrivenInteractiveTransition.release") { number, _ in
    UIPercentDrivenInteractiveTransition().release(velocity: number, distance: number)
  },
]

/// Returns a label of two lines with a changed paragraph style.
private func styled(_ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
  let style = NSMutableParagraphStyle()
  change(style)
  let label = UILabel()
  label.numberOfLines = 0
  label.attributedText = NSAttributedString(
    string: "a line\nand another", attributes: [.paragraphStyle: style])
  return label
}

private let controlDoors: [Door] = [
  Door("UIScrollView.contentSize") { scroll(in: $1).contentSize = size($0) },
  Door("UIScrollView.contentInset") { scroll(in: $1).contentInset = insets($0) },
  Door("UIScrollView.contentOffset") { scroll(in: $1).contentOffset = point($0) },
  Door("UIScrollView.setContentOffset") {
    scroll(in: $1).setContentOffset(point($0), animated: true)
  },
  Door("UIScrollView.scrollRectToVisible") {
    scroll(in: $1).scrollRectToVisible(rect($0), animated: true)
  },
  Door("UIScrollView.zoomScale") { scroll(in: $1).zoomScale = $0 },
  Door("UIScrollView.zoom(to:animated:)") { scroll(in: $1).zoom(to: rect($0), animated: false) },
  Door("UIScrollView.minimumZoomScale") { scroll(in: $1).minimumZoomScale = $0 },
  Door("UIScrollView.maximumZoomScale") { scroll(in: $1).maximumZoomScale = $0 },
  Door("UIScrollView.frame") { scroll(in: $1).frame = rect($0) },
  Door("UIScrollView.bounds") { scroll(in: $1).bounds = rect($0) },
  Door("UIScrollView.decelerationRate") {
    scroll(in: $1).decelerationRate = UIScrollView.DecelerationRate(rawValue: $0)
  },
  Door("UIScrollView.verticalScrollIndicatorInsets") {
    scroll(in: $1).scrollIndicatorInsets = insets($0)
  },
  Door("UISlider.value") { add(UISlider(), to: $1).value = Float($0) },
  Door("UISlider.minimumValue") { add(UISlider(), to: $1).minimumValue = Float($0) },
  Door("UISlider.maximumValue") { add(UISlider(), to: $1).maximumValue = Float($0) },
  Door("UIStepper.value") { add(UIStepper(), to: $1).value = $0 },
  Door("UIStepper.stepValue") { add(UIStepper(), to: $1).stepValue = $0 },
  Door("UIProgressView.progress") { add(UIProgressView(), to: $1).progress = Float($0) },
  Door("UIButton.contentEdgeInsets") { add(UIButton(), to: $1).contentEdgeInsets = insets($0) },
  Door("UIStackView.spacing") { add(UIStackView(), to: $1).spacing = $0 },
  Door("UIFont.systemFont") { add(label(), to: $1).font = .systemFont(ofSize: $0) },
  Door("UIFont.init(name:size:)") { add(label(), to: $1).font = UIFont(name: "Inter", size: $0) },
  Door("UIFont.withSize") { add(label(), to: $1).font = UIFont.systemFont(ofSize: 9).withSize($0) },
  Door("NSMutableParagraphStyle.lineSpacing") { number, view in
    add(styled { $0.lineSpacing = number }, to: view)
  },
  Door("NSMutableParagraphStyle.paragraphSpacing") { number, view in
    add(styled { $0.paragraphSpacing = number }, to: view)
  },
  Door("NSMutableParagraphStyle.paragraphSpacingBefore") { number, view in
    add(styled { $0.paragraphSpacingBefore = number }, to: view)
  },
  Door("NSMutableParagraphStyle.firstLineHeadIndent") { number, view in
    add(styled { $0.firstLineHeadIndent = number }, to: view)
  },
  Door("NSMutableParagraphStyle.headIndent") { number, view in
    add(styled { $0.headIndent = number }, to: view)
  },
  Door("NSMutableParagraphStyle.tailIndent") { number, view in
    add(styled { $0.tailIndent = number }, to: view)
  },
  Door("NSMutableParagraphStyle.minimumLineHeight") { number, view in
    add(styled { $0.minimumLineHeight = number }, to: view)
  },
  Door("NSMutableParagraphStyle.maximumLineHeight") { number, view in
    add(styled { $0.maximumLineHeight = number }, to: view)
  },
  Door("NSMutableParagraphStyle.lineHeightMultiple") { number, view in
    add(styled { $0.lineHeightMultiple = number }, to: view)
  },
  Door("DecelerationRate.projection") { number, _ in
    _ = UIScrollView.DecelerationRate(rawValue: number).projection(of: 100)
  },
  Door("DecelerationRate.projection") { number, _ in
    _ = UIScrollView.DecelerationRate.normal.projection(of: number)
  },
  Door(nil) { number, _ in _ = HandOffSpring(velocity: number, distance: number) },
  Door("UILabel.minimumScaleFactor") { add(label(), to: $1).minimumScaleFactor = $0 },
  Door(nil) { add(label(), to: $1).preferredMaxLayoutWidth = $0 },
  Door("UITextView.textContainerInset") {
    add(UITextView(), to: $1).textContainerInset = insets($0)
  },
  Door("UIColor.init(red") { $1.backgroundColor = UIColor(red: $0, green: $0, blue: 1, alpha: $0) },
  Door("UIColor.init(white") { $1.backgroundColor = UIColor(white: $0, alpha: $0) },
  Door("UIColor.init(hue") {
    $1.backgroundColor = UIColor(hue: $0, saturation: $0, brightness: 1, alpha: 1)
  },
  Door(nil) { $1.backgroundColor = UIColor.red.withAlphaComponent($0) },
  Door("UIPanGestureRecognizer.hysteresis") { pan(in: $1).hysteresis = $0 },
  Door("UIPanGestureRecognizer.setTranslation") { pan(in: $1).setTranslation(point($0), in: $1) },
  Door("UIPinchGestureRecognizer.scale") {
    UIPinchGestureRecognizer().scale = $0; _ = $1
  },
  Door("UIRotationGestureRecognizer.rotation") {
    UIRotationGestureRecognizer().rotation = $0; _ = $1
  },
  Door("UILongPressGestureRecognizer.minimumPressDuration") {
    UILongPressGestureRecognizer().minimumPressDuration = $0
    _ = $1
  },
  Door("UILongPressGestureRecognizer.allowableMovement") {
    UILongPressGestureRecognizer().allowableMovement = $0
    _ = $1
  },
]

private let otherDoors: [Door] = [
  Door("UIViewController.preferredContentSize") {
    UIViewController().preferredContentSize = size($0); _ = $1
  },
  Door("UIViewController.additionalSafeAreaInsets") {
    let controller = UIViewController()
    $1.addSubview(controller.view)
    controller.additionalSafeAreaInsets = insets($0)
  },
  Door("UITableView.rowHeight") { add(UITableView(), to: $1).rowHeight = $0 },
  Door("UITableView.sectionHeaderHeight") { add(UITableView(), to: $1).sectionHeaderHeight = $0 },
  Door("UITableView.separatorInset") { add(UITableView(), to: $1).separatorInset = insets($0) },
  Door("the constant") { number, view in
    view.widthAnchor.constraint(equalToConstant: 5).constant = number
  },
  Door(nil) { number, view in
    let inner = UIView()
    view.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: number).isActive = true
    inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: number).isActive = true
  },
  Door("UISnapBehavior.damping") { UISnapBehavior(item: $1, snapTo: .zero).damping = $0 },
  Door("UISnapBehavior.snapPoint") {
    UISnapBehavior(item: $1, snapTo: .zero).snapPoint = point($0)
  },
  Door("UIGravityBehavior.gravityDirection") {
    UIGravityBehavior(items: [$1]).gravityDirection = CGVector(dx: $0, dy: 0)
  },
  Door("UIDynamicItemBehavior.density") { UIDynamicItemBehavior(items: [$1]).density = $0 },
  Door("UIAttachmentBehavior.length") {
    UIAttachmentBehavior(item: $1, attachedToAnchor: .zero).length = $0
  },
  Door("UIAttachmentBehavior.anchorPoint") {
    UIAttachmentBehavior(item: $1, attachedToAnchor: .zero).anchorPoint = point($0)
  },
  Door(nil) { number, view in
    _ = UIGraphicsImageRenderer(size: size(number)).image { $0.fill(rect(number)) }
  },
  Door(nil) { shape(in: $1).path = UIBezierPath(roundedRect: rect($0), cornerRadius: $0).cgPath },
  Door(nil) {
    shape(in: $1).path =
      UIBezierPath(arcCenter: point($0), radius: $0, startAngle: 0, endAngle: $0, clockwise: true)
      .cgPath
  },
  Door(nil) {
    shape(in: $1).path = CGPath(
      roundedRect: rect($0), cornerWidth: $0, cornerHeight: $0, transform: nil)
  },
  Door(nil) { number, view in
    let line = UIBezierPath()
    line.move(to: point(number))
    line.addLine(to: point(-number))
    line.addCurve(to: .zero, controlPoint1: point(number), controlPoint2: point(1))
    shape(in: view).path = line.cgPath
  },
  Door("UIImage.init(cgImage:scale:)") { number, view in
    let image = UIGraphicsImageRenderer(size: size(4)).image { _ in }
    guard let pixels = image.cgImage else { return }
    let copy = UIImage(cgImage: pixels, scale: number)
    add(UIImageView(image: copy), to: view).animationDuration = number
  },
]

/// Returns a call that draws into a context.
private func drawing(
  _ name: String?, _ draw: @escaping (CGContext, Double) -> Void
) -> Door {
  Door(name.map { "CGContext.\($0)" }) { number, view in
    let image = UIGraphicsImageRenderer(size: size(20)).image { draw($0.cgContext, number) }
    add(UIImageView(image: image), to: view)
  }
}

private let gradientOfReds = CGGradient(
  colorsSpace: nil, colors: [red, UIColor.blue.cgColor] as CFArray, locations: nil)!

private let drawingDoors: [Door] = [
  drawing("fill") { $0.fill(rect($1)) },
  drawing("fillEllipse(in:)") { $0.fillEllipse(in: rect($1)) },
  drawing("stroke(_:)") { $0.stroke(rect($1)) },
  drawing("stroke(_:width:)") { $0.stroke(rect(5), width: $1) },
  drawing("strokeEllipse(in:)") { $0.strokeEllipse(in: rect($1)) },
  drawing("strokeLineSegments(between:)") { $0.strokeLineSegments(between: [.zero, point($1)]) },
  drawing("clip(to:)") { context, number in
    context.clip(to: rect(number))
    context.fill(rect(10))
  },
  drawing("move(to:)") { $0.move(to: point($1)) },
  drawing("addLine(to:)") { context, number in
    context.move(to: .zero)
    context.addLine(to: point(number))
    context.strokePath()
  },
  drawing("addCurve(to:control1:control2:)") { context, number in
    context.move(to: .zero)
    context.addCurve(to: .zero, control1: point(number), control2: .zero)
    context.fillPath()
  },
  drawing("addQuadCurve(to:control:)") { context, number in
    context.move(to: .zero)
    context.addQuadCurve(to: point(2), control: point(number))
    context.fillPath()
  },
  drawing("addArc(center:radius:startAngle:endAngle:clockwise:)") { context, number in
    context.addArc(
      center: .zero, radius: number, startAngle: 0, endAngle: number, clockwise: true)
    context.strokePath()
  },
  drawing("addRect(_:)") { $0.addRect(rect($1)) },
  drawing("addRects(_:)") { $0.addRects([rect($1), rect(2)]) },
  drawing("addEllipse(in:)") { $0.addEllipse(in: rect($1)) },
  drawing("addLines(between:)") { $0.addLines(between: [.zero, point($1)]) },
  drawing("translateBy(x:y:)") { context, number in
    context.translateBy(x: number, y: 1)
    context.fill(rect(10))
  },
  drawing("scaleBy(x:y:)") { context, number in
    context.scaleBy(x: number, y: 1)
    context.stroke(rect(10))
  },
  drawing("rotate(by:)") { context, number in
    context.rotate(by: number)
    context.fill(rect(10))
  },
  drawing("setLineWidth(_:)") { context, number in
    context.setLineWidth(number)
    context.stroke(rect(10))
  },
  drawing("setMiterLimit(_:)") { context, number in
    context.setMiterLimit(number)
    context.stroke(rect(10))
  },
  drawing("setLineDash(phase:lengths:)") { context, number in
    context.setLineDash(phase: number, lengths: [number, 2])
    context.stroke(rect(10))
  },
  drawing("setAlpha(_:)") { context, number in
    context.setAlpha(number)
    context.fill(rect(10))
  },
  drawing("setShadow(offset:blur:color:)") { context, number in
    context.setShadow(offset: size(number), blur: number, color: red)
    context.fill(rect(10))
  },
  drawing("drawLinearGradient(_:start:end:options:)") {
    $0.drawLinearGradient(gradientOfReds, start: point($1), end: .zero, options: [])
  },
  drawing("drawRadialGradient(") {
    $0.drawRadialGradient(
      gradientOfReds, startCenter: point($1), startRadius: $1, endCenter: .zero, endRadius: 3,
      options: [.drawsAfterEndLocation])
  },
  drawing(nil) { $0.setFillColor(red: $1, green: $1, blue: $1, alpha: $1) },
  drawing("draw(_:in:)") { context, number in
    let image = UIGraphicsImageRenderer(size: size(4)).image { _ in }
    image.cgImage.map { context.draw($0, in: rect(number)) }
  },
  Door("UIImage.draw(in:)") { number, view in
    let small = UIGraphicsImageRenderer(size: size(4)).image { $0.fill(rect(2)) }
    let image = UIGraphicsImageRenderer(size: size(20)).image { _ in small.draw(in: rect(number)) }
    add(UIImageView(image: image), to: view)
  },
  Door("UIBezierPath.lineWidth") { stroke(in: $1) { $0.lineWidth = $1 }($0) },
  Door("UIBezierPath.miterLimit") { stroke(in: $1) { $0.miterLimit = $1 }($0) },
  Door("UIBezierPath.setLineDash") { number, view in
    stroke(in: view) { $0.setLineDash([CGFloat($1), 2], count: 2, phase: CGFloat($1)) }(number)
  },
]

/// Returns a function that strokes a changed path into an image.
private func stroke(
  in view: UIView, _ change: @escaping (UIBezierPath, Double) -> Void
) -> (Double) -> Void {
  { number in
    let path = UIBezierPath(rect: rect(10))
    change(path, number)
    add(
      UIImageView(image: UIGraphicsImageRenderer(size: size(20)).image { _ in path.stroke() }),
      to: view)
  }
}

/// Returns a call that changes the configuration of a button.
private func configuring(
  _ name: String, _ change: @escaping (inout UIButton.Configuration, Double) -> Void
) -> Door {
  Door(name) { number, view in
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    configuration.image = UIGraphicsImageRenderer(size: size(4)).image { _ in }
    change(&configuration, number)
    add(UIButton(configuration: configuration), to: view)
  }
}

private func directional(_ n: Double) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: n, leading: 0, bottom: n, trailing: 3)
}

private let configurationDoors: [Door] = [
  configuring("UIButton.Configuration.contentInsets") { $0.contentInsets = directional($1) },
  configuring("UIButton.Configuration.imagePadding") { $0.imagePadding = $1 },
  configuring("UIButton.Configuration.titlePadding") { $0.titlePadding = $1 },
  configuring("UIBackgroundConfiguration.cornerRadius") { configuration, number in
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = number
  },
  configuring("UIBackgroundConfiguration.backgroundInsets") {
    $0.background.backgroundInsets = directional($1)
  },
  configuring("UIBackgroundConfiguration.strokeWidth") { $0.background.strokeWidth = $1 },
  Door("UINavigationBarAppearance.titlePositionAdjustment") { number, view in
    let appearance = UINavigationBarAppearance()
    appearance.titlePositionAdjustment = UIOffset(horizontal: number, vertical: number)
    let page = UIViewController()
    page.title = "Title"
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.standardAppearance = appearance
    view.window?.rootViewController?.addChild(stack)
    add(stack.view, to: view)
    stack.removeFromParent()
  },
  Door("CAFrameRateRange.init") { number, _ in
    follow(at: CAFrameRateRange(minimum: Float(number), maximum: 60, preferred: Float(number)))
  },
  Door("CAFrameRateRange.preferred") { number, _ in
    var range = CAFrameRateRange.default
    range.preferred = Float(number)
    range.minimum = Float(number)
    range.maximum = Float(number)
    follow(at: range)
  },
  Door(nil) { number, view in
    let band = RubberBand(extent: number, coefficient: number)
    view.center.x = band.offset(forPull: number) + band.position(forPull: number, within: 0...1)
    view.center.x = band.pull(forPosition: number, within: 0...1) * band.slope(atPull: number)
  },
  Door(nil) { number, view in view.center.x = RubberBand(extent: 10).offset(forPull: number) },
  Door("ReleaseRule.threshold") { number, _ in
    _ = ReleaseRule(threshold: number).decision(progress: 0.5, velocity: 0, distance: 100)
  },
  Door("ReleaseRule.threshold") { number, _ in
    UIPercentDrivenInteractiveTransition().releaseRule.threshold = number
  },
  Door("ReleaseRule.decelerationRate") { number, _ in
    var rule = ReleaseRule()
    rule.decelerationRate = number
    InterruptibleDrag(along: .vertical).releaseRule = rule
  },
  Door("ReleaseRule.decision(progress:velocity:distance:)") { number, _ in
    let decision = ReleaseRule().decision(progress: number, velocity: number, distance: number)
    _ = UISpringTimingParameters(decision.spring)
  },
  Door(nil) { number, view in
    let drag = InterruptibleDrag(along: .vertical)
    drag.stops = [DragStop("open", at: number), DragStop("closed", at: 10)]
    drag.bandAfterLastStop = RubberBand(extent: number)
    drag.onMove = { view.center.y = $0 }
    drag.move(to: "open", animated: true)
  },
  Door("SharedElements.progress") { number, view in
    let other = add(UIView(), to: view)
    let elements = SharedElements([.init(from: other, to: view)], in: view)
    elements.progress = number
  },
  Door("UIPopoverPresentationController.sourceRect") { number, view in
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = view
    popover.popoverPresentationController?.sourceRect = rect(number)
    view.window?.rootViewController?.present(popover, animated: false)
    popover.dismiss(animated: false)
  },
  flow("minimumLineSpacing") { $0.minimumLineSpacing = $1 },
  flow("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 },
  flow("headerReferenceSize") { $0.headerReferenceSize = size($1) },
  flow("footerReferenceSize") { $0.footerReferenceSize = size($1) },
  flow("sectionInset") { $0.sectionInset = insets($1) },
]

private final class TwoItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
}

private let twoItems = TwoItems()

/// Returns a call that changes the layout of a collection view.
private func flow(
  _ name: String, _ change: @escaping (UICollectionViewFlowLayout, Double) -> Void
) -> Door {
  Door("UICollectionViewFlowLayout.\(name)") { number, view in
    let layout = UICollectionViewFlowLayout()
    change(layout, number)
    let list = add(UICollectionView(frame: view.bounds, collectionViewLayout: layout), to: view)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = twoItems
    list.layoutIfNeeded()
  }
}

private final class FrameTarget: NSObject {
  func step(_ link: CADisplayLink) {}
}

/// Receives frames at a rate for a moment.
private func follow(at range: CAFrameRateRange) {
  let target = FrameTarget()
  let link = CADisplayLink(target: target, selector: Selector(FrameTarget.step))
  link.preferredFrameRateRange = range
  link.add(to: .main, forMode: .common)
  UIView.animate(withDuration: 0.02, animations: {}) { _ in link.invalidate() }
}

// What a door needs beside a view.

private let red = UIColor.red.cgColor

private func layer(_ view: UIView) -> CALayer { view.layer }

@discardableResult private func add<View: UIView>(_ view: View, to parent: UIView) -> View {
  view.frame = parent.bounds
  parent.addSubview(view)
  return view
}

private func label() -> UILabel {
  let label = UILabel()
  label.text = "Text"
  return label
}

private func scroll(in view: UIView) -> UIScrollView { add(UIScrollView(), to: view) }

private func pan(in view: UIView) -> UIPanGestureRecognizer {
  let pan = UIPanGestureRecognizer()
  view.addGestureRecognizer(pan)
  return pan
}

private func shape(in view: UIView) -> CAShapeLayer {
  let shape = CAShapeLayer()
  shape.path = UIBezierPath(ovalIn: view.bounds).cgPath
  (shape.strokeColor, shape.fillColor) = (red, nil)
  view.layer.addSublayer(shape)
  return shape
}

private func gradient(in view: UIView) -> CAGradientLayer {
  let gradient = CAGradientLayer()
  (gradient.frame, gradient.colors) = (view.bounds, [red, UIColor.blue.cgColor])
  view.layer.addSublayer(gradient)
  return gradient
}

private func spring(
  in view: UIView, _ change: @escaping (CASpringAnimation, Double) -> Void
) -> (Double) -> Void {
  { number in
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.toValue, spring.duration) = (30, 0.02)
    change(spring, number)
    _ = spring.settlingDuration
    view.layer.add(spring, forKey: "spring")
  }
}

private func animate(_ view: UIView, by timing: UITimingCurveProvider) {
  let animator = UIViewPropertyAnimator(duration: 0.02, timingParameters: timing)
  animator.addAnimations { view.center.x += 1 }
  animator.startAnimation()
}

private func animator(in view: UIView) -> UIViewPropertyAnimator {
  let animator = UIViewPropertyAnimator(duration: 0.02, curve: .linear) { view.center.x += 1 }
  animator.startAnimation()
  return animator
}

/// Passes all bad numbers to each call, in a window of its own, and shows what comes of it. The
/// second argument is the index of the only call to check.
func checkNumbers() {
  let chosen = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) }
  let doors =
    viewDoors + layerDoors + animationDoors + controlDoors + otherDoors + drawingDoors
    + configurationDoors
  for (index, door) in doors.enumerated() where index == chosen ?? index {
    Checks.about("L-20 \(index) \(door.name ?? "any number")") { check(door) }
  }
  if chosen ?? doors.count >= doors.count { checkHarness() }
}

private func check(_ door: Door) {
  let controller = UIViewController()
  let harness = Harness(size: CGSize(width: 60, height: 40)) { controller }
  for number in badNumbers {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
    view.backgroundColor = .green
    controller.view.addSubview(view)
    door.push(number, view)
    harness.advance(by: 0.04)
    _ = try? harness.writePNG(to: URL(fileURLWithPath: "/dev/null"))
    harness.tap(at: CGPoint(x: 10, y: 10))
    let frame = harness.presentationFrame(of: view)
    let isPlace = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    Checks.expect(isPlace, "a view is somewhere after \(number)", found: frame)
    view.removeFromSuperview()
  }
  guard let name = door.name else { return }
  let lines = harness.log.filter { $0.hasPrefix("warning") && $0.contains(name) }
  Checks.expect((1...8).contains(lines.count), "warnings name the call", found: harness.log)
}

private func checkHarness() {
  Checks.about("L-20 Harness") {
    let harness = Harness(size: CGSize(width: 60, height: 40)) { UIViewController() }
    for number in badNumbers {
      harness.mouseDown(at: point(number))
      harness.mouseUp(at: .zero)
      harness.resize(to: size(number))
      harness.touchDown(at: point(number))
      harness.touchUp(at: .zero)
      harness.scroll(by: point(number), at: .zero)
      harness.advance(by: 0.1)
      _ = try? harness.writePNG(to: URL(fileURLWithPath: "/dev/null"))
    }
    for name in ["mouseDown(at:)", "resize(to:)", "touchDown(_:at:)", "scroll(by:at:phase:)"] {
      let isNamed = harness.log.contains { $0.contains("warning Harness.\(name)") }
      Checks.expect(isNamed, "a warning names \(name)", found: harness.log)
    }
    Checks.expect(harness.window.bounds.width == 60, "the window keeps its size")
  }
  Checks.about("L-20 an alert in a window of 15 pt") {
    let controller = UIViewController()
    let harness = Harness(size: CGSize(width: 15, height: 15)) { controller }
    let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: true)
    harness.advance(by: 1)
    Checks.expect(controller.presentedViewController === alert, "it is presented")
  }
}
