import GlissadeMotion

/// The conversion between springs and the texts by which tools describe them.
///
///     let read = try SpringText.parse("response: 0.4, dampingFraction: 0.8")
///     let flutter = SpringText.spelling(.flutter, of: read.description).text
package enum SpringText {
  /// Returns the texts of a spring in all spellings, in the order of `SpringSpelling`.
  package static func spellings(of description: SpringDescription) -> [SpelledSpring] {
    SpringSpelling.allCases.map { spelling($0, of: description) }
  }

  /// Returns the text of a spring in one spelling.
  package static func spelling(
    _ spelling: SpringSpelling, of description: SpringDescription
  ) -> SpelledSpring {
    let writer = SpringWriter(description)
    return switch spelling {
    case .uikit: writer.uikit
    case .uikitDuration: writer.uikitDuration
    case .uikitBounce: writer.uikitBounce
    case .coreAnimation: writer.coreAnimation
    case .coreAnimationBounce: writer.coreAnimationBounce
    case .swiftUI: writer.swiftUI
    case .swiftUIResponse: writer.swiftUIResponse
    case .swiftUIInterpolating: writer.swiftUIInterpolating
    case .css: writer.css
    case .motion: writer.motion
    case .motionBounce: writer.motionBounce
    case .reactSpring: writer.reactSpring
    case .reanimated: writer.reanimated
    case .reactNative: writer.reactNative
    case .compose: writer.compose
    case .android: writer.android
    case .flutter: writer.flutter
    case .flutterBounce: writer.flutterBounce
    case .libadwaita: writer.libadwaita
    case .figma: writer.figma
    case .origami: writer.origami
    case .pop: writer.pop
    }
  }
}
