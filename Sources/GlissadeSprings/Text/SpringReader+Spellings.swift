import Foundation
import GlissadeMotion

/// The meaning of the fields in each spelling. The comments of the properties of `SpringWriter`
/// name the sources of the formulas.
extension SpringReader {
  /// Returns the spring that the fields of the text describe in a spelling.
  mutating func description(
    in spelling: SpringSpelling
  ) throws(SpringTextError) -> SpringDescription {
    switch spelling {
    case .uikit, .uikitBounce, .coreAnimation, .coreAnimationBounce: try appleDescription(spelling)
    case .uikitDuration: try fittedDescription()
    case .swiftUI, .swiftUIResponse, .swiftUIInterpolating: try swiftUIDescription(spelling)
    case .css: try linearDescription()
    case .motion: try motionDescription()
    case .motionBounce: try visualDescription()
    case .reactSpring: try tensionDescription()
    case .reanimated: try constantsDescription(.reanimated, overdamping: .countsAsCritical)
    case .reactNative: try reactNativeDescription()
    case .compose: try composeDescription()
    case .android: try androidDescription()
    case .flutter, .flutterBounce: try flutterDescription(spelling)
    case .libadwaita: try libadwaitaDescription()
    case .figma: try constantsDescription(.figma, overdamping: .countsAsCritical)
    case .origami: try origamiDescription()
    case .pop: try popDescription()
    }
  }

  /// Returns the spring of a text whose fields several tools have: ω₀ and ζ, or mass, stiffness and
  /// damping with the defaults of Core Animation.
  mutating func plainDescription() throws(SpringTextError) -> SpringDescription {
    if let omega = try number("omega") {
      let ratio = try number("zeta", "dampingratio")
      guard let ratio else { throw SpringTextError("the damping ratio is missing") }
      return try description(
        omega: omega, ratio: ratio, mass: number("mass", or: 1), velocity: velocity())
    }
    let mass = try number("mass", or: 1)
    guard let stiffness = try number("stiffness") else { throw notUnderstood("stiffness") }
    guard let damping = try number("damping") else { throw notUnderstood("damping") }
    return try description(
      mass: mass, stiffness: stiffness, damping: damping, velocity: velocity(),
      overdamping: isTrue("allowoverdamping") ? .allowed : .countsAsCritical)
  }

  private func notUnderstood(_ field: String) -> SpringTextError {
    phrase.fields.isEmpty || phrase.fields.keys.allSatisfy { SpringField.ignored.contains($0) }
      ? SpringTextError("this is no spring") : SpringTextError("\(field) is missing")
  }

  /// Returns the spring with the mass, stiffness and damping of the text. A parameter gives the
  /// default of a constant that may be left out, or is `nil` if the constant is needed.
  private mutating func constantsDescription(
    _ spelling: SpringSpelling, mass: Double? = 1, stiffness: Double? = nil,
    damping: Double? = nil, overdamping: SpringDescription.Overdamping
  ) throws(SpringTextError) -> SpringDescription {
    let read = (
      mass: try number("mass") ?? mass, stiffness: try number("stiffness") ?? stiffness,
      damping: try number("damping") ?? damping
    )
    guard let mass = read.mass else { throw missing("mass", in: spelling) }
    guard let stiffness = read.stiffness else { throw missing("stiffness", in: spelling) }
    guard let damping = read.damping else { throw missing("damping", in: spelling) }
    return try description(
      mass: mass, stiffness: stiffness, damping: damping, velocity: velocity(),
      overdamping: overdamping)
  }

  // MARK: Apple

  private mutating func appleDescription(
    _ spelling: SpringSpelling
  ) throws(SpringTextError) -> SpringDescription {
    if spelling == .uikitBounce || spelling == .coreAnimationBounce {
      let duration =
        try time("springduration", "perceptualduration", "duration") ?? 0.5
      return try description(
        duration: duration, bounce: number("bounce", or: 0), velocity: velocity())
    }
    let overdamping: SpringDescription.Overdamping =
      isTrue("allowoverdamping") ? .allowed : .countsAsCritical
    if spelling == .coreAnimation {
      return try constantsDescription(
        spelling, stiffness: MotionConstants.springStiffness,
        damping: MotionConstants.springDamping, overdamping: overdamping)
    }
    let isDefault = !has("mass") && !has("stiffness") && !has("damping")
    if isDefault, !has("initialvelocity") {
      return SpringPreset.uikitDefault.description
    }
    return try constantsDescription(spelling, mass: nil, overdamping: overdamping)
  }

