extension SpringSpelling {
  /// The name of the spelling for users.
  package var title: String {
    switch self {
    case .uikit: "UIKit"
    case .uikitDuration: "UIKit, duration"
    case .uikitBounce: "UIKit, bounce"
    case .coreAnimation: "Core Animation"
    case .coreAnimationBounce: "Core Animation, bounce"
    case .swiftUI: "SwiftUI"
    case .swiftUIResponse: "SwiftUI, response"
    case .swiftUIInterpolating: "SwiftUI, interpolating"
    case .css: "CSS"
    case .motion: "Motion"
    case .motionBounce: "Motion, bounce"
    case .reactSpring: "react-spring"
    case .reanimated: "Reanimated"
    case .reactNative: "React Native"
    case .compose: "Compose"
    case .android: "Android"
    case .flutter: "Flutter"
    case .flutterBounce: "Flutter, bounce"
    case .libadwaita: "libadwaita"
    case .figma: "Figma"
    case .origami: "Origami"
    case .pop: "Pop"
    }
  }
}
