import Foundation
import GlissadeTesting
import UIKit

/// A way in which a page comes.
enum ZoomKind: String, CaseIterable, Sendable {
  case present, push
}

/// A grid of tiles that zoom into pages, by presentation or by a push, and what is seen of it.
@MainActor final class ZoomSetup {
  let kind: ZoomKind
  let harness: Harness
  let grid = GridController()
  let page: PageController
  let navigation: UINavigationController?
  /// The appearance callbacks, in order.
  var callbacks: [String] { log.entries }
  private let log = CallbackLog()

  static let size = CGSize(width: 375, height: 667)

  init(
    _ kind: ZoomKind, framesPerSecond: Double = 60, reducesMotion: Bool = false,
    options: UIViewController.Transition.ZoomOptions? = nil,
    source: (@MainActor (GridController) -> UIView?)? = nil
  ) {
    self.kind = kind
    let (grid, log) = (grid, log)
    let page = PageController(log: log)
    self.page = page
    grid.log = log
    let navigation = kind == .push ? UINavigationController(rootViewController: grid) : nil
    navigation?.isNavigationBarHidden = true
    self.navigation = navigation
    harness = Harness(
      size: Self.size, framesPerSecond: framesPerSecond, reducesMotion: reducesMotion
    ) { navigation ?? grid }
    page.preferredTransition = .zoom(options: options) { _ in
      if let source { source(grid) } else { grid.tiles[4] }
    }
    log.entries = []
  }

  var tile: UIView { grid.tiles[4] }
  var isOpen: Bool {
    page.viewIfLoaded?.window != nil && grid.presentedViewController != nil
      || navigation?.topViewController === page
  }
  /// The frame of the page's picture, in points of the window; for a turned one its bounding box.
  var frame: CGRect { harness.presentationFrame(of: page.view) }

  /// A Boolean value that indicates whether the page fills the window, apart from rounding.
  var fills: Bool {
    let frame = frame
    return max(
      abs(frame.minX), abs(frame.minY), abs(frame.width - Self.size.width),
      abs(frame.height - Self.size.height)) < 1e-9
  }

  func open(animated: Bool = true) {
    if let navigation {
      navigation.pushViewController(page, animated: animated)
    } else {
      grid.present(page, animated: animated)
    }
  }

  func close() {
    if let navigation {
      navigation.popViewController(animated: true)
    } else {
      grid.dismiss(animated: true)
    }
  }

  /// Opens the page and waits for the end.
  func openAndSettle() {
    open()
    harness.advanceUntilIdle()
    log.entries = []
  }

  /// The names of everything that should not be left after a transition.
  var leftovers: [String] {
    var found: [String] = []
    if tile.alpha != 1 { found.append("a transparent source view") }
    if grid.view.window == nil, !isOpen { found.append("a lost grid") }
    let root = grid.view.window ?? page.view.window
    func walk(_ view: UIView) {
      let name = String(describing: type(of: view))
      if name.contains("Zoom") || name.contains("Presentation") && !isOpen { found.append(name) }
      view.subviews.forEach(walk)
    }
    if let root { walk(root) }
    found += harness.log.filter { $0.contains("warning") || $0.contains("violation") }
    return found
  }
}

@MainActor final class CallbackLog {
  var entries: [String] = []
}

/// A grid of nine tiles of 100 points.
@MainActor final class GridController: UIViewController {
  var tiles: [UIView] = []
  var log: CallbackLog?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for index in 0..<9 {
      let x = CGFloat(index % 3) * 120 + 18
      let y = CGFloat(index / 3) * 120 + 150
      let tile = UIView(frame: CGRect(x: x, y: y, width: 100, height: 100))
      tile.backgroundColor = UIColor(
        hue: CGFloat(index) / 9, saturation: 0.7, brightness: 0.9, alpha: 1)
      tile.layer.cornerRadius = 12
      view.addSubview(tile)
      tiles.append(tile)
    }
  }

  override func viewWillAppear(_ animated: Bool) { log?.entries.append("grid willAppear") }
  override func viewDidAppear(_ animated: Bool) { log?.entries.append("grid didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log?.entries.append("grid willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log?.entries.append("grid didDisappear") }
}

/// A page of a plain color.
@MainActor final class PageController: UIViewController {
  private let log: CallbackLog
  /// A closure that is called once, before the next layout of the page.
  var onLayout: (() -> Void)?

  init(log: CallbackLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(hue: 0.6, saturation: 0.6, brightness: 0.5, alpha: 1)
    let band = UIView(frame: CGRect(x: 40, y: 80, width: 295, height: 120))
    band.backgroundColor = .yellow
    view.addSubview(band)
  }

  override func viewWillLayoutSubviews() {
    let once = onLayout
    onLayout = nil
    once?()
  }

  override func viewWillAppear(_ animated: Bool) { log.entries.append("page willAppear") }
  override func viewDidAppear(_ animated: Bool) { log.entries.append("page didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.entries.append("page willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.entries.append("page didDisappear") }
}
