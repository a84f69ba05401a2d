import Foundation
import GlissadeMotion

/// The spellings of the web, Android, Flutter, GNOME and design tools.
extension SpringWriter {
  private static let unitVelocity = "its velocity is for a distance of 1: multiply it by yours"

  private var unitVelocityLosses: [String] { velocity == 0 ? [] : [Self.unitVelocity] }

  /// Returns the initial velocity as a further field, or an empty text if the velocity is 0.
  private func velocityField(_ name: String, scale: Double = 1) -> String {
    velocity == 0 ? "" : ", \(name): \(text(velocity * scale))"
  }

  // MARK: The web

  /// `linear()` of CSS Easing Functions 2, with the duration of the transition.
  var css: SpelledSpring {
    guard let list = LinearEasing.shortest(for: spring) else {
      return SpelledSpring(
        .css, nil,
        losses: [
          "no list of \(LinearEasing.mostPoints) points is near a spring with so many swings"
        ])
    }
    let isWithinBound = list.deviation <= LinearEasing.bound
    return SpelledSpring(
      .css, list.easing.text,
      losses: isWithinBound
        ? []
        : [
          "with \(LinearEasing.mostPoints) points it deviates by up to"
            + " \(SpringFormat.short(list.deviation))"
        ])
  }

  /// Motion's `stiffness`, `damping` and `mass`, with a velocity in units per second. Source: the
  /// documentation of Motion's transitions.
  var motion: SpelledSpring {
    SpelledSpring(
      .motion,
      "{ type: \"spring\", stiffness: \(moving.stiffness), damping: \(moving.damping), "
        + "mass: \(moving.mass)\(velocityField("velocity")) }",
      losses: unitVelocityLosses)
  }

  /// Motion's `visualDuration`, which is 2π/(1.2·ω₀), and `bounce`, which is 1 − ζ with ζ from 0.05
  /// to 1. Source: the generator of springs in `motion-dom`.
  var motionBounce: SpelledSpring {
    let used = min(max(ratio, MotionBounce.leastRatio), 1)
    let losses =
      used == ratio
      ? [] : ["there ζ \(SpringFormat.short(ratio)) counts as \(SpringFormat.short(used))"]
    return SpelledSpring(
      .motionBounce,
      "{ type: \"spring\", visualDuration: \(text(response / MotionBounce.durationFactor)), "
        + "bounce: \(SpringNumber.smallText(1 - used))\(velocityField("velocity")) }",
      losses: losses + unitVelocityLosses)
  }

  /// react-spring's `tension` k, `friction` c and `mass`, with a velocity in units per millisecond.
  /// Source: the documentation of react-spring's configuration.
  var reactSpring: SpelledSpring {
    SpelledSpring(
      .reactSpring,
      "{ tension: \(moving.stiffness), friction: \(moving.damping), mass: \(moving.mass)"
        + "\(velocityField("velocity", scale: 0.001)) }",
      losses: unitVelocityLosses)
  }

  /// Reanimated's `withSpring`, which treats a damping ratio above 1 as critical damping. Source:
  /// the functions for springs in Reanimated's `springUtils`.
  var reanimated: SpelledSpring {
    SpelledSpring(
      .reanimated,
      "withSpring(1, { stiffness: \(written.stiffness), damping: \(written.damping), "
        + "mass: \(written.mass)\(velocityField("velocity")) })",
      losses: overdampingLosses + unitVelocityLosses)
  }

  /// React Native's `Animated.spring`, which treats a damping ratio above 1 as critical damping.
  /// Source: React Native's documentation and its `SpringAnimation`.
  var reactNative: SpelledSpring {
    SpelledSpring(
      .reactNative,
      "Animated.spring(value, { toValue: 1, stiffness: \(written.stiffness), "
        + "damping: \(written.damping), mass: \(written.mass)\(velocityField("velocity")) })",
      losses: overdampingLosses + unitVelocityLosses)
  }

  // MARK: Android, Flutter, GNOME

  private var unitStiffness: String { text(spring.angularFrequency * spring.angularFrequency) }

  /// Compose's `spring(dampingRatio:stiffness:)`, whose mass is 1, so that the stiffness is ω₀².
  /// Source: the documentation of `androidx.compose.animation.core.spring`.
  var compose: SpelledSpring {
    SpelledSpring(
      .compose, "spring(dampingRatio = \(text(ratio))f, stiffness = \(unitStiffness)f)",
      losses: velocityLosses("pass it to animateTo"))
  }

