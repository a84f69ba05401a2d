/// A form in which a tool describes a spring as text.
///
/// The raw value is the name on the command line and in JSON.
package enum SpringSpelling: String, CaseIterable, Sendable {
  case uikit
  case uikitDuration = "uikit-duration"
  case uikitBounce = "uikit-bounce"
  case coreAnimation = "core-animation"
  case coreAnimationBounce = "core-animation-bounce"
  case swiftUI = "swiftui"
  case swiftUIResponse = "swiftui-response"
  case swiftUIInterpolating = "swiftui-interpolating"
  case css
  case motion
  case motionBounce = "motion-bounce"
  case reactSpring = "react-spring"
  case reanimated
  case reactNative = "react-native"
  case compose
  case android
  case flutter
  case flutterBounce = "flutter-bounce"
  case libadwaita
  case figma
  case origami
  case pop

  /// Creates the spelling with a name, or returns `nil` if there is none. The comparison ignores
  /// case, spaces, hyphens and underscores.
  package init?(name: String) {
    let plain = Self.plain(name)
    guard let found = Self.allCases.first(where: { Self.plain($0.rawValue) == plain }) else {
      return nil
    }
    self = found
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The names of the numbers of a text without names, in the order of the numbers. Numbers whose
  /// names are in brackets may be left out. The array is empty for a spelling that always has
  /// names.
  package var order: [String] {
    switch self {
    case .uikit, .coreAnimation, .swiftUIInterpolating, .flutter, .figma, .pop:
      ["mass", "stiffness", "damping", "[velocity]"]
    case .uikitDuration: ["duration", "dampingRatio", "[velocity]"]
    case .uikitBounce: ["duration", "bounce", "[velocity]"]
    case .coreAnimationBounce, .swiftUI, .motionBounce, .flutterBounce: ["duration", "bounce"]
    case .swiftUIResponse: ["response", "dampingFraction"]
    case .css: []
    case .motion, .reanimated, .reactNative: ["stiffness", "damping", "[mass]", "[velocity]"]
    case .reactSpring: ["tension", "friction", "[mass]"]
    case .compose: ["dampingRatio", "stiffness"]
    case .android: ["stiffness", "dampingRatio"]
    case .libadwaita: ["dampingRatio", "mass", "stiffness"]
    case .origami: ["bounciness", "speed"]
    }
  }
}

/// The text of a spring in one spelling.
package struct SpelledSpring: Hashable, Sendable {
  /// The spelling.
  package let spelling: SpringSpelling
  /// The text, or `nil` if the spelling cannot express a spring close to this one.
  package let text: String?
  /// Sentences about what the text lacks or changes; empty if the text describes the motion
  /// exactly, or in CSS within `LinearEasing.bound`.
  package let losses: [String]

  init(_ spelling: SpringSpelling, _ text: String?, losses: [String] = []) {
    self.spelling = spelling
    self.text = text
    self.losses = losses
  }
}

extension SpringSpelling {
  /// An example of a text in the spelling.
  package var example: String {
    switch self {
    case .uikit:
      "UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero)"
    case .uikitDuration:
      "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, "
        + "initialSpringVelocity: 0) { }"
    case .uikitBounce:
      "UIView.animate(springDuration: 0.5, bounce: 0.2, initialSpringVelocity: 0) { }"
    case .coreAnimation:
      "let spring = CASpringAnimation(); spring.mass = 1; spring.stiffness = 200; "
        + "spring.damping = 20"
    case .coreAnimationBounce: "CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)"
    case .swiftUI: ".spring(duration: 0.5, bounce: 0.2)"
    case .swiftUIResponse: ".spring(response: 0.4, dampingFraction: 0.8)"
    case .swiftUIInterpolating: ".interpolatingSpring(mass: 1, stiffness: 200, damping: 20)"
    case .css: "linear(0, 0.11 6%, 0.46 17%, 0.81 33%, 0.97 58%, 1) 0.5s"
    case .motion: "{ type: \"spring\", stiffness: 200, damping: 20, mass: 1 }"
    case .motionBounce: "{ type: \"spring\", visualDuration: 0.5, bounce: 0.25 }"
    case .reactSpring: "{ tension: 280, friction: 60, mass: 1 }"
    case .reanimated: "withSpring(1, { stiffness: 200, damping: 20, mass: 1 })"
    case .reactNative: "Animated.spring(value, { toValue: 1, tension: 40, friction: 7 })"
    case .compose: "spring(dampingRatio = 0.75f, stiffness = Spring.StiffnessMediumLow)"
    case .android: "SpringForce(1f).setDampingRatio(0.75f).setStiffness(380f)"
    case .flutter: "SpringDescription(mass: 1, stiffness: 200, damping: 20)"
    case .flutterBounce:
      "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 500), bounce: 0.2)"
    case .libadwaita: "adw_spring_params_new (0.8, 1, 200)"
    case .figma:
      "{ type: \"CUSTOM_SPRING\", easingFunctionSpring: { mass: 1, stiffness: 200, damping: 20 } }"
    case .origami: "bounciness: 8, speed: 12"
    case .pop:
      "spring.dynamicsMass = 1; spring.dynamicsTension = 200; spring.dynamicsFriction = 20"
    }
  }
}
