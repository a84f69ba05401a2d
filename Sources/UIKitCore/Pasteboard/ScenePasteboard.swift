import Foundation

/// The pasteboard of a scene.
@MainActor private final class ScenePasteboard: SceneParticipant {
  let pasteboard = UIPasteboard()

  init(_ scene: UIWindowScene) {}
}

extension UIWindowScene {
  /// The pasteboard of `UIPasteboard.general`.
  package var pasteboard: UIPasteboard { participant(ScenePasteboard.self).pasteboard }
}
