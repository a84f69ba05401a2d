import Foundation

/// The pasteboard of a scene.
@MainActor private final class ScenePasteboard: SceneParticipant {
  let pasteboard = UIPasteboard()

  init(_ scene: UIWindowScene) {}
}

extension UIWindowScene {
  /// The pasteboard that `UIPasteboard.general` returns while this scene is current.
  package var pasteboard: UIPasteboard { participant(ScenePasteboard.self).pasteboard }
}
