import GlissadeLayers
import UIKitCore

/// The common base of feedback generators, which have a scene.
///
/// A window cannot vibrate. Feedback is a visible pulse over the picture, and an event of the scene
/// (N-14).
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  weak var view: UIView?
  private weak var preparedScene: UIWindowScene?

  public override init() { super.init() }

  /// Creates a generator.
  ///
  /// - Parameter view: The view whose coordinates locations use.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Prepares the current scene for feedback, if the generator has no view.
  open func prepare() { preparedScene = UIWindowScene.current }

  /// Shows a pulse and logs it.
  ///
  /// - Parameters:
  ///   - name: The name in the log.
  ///   - intensity: The intensity, 0…1; 0 has no effect.
  ///   - location: The location in the coordinates of the view, or of the window if there is no
  ///     view. The default is the current contact, or the center of the view or of the screen.
  func pulse(
    _ name: String, style: UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat,
    at location: CGPoint?
  ) {
    guard let scene else { return }
    guard intensity.isFinite, location.map({ $0.x.isFinite && $0.y.isFinite }) ?? true else {
      return scene.warnOnce("an impact with numbers that are not finite is ignored")
    }
    let intensity = min(max(intensity, 0), 1)
    guard intensity > 0 else { return }
    scene.feel(
      ImpactPulse(
        name: name, style: style, intensity: intensity, place: place(of: location, in: scene),
        time: scene.layerHost.now))
  }

  private func place(of location: CGPoint?, in scene: UIWindowScene) -> CGPoint {
    if location == nil, let contact = scene.contactPlace { return contact }
    let screen = scene.screen.bounds
    guard let view, view.window != nil else {
      return location ?? CGPoint(x: screen.midX, y: screen.midY)
    }
    let place = location ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return view.layer.shownPlaneInRoot.apply(place) ?? place
  }

  var scene: UIWindowScene? {
    view?.window?.windowScene ?? preparedScene ?? UIWindowScene.current
  }
}
