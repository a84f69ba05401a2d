import GlissadeTesting
import UIKit

// Switches, segments, indicators, alerts and storyboards (N-28, N-29).

private class Listener {
  var values: [String] = []
  func switched(_ sender: UISwitch) { values.append("switch \(sender.isOn)") }
  func selected(_ sender: UISegmentedControl) {
    values.append("segment \(sender.selectedSegmentIndex)")
  }
}

class DetailViewController: UIViewController {}

func checkControls() {
  Checks.about("N-28 controls") {
    checkSwitch()
    checkSegments()
    checkProgress()
    checkButton()
    checkFeedback()
    checkBar()
  }
  Checks.about("N-89 pickers") { checkPicker() }
  Checks.about("N-29 alerts and storyboards") {
    checkAlert()
    checkSheet()
    checkStoryboard()
  }
}

private func checkSwitch() {
  let page = UIViewController()
  let harness = Harness { page }
  let control = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
  let listener = Listener()
  control.addTarget(listener, action: Selector(Listener.switched), for: .valueChanged)
  page.view.addSubview(control)
  control.isOn = true
  control.setOn(false, animated: true)
  harness.advanceUntilIdle()
  Checks.expect(listener.values.isEmpty, "code sends no event", found: listener.values)
  Checks.expect(control.bounds.size == CGSize(width: 51, height: 31), "a switch has its size")
  harness.tap(at: control.center)
  harness.advanceUntilIdle()
  Checks.expect(listener.values == ["switch true"], "a tap turns it on", found: listener.values)
  harness.drag(from: CGPoint(x: 60, y: 115), to: CGPoint(x: 22, y: 115), over: 0.2)
  harness.advanceUntilIdle()
  Checks.expect(
    listener.values == ["switch true", "switch false"], "a drag turns it off",
    found: listener.values)
  control.onTintColor = .red
  control.isEnabled = false
  harness.tap(at: control.center)
  Checks.expect(listener.values.count == 2, "a disabled one does nothing")
}

private func checkSegments() {
  let page = UIViewController()
  let harness = Harness { page }
  let control = UISegmentedControl(items: ["One", "Two", "Three"])
  let listener = Listener()
  control.addTarget(listener, action: Selector(Listener.selected), for: .valueChanged)
  control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
  page.view.addSubview(control)
  control.selectedSegmentIndex = 0
  harness.tap(at: CGPoint(x: 250, y: 116))
  harness.advanceUntilIdle()
  Checks.expect(listener.values == ["segment 2"], "a tap selects", found: listener.values)
  control.insertSegment(withTitle: "Zero", at: 0, animated: false)
  Checks.expect(control.selectedSegmentIndex == 3, "an insertion keeps the selection")
  Checks.expect(control.titleForSegment(at: 0) == "Zero", "titles")
  control.setEnabled(false, forSegmentAt: 1)
  harness.tap(at: CGPoint(x: 100, y: 116))
  Checks.expect(control.selectedSegmentIndex == 3, "a disabled segment is not selected")
  control.removeSegment(at: 3, animated: false)
  Checks.expect(
    control.selectedSegmentIndex == UISegmentedControl.noSegment, "nor is a removed one")
  control.removeAllSegments()
  control.selectedSegmentIndex = 7
  Checks.expect(control.selectedSegmentIndex == -1, "nor one that does not exist")
}

private func checkProgress() {
  let page = UIViewController()
  let harness = Harness { page }
  let bar = UIProgressView(progressViewStyle: .default)
  bar.frame = CGRect(x: 0, y: 100, width: 200, height: 4)
  page.view.addSubview(bar)
  bar.setProgress(0.5, animated: true)
  harness.advance(by: 0.1)
  let width = bar.subviews.first?.layer.presentation()?.bounds.width ?? 0
  Checks.expect(width > 5 && width < 100, "an animated progress", found: width)
  bar.progress = .nan
  bar.progress = 3
  Checks.expect(bar.progress == 1, "a progress has limits", found: bar.progress)
  harness.advanceUntilIdle()
  let wheel = UIActivityIndicatorView(style: .large)
  page.view.addSubview(wheel)
  Checks.expect(wheel.isHidden, "an indicator is hidden")
  wheel.startAnimating()
  Checks.expect(!wheel.isHidden && wheel.isAnimating, "until it turns")
  Checks.expect(!harness.advanceUntilIdle(timeout: 2), "it turns on and on")
  wheel.stopAnimating()
  Checks.expect(harness.advanceUntilIdle() && wheel.isHidden, "until it is stopped")
}

