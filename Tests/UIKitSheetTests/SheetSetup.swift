import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A controller that keeps its appearance callbacks.
@MainActor final class SheetPage: UIViewController {
  private(set) var calls: [String] = []
  let list: UIScrollView?
  private let color: UIColor

  init(list: UIScrollView? = nil, color: UIColor = .white) {
    self.list = list
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    guard let list else { return }
    list.contentSize = CGSize(width: 300, height: 3000)
    view.addSubview(list)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list?.frame = CGRect(
      x: 0, y: 60, width: view.bounds.width, height: max(view.bounds.height - 60, 0))
  }

  override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A delegate that keeps its calls, and can refuse.
@MainActor final class SheetWitness: NSObject, UISheetPresentationControllerDelegate {
  private(set) var calls: [String] = []
  var allows = true

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  { allows }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { calls.append("attempt") }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    calls.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
  }
}

/// A harness with a root and a sheet. In a window of 375 × 667 points the large detent's top is at
/// 20 and the medium one's at 343.
@MainActor struct SheetSetup {
  let harness: Harness
  let root = SheetPage(color: .lightGray)
  let page: SheetPage
  let witness = SheetWitness()

  static let large: CGFloat = 20
  static let medium: CGFloat = 343

  init(
    size: CGSize = CGSize(width: 375, height: 667), list: Bool = false,
    framesPerSecond: Double = 60,
    reducesMotion: Bool = false, configure: (UISheetPresentationController) -> Void = { _ in }
  ) throws {
    page = SheetPage(list: list ? UIScrollView() : nil)
    let root = root
    harness = Harness(size: size, framesPerSecond: framesPerSecond, reducesMotion: reducesMotion) {
      root
    }
    let sheet = try #require(page.sheetPresentationController)
    sheet.delegate = witness
    configure(sheet)
    _ = root.takeCalls()
  }

  /// Returns a setup with a medium and a large detent.
  static func two(list: Bool = false) throws -> SheetSetup {
    try SheetSetup(list: list) { $0.detents = [.medium(), .large()] }
  }

  var sheet: UISheetPresentationController? { page.sheetPresentationController }

  /// The displayed top of the sheet.
  var top: CGFloat { harness.presentationFrame(of: page.view).minY }

  func present(animated: Bool = true) {
    root.present(page, animated: animated)
    if animated { harness.advance(by: SheetSetup.frame) }
  }

  /// Presents the sheet and waits until it rests.
  func show() {
    present()
    settle()
  }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(harness.advanceUntilIdle(timeout: 10), sourceLocation: sourceLocation)
  }

  /// Drags from the head of the sheet by a vertical distance and holds there.
  func drag(by distance: CGFloat, over duration: TimeInterval = 0.3, hold: TimeInterval = 0.2) {
    let start = CGPoint(x: 150, y: top + 30)
    harness.drag(
      from: start, to: CGPoint(x: 150, y: start.y + distance), over: duration, hold: hold)
  }

  func press(_ key: String) {
    harness.send(.key(key, t: harness.now))
    harness.advance(by: SheetSetup.frame)
  }

  /// Releases the pointer, and returns the velocity of the sheet at that instant, in points per
  /// second, as three pictures at 240 Hz show it.
  func speed(afterReleaseAt point: CGPoint) -> CGFloat {
    harness.send(.up(at: point, t: harness.now))
    var tops: [CGFloat] = []
    for _ in 0..<3 {
      harness.advance(by: 1.0 / 240)
      tops.append(top)
    }
    return (-3 * tops[0] + 4 * tops[1] - tops[2]) / 2 * 240
  }

  static let frame = 1.0 / 60

  /// The lines of the log that report a mistake.
  var complaints: [String] {
    harness.log.filter { $0.contains("warning") || $0.contains("violation") }
  }
}
