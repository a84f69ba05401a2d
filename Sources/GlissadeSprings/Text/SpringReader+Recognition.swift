import Foundation

/// The recognition of a spelling by its calls and fields.
extension SpringReader {
  /// The names of calls that contain springs and do not affect them.
  private static let wrappers: Set<String> = [
    "animate", "animateto", "cgvector", "duration", "init", "usespring", "withanimation",
    "motion.div",
  ]
  private static let swiftUICalls: Set<String> = [
    "spring", "interpolatingspring", "interactivespring", "smooth", "snappy", "bouncy",
  ]
  /// The spellings by the name of a call that no other spelling has.
  private static let spellingsByCall: [String: SpringSpelling] = [
    "linear": .css, "easingfunctionspring": .figma, "withspring": .reanimated,
    "animated.spring": .reactNative, "springforce": .android, "setdampingratio": .android,
    "setstiffness": .android, "springdescription": .flutter, "springsimulation": .flutter,
    "springdescription.withdampingratio": .flutter,
    "springdescription.withdurationandbounce": .flutterBounce,
    "adwspringparamsnew": .libadwaita, "adwspringparamsnewfull": .libadwaita,
    "adw.springparams.new": .libadwaita, "adw.springparams.newfull": .libadwaita,
    "uispringtimingparameters": .uikit, "uiviewpropertyanimator": .uikitDuration,
    "caspringanimation": .coreAnimation,
  ]
  /// The spellings by the name of a field that no other spelling has, whether or not the text has a
  /// call.
  private static let spellingsByField: [(field: String, spelling: SpringSpelling)] = [
    ("usingspringwithdamping", .uikitDuration), ("springduration", .uikitBounce),
    ("visualduration", .motionBounce), ("springbounciness", .origami), ("springspeed", .origami),
    ("bounciness", .origami), ("dynamicstension", .pop), ("dynamicsfriction", .pop),
    ("dynamicsmass", .pop), ("perceptualduration", .coreAnimationBounce),
    ("tension", .reactSpring), ("friction", .reactSpring), ("response", .swiftUIResponse),
    ("dampingfraction", .swiftUIResponse), ("bounce", .swiftUI), ("ratio", .libadwaita),
  ]

  /// Returns the spelling of the text, or `nil` if no call or field of the text belongs to a single
  /// tool.
  func recognisedSpelling() throws(SpringTextError) -> SpringSpelling? {
    let byCall = phrase.calls.compactMap { Self.spellingsByCall[$0.name] }
    try checkCalls()
    if byCall.contains(.flutterBounce) { return .flutterBounce }
    if byCall.contains(.coreAnimation), has("perceptualduration") { return .coreAnimationBounce }
    if byCall.contains(.uikit), has("bounce") { return .uikitBounce }
    if byCall.contains(.uikit), has("dampingratio") { return .uikitDuration }
    if let spelling = byCall.first { return spelling }
    if phrase.fields["type"] == .word("customspring") { return .figma }
    if phrase.fields["type"] == .word("spring") {
      return has("visualduration") ? .motionBounce : .motion
    }
    if let found = Self.spellingsByField.first(where: { has($0.field) }) { return found.spelling }
    return try spellingOfSpringCall()
  }

  /// Returns the spelling of a text with a call of SwiftUI or Compose, or `nil` if it has none.
  /// Both tools have a call named `spring`; the fields of the text distinguish these calls.
  private func spellingOfSpringCall() throws(SpringTextError) -> SpringSpelling? {
    let last = phrase.calls.map { SpringPhrase.last($0.name) }.first(
      where: Self.swiftUICalls.contains)
    switch last {
    case nil: break
    case "spring":
      if has("mass") || has("damping") { return .swiftUIInterpolating }
      if has("dampingratio") || has("stiffness") { return .compose }
      return phrase.calls.first?.isMember ?? false ? .swiftUI : .compose
    case "interpolatingspring": return .swiftUIInterpolating
    case "interactivespring": return .swiftUIResponse
    default: return .swiftUI
    }
    if has("dampingratio"), has("stiffness") { return has("mass") ? .libadwaita : .compose }
    if phrase.fields.isEmpty, phrase.calls.isEmpty, phrase.words.isEmpty, !phrase.numbers.isEmpty {
      throw SpringTextError(
        "the order of numbers without names differs between tools; give it by --from NAME")
    }
    return nil
  }

  /// Throws an error if the text has an unknown call.
  private func checkCalls() throws(SpringTextError) {
    for call in phrase.calls {
      let last = SpringPhrase.last(call.name)
      let isKnown =
        Self.spellingsByCall[call.name] != nil || Self.wrappers.contains(last)
        || Self.wrappers.contains(call.name) || Self.swiftUICalls.contains(last)
        || SpringField.ignored.contains(call.name)
      if !isKnown { throw SpringTextError("“\(call.name)” is not understood") }
    }
  }
}
