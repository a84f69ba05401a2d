import GlissadeTesting
import UIKit

/// Sheets as a program in Swift 5 mode uses them.
func checkSheets() {
  Checks.about("P-01 P-02", checkSheetDetents)
  Checks.about("P-04", checkSheetDelegate)
}

class SettingsController: UIViewController, UISheetPresentationControllerDelegate {
  var calls: [String] = []
  var isDraft = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    return !isDraft
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { calls.append("attempt") }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { calls.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "") }
}

private func checkSheetDetents() {
  let root = UIViewController()
  let harness = Harness { root }
  let page = SettingsController()
  Checks.expect(page.modalPresentationStyle == .pageSheet, "the default is a page sheet")
  guard let sheet = page.sheetPresentationController else {
    return Checks.expect(false, "a sheet has its controller before it is presented")
  }
  let low = UISheetPresentationController.Detent.Identifier("low")
  sheet.detents = [
    .custom(identifier: low) { context in context.maximumDetentValue * 0.25 }, .medium(), .large(),
  ]
  sheet.prefersGrabberVisible = true
  sheet.preferredCornerRadius = 24
  sheet.largestUndimmedDetentIdentifier = .medium
  root.present(page, animated: true)
  harness.advanceUntilIdle()
  let height = page.view.bounds.height
  Checks.expect(abs(height - 161.75) < 1, "it rests at the lowest detent", found: height)
  sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
  harness.advanceUntilIdle()
  Checks.expect(page.view.bounds.height == 647, "and moves", found: page.view.bounds.height)
  Checks.expect(root.view.window != nil, "the presenter's view stays")
  // A release by a rule of the client's own is at rest sooner than by the usual one.
  sheet.releaseSpring = UISpringTimingParameters(HandOffSpring(settlingTime: 0.25))
  harness.drag(
    from: CGPoint(x: 180, y: 30), to: CGPoint(x: 180, y: 290), over: 0.3, hold: 0.2)
  harness.advance(by: 0.3)
  let early = harness.presentationFrame(of: page.view).minY
  harness.advanceUntilIdle()
  let end = harness.presentationFrame(of: page.view).minY
  Checks.expect(sheet.selectedDetentIdentifier == .medium, "a drag selects the nearer detent")
  Checks.expect(abs(early - end) < 0.5, "and rests there by its rule", found: early - end)
}

private func checkSheetDelegate() {
  let root = UIViewController()
  let harness = Harness { root }
  let page = SettingsController()
  page.presentationController?.delegate = page
  root.present(page, animated: true)
  harness.advanceUntilIdle()
  let (top, bottom) = (CGPoint(x: 180, y: 60), CGPoint(x: 180, y: 600))
  harness.drag(from: top, to: bottom, over: 0.3, hold: 0.2)
  harness.advanceUntilIdle()
  Checks.expect(page.calls == ["attempt"], "a refused dismissal is reported", found: page.calls)
  Checks.expect(root.presentedViewController === page, "and the sheet comes back")
  page.isDraft = false
  harness.drag(from: top, to: bottom, over: 0.3, hold: 0.2)
  harness.advanceUntilIdle()
  Checks.expect(page.calls == ["attempt", "will", "did"], "then it goes", found: page.calls)
  Checks.expect(root.presentedViewController == nil, "and is gone")
}
