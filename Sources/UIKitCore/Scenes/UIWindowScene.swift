import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeLayers
import GlissadeReplay

/// A scene that shows windows. It owns everything that a program would otherwise keep in globals,
/// so that several scenes can exist side by side.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  /// The screen of the scene, which has the size of its content.
  public let screen: UIScreen
  /// The visible windows of the scene, back to front: by level, then in the order in which they
  /// became visible.
  public internal(set) var windows: [UIWindow] = []
  /// The window that receives keys.
  public internal(set) weak var keyWindow: UIWindow?

  package let layerHost: LayerHost
  package let textMeasurer: any TextMeasuring
  package let eventLog = EventLog()
  private(set) var touches: TouchDispatcher!
  weak var firstResponder: UIResponder?

  /// The features that take part in the scene's frames.
  var participants = SceneParticipants()
  var needsLayoutPass = true
  /// The store of the images that have been read from files.
  let pictures: PictureStore
  /// The warnings that have been logged and need not be repeated.
  private var warnings: Set<String> = []
  /// The remarks that have been logged since the last transition began.
  private var remarks: Set<String> = []
  /// A Boolean value that indicates whether motion is reduced; see `reducesMotion`.
  var isMotionReduced = false
  /// The style of the scene; see `userInterfaceStyle`.
  var ownStyle = UIUserInterfaceStyle.light
  /// The events that the scene received in the current frame of its window, or `nil` for a scene
  /// that receives them from a canvas or a recording.
  package var frameInput: [InputEvent]?
  /// The recorder of the scene's input; it is set before the first frame.
  package var recorder: Recorder?
  /// A closure that receives each warning as it is logged, to show it outside the program.
  package var onWarning: (String) -> Void = { _ in }

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - scale: The pixels per point.
  ///   - pictures: The store of images, which several scenes may share.
  package init(
    size: CGSize, scale: CGFloat, textMeasurer: any TextMeasuring, pictures: PictureStore
  ) {
    screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scale)
    self.textMeasurer = textMeasurer
    self.pictures = pictures
    layerHost = LayerHost()
    super.init()
    layerHost.root.bounds = screen.bounds
    layerHost.root.anchorPoint = .zero
    layerHost.onWarning = { [weak self] in self?.logWarning($0) }
    touches = TouchDispatcher(
      hitTest: { [weak self] in self?.hitTest($0, with: $1) },
      explainedLog: { [weak self] in self?.eventLog.append($0, because: $1) })
  }

  isolated deinit { participants.all.forEach { $0.abandon() } }

  // MARK: Current scene

  private static var stack: [UIWindowScene] = []
  /// The scenes in the order of their last entry, the latest last.
  private static var recent: [WeakScene] = []
  private struct WeakScene {
    weak var scene: UIWindowScene?
  }

  /// Returns the current scene, or stops the program if there is none.
  package static func running(_ who: String) -> UIWindowScene {
    guard let current else {
      preconditionFailure("\(who) needs a scene: run in a window or in a Harness.")
    }
    return current
  }

  /// The scene whose code is running, or else the one whose code ran last.
  package static var current: UIWindowScene? {
    stack.last ?? recent.last { $0.scene != nil }?.scene
  }

  /// Runs client code with this scene as the current one.
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

  /// Logs an event.
  package func log(_ event: SceneEvent) { eventLog.append(event) }

  /// Logs a client's mistake.
  package func logWarning(_ text: String) {
    log(.warning(text))
    onWarning(text)
  }

  /// Logs a client's mistake unless it has been logged before.
  package func warnOnce(_ text: String) {
    if warnings.insert(text).inserted { logWarning(text) }
  }

  /// Logs a call that has no effect and does no harm, once per transition. It is not a warning
  /// (N-20).
  func remarkOnce(_ text: String) {
    if remarks.insert(text).inserted { log(.remark(text)) }
  }

  /// Makes remarks that have been logged be logged again: a transition begins.
  func forgetRemarks() { remarks = [] }

  // MARK: Windows

  func show(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
    layerHost.root.addSublayer(window.layer)
    arrangeWindows()
    setNeedsFrame()
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
  }

  func hide(_ window: UIWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    windows.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
    if keyWindow === window { makeKey(windows.last { $0.canBecomeKey }) }
    setNeedsFrame()
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
  }

  func hitTest(_ point: CGPoint, with event: UIEvent) -> UIView? {
    for window in windows.reversed() {
      guard let local = window.layer.touchedPoint(point, from: layerHost.root) else { continue }
      if let hit = window.hitTest(local, with: event) { return hit }
    }
    return nil
  }

  /// Returns the view that receives a new touch on `view`: its nearest ancestor outside of
  /// transitions that run without a driver and cannot be caught (B-12).
  func touchReceiver(for view: UIView) -> UIView? {
    var candidate: UIView? = view
    while let view = candidate, !acceptsTouch(on: view) { candidate = view.superview }
    return candidate
  }

  func acceptsTouch(on view: UIView) -> Bool {
    !participants.all.contains { $0.blocksTouches(on: view) }
  }
}