  /// Android's `SpringForce`, whose mass is 1, so that the stiffness is ω₀². Source: the
  /// documentation of `androidx.dynamicanimation.animation.SpringForce`.
  var android: SpelledSpring {
    SpelledSpring(
      .android,
      "SpringForce(1f).setDampingRatio(\(text(ratio))f).setStiffness(\(unitStiffness)f)",
      losses: velocityLosses("pass it to setStartVelocity"))
  }

  /// Flutter's `SpringDescription(mass:stiffness:damping:)`, inside a `SpringSimulation` if the
  /// spring has an initial velocity. Source: Flutter's library `physics`.
  var flutter: SpelledSpring {
    let description =
      "SpringDescription(mass: \(moving.mass), stiffness: \(moving.stiffness), "
      + "damping: \(moving.damping))"
    if velocity == 0 { return SpelledSpring(.flutter, description) }
    return SpelledSpring(
      .flutter, "SpringSimulation(\(description), 0, 1, \(text(velocity)))",
      losses: unitVelocityLosses)
  }

  /// Flutter's `SpringDescription.withDurationAndBounce`, whose duration is in whole milliseconds.
  /// Source: the documentation of the constructor.
  var flutterBounce: SpelledSpring {
    let exact = response * 1000
    let rounded = max(1, exact.rounded())
    var losses: [String] = []
    if abs(rounded / exact - 1) > 1e-10 {
      losses.append(
        "whole milliseconds: ω₀ becomes \(SpringFormat.short(2000 * Double.pi / rounded)) s⁻¹")
    }
    return SpelledSpring(
      .flutterBounce,
      "SpringDescription.withDurationAndBounce("
        + "duration: Duration(milliseconds: \(Int(rounded))), bounce: \(bounce))",
      losses: losses + velocityLosses("SpringSimulation has one"))
  }

  /// libadwaita's `adw_spring_params_new()` with damping ratio, mass and stiffness. Source:
  /// libadwaita's documentation of `Adw.SpringParams`.
  var libadwaita: SpelledSpring {
    SpelledSpring(
      .libadwaita,
      "adw_spring_params_new (\(text(ratio)), \(moving.mass), \(moving.stiffness))",
      losses: velocityLosses("pass it to adw_spring_animation_set_initial_velocity"))
  }

  // MARK: Design tools

  /// Figma's custom spring. A damping ratio above 1 counts as critical, as in WebKit's solver,
  /// which Figma uses. Sources: `EasingFunctionSpring` in the documentation of Figma's plugins, and
  /// Figma's article on its springs.
  var figma: SpelledSpring {
    SpelledSpring(
      .figma,
      "{ type: \"CUSTOM_SPRING\", easingFunctionSpring: { mass: \(written.mass), "
        + "stiffness: \(written.stiffness), damping: \(written.damping), "
        + "initialVelocity: \(text(velocity)) } }",
      losses: overdampingLosses)
  }

  /// Origami's and Pop's bounciness and speed (`OrigamiConversion`).
  var origami: SpelledSpring {
    guard let sliders = OrigamiConversion.sliders(of: spring.spring) else {
      return SpelledSpring(.origami, nil, losses: ["no bounciness and speed make such a spring"])
    }
    var losses = velocityLosses("set it on the animation")
    let range = OrigamiConversion.documentedRange
    if !range.contains(sliders.bounciness) || !range.contains(sliders.speed) {
      losses.append("outside 0 to 20, the range of both sliders")
    }
    return SpelledSpring(
      .origami,
      "bounciness: \(SpringNumber.smallText(sliders.bounciness)), "
        + "speed: \(SpringNumber.smallText(sliders.speed))",
      losses: losses)
  }

  /// Pop's `POPSpringAnimation` with dynamics tension, friction and mass. Source: the header of
  /// this class.
  var pop: SpelledSpring {
    SpelledSpring(
      .pop,
      "spring.dynamicsMass = \(moving.mass); spring.dynamicsTension = \(moving.stiffness); "
        + "spring.dynamicsFriction = \(moving.damping)",
      losses: velocityLosses("set it on the animation"))
  }
}

/// The constants in Motion's formula for springs with a visual duration.
enum MotionBounce {
  /// The quotient of the period 2π/ω₀ and Motion's visual duration.
  static let durationFactor = 1.2
  /// The least damping ratio of Motion's springs with a visual duration.
  static let leastRatio = 0.05
}
