import GlissadeTesting
import UIKit

/// A picture that is moved with one or two touches, scaled by a pinch and turned by a rotation, as a
/// UIKit programmer writes it.
class PhotoViewController: UIViewController, UIGestureRecognizerDelegate {
  let photo = UIView()
  var lastScaleVelocity: CGFloat = 0
  var lastTurnVelocity: CGFloat = 0
  var mostTouches = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    photo.frame = CGRect(x: 87, y: 233, width: 200, height: 200)
    photo.isMultipleTouchEnabled = true
    view.addSubview(photo)

    let pan = UIPanGestureRecognizer(target: self, action: Selector(PhotoViewController.move))
    pan.maximumNumberOfTouches = 2
    let pinch = UIPinchGestureRecognizer(
      target: self, action: Selector(PhotoViewController.scale(_:)))
    let rotation = UIRotationGestureRecognizer(
      target: self, action: Selector(PhotoViewController.turn(_:)))
    let recognizers: [UIGestureRecognizer] = [pan, pinch, rotation]
    recognizers.forEach { recognizer in
      recognizer.delegate = self
      photo.addGestureRecognizer(recognizer)
    }
  }

  func move(_ sender: UIPanGestureRecognizer) {
    mostTouches = max(mostTouches, sender.numberOfTouches)
    let translation = sender.translation(in: view)
    photo.center = CGPoint(x: photo.center.x + translation.x, y: photo.center.y + translation.y)
    sender.setTranslation(.zero, in: view)
  }

  func scale(_ sender: UIPinchGestureRecognizer) {
    guard sender.state == .began || sender.state == .changed else {
      lastScaleVelocity = sender.velocity
      return
    }
    photo.transform = photo.transform.scaledBy(x: sender.scale, y: sender.scale)
    sender.scale = 1.0
  }

  func turn(_ sender: UIRotationGestureRecognizer) {
    guard sender.state == .began || sender.state == .changed else {
      lastTurnVelocity = sender.velocity
      return
    }
    photo.transform = photo.transform.rotated(by: sender.rotation)
    sender.rotation = 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return gestureRecognizer.view === otherGestureRecognizer.view
  }
}

func checkTouches() {
  checkPhoto()
  checkEvents()
}

private func checkPhoto() {
  Checks.about("O-02 O-03 a photo under two touches") {
    let controller = PhotoViewController()
    let harness = Harness { controller }
    let center = CGPoint(x: 187, y: 333)
    harness.pinch(at: center, scale: 2, over: 0.2)
    let scale = hypot(controller.photo.transform.a, controller.photo.transform.b)
    Checks.expect(scale > 1.7 && scale < 2, "is scaled", found: scale)
    Checks.expect(
      controller.lastScaleVelocity > 1, "with a velocity", found: controller.lastScaleVelocity)
    harness.rotate(at: center, by: CGFloat.pi / 2, over: 0.2, hold: 0.1)
    let angle = atan2(controller.photo.transform.b, controller.photo.transform.a)
    Checks.expect(angle > 1.4 && angle < 1.5, "is turned", found: angle)
    Checks.expect(controller.lastTurnVelocity == 0, "at rest", found: controller.lastTurnVelocity)
    harness.touches(
      from: [CGPoint(x: 150, y: 333), CGPoint(x: 220, y: 333)],
      to: [CGPoint(x: 150, y: 233), CGPoint(x: 220, y: 233)], over: 0.2)
    Checks.expect(controller.photo.center.y < 250, "is moved", found: controller.photo.center.y)
    Checks.expect(controller.mostTouches == 2, "by two touches", found: controller.mostTouches)
  }
}

/// A view that draws under each touch.
class PaintingView: UIView {
  var points: [CGPoint] = []
  var count = 0
  var types: [UITouch.TouchType] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      points.append(touch.location(in: self))
      types.append(touch.type)
    }
    count = max(count, event?.allTouches?.count ?? 0)
  }
}

private func checkEvents() {
  Checks.about("O-02 touches of a view") {
    let controller = UIViewController()
    let harness = Harness { controller }
    let painting = PaintingView(frame: controller.view.bounds)
    controller.view.addSubview(painting)
    let places = [CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100), CGPoint(x: 250, y: 100)]
    harness.touches(from: places, to: places, over: 0.1)
    Checks.expect(painting.points.count == 1, "one at first", found: painting.points.count)
    painting.isMultipleTouchEnabled = true
    harness.touches(from: places, to: places, over: 0.1)
    Checks.expect(painting.points.count == 4, "then all", found: painting.points.count)
    Checks.expect(painting.count == 3, "in one event", found: painting.count)
    Checks.expect(painting.types.last == .direct, "of a screen", found: painting.types.count)
  }
}
