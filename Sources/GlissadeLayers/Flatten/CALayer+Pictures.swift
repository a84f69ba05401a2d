import Foundation
import GlissadeDrawing

extension CALayer {
  /// The state of a layer that a picture shows. A picture never changes afterwards.
  package enum PictureKind {
    /// The state in the last frame that showed the layer. The picture is empty if there was none.
    case lastShown
    /// The state with the currently visible values.
    case shown
    /// The state of the model, without animations.
    case model
  }

  /// Returns the picture of the layer with its sublayers, in its own coordinates, without its own
  /// transform and opacity and without clipping, or `nil` if it is empty.
  package func picture(_ kind: PictureKind) -> DisplayGroup? {
    let purpose: FlattenPass.Purpose
    switch kind {
    // A snapshot that no frame has shown yet uses its current values, because its content was
    // visible in another layer.
    case .lastShown where isSnapshot && (host == nil || !hasBeenShown): purpose = .shown
    case .lastShown:
      guard let look = cache.look else { return cache.content }
      return transitioned(look.opacity > 0 ? cache.content : nil, look)
    case .shown: purpose = .shown
    case .model: purpose = .model
    }
    let pass = FlattenPass(purpose: purpose, host: host ?? LayerHost.current)
    let values = pass.values(of: self)
    if values.placement.isHidden { return nil }
    let content = content(values, pass)
    if purpose == .model { return content }
    return transitioned(content, LastLook(values.placement, of: modelValues.placement))
  }

  /// A Boolean value that indicates whether a frame has ever shown the layer.
  package var hasBeenShown: Bool { cache.hasBeenShown }

  /// Returns the picture of the running transition to `content`, or `content` itself if no
  /// transition is running.
  private func transitioned(_ content: DisplayGroup?, _ look: LastLook) -> DisplayGroup? {
    let pass = FlattenPass(purpose: .shown, host: host ?? LayerHost.current)
    guard let (animation, progress) = transition(pass) else { return content }
    let shown = animation.shown(content ?? DisplayGroup(commands: []), look)
    return animation.picture(from: shown.old, to: shown.new, pass.values(of: self), progress)
  }
}
