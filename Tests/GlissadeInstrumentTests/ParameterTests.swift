import Foundation
import Testing
import UIKit

import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("The inspector's parameters") struct ParameterTests {
  private func fixture(_ name: String) throws -> Fixture {
    try Fixture(Gallery.demo(named: name))
  }

  private func readings(_ fixture: Fixture) -> [Tuning.Parameter: ParameterReading] {
    Dictionary(uniqueKeysWithValues: fixture.canvas.parameterReadings.map { ($0.parameter, $0) })
  }

  private func row(_ parameter: Tuning.Parameter, _ fixture: Fixture) throws -> ParameterRow {
    func find(_ view: UIView) -> ParameterRow? {
      if let row = view as? ParameterRow, row.parameter == parameter { return row }
      for child in view.subviews { if let row = find(child) { return row } }
      return nil
    }
    return try #require(find(fixture.content.controller.inspector))
  }

  private func stroke(_ fixture: Fixture, speed: Double = 900) {
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: speed, frames: 12))
    fixture.settle()
  }

  @Test("a parameter is absent until the program uses it, and then has the program's value")
  func appear() throws {
    let fixture = try fixture("pull-down")
    #expect(try row(.springResponse, fixture).isHidden)
    stroke(fixture)
    let readings = readings(fixture)
    #expect(readings[.panSlop]?.value == 4)
    #expect(abs((readings[.springDamping]?.value ?? 0) - 1) < 1e-9)
    #expect(readings[.completionThreshold]?.value == 0.5)
    #expect(readings[.elasticity] == nil)
    #expect(readings[.physicsFrequency] == nil)
    #expect(try !row(.springResponse, fixture).isHidden)
    #expect(try row(.elasticity, fixture).isHidden)
    #expect(readings.values.allSatisfy { !$0.isChanged })
  }

  @Test("a slider's drag changes the parameter at once, and a double click resets it")
  func slider() throws {
    let fixture = try fixture("pull-down")
    stroke(fixture)
    let row = try row(.panSlop, fixture)
    let start = row.slider.convert(CGPoint(x: 70, y: 12), to: nil)
    fixture.click(start)
    let value = try #require(readings(fixture)[.panSlop])
    #expect(value.isChanged)
    #expect(value.value != 4)
    #expect(fixture.canvas.parameters == ["panSlop": value.value])
    fixture.frames(30)
    let name = row.convert(CGPoint(x: 10, y: 12), to: nil)
    fixture.click(name)
    fixture.click(name)
    #expect(readings(fixture)[.panSlop] == ParameterReading(.panSlop, value: 4, isChanged: false))
    #expect(fixture.canvas.parameters.isEmpty)
  }

  @Test("a slider that was clicked takes the arrows, until Escape or a press on the canvas")
  func keys() throws {
    let fixture = try fixture("pull-down")
    stroke(fixture)
    let slider = try row(.panSlop, fixture).slider
    fixture.click(slider.convert(CGPoint(x: 50, y: 12), to: nil))
    let before = slider.value
    fixture.key("Right")
    #expect(slider.value > before)
    fixture.key("Escape")
    #expect(!fixture.content.isFinished)
    let after = slider.value
    fixture.key("Right")
    #expect(slider.value == after)
  }

  @Test("the completion threshold is the demo's: a page released at rest past it finishes")
  func threshold() throws {
    for (value, finishes) in [(0.2, true), (0.6, false)] {
      let fixture = try fixture("pull-down")
      fixture.content.tune(.completionThreshold, to: value)
      fixture.down(180, 80)
      // Forty per cent of the distance, then a pause.
      let y = fixture.drag(from: 80, speed: 667, frames: 24)
      fixture.frames(10)
      #expect(fixture.readOut.decision == (finishes ? .finishes : .cancels))
      #expect(fixture.readOut.changedThreshold == value)
      fixture.up(180, y)
      fixture.frames(1)
      fixture.settle()
      #expect((fixture.pageTop == 0) == finishes)
      // The second page was made after the parameter was set.
      #expect(readings(fixture)[.completionThreshold]?.value == value)
      fixture.content.tune(.completionThreshold, to: nil)
      #expect(readings(fixture)[.completionThreshold]?.value == 0.5)
    }
  }

  /// A stroke of a demo that is led to 40 per cent of its distance: what is clicked before, where
  /// it begins, how far all of it goes, and which page is there if it finishes.
  struct Stroke: Sendable, CustomTestStringConvertible {
    var demo: String
    var clicks: [String] = []
    var start: CGPoint
    var distance: CGVector
    var page: String
    var testDescription: String { ([demo] + clicks).joined(separator: ", ") }
  }

  private nonisolated static let strokes = [
    Stroke(
      demo: "container", start: CGPoint(x: 300, y: 300), distance: CGVector(dx: -375, dy: 0),
      page: "page.noon"),
    Stroke(
      demo: "tabs", start: CGPoint(x: 300, y: 300), distance: CGVector(dx: -375, dy: 0),
      page: "page.darjeeling"),
    Stroke(
      demo: "stack", clicks: ["tile.fern"], start: CGPoint(x: 4, y: 300),
      distance: CGVector(dx: 375, dy: 0), page: "page.list"),
    Stroke(
      demo: "stack", clicks: ["button.zoom", "tile.fern"], start: CGPoint(x: 187, y: 150),
      distance: CGVector(dx: 0, dy: 300), page: "page.list"),
  ]

  @Test(
    "M-10 pages pulled, slid and zoomed finish past the threshold that was set during the drag",
    arguments: strokes, [0.3, 0.6])
  func thresholds(stroke: Stroke, value: Double) throws {
    let fixture = try fixture(stroke.demo)
    for name in stroke.clicks {
      let frame = try #require(fixture.canvas.scene.viewStatuses[name]?.frame)
      fixture.click(fixture.place(frame[0] + frame[2] / 2, frame[1] + frame[3] / 2))
      fixture.settle()
    }
    #expect(readings(fixture)[.completionThreshold]?.value == 0.5)
    let start = stroke.start
    fixture.down(start.x, start.y)
    for step in 0...20 {
      // The slop, then forty per cent.
      let length = hypot(stroke.distance.dx, stroke.distance.dy)
      let distance = (4.01 + length * 0.4 * Double(step) / 20) / length
      fixture.move(start.x + stroke.distance.dx * distance, start.y + stroke.distance.dy * distance)
      fixture.frames(1)
    }
    fixture.frames(10)
    let progress = try #require(fixture.readOut.progress)
    #expect(progress > 0.35)
    #expect(progress < 0.45)
    #expect(fixture.readOut.decision == .cancels)
    fixture.content.tune(.completionThreshold, to: value)
    let finishes = value < progress
    #expect(fixture.readOut.decision == (finishes ? .finishes : .cancels))
    #expect(
      ParameterSnippet.text(fixture.canvas.scene.tuning.overrides)?.contains("\(value)") == true)
    let distance = 0.4 + 4.01 / hypot(stroke.distance.dx, stroke.distance.dy)
    fixture.up(start.x + stroke.distance.dx * distance, start.y + stroke.distance.dy * distance)
    fixture.frames(1)
    fixture.settle()
    #expect((fixture.canvas.scene.viewStatuses[stroke.page] != nil) == finishes)
  }

  @Test("a value set by a slider is the one that is shown, to the last digit")
  func digits() {
    #expect(Tuning.Parameter.completionThreshold.rounded(0.0978) == 0.1)
    #expect(Tuning.Parameter.decelerationRate.rounded(0.99876) == 0.9988)
    #expect(Tuning.Parameter.panSlop.rounded(4.26) == 4.3)
    for parameter in Tuning.Parameter.allCases {
      // A step by key is not rounded away.
      let step = (parameter.range.upperBound - parameter.range.lowerBound) / 100
      let value = parameter.rounded((parameter.range.lowerBound + parameter.range.upperBound) / 2)
      #expect(parameter.rounded(value + step) > value)
      #expect(parameter.range.contains(value))
    }
  }

  @Test("L-02 a spring's parameter set in flight applies from the next spring on, without a jump")
  func inFlight() throws {
    let fixture = try fixture("pull-down")
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 12))
    fixture.frames(6)
    var last = try #require(fixture.pageTop)
    fixture.content.tune(.springResponse, to: 2)
    fixture.content.tune(.springDamping, to: 0.3)
    for _ in 0..<20 {
      fixture.frames(1)
      guard let top = fixture.pageTop else { break }
      #expect(top >= last - 1e-9)
      #expect(top - last < 60)
      last = top
    }
  }

  @Test("parameters stay when the demo restarts, and a demo without them does not show them")
  func stay() throws {
    let fixture = try fixture("pull-down")
    stroke(fixture)
    fixture.content.tune(.panSlop, to: 9)
    fixture.key("Return")
    fixture.frames(3)
    #expect(fixture.canvas.parameters == ["panSlop": 9])
    fixture.content.changeParameters { $0.replace(with: [:]) }
    #expect(fixture.canvas.parameters.isEmpty)
  }

  @Test("Copy as Swift has what was changed, and nothing else")
  func copy() throws {
    #expect(ParameterSnippet.text([:]) == nil)
    let text = ParameterSnippet.text([
      .decelerationRate: 0.99, .springDamping: 0.8, .springResponse: 0.45, .panSlop: 6,
      .elasticity: 0.123456,
    ])
    #expect(
      text == """
        @MainActor enum Feel {
          static let decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.99)
          static let panSlop: CGFloat = 6.0
          static var spring: UISpringTimingParameters {
            UISpringTimingParameters(duration: 0.45, bounce: 0.2)
          }
          static let elasticity: CGFloat = 0.1235
        }

        """)
    let rule = ParameterSnippet.text([.releaseSettling: 0.8])
    #expect(rule?.contains("settlingTime: CGFloat = 0.8\n") == true)
    #expect(rule?.contains("HandOffSpring(settlingTime: settlingTime)") == true)
    // A spring replaces the rule.
    let both: [Tuning.Parameter: Double] = [
      .releaseSettling: 0.8, .springDamping: 0.8, .springResponse: 0.45,
    ]
    #expect(ParameterSnippet.text(both)?.contains("settlingTime") == false)
    let fixture = try fixture("pull-down")
    stroke(fixture)
    fixture.content.tune(.panSlop, to: 6)
    fixture.frames(2)
    fixture.content.controller.inspector.onCopy()
    let pasted = fixture.content.shellPasteboard.string
    #expect(pasted?.contains("panSlop: CGFloat = 6.0") == true)
  }

  /// The text that the button copies, pasted here so that it has to compile.
  @MainActor enum Feel {
    static let decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.99)
    static let completionThreshold: CGFloat = 0.4
    static let panSlop: CGFloat = 6.0
    static var spring: UISpringTimingParameters {
      UISpringTimingParameters(duration: 0.45, bounce: 0.2)
    }
    static let attachmentFrequency: CGFloat = 2.5
    static let attachmentDamping: CGFloat = 0.3
    static let elasticity: CGFloat = 0.1235
  }
}
