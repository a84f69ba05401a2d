import Foundation
import Testing

@testable import GlissadeSprings

/// Tests that each spelling moves as its framework's documentation says.
@Suite struct SpringSpellingTests {
  /// A text with the motion that its framework gives it.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let spelling: SpringSpelling?
    let form: ClosedForm

    var testDescription: String { text }

    init(_ text: String, _ spelling: SpringSpelling?, _ form: ClosedForm) {
      self.text = text
      self.spelling = spelling
      self.form = form
    }
  }

  private static let twoPi = 2 * Double.pi

  static let apple = [
    Case(
      "UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)",
      .uikit, ClosedForm(3, 1000, 500).limited),
    Case(
      "UISpringTimingParameters(mass: 2, stiffness: 90, damping: 7,"
        + " initialVelocity: CGVector(dx: 1.5, dy: 1.5))",
      .uikit, ClosedForm(2, 90, 7, velocity: 1.5)),
    Case("UISpringTimingParameters()", .uikit, ClosedForm(omega: 18.25741858350554, ratio: 1)),
    Case(
      "UISpringTimingParameters(duration: 0.4, bounce: -0.5)", .uikitBounce,
      ClosedForm(omega: twoPi / 0.4, ratio: 2)),
    Case(
      "UIView.animate(withDuration: 3, delay: 0, usingSpringWithDamping: 0.25,"
        + " initialSpringVelocity: 0, options: [], animations: { view.alpha = 1 })",
      .uikitDuration, ClosedForm(omega: 54.83363.squareRoot(), ratio: 0.25)),
    Case(
      "UIViewPropertyAnimator(duration: 3, dampingRatio: 0.25)", .uikitDuration,
      ClosedForm(omega: 54.83363.squareRoot(), ratio: 0.25)),
    Case(
      "UIView.animate(springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 2) { }",
      .uikitBounce, ClosedForm(omega: twoPi / 0.5, ratio: 0.7, velocity: 2)),
    Case(
      "let a = CASpringAnimation(keyPath: \"position\")\na.mass = 2\na.stiffness = 50\n"
        + "a.damping = 100",
      .coreAnimation, ClosedForm(2, 50, 100).limited),
    Case(
      "let a = CASpringAnimation(); a.mass = 2; a.stiffness = 50; a.damping = 100;"
        + " a.allowsOverdamping = true",
      .coreAnimation, ClosedForm(2, 50, 100)),
    Case(
      "withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { x += $0 < 3 ? 1 : 2 }",
      .swiftUIResponse, ClosedForm(omega: twoPi / 0.4, ratio: 0.8)),
    Case("CASpringAnimation()", .coreAnimation, ClosedForm(1, 100, 10)),
    Case(
      "CASpringAnimation(perceptualDuration: 0.6, bounce: 0.2)", .coreAnimationBounce,
      ClosedForm(omega: twoPi / 0.6, ratio: 0.8)),
    Case(
      ".spring(response: 0.4, dampingFraction: 0.8, blendDuration: 0)", .swiftUIResponse,
      ClosedForm(omega: twoPi / 0.4, ratio: 0.8)),
    Case(
      "response: 0.4, dampingFraction: 0.8", .swiftUIResponse,
      ClosedForm(omega: twoPi / 0.4, ratio: 0.8)),
    Case(
      ".animation(.spring(duration: 0.7, bounce: 0.4), value: isOpen)", .swiftUI,
      ClosedForm(omega: twoPi / 0.7, ratio: 0.6)),
    Case(
      ".interpolatingSpring(mass: 2, stiffness: 90, damping: 7, initialVelocity: 3)",
      .swiftUIInterpolating, ClosedForm(2, 90, 7, velocity: 3)),
    Case(
      "Spring(mass: 2, stiffness: 90, damping: 90)", .swiftUIInterpolating,
      ClosedForm(2, 90, 90).limited),
    Case(
      "Spring(mass: 2, stiffness: 90, damping: 90, allowOverDamping: true)",
      .swiftUIInterpolating, ClosedForm(2, 90, 90)),
    Case(".smooth", .swiftUI, ClosedForm(omega: twoPi / 0.5, ratio: 1)),
    Case(".snappy(duration: 0.4)", .swiftUI, ClosedForm(omega: twoPi / 0.4, ratio: 0.85)),
    Case(".bouncy(extraBounce: 0.1)", .swiftUI, ClosedForm(omega: twoPi / 0.5, ratio: 0.6)),
    Case(".interactiveSpring()", .swiftUIResponse, ClosedForm(omega: twoPi / 0.15, ratio: 0.86)),
  ]

  static let web = [
    Case(
      "{ type: \"spring\", stiffness: 90, damping: 7, mass: 2, velocity: 3 }", .motion,
      ClosedForm(2, 90, 7, velocity: 3)),
    Case(
      "transition={{ type: \"spring\", stiffness: 90, damping: 90, mass: 2 }}", .motion,
      ClosedForm(2, 90, 90)),
    Case("{ type: 'spring', stiffness: 300 }", .motion, ClosedForm(1, 300, 10)),
    Case(
      "{ type: \"spring\", visualDuration: 0.5, bounce: 0.25 }", .motionBounce,
      ClosedForm(omega: twoPi / 0.6, ratio: 0.75)),
    Case(
      "{ type: \"spring\", visualDuration: 0.5, bounce: 1 }", .motionBounce,
      ClosedForm(omega: twoPi / 0.6, ratio: 0.05)),
    Case("tension 280 friction 60", .reactSpring, ClosedForm(1, 280, 60)),
    Case(
      "useSpring({ config: { mass: 2, tension: 180, friction: 12, velocity: 0.003 } })",
      .reactSpring, ClosedForm(2, 180, 12, velocity: 3)),
    Case(
      "withSpring(100, { mass: 2, stiffness: 90, damping: 7 })", .reanimated,
      ClosedForm(2, 90, 7)),
    Case(
      "withSpring(100, { mass: 2, stiffness: 90, damping: 90 })", .reanimated,
      ClosedForm(2, 90, 90).limited),
    Case(
      "Animated.spring(x, { toValue: 1, tension: 40, friction: 7, useNativeDriver: true })",
      .reactNative, ClosedForm(1, 230.2, 22)),
    Case(
      "Animated.spring(x, { toValue: 1, stiffness: 90, damping: 90, mass: 2 })", .reactNative,
      ClosedForm(2, 90, 90).limited),
  ]

  static let others = [
    Case(
      "spring(dampingRatio = 0.75f, stiffness = 380f)", .compose,
      ClosedForm(omega: 380.squareRoot(), ratio: 0.75)),
    Case(
      "dampingRatio = 0.75f, stiffness = 380f", .compose,
      ClosedForm(omega: 380.squareRoot(), ratio: 0.75)),
    Case(
      "animationSpec = spring(dampingRatio = Spring.DampingRatioHighBouncy,"
        + " stiffness = Spring.StiffnessLow)",
      .compose, ClosedForm(omega: 200.squareRoot(), ratio: 0.2)),
    Case("spring()", .compose, ClosedForm(omega: 1500.squareRoot(), ratio: 1)),
    Case(
      "spring(dampingRatio = 2f)", .compose, ClosedForm(omega: 1500.squareRoot(), ratio: 2)),
    Case(
      "SpringForce(0f).setDampingRatio(SpringForce.DAMPING_RATIO_LOW_BOUNCY).setStiffness(380f)",
      .android, ClosedForm(omega: 380.squareRoot(), ratio: 0.75)),
    Case("SpringForce()", .android, ClosedForm(omega: 1500.squareRoot(), ratio: 0.5)),
    Case(
      "SpringDescription(mass: 2, stiffness: 90, damping: 90)", .flutter, ClosedForm(2, 90, 90)),
    Case(
      "const SpringDescription.withDampingRatio(mass: 0.5, stiffness: 100, ratio: 1.1)", .flutter,
      ClosedForm(omega: 200.squareRoot(), ratio: 1.1)),
    Case(
      "SpringDescription.withDurationAndBounce(duration: const Duration(milliseconds: 300),"
        + " bounce: -0.5)",
      .flutterBounce, ClosedForm(omega: twoPi / 0.3, ratio: 2)),
    Case(
      "SpringSimulation(SpringDescription(mass: 2, stiffness: 90, damping: 7), 100, 300, 600)",
      .flutter, ClosedForm(2, 90, 7, velocity: 3)),
    Case(
      "adw_spring_params_new (0.5, 2, 500)", .libadwaita,
      ClosedForm(omega: 250.squareRoot(), ratio: 0.5)),
    Case(
      "Adw.SpringParams.new(1.5, 0.5, 500)", .libadwaita,
      ClosedForm(omega: 1000.squareRoot(), ratio: 1.5)),
    Case("adw_spring_params_new_full (7, 2, 90);", .libadwaita, ClosedForm(2, 90, 7)),
    Case(
      "{ type: \"CUSTOM_SPRING\", easingFunctionSpring: { mass: 2, stiffness: 90, damping: 7,"
        + " initialVelocity: 0 } }",
      .figma, ClosedForm(2, 90, 7)),
    Case(
      "{\"type\":\"CUSTOM_SPRING\",\"easingFunctionSpring\":{\"mass\":1,\"stiffness\":600,"
        + "\"damping\":15}}",
      .figma, ClosedForm(1, 600, 15)),
    Case("figma slow", .figma, ClosedForm(1, 80, 20).limited),
    Case(
      "a.dynamicsMass = 2; a.dynamicsTension = 90; a.dynamicsFriction = 7", .pop,
      ClosedForm(2, 90, 7)),
    Case("ω₀ 12, ζ 0.7", nil, ClosedForm(omega: 12, ratio: 0.7)),
    Case("m=2 k=90 c=7 velocity=−3", nil, ClosedForm(2, 90, 7, velocity: -3)),
    Case("mass 3 stiffness 1000 damping 500", nil, ClosedForm(3, 1000, 500).limited),
    Case(
      "mass 3; stiffness 1_000; damping 5e2; allowsOverdamping = true", nil,
      ClosedForm(3, 1000, 500)),
  ]

  @Test(
    "X-01 a spelling moves as its framework says, at 100 times", arguments: apple + web + others)
  func motion(sample: Case) throws {
    let reading = try SpringText.parse(sample.text)
    #expect(reading.spelling == sample.spelling)
    let motion = reading.description.motion
    let end = reading.description.figures.settling
    for index in 1...100 {
      let time = end * Double(index) / 100
      #expect(abs(motion.value(at: time) - sample.form.progress(at: time)) < 1e-6)
    }
  }

  @Test("X-01 bounciness and speed are those of Pop, by its published examples")
  func origami() throws {
    // Rebound's defaults: bounciness 5 and speed 10 make a tension of 59.18 and a friction of
    // 8.12 in Origami's units.
    let spring = try SpringText.parse("bounciness: 5, speed: 10").description.spring
    let tension = 0.5 + 10 / 34 * 199.5
    let without =
      0.00000045 * pow(tension, 3) - 0.000332 * pow(tension, 2) + 0.1078 * tension + 5.84
    let share = 5 / 34 * 0.8
    let friction = without + (2 * share - share * share) * (0.01 - without)
    #expect(abs(spring.stiffness - ((tension - 30) * 3.62 + 194)) < 1e-9)
    #expect(abs(spring.damping - ((friction - 8) * 3 + 25)) < 1e-9)
    let typed = try SpringText.parse("a.springBounciness = 5; a.springSpeed = 10")
    #expect(typed.description.spring == spring)
  }

  @Test(
    "X-01 each example of the list is a spring of its spelling", arguments: SpringSpelling.allCases)
  func example(spelling: SpringSpelling) throws {
    #expect(try SpringText.parse(spelling.example).spelling == spelling)
  }

  @Test("X-01 numbers alone have the order of the spelling that is given")
  func order() throws {
    let flutter = try SpringText.parse("2 90 7", as: .flutter).description
    #expect(abs(flutter.angularFrequency - 45.squareRoot()) < 1e-12)
    let motion = try SpringText.parse("90, 7, 2", as: .motion).description
    #expect(motion == flutter)
    let gnome = try SpringText.parse("0.5 2 90", as: .libadwaita).description
    #expect(abs(gnome.dampingRatio - 0.5) < 1e-12)
    let velocity = try SpringText.parse("0.5 0.2 3", as: .uikitBounce).description
    #expect(velocity.relativeVelocity == 3)
    for spelling in SpringSpelling.allCases where !spelling.order.isEmpty {
      let needed = spelling.order.count { !$0.hasPrefix("[") }
      let numbers = ["0.5", "0.8", "0.9", "2"].prefix(needed).joined(separator: " ")
      #expect(try SpringText.parse(numbers, as: spelling).spelling == spelling)
    }
  }

  @Test("X-01 fields mean what the spelling that is given makes of them")
  func from() throws {
    let text = "mass 3 stiffness 1000 damping 500"
    #expect(try SpringText.parse(text).description.dampingRatio == 1)
    let flutter = try SpringText.parse(text, as: .flutter).description
    #expect(abs(flutter.dampingRatio - 500 / (2 * 3000.squareRoot())) < 1e-12)
    let native = try SpringText.parse("tension 40 friction 7", as: .reactNative).description
    #expect(abs(native.spring.stiffness - 230.2) < 1e-9)
  }
}