  /// Returns the spring of a call of
  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`, or of a
  /// property animator with a duration and a damping ratio.
  private mutating func fittedDescription() throws(SpringTextError) -> SpringDescription {
    let duration = try time("withduration", "duration")
    guard let duration else { throw missing("withDuration", in: .uikitDuration) }
    guard (1e-3...1e3).contains(duration) else {
      throw SpringTextError("the duration must be from 0.001 to 1000 seconds")
    }
    let ratio = try number("usingspringwithdamping", "dampingratio")
    guard let ratio else { throw missing("usingSpringWithDamping", in: .uikitDuration) }
    guard ratio >= 0 else { throw SpringTextError("the damping ratio must not be below 0") }
    if ratio > 1 { remark("ζ \(SpringFormat.short(ratio)) counts as 1 (H-08)") }
    let least = MotionConstants.springFitMinimumDampingRatio
    if ratio < least { remark("ζ \(SpringFormat.short(ratio)) counts as \(least) (M-20)") }
    let start = try velocity()
    let spring = Spring.fit(
      duration: duration, dampingRatio: min(max(ratio, least), 1), relativeVelocity: start)
    return try description(
      omega: spring.angularFrequency, ratio: spring.dampingRatio, velocity: start)
  }

  private mutating func swiftUIDescription(
    _ spelling: SpringSpelling
  ) throws(SpringTextError) -> SpringDescription {
    if has("stiffness") || has("damping") || has("mass") {
      return try constantsDescription(
        .swiftUIInterpolating,
        overdamping: isTrue("allowoverdamping") ? .allowed : .countsAsCritical)
    }
    if has("response") || has("dampingfraction") || hasCall("interactivespring") {
      let isInteractive = hasCall("interactivespring")
      let response = try time("response", or: isInteractive ? 0.15 : 0.5)
      let ratio = try number("dampingfraction", "dampingratio")
      guard response > 0 else { throw SpringTextError("the response must be above 0") }
      return try description(
        omega: 2 * Double.pi / response, ratio: ratio ?? (isInteractive ? 0.86 : 0.825),
        velocity: velocity())
    }
    let extra = try number("extrabounce", or: 0)
    let bounce: Double
    if hasCall("bouncy") {
      bounce = 0.3 + extra
    } else if hasCall("snappy") {
      bounce = 0.15 + extra
    } else {
      bounce = try number("bounce", or: extra)
    }
    return try description(
      duration: time("duration", or: 0.5), bounce: bounce, velocity: velocity())
  }

  // MARK: The web

  private mutating func motionDescription() throws(SpringTextError) -> SpringDescription {
    if has("bounce") || has("duration") {
      throw SpringTextError(
        "Motion fits a spring to its duration in another way; give visualDuration and bounce",
        examples: [SpringSpelling.motionBounce.example])
    }
    return try constantsDescription(
      .motion, stiffness: 100, damping: 10, overdamping: .allowed)
  }

  private mutating func visualDescription() throws(SpringTextError) -> SpringDescription {
    let duration = try time("visualduration", "duration")
    guard let duration else { throw missing("visualDuration", in: .motionBounce) }
    let bounce = try number("bounce", or: 0.3)
    let ratio = min(max(1 - bounce, MotionBounce.leastRatio), 1)
    if ratio != 1 - bounce { remark("ζ \(SpringFormat.short(1 - bounce)) counts as \(ratio)") }
    guard duration > 0 else { throw SpringTextError("the duration must be above 0") }
    return try description(
      omega: 2 * Double.pi / (duration * MotionBounce.durationFactor), ratio: ratio,
      velocity: velocity())
  }

  private mutating func tensionDescription() throws(SpringTextError) -> SpringDescription {
    try description(
      mass: number("mass", or: 1), stiffness: number("tension", or: 170),
      damping: number("friction", or: 26), velocity: velocity(scale: 1000))
  }

  private mutating func reactNativeDescription() throws(SpringTextError) -> SpringDescription {
    if has("bounciness") || has("speed") { return try origamiDescription() }
    if has("stiffness") || has("damping") || has("mass") {
      return try constantsDescription(
        .reactNative, stiffness: 100, damping: 10, overdamping: .countsAsCritical)
    }
    let constants = OrigamiConversion.constants(
      tension: try number("tension", or: 40), friction: try number("friction", or: 7))
    return try description(
      mass: 1, stiffness: constants.stiffness, damping: constants.damping, velocity: velocity(),
      overdamping: .countsAsCritical)
  }

  // MARK: Android, Flutter, GNOME

  private mutating func composeDescription() throws(SpringTextError) -> SpringDescription {
    let stiffness = try number("stiffness", or: 1500)
    guard stiffness > 0 else { throw SpringTextError("the stiffness must be above 0") }
    return try description(
      omega: stiffness.squareRoot(), ratio: number("dampingratio", or: 1), velocity: velocity())
  }

  private mutating func androidDescription() throws(SpringTextError) -> SpringDescription {
    var stiffness = try number("stiffness", or: 1500)
    var ratio = try number("dampingratio", or: 0.5)
    if let argument = try setterArgument("setstiffness") { stiffness = argument }
    if let argument = try setterArgument("setdampingratio") { ratio = argument }
    guard stiffness > 0 else { throw SpringTextError("the stiffness must be above 0") }
    return try description(omega: stiffness.squareRoot(), ratio: ratio, velocity: velocity())
  }

  /// Returns the value of a call's argument, which is a number or the name of a constant.
  private func setterArgument(_ name: String) throws(SpringTextError) -> Double? {
    guard let call = phrase.calls.first(where: { SpringPhrase.last($0.name) == name }) else {
      return nil
    }
    let words = call.words.map(SpringPhrase.Value.word)
    guard let value = (call.numbers + words).last else {
      throw missing(name, in: .android)
    }
    return try number(value, name: name)
  }

  private mutating func flutterDescription(
    _ spelling: SpringSpelling
  ) throws(SpringTextError) -> SpringDescription {
    // The arguments of `SpringSimulation` after the spring are start, end and velocity.
    let simulation = phrase.calls.first { $0.name == "springsimulation" }
    let numbers = try (simulation?.numbers ?? []).map { value throws(SpringTextError) in
      try number(value, name: "an argument of SpringSimulation")
    }
    var velocity = try self.velocity()
    if numbers.count == 3, numbers[1] != numbers[0] {
      velocity = numbers[2] / (numbers[1] - numbers[0])
    } else if !numbers.isEmpty {
      throw SpringTextError(
        "a SpringSimulation has a start, another end, and a velocity",
        examples: [
          "SpringSimulation(SpringDescription(mass: 1, stiffness: 100, damping: 15), 0, 1, 2)"
        ])
    }
    if spelling == .flutterBounce {
      let duration = try time("duration", or: 0.5)
      let milliseconds = (duration * 1000).rounded(.towardZero)
      return try description(
        duration: milliseconds / 1000, bounce: number("bounce", or: 0), velocity: velocity)
    }
    let mass = try number("mass", or: 1)
    let stiffness = try needed("stiffness", in: .flutter)
    let isByRatio = has("ratio") || hasCall("withdampingratio")
    let damping: Double
    if isByRatio {
      damping = 2 * (try number("ratio", or: 1)) * (mass * stiffness).squareRoot()
    } else {
      damping = try needed("damping", in: .flutter)
    }
    return try description(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
  }

  private mutating func libadwaitaDescription() throws(SpringTextError) -> SpringDescription {
    let call = phrase.calls.first { $0.name.hasPrefix("adw") }
    var values: [Double] = []
    if let call {
      values = try call.numbers.map { value throws(SpringTextError) in
        try number(value, name: call.name)
      }
      guard values.count == 3 else {
        throw SpringTextError(
          "\(call.name) has three arguments", examples: [SpringSpelling.libadwaita.example])
      }
    } else {
      let ratio = try number("ratio", "dampingratio")
      guard let ratio else { throw missing("dampingRatio", in: .libadwaita) }
      values = [ratio, try number("mass", or: 1), try needed("stiffness", in: .libadwaita)]
    }
    if call?.name.hasSuffix("full") ?? false {
      return try description(
        mass: values[1], stiffness: values[2], damping: values[0], velocity: velocity())
    }
    guard values[1] > 0, values[2] > 0 else {
      throw SpringTextError("mass and stiffness must be above 0")
    }
    return try description(
      omega: (values[2] / values[1]).squareRoot(), ratio: values[0], mass: values[1],
      velocity: velocity())
  }

  // MARK: Design tools

  private mutating func origamiDescription() throws(SpringTextError) -> SpringDescription {
    let bounciness = try number("springbounciness", "bounciness") ?? 4
    let speed = try number("springspeed", "speed") ?? 12
    let constants = OrigamiConversion.constants(bounciness: bounciness, speed: speed)
    return try description(
      mass: 1, stiffness: constants.stiffness, damping: constants.damping, velocity: velocity())
  }

  private mutating func popDescription() throws(SpringTextError) -> SpringDescription {
    let mass = try number("dynamicsmass", "mass") ?? 1
    let tension = try number("dynamicstension", "stiffness")
    let friction = try number("dynamicsfriction", "damping")
    guard let tension, let friction else { throw missing("dynamicsTension", in: .pop) }
    return try description(mass: mass, stiffness: tension, damping: friction, velocity: velocity())
  }
}
