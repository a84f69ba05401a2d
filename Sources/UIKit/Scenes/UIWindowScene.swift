import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeLayers
import GlissadeReplay

/// One place in which windows show: everything that a program would keep in globals belongs to it,
/// so that several can live side by side (DESIGN 3.9).
@preconcurrency @MainActor public final class UIWindowScene: UIResponder {
  public let screen: UIScreen
  public internal(set) var windows: [UIWindow] = []
  public internal(set) weak var keyWindow: UIWindow?

  package let layerHost: LayerHost
  package let textMeasurer: any TextMeasuring
  package let imageDecoder: any ImageDecoding
  package let eventLog = EventLog()
  private(set) var touches: TouchDispatcher!
  weak var firstResponder: UIResponder?

  /// Transitions under way; kept here until their end.
  var transitions: [Transition] = []
  /// Animators that have something to move; their clients keep them.
  var animators = FollowedAnimators()
  private var lastTransitionID = 0
  /// Whose pages were turned last.
  weak var turningPager: UIPageViewController?
  var controllersAwaitingIsAppearing: [UIViewController] = []
  var controllersAwaitingDidAppear: [UIViewController] = []
  var needsLayoutPass = true
  /// Pictures that have been read, by file and time of change.
  let pictures = PictureStore()
  /// Where client code draws.
  let graphics = GraphicsStack()
  /// What has been warned of and need not be again.
  private var warnings: Set<String> = []
  /// Remarks of which the log has one since the last transition began.
  private var remarks: Set<String> = []
  /// The numbers of living controllers that share a class.
  let controllerNumbers = ControllerNumbers()
  var impacts = ImpactPulses()
  /// While a client hears of a contact: where that is, in the scene's points.
  var contactPlace: CGPoint?
  /// Numbers that somebody tries other values for.
  package internal(set) var tuning = Tuning()
  /// One of them that the client keeps itself, and what it was before somebody changed it.
  package var clientThreshold: ClientThreshold?
  var ownThreshold: Double?
  /// The rule and the distance of the last release by a percent driver's rule.
  var lastRelease: (rule: ReleaseRule, distance: CGFloat)?
  /// What `UIPasteboard.general` is.
  package let pasteboard = UIPasteboard()
  /// Slides become fades and springs critical.
  package var reducesMotion = false
  /// Writes down what the scene sees; set before its first frame.
  package var recorder: Recorder?
  /// Takes a warning as it is logged, to be seen outside the program, too.
  package var onWarning: (String) -> Void = { _ in }

  /// - Parameters:
  ///   - size: of the screen, in points.
  ///   - scale: pixels per point.
  package init(
    size: CGSize, scale: CGFloat, textMeasurer: any TextMeasuring, imageDecoder: any ImageDecoding
  ) {
    screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scale)
    self.textMeasurer = textMeasurer
    self.imageDecoder = imageDecoder
    layerHost = LayerHost()
    super.init()
    layerHost.root.bounds = screen.bounds
    layerHost.root.anchorPoint = .zero
    layerHost.onWarning = { [weak self] in self?.logWarning($0) }
    touches = TouchDispatcher(
      hitTest: { [weak self] in self?.hitTest($0, with: $1) },
      log: { [weak self] in self?.log($0) })
  }

  isolated deinit { transitions.forEach { $0.abandon() } }

  // MARK: The current scene

  private static var stack: [UIWindowScene] = []
  /// Scenes by their last entry, the latest last.
  private static var recent: [WeakScene] = []
  private struct WeakScene {
    weak var scene: UIWindowScene?
  }

  /// The current scene, for something that cannot do without one.
  static func running(_ who: String) -> UIWindowScene {
    guard let current else {
      preconditionFailure("\(who) needs a scene: run in a window or in a Harness.")
    }
    return current
  }

  /// The scene whose code is running, else the one that ran last.
  package static var current: UIWindowScene? {
    stack.last ?? recent.last { $0.scene != nil }?.scene
  }

  /// Runs client code as this scene's.
  @discardableResult
  package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.stack.append(self)
    makeCurrent()
    defer {
      Self.stack.removeLast()
      Self.stack.last?.makeCurrent()
    }
    return try body()
  }

  private func makeCurrent() {
    layerHost.makeCurrent()
    guard Self.recent.last?.scene !== self else { return }
    Self.recent.removeAll { $0.scene == nil || $0.scene === self }
    Self.recent.append(WeakScene(scene: self))
  }

  // MARK: Log

  package func log(_ text: String) { eventLog.append(text) }

  /// Logs a client's mistake.
  package func logWarning(_ text: String) {
    log("warning \(text)")
    onWarning(text)
  }

  /// Logs a client's mistake unless it has been logged before.
  func warnOnce(_ text: String) {
    if warnings.insert(text).inserted { logWarning(text) }
  }

  /// Logs a call that has no effect and does no harm, once per transition; it is no warning (N-20).
  func remarkOnce(_ text: String) {
    if remarks.insert(text).inserted { log(text) }
  }

  func nextTransitionID() -> Int {
    lastTransitionID += 1
    remarks = []
    return lastTransitionID
  }

  // MARK: Windows

  func show(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
    layerHost.root.addSublayer(window.layer)
    setNeedsFrame()
  }

  func hide(_ window: UIWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    windows.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
    if keyWindow === window { keyWindow = windows.last }
    setNeedsFrame()
  }

  func hitTest(_ point: CGPoint, with event: UIEvent) -> UIView? {
    for window in windows.reversed() {
      guard let local = window.layer.touchedPoint(point, from: layerHost.root) else { continue }
      if let hit = window.hitTest(local, with: event) { return hit }
    }
    return nil
  }

  /// The view that receives a new touch on `view`: its nearest ancestor in no transition that plays by
  /// itself and cannot be caught (B-12).
  func touchReceiver(for view: UIView) -> UIView? {
    var candidate: UIView? = view
    while let view = candidate, !acceptsTouch(on: view) { candidate = view.superview }
    return candidate
  }

  func acceptsTouch(on view: UIView) -> Bool {
    !transitions.contains { $0.blocksTouches(on: view) }
  }
}
