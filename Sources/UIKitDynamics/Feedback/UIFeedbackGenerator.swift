import GlissadeLayers
import UIKitCore

/// The base class of feedback generators, each of which gives feedback in a scene.
///
/// A desktop window cannot vibrate. Feedback is a pulse that is visible over the scene's picture,
/// and an event in the scene's log (N-14).
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  weak var view: UIView?
  private weak var preparedScene: UIWindowScene?

  public override init() { super.init() }

  /// Creates a generator.
  ///
  /// - Parameter view: The view in whose coordinates locations are given.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Makes the current scene the one in which a generator without a view gives feedback.
  open func prepare() { preparedScene = UIWindowScene.current }

  /// Shows a pulse and logs it.
  ///
  /// - Parameters:
  ///   - name: The name of the feedback in the log.
  ///   - intensity: The intensity, 0…1; 0 has no effect.
  ///   - location: The location in the coordinates of the generator's view, or of the window if
  ///     there is no view. `nil` stands for the current contact, or else for the center of the view
  ///     or of the screen.
  func pulse(
    _ name: String, style: UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat,
    at location: CGPoint?
  ) {
    guard let scene else { return }
    guard intensity.isFinite, location.map({ $0.x.isFinite && $0.y.isFinite }) ?? true else {
      return scene.resources.warnOnce("an impact with numbers that are not finite is ignored")
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
