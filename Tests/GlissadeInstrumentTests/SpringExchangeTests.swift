import GlissadeGallery
import GlissadeGestures
import GlissadeSprings
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument

@MainActor @Suite("Springs between the window and other tools") struct SpringExchangeTests {
  /// The window after a drag, which makes the program use a spring.
  private func fixture(_ demo: String = "panel") throws -> Fixture {
    let fixture = try Fixture(Gallery.demo(named: demo))
    fixture.down(180, 660)
    fixture.up(180, fixture.drag(from: 660, speed: -900, frames: 12))
    fixture.settle()
    return fixture
  }

  private func find<View: UIView>(
    _ type: View.Type, in fixture: Fixture, where matches: (View) -> Bool
  ) throws -> View {
    func find(_ view: UIView) -> View? {
      if let view = view as? View, matches(view) { return view }
      for child in view.subviews { if let found = find(child) { return found } }
      return nil
    }
    return try #require(find(fixture.content.controller.inspector))
  }

  private func paste(
    _ text: String, into parameter: Tuning.Parameter, _ fixture: Fixture
  ) throws {
    let field = try find(ValueField.self, in: fixture) { $0.parameter == parameter }
    fixture.content.shell.enter {
      fixture.content.shellPasteboard.string = text
      _ = field.becomeFirstResponder()
    }
    fixture.key("v", modifiers: .control)
    fixture.frames(2)
  }

  private func expect(
    _ ratio: Double, omega: Double, in fixture: Fixture, within tolerance: Double,
    _ text: String = ""
  ) {
    let values = fixture.content.parameters.current
    let damping = values[.springDamping] ?? 0
    let response = values[.springResponse] ?? 0
    #expect(abs(damping - ratio) < tolerance, "\(text)")
    #expect(abs(response * omega / (2 * Double.pi) - 1) < tolerance, "\(text)")
  }

  private func press(_ identifier: String, _ fixture: Fixture) throws {
    let button = try find(TransportButton.self, in: fixture) {
      $0.accessibilityIdentifier == identifier
    }
    fixture.content.shell.enter { button.onPress() }
    fixture.frames(2)
  }

  @Test("X-01 a pasted spring sets both of its parameters in one step, in any spelling")
  func paste() throws {
    let fixture = try fixture()
    try paste("dampingRatio = 0.75f, stiffness = 380f", into: .springResponse, fixture)
    expect(0.75, omega: 380.0.squareRoot(), in: fixture, within: 1e-6)
    fixture.key("z", modifiers: .control)
    fixture.frames(2)
    #expect(fixture.content.parameters.current.isEmpty)
    for spelled in SpringText.spellings(
      of: SpringDescription(angularFrequency: 14, dampingRatio: 0.8))
    {
      guard let text = spelled.text else { continue }
      try paste(text, into: .springDamping, fixture)
      expect(0.8, omega: 14, in: fixture, within: 0.01, text)
    }
  }

  @Test("X-01 a pasted number is a value, and other texts are refused with a sentence")
  func pasteOther() throws {
    let fixture = try fixture()
    try paste(" 0.35 s\n", into: .springResponse, fixture)
    #expect(fixture.content.parameters.current == [.springResponse: 0.35])
    try paste("nonsense", into: .springResponse, fixture)
    #expect(fixture.content.parameters.current == [.springResponse: 0.35])
    #expect(fixture.content.notice?.contains("understood is") == true)
    try paste("mass 1 stiffness 200 damping 20", into: .panSlop, fixture)
    #expect(fixture.content.parameters.current == [.springResponse: 0.35])
    #expect(fixture.content.notice?.contains("no value of") == true)
    try paste("stiffness 0.01 damping 0.05 mass 1", into: .springResponse, fixture)
    #expect(fixture.content.parameters.current[.springResponse] == 3)
    #expect(fixture.content.notice?.contains("Out of range") == true)
  }

  @Test("X-01 Copy spring as lists every tool, and copies text that is read as the same spring")
  func copy() throws {
    let fixture = try fixture()
    try paste("dampingRatio = 0.75f, stiffness = 380f", into: .springDamping, fixture)
    try press("parameters.spring.toggle", fixture)
    for spelling in SpringSpelling.allCases {
      try press("spring.\(spelling.rawValue)", fixture)
      let text = try #require(fixture.content.shellPasteboard.string)
      let read = try SpringText.parse(text)
      #expect(abs(read.description.dampingRatio - 0.75) < 0.01, "\(text)")
      #expect(fixture.content.notice?.hasPrefix("Copied as \(spelling.title)") == true)
    }
  }

  @Test("X-02 a measured spring moves the program, and lies over its release as dots")
  func measured() throws {
    let fixture = try Fixture(
      Gallery.demo(named: "panel"), size: CGSize(width: 1180, height: 820))
    let description = SpringDescription(angularFrequency: 10, dampingRatio: 0.7)
    let motion = MeasuredMotion(
      (0..<40).map { frame in
        let time = Double(frame) / 60
        return MotionCurve.Sample(time: time, value: 300 - 200 * description.motion.value(at: time))
      }, from: 300, to: 100)
    fixture.content.apply(ParameterSpring(.timing, description), motion)
    #expect(abs((fixture.canvas.parameters["springDamping"] ?? 0) - 0.7) < 1e-9)
    fixture.down(180, 660)
    fixture.up(180, fixture.drag(from: 660, speed: -900, frames: 12))
    fixture.settle()
    let plot = fixture.content.controller.curves
    let figures = try #require(plot.shown.figures)
    let samples = try #require(plot.shown.measured?.samples(over: figures))
    #expect(samples.first == figures.release)
    let fraction = description.motion.value(at: 0.5)
    let expected = figures.release.value + fraction * (figures.target - figures.release.value)
    #expect(abs(samples[30].value - expected) < 1e-6)
    #expect(plot.measuredName.count == 1)
  }
}
