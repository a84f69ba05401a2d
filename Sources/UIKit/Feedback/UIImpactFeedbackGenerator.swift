import Foundation
import GlissadeLayers

/// Tells that something has hit something: one pulse, which is seen where that was, and one event of
/// the scene, “impact light 1 (187, 667)” (N-14).
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What hits what: how large and how sharp the pulse is.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy
    case soft, rigid
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// - Parameter view: in whose coordinates places are given.
  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init(view: view)
  }

  public override convenience init() { self.init(style: .medium) }

  /// At the contact, where a collision delegate is told of one; else in the middle of the view, or of
  /// the screen where there is none.
  open func impactOccurred() { occur(intensity: 1, at: nil) }

  /// - Parameter intensity: 0…1; one of 0 is not felt.
  open func impactOccurred(intensity: CGFloat) { occur(intensity: intensity, at: nil) }

  /// - Parameter location: in the view's coordinates, or the window's where there is none.
  open func impactOccurred(at location: CGPoint) { occur(intensity: 1, at: location) }

  /// - Parameters:
  ///   - intensity: 0…1; one of 0 is not felt.
  ///   - location: in the view's coordinates, or the window's where there is none.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    occur(intensity: intensity, at: location)
  }

  private func occur(intensity: CGFloat, at location: CGPoint?) {
    guard let scene else { return }
    guard intensity.isFinite, location.map({ $0.x.isFinite && $0.y.isFinite }) ?? true else {
      return scene.warnOnce("an impact with numbers that are not finite is ignored")
    }
    let intensity = min(max(intensity, 0), 1)
    guard intensity > 0 else { return }
    scene.feel(
      ImpactPulse(
        style: style, intensity: intensity, place: place(of: location, in: scene),
        time: scene.layerHost.now))
  }

  /// Where nothing is said, it is the contact that is being told of; else the middle of the view or of
  /// the screen.
  private func place(of location: CGPoint?, in scene: UIWindowScene) -> CGPoint {
    if location == nil, let contact = scene.contactPlace { return contact }
    let screen = scene.screen.bounds
    guard let view, view.window != nil else {
      return location ?? CGPoint(x: screen.midX, y: screen.midY)
    }
    let place = location ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return view.layer.shownPlaneInRoot.apply(place) ?? place
  }
}
