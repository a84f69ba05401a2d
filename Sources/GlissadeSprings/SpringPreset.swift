import GlissadeMotion

/// A spring that a tool offers under a name or uses by default.
package struct SpringPreset: Hashable, Sendable {
  /// The name of the tool and of the spring, such as “figma gentle”.
  package let name: String
  /// The spelling in which the tool describes springs.
  package let spelling: SpringSpelling
  /// The spring.
  package let description: SpringDescription

  private init(
    _ name: String, _ spelling: SpringSpelling, _ spring: Spring,
    _ overdamping: SpringDescription.Overdamping = .allowed
  ) {
    self.name = name
    self.spelling = spelling
    description = SpringDescription(spring, overdamping: overdamping)
  }

  /// The spring of `UISpringTimingParameters()` (H-04).
  package static let uikitDefault = SpringPreset(
    "uikit default", .uikit, Spring(mass: 3, stiffness: 1000, damping: 500), .countsAsCritical)

  /// All presets. Sources: the documentation of each tool, and the source code of the open tools.
  package static let all: [SpringPreset] = apple + web + others

  private static let apple = [
    uikitDefault,
    SpringPreset(
      "uikit ios26", .uikit, Spring(mass: 1, stiffness: 555.027, damping: 47.118),
      .countsAsCritical),
    SpringPreset("core-animation default", .coreAnimation, Spring(), .countsAsCritical),
    SpringPreset("swiftui smooth", .swiftUI, Spring(duration: 0.5, bounce: 0)),
    SpringPreset("swiftui snappy", .swiftUI, Spring(duration: 0.5, bounce: 0.15)),
    SpringPreset("swiftui bouncy", .swiftUI, Spring(duration: 0.5, bounce: 0.3)),
    SpringPreset(
      "swiftui interactiveSpring", .swiftUIResponse, Spring(dampingRatio: 0.86, response: 0.15)),
  ]

  private static let web = [
    SpringPreset("motion default", .motion, Spring(stiffness: 100, damping: 10)),
    SpringPreset("react-spring default", .reactSpring, Spring(stiffness: 170, damping: 26)),
    SpringPreset("react-spring gentle", .reactSpring, Spring(stiffness: 120, damping: 14)),
    SpringPreset("react-spring wobbly", .reactSpring, Spring(stiffness: 180, damping: 12)),
    SpringPreset("react-spring stiff", .reactSpring, Spring(stiffness: 210, damping: 20)),
    SpringPreset("react-spring slow", .reactSpring, Spring(stiffness: 280, damping: 60)),
    SpringPreset("react-spring molasses", .reactSpring, Spring(stiffness: 280, damping: 120)),
    SpringPreset(
      "reanimated default", .reanimated, Spring(mass: 4, stiffness: 900, damping: 120),
      .countsAsCritical),
    SpringPreset(
      "reanimated 3", .reanimated, Spring(stiffness: 100, damping: 10), .countsAsCritical),
    SpringPreset(
      "react-native default", .reactNative, Spring(stiffness: 230.2, damping: 22),
      .countsAsCritical),
  ]

  private static let others = [
    SpringPreset("compose default", .compose, Spring(dampingRatio: 1, stiffness: 1500)),
    SpringPreset("android default", .android, Spring(dampingRatio: 0.5, stiffness: 1500)),
    SpringPreset("flutter default", .flutterBounce, Spring(duration: 0.5, bounce: 0)),
    SpringPreset("flutter fling", .flutter, Spring(dampingRatio: 1, stiffness: 500)),
    SpringPreset("flutter scroll", .flutter, Spring(dampingRatio: 1.1, stiffness: 100, mass: 0.5)),
    SpringPreset(
      "libadwaita default", .libadwaita, Spring(dampingRatio: 1, stiffness: 500, mass: 0.5)),
    SpringPreset("figma gentle", .figma, Spring(stiffness: 100, damping: 15), .countsAsCritical),
    SpringPreset("figma quick", .figma, Spring(stiffness: 300, damping: 20), .countsAsCritical),
    SpringPreset("figma bouncy", .figma, Spring(stiffness: 600, damping: 15), .countsAsCritical),
    SpringPreset("figma slow", .figma, Spring(stiffness: 80, damping: 20), .countsAsCritical),
  ]

  /// The constants of Compose's `Spring` and of Android's `SpringForce`, in lower case and without
  /// underscores.
  static let androidConstants: [String: Double] = [
    "dampingratiohighbouncy": 0.2, "dampingratiomediumbouncy": 0.5, "dampingratiolowbouncy": 0.75,
    "dampingrationobouncy": 1, "stiffnesshigh": 10000, "stiffnessmedium": 1500,
    "stiffnessmediumlow": 400, "stiffnesslow": 200, "stiffnessverylow": 50,
  ]

  // MARK: Names

  /// Returns the presets that have the same motion as the described spring, or no presets if it has
  /// an initial velocity.
  package static func matching(_ description: SpringDescription) -> [SpringPreset] {
    guard description.relativeVelocity == 0 else { return [] }
    return all.filter { preset in
      let other = preset.description
      return abs(other.dampingRatio - description.dampingRatio) < 1e-9
        && abs(other.angularFrequency / description.angularFrequency - 1) < 1e-9
    }
  }

  /// Returns the preset with a name, or `nil` if there is none. The name of the tool can be left
  /// out if no other tool has a preset of this name.
  static func named(_ text: String, in spelling: SpringSpelling?) -> SpringPreset? {
    let found = candidates(text).filter { spelling == nil || $0.spelling == spelling }
    if let whole = found.first(where: { words($0.name) == words(text) }) { return whole }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns whether several tools have a preset with the given name.
  static func isAmbiguous(_ text: String) -> Bool { candidates(text).count > 1 }

  /// Returns the names, each with its tool, of the presets with the given name.
  static func names(like text: String) -> [String] { candidates(text).map(\.name) }

  private static func candidates(_ text: String) -> [SpringPreset] {
    let name = words(text)
    guard !name.isEmpty, text.count <= 60 else { return [] }
    // A name that begins with a dot, such as “.bouncy”, is a preset of SwiftUI.
    let isMember = text.drop(while: \.isWhitespace).hasPrefix(".")
    return all.filter { preset in
      if isMember, preset.spelling != .swiftUI { return false }
      let parts = preset.name.split(separator: " ", maxSplits: 1).map { words(String($0)) }
      return name == parts[1] || name == parts[0] + parts[1]
    }
  }

  private static func words(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension Spring {
  /// Creates a spring from its damping ratio, stiffness and mass.
  fileprivate init(dampingRatio: Double, stiffness: Double, mass: Double = 1) {
    self.init(
      mass: mass, stiffness: stiffness, damping: 2 * dampingRatio * (stiffness * mass).squareRoot())
  }
}
