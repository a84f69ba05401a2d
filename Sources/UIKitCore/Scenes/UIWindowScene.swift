import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeLayers
import GlissadeReplay

/// A scene that shows windows. It owns everything that a program would otherwise keep in globals,
/// so that several scenes can exist side by side.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  /// The screen of the scene, which has the size of the scene's content.
  public let screen: UIScreen
  /// The visible windows of the scene, back to front: by level, then in the order in which they
  /// became visible.
  public internal(set) var windows: [UIWindow] = []
  /// The window of the scene that receives events of the keyboard.
  public internal(set) weak var keyWindow: UIWindow?

  /// The fonts, pictures, layers and log of the scene.
  package let resources: SceneResources
  package let layerHost: LayerHost
  package let textMeasurer: any TextMeasuring
  package let eventLog: EventLog
  private(set) var touches: TouchDispatcher!
  weak var firstResponder: UIResponder?

  /// The features that are called in the scene's frames.
  var participants = SceneParticipants()
  var needsLayoutPass = true
  /// The texts of the remarks that `remarkOnce` has logged since the last transition began.
  private var remarks: Set<String> = []
  /// A Boolean value that indicates whether motion is reduced; see `reducesMotion`.
  var isMotionReduced = false
  /// The light or dark style of the scene; see `userInterfaceStyle`.
  var ownStyle = UIUserInterfaceStyle.light
  /// The events that the scene received in the current frame of its window, or `nil` for a scene
  /// that receives them from a canvas or a recording.
  package var frameInput: [InputEvent]?
  /// The recorder of the scene's input, or `nil`. It is set before the first frame.
  package var recorder: Recorder?

  /// Creates a scene without windows.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - scale: The pixels per point.
  ///   - pictures: The store of images, which several scenes may share.
  package init(
    size: CGSize, scale: CGFloat, textMeasurer: any TextMeasuring, pictures: PictureStore
  ) {
    screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scale)
    resources = SceneResources(textMeasurer: textMeasurer, pictures: pictures, scale: scale)
    self.textMeasurer = textMeasurer
    layerHost = resources.layerHost
    eventLog = resources.eventLog
    super.init()
    resources.scene = self
    screen.scene = self
    layerHost.root.bounds = screen.bounds
    layerHost.root.anchorPoint = .zero
    touches = TouchDispatcher(
      hitTest: { [weak self] in self?.hitTest($0, with: $1) },
      explainedLog: { [weak self] in self?.eventLog.append($0, because: $1) })
    touches.claims.onUnclaimed = { [weak self] in self?.eventLog.explain($0) }
  }

  isolated deinit { participants.all.forEach { $0.abandon() } }

  // MARK: Current scene

  /// Returns the current scene, or stops the program with a message if there is none.
  package static func running(_ caller: String) -> UIWindowScene {
    guard let current else { SceneResources.stopWithoutScene(caller) }
    return current
  }

  /// The scene whose code is running, or else the scene whose code ran last, or `nil`.
  package static var current: UIWindowScene? { SceneResources.current?.scene as? UIWindowScene }

  /// Runs client code with this scene as the current scene.
  @discardableResult
  package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    try resources.enter(body)
  }

  // MARK: Log

  /// Logs an event.
  package func log(_ event: SceneEvent) { eventLog.append(event) }

  /// Logs a remark about a call that has no effect and does no harm, at most once per transition. A
  /// remark is not a warning (N-20).
  func remarkOnce(_ text: String) {
    if remarks.insert(text).inserted { log(.remark(text)) }
  }

  /// Forgets the logged remarks, because a transition begins, so that they can be logged again.
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

  /// Returns the view that receives a new touch on `view`: the view itself, or its nearest ancestor
  /// that is outside of transitions that run without a driver and cannot be interrupted (B-12).
  func touchReceiver(for view: UIView) -> UIView? {
    var candidate: UIView? = view
    while let view = candidate, !acceptsTouch(on: view) { candidate = view.superview }
    return candidate
  }

  func acceptsTouch(on view: UIView) -> Bool {
    !participants.all.contains { $0.blocksTouches(on: view) }
  }
}
