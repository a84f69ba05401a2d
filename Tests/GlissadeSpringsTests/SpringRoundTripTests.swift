import Foundation
import GlissadeMotion
import Testing

@testable import GlissadeSprings

@Suite struct SpringRoundTripTests {
  private static let ratios = [0, 0.012, 0.1, 0.37, 0.9, 0.999, 1, 1.001, 1.7, 12]

  private func expectSame(
    _ read: SpringDescription, _ written: SpringDescription, _ spelled: SpelledSpring
  ) {
    let name = "\(spelled.text ?? "")"
    #expect(abs(read.dampingRatio - written.dampingRatio) < 1e-9, "\(name)")
    #expect(abs(read.angularFrequency / written.angularFrequency - 1) < 1e-9, "\(name)")
    #expect(abs(read.relativeVelocity - written.relativeVelocity) < 1e-9, "\(name)")
  }

  /// The spellings without CSS, which is fitted.
  private func spellings(of description: SpringDescription) -> [SpelledSpring] {
    SpringSpelling.allCases.filter { $0 != .css }.map { SpringText.spelling($0, of: description) }
  }

  /// The losses that change how a velocity is meant, and not the motion from 0 to 1.
  private func isExact(_ spelled: SpelledSpring) -> Bool {
    spelled.losses.allSatisfy {
      $0.hasPrefix("its velocity is for a distance of 1") || $0.hasPrefix("outside 0 to 20")
    }
  }

  @Test(
    "X-01 what a spelling says exactly comes back within 1e-9", arguments: ratios,
    [0.8, 18.257418583505537, 120])
  func exact(ratio: Double, omega: Double) throws {
    var count = 0
    for mass in [0.5, 1, 3] {
      for velocity in [0, 2.25, -7] {
        let description = SpringDescription(
          angularFrequency: omega, dampingRatio: ratio, mass: mass, relativeVelocity: velocity)
        for spelled in spellings(of: description) where isExact(spelled) {
          guard let text = spelled.text else { continue }
          let reading = try SpringText.parse(text)
          #expect(reading.spelling == spelled.spelling, "\(text)")
          expectSame(reading.description, description, spelled)
          count += 1
        }
      }
    }
    // At least the constants of Core Animation, SwiftUI, Motion, react-spring, Flutter, Figma.
    #expect(count >= 9 * 6)
  }

  @Test("X-01 a text that lost something is a spring, and only that is lost", arguments: ratios)
  func lossy(ratio: Double) throws {
    let description = SpringDescription(
      angularFrequency: 17.3, dampingRatio: ratio, mass: 2, relativeVelocity: 3)
    for spelled in spellings(of: description) {
      guard let text = spelled.text else {
        #expect(!spelled.losses.isEmpty)
        continue
      }
      let read = try SpringText.parse(text).description
      if abs(read.dampingRatio - ratio) > 1e-9 {
        #expect(spelled.losses.contains { $0.contains("counts as") }, "\(text)")
      }
      if abs(read.angularFrequency - 17.3) > 1e-6 {
        #expect(spelled.losses.contains { $0.contains("milliseconds") }, "\(text)")
      }
      if read.relativeVelocity != 3 {
        #expect(spelled.losses.contains { $0.contains("velocity") }, "\(text)")
      }
    }
  }

  @Test("X-01 written, read and written again, a text is the same", arguments: [0.4, 1, 3])
  func stable(ratio: Double) throws {
    let description = SpringDescription(
      angularFrequency: 20, dampingRatio: ratio, mass: 3, relativeVelocity: 1)
    for spelled in spellings(of: description) {
      let text = try #require(spelled.text)
      let again = SpringText.spelling(
        spelled.spelling, of: try SpringText.parse(text).description)
      #expect(again.text == text)
    }
  }

  @Test("X-01 constants whose damping counts as critical are kept where it does so")
  func constants() throws {
    let description = try SpringText.parse("mass 3 stiffness 1000 damping 500").description
    #expect(description.dampingRatio == 1)
    for spelling in [
      SpringSpelling.uikit, .coreAnimation, .reanimated, .swiftUIInterpolating, .figma,
    ] {
      let text = try #require(SpringText.spelling(spelling, of: description).text)
      #expect(text.contains("500"))
      #expect(!text.lowercased().contains("overdamping"))
      #expect(try SpringText.parse(text).description == description)
    }
    let motion = SpringText.spelling(.motion, of: description)
    #expect(motion.text?.contains("109.544511501") ?? false)
  }

  @Test("X-01 a release's velocity goes where a duration can be found for it")
  func tooFast() throws {
    let description = SpringDescription(
      angularFrequency: 10, dampingRatio: 0.5, relativeVelocity: 9)
    let spelled = SpringText.spelling(.uikitDuration, of: description)
    #expect(spelled.losses == ["no duration fits the velocity 9: left out"])
    #expect(spelled.text?.contains("initialSpringVelocity: 0)") ?? false)
  }

  @Test("X-01 every preset is found by its full name, and its own spelling says it")
  func presets() throws {
    for preset in SpringPreset.all {
      let reading = try SpringText.parse(preset.name)
      #expect(reading.description == preset.description)
      #expect(SpringPreset.matching(preset.description).contains(preset))
    }
    #expect(try SpringText.parse("snappy").description.dampingRatio == 0.85)
    #expect(try SpringText.parse("Molasses").spelling == .reactSpring)
    #expect(try SpringText.parse("gentle", as: .figma).description.spring.stiffness == 100)
    let error = #expect(throws: SpringTextError.self) { try SpringText.parse("gentle") }
    #expect(error?.examples == ["react-spring gentle", "figma gentle"])
  }
}
