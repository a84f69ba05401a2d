import Foundation
import TestMaterial
import Testing

@testable import GlissadeSprings

@Suite struct SpringMistakeTests {
  @Test(
    "X-01 a text that is no spring is refused in one line with examples",
    arguments: [
      "", " ", "hello", "3 1000 500", "mass", "mass three stiffness 1 damping 1", "mass 3",
      "mass 3 stiffness 1000", "mass 3 stiffness 1000 damping 500 colour 3",
      "mass 3 mass 4 stiffness 1000 damping 500", "mass 0 stiffness 1 damping 1",
      "mass -1 stiffness 1 damping 1", "mass 1 stiffness 0 damping 1",
      "mass 1 stiffness 1 damping -1", "mass 1 stiffness 1e300 damping 1",
      "mass 1e308 stiffness 1e-308 damping 1", "mass 1 stiffness 1 damping 1e300",
      "mass 1 stiffness 1 damping 1 velocity 1e300", "mass 1kg stiffness 100 damping 10",
      "UISpringTimingParameters(mass: 3, stiffness: 1000", "UISpringTimingParameters(mass: 3)",
      "UISpringTimingParameters(dampingRatio: 0.8)",
      "UISpringTimingParameters(mass: 1, stiffness: 1, damping: 1, initialVelocity:"
        + " CGVector(dx: 1, dy: 2))",
      "UIView.animate(withDuration: 0.5)", "UIView.animate(usingSpringWithDamping: 0.5)",
      "UIView.animate(withDuration: -1, usingSpringWithDamping: 0.5)",
      "UIView.animate(springDuration: 0, bounce: 0)",
      "UIView.animate(springDuration: 1, bounce: 2)",
      "UIView.animate(springDuration: 1, bounce: -1)", "CASpringAnimation(mass: 0)",
      ".spring(response: 0, dampingFraction: 1)", ".spring(response: 1, dampingFraction: -1)",
      ".interpolatingSpring(stiffness: 1)", ".smooth(duration: -1)", ".bouncy(extraBounce: 2)",
      "linear()", "linear(0, 1)", "linear(1) 1s", "linear(0 1s, 1) 1s", "linear(10% 0, 1) 1s",
      "linear(0, 1) 0s", "linear(0, 1) 1e9s", "linear(0, 1e99) 1s", "linear(0, 0.5, 1",
      "{ type: \"spring\", duration: 0.8, bounce: 0.2 }", "{ type: \"tween\" }",
      "{ type: \"spring\", visualDuration: 0 }", "{ type: \"spring\", stiffness: \"high\" }",
      "tension -280 friction 60", "tension 280 friction", "withSpring(1, { stiffness: 100 })",
      "withSpring(1)", "Animated.spring(x, { tension: -100 })",
      "spring(dampingRatio = -1f)", "spring(dampingRatio = Spring.DampingRatioHuge)",
      "spring(stiffness = 0f)", "spring(visibility = 1f)",
      "SpringForce(1f).setDampingRatio().setStiffness(3f)",
      "SpringForce(1f).setStiffness(SpringForce.NOTHING)",
      "SpringDescription(mass: 1)", "SpringDescription(mass: 1, stiffness: -1, damping: 1)",
      "SpringSimulation(SpringDescription(mass: 1, stiffness: 1, damping: 1), 0, 0, 1)",
      "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 0))",
      "adw_spring_params_new (1, 2)", "adw_spring_params_new (1, 0, 500)",
      "adw_spring_params_new (-1, 1, 500)", "adw_spring_params_new (a, b, c)",
      "{ easingFunctionSpring: { mass: 1, stiffness: 100 } }",
      "bounciness: 500, speed: -900", "dynamicsTension = 3", "omega 10", "ω 0 ζ 1", "ω 10 ζ -1",
      "(((((((((((((((((((((", "}", "{)", "\"", "😀", "mass: \"", "1..2", "1e", "-", "−", "a=",
      "a=b=c", "mass(3) stiffness(1) damping(1)", "foo(mass: 3, stiffness: 1, damping: 1)",
      "linear(0, 1) linear(0, 1)",
    ])
  func refused(text: String) {
    let error = #expect(throws: SpringTextError.self) { try SpringText.parse(text) }
    let line = error?.description ?? ""
    #expect(line.contains("understood is, for example, '"))
    #expect(!line.contains("\n"))
    for example in error?.examples ?? [] {
      #expect(throws: Never.self) { try SpringText.parse(example) }
    }
  }

  @Test("X-01 a wrong count of numbers alone is refused with their order")
  func count() {
    for spelling in SpringSpelling.allCases {
      for text in ["1", "1 2 3 4 5", "1 1", "1 1 1"] {
        let needed = spelling.order.count { !$0.hasPrefix("[") }
        let count = text.split(separator: " ").count
        if spelling.order.count >= count, count >= needed, needed > 0 { continue }
        let error = #expect(throws: SpringTextError.self) {
          try SpringText.parse(text, as: spelling)
        }
        #expect(error?.examples == [spelling.example])
      }
    }
  }

  @Test("X-01 a text that is very long is refused")
  func long() {
    #expect(throws: SpringTextError.self) {
      try SpringText.parse(String(repeating: "mass 3 ", count: 10_000))
    }
  }

  /// Reads a text and, if it is a spring, writes it: nothing may trap.
  private func read(_ text: String, as spelling: SpringSpelling? = nil) {
    guard let reading = try? SpringText.parse(text, as: spelling) else { return }
    #expect(reading.description.angularFrequency.isFinite)
    #expect(reading.description.figures.peakSpeed.isFinite)
    for spelling in SpringSpelling.allCases where spelling != .css {
      let spelled = SpringText.spelling(spelling, of: reading.description)
      #expect(!(spelled.text ?? "").contains("nan"))
    }
  }

  @Test("X-01 random bytes never trap", arguments: 1...8)
  func bytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 0...60, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      read(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("X-01 random words and changed examples never trap", arguments: 1...8)
  func changed(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words =
      SpringSpelling.allCases.flatMap { $0.example.split(separator: " ").map(String.init) }
      + ["mass", "1e9", "-3", "0", "(", ")", "{", "}", ":", "=", ",", "zeta", "omega", "nan", "%"]
    for _ in 0..<200 {
      let spelling = SpringSpelling.allCases.randomElement(using: &generator) ?? .css
      var text = Array(spelling.example)
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !text.isEmpty {
        let index = Int.random(in: 0..<text.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: text.remove(at: index)
        case 1:
          text.insert(contentsOf: Array(words.randomElement(using: &generator) ?? ""), at: index)
        default:
          text[index] = Array("0123456789.-e%(){},:;\" ").randomElement(using: &generator) ?? "0"
        }
      }
      read(String(text), as: Bool.random(using: &generator) ? spelling : nil)
      let phrase = (0..<6).compactMap { _ in words.randomElement(using: &generator) }
      read(
        phrase.joined(separator: " "), as: SpringSpelling.allCases.randomElement(using: &generator))
    }
  }
}