private func checkButton() {
  let page = UIViewController()
  let harness = Harness { page }
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }
  button.setTitle("Go", for: .normal)
  page.view.addSubview(button)
  harness.advanceUntilIdle()
  let before = button.titleLabel?.center.x ?? 0
  button.setBackgroundImage(image, for: .normal)
  button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
  harness.advanceUntilIdle()
  Checks.expect(button.subviews.first?.frame == button.bounds, "an image behind a button")
  let moved = (button.titleLabel?.center.x ?? 0) - before
  Checks.expect(abs(moved - 10) < 1, "a displaced title", found: moved)
}

private func checkFeedback() {
  let harness = Harness { UIViewController() }
  UISelectionFeedbackGenerator().selectionChanged()
  let generator = UINotificationFeedbackGenerator()
  generator.prepare()
  generator.notificationOccurred(.error)
  Checks.expect(!harness.advanceUntilIdle(timeout: 0.2), "feedback is visible for a while")
  Checks.expect(harness.advanceUntilIdle(), "and goes")
}

private func checkBar() {
  let bar = UINavigationBar()
  bar.isTranslucent = false
  bar.barStyle = .black
  let dark = bar.backgroundColor
  bar.setBackgroundImage(UIImage(), for: .default)
  bar.shadowImage = UIImage()
  Checks.expect(bar.backgroundColor == .clear, "an empty image makes a bar clear")
  bar.setBackgroundImage(nil, for: .default)
  Checks.expect(bar.backgroundColor == dark && dark != nil, "its color comes back")
}

private func checkAlert() {
  let root = UIViewController()
  let harness = Harness { root }
  var chosen: [String] = []
  let alert = UIAlertController(
    title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
  alert.addAction(
    UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
  root.present(alert, animated: true)
  harness.advanceUntilIdle()
  let frame = alert.view.convert(alert.view.bounds, to: nil)
  Checks.expect(
    abs(frame.midX - 187.5) < 1 && abs(frame.midY - 333.5) < 1, "is in the middle", found: frame)
  harness.tap(at: CGPoint(x: 10, y: 10))
  harness.advanceUntilIdle()
  Checks.expect(root.presentedViewController === alert, "a tap beside it does nothing")
  harness.tap(at: CGPoint(x: frame.maxX - 20, y: frame.maxY - 20))
  harness.advanceUntilIdle()
  Checks.expect(chosen == ["delete"], "a button is chosen", found: chosen)
  Checks.expect(root.presentedViewController == nil, "and the alert goes")
  root.present(alert, animated: false)
  harness.advanceUntilIdle()
  harness.send(.key("Escape", t: harness.now))
  harness.advanceUntilIdle()
  Checks.expect(chosen == ["delete", "cancel"], "Escape cancels", found: chosen)
}

private func checkSheet() {
  let root = UIViewController()
  let harness = Harness { root }
  var chosen: [String] = []
  let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
  for name in ["A", "B"] {
    sheet.addAction(UIAlertAction(title: name, style: .default) { _ in chosen.append(name) })
  }
  sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
  root.present(sheet, animated: true)
  harness.advanceUntilIdle()
  let frame = sheet.view.convert(sheet.view.bounds, to: nil)
  Checks.expect(frame.maxY == 659 && frame.height == 132, "a sheet is at the bottom", found: frame)
  harness.tap(at: CGPoint(x: 187, y: 100))
  harness.advanceUntilIdle()
  Checks.expect(chosen == ["cancel"], "a tap beside it cancels", found: chosen)
  Checks.expect(root.presentedViewController == nil, "and it goes")
}

private func checkStoryboard() {
  let harness = Harness { UIViewController() }
  UIStoryboard.register("Detail", in: "Main") { DetailViewController() }
  UIStoryboard.register(nil, in: "Main") { UINavigationController() }
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let controller = storyboard.instantiateViewController(withIdentifier: "Detail")
  Checks.expect(controller is DetailViewController, "a registered controller", found: controller)
  let again = controller.storyboard?.instantiateViewController(withIdentifier: "Detail")
  Checks.expect(again !== controller && again is DetailViewController, "a new one each time")
  let first = storyboard.instantiateInitialViewController()
  Checks.expect(first is UINavigationController, "the initial one")
  let none = UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController()
  Checks.expect(none == nil && harness.now >= 0, "an unknown storyboard has none")
}
