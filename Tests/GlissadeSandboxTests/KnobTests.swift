import Foundation
import Testing

@testable import Glissade
@testable import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeSandbox
@testable import UIKit

@MainActor @Suite("The inspector's numbers") struct KnobTests {
  private func rig(_ name: String) throws -> Rig {
    try Rig(Gallery.demo(named: name))
  }

  private func knobs(_ rig: Rig) -> [Tuning.Knob: ParameterReading] {
    Dictionary(uniqueKeysWithValues: rig.canvas.parameterReadings.map { ($0.parameter, $0) })
  }

  private func row(_ knob: Tuning.Knob, _ rig: Rig) throws -> ParameterRow {
    func find(_ view: UIView) -> ParameterRow? {
      if let row = view as? ParameterRow, row.parameter == knob { return row }
      for child in view.subviews { if let row = find(child) { return row } }
      return nil
    }
    return try #require(find(rig.content.controller.inspector))
  }

  private func stroke(_ rig: Rig, speed: Double = 900) {
    rig.down(180, 80)
    rig.up(180, rig.drag(from: 80, speed: speed, frames: 12))
    rig.settle()
  }

  @Test("a number that the program has not used is not there; used, it has the program's value")
  func appear() throws {
    let rig = try rig("pull-down")
    #expect(try row(.springResponse, rig).isHidden)
    stroke(rig)
    let knobs = knobs(rig)
    #expect(knobs[.panSlop]?.value == 4)
    #expect(abs((knobs[.springDamping]?.value ?? 0) - 1) < 1e-9)
    #expect(knobs[.completionThreshold]?.value == 0.5)
    #expect(knobs[.elasticity] == nil && knobs[.physicsFrequency] == nil)
    #expect(try !row(.springResponse, rig).isHidden && row(.elasticity, rig).isHidden)
    #expect(knobs.values.allSatisfy { !$0.isChanged })
  }

  @Test("a slider's drag changes the number at once, a double click gives it back")
  func slider() throws {
    let rig = try rig("pull-down")
    stroke(rig)
    let row = try row(.panSlop, rig)
    let start = row.slider.convert(CGPoint(x: 70, y: 12), to: nil)
    rig.click(start)
    let value = try #require(knobs(rig)[.panSlop])
    #expect(value.isChanged && value.value != 4)
    #expect(rig.canvas.parameters == ["panSlop": value.value])
    rig.frames(30)
    let name = row.convert(CGPoint(x: 10, y: 12), to: nil)
    rig.click(name)
    rig.click(name)
    #expect(knobs(rig)[.panSlop] == ParameterReading(.panSlop, value: 4, isChanged: false))
    #expect(rig.canvas.parameters.isEmpty)
  }

  @Test("a slider that was clicked takes the arrows, until Escape or a press on the canvas")
  func keys() throws {
    let rig = try rig("pull-down")
    stroke(rig)
    let slider = try row(.panSlop, rig).slider
    rig.click(slider.convert(CGPoint(x: 50, y: 12), to: nil))
    let before = slider.value
    rig.key("Right")
    #expect(slider.value > before)
    rig.key("Escape")
    #expect(!rig.content.isFinished)
    let after = slider.value
    rig.key("Right")
    #expect(slider.value == after)
  }

  @Test("the completion threshold is the demo's: a page let go at rest past it finishes")
  func threshold() throws {
    for (value, finishes) in [(0.2, true), (0.6, false)] {
      let rig = try rig("pull-down")
      rig.canvas.tune(.completionThreshold, to: value)
      rig.down(180, 80)
      // Forty per cent of the way, and held.
      let y = rig.drag(from: 80, speed: 667, frames: 24)
      rig.frames(10)
      #expect(rig.readOut.decision == (finishes ? .finishes : .cancels))
      #expect(rig.readOut.changedThreshold == value)
      rig.up(180, y)
      rig.frames(1)
      rig.settle()
      #expect((rig.pageTop == 0) == finishes)
      // The second page was made after the number was set.
      #expect(knobs(rig)[.completionThreshold]?.value == value)
      rig.canvas.tune(.completionThreshold, to: nil)
      #expect(knobs(rig)[.completionThreshold]?.value == 0.5)
    }
  }

  /// A stroke of a demo that is led to 40 per cent of its way: what is clicked before, where it begins,
  /// how far all of it goes, and which page is there if it finishes.
  struct Stroke: Sendable, CustomTestStringConvertible {
    var demo: String
    var clicks: [String] = []
    var start: CGPoint
    var way: CGVector
    var page: String
    var testDescription: String { ([demo] + clicks).joined(separator: ", ") }
  }

  private nonisolated static let strokes = [
    Stroke(
      demo: "container", start: CGPoint(x: 300, y: 300), way: CGVector(dx: -375, dy: 0),
      page: "page.noon"),
    Stroke(
      demo: "tabs", start: CGPoint(x: 300, y: 300), way: CGVector(dx: -375, dy: 0),
      page: "page.darjeeling"),
    Stroke(
      demo: "stack", clicks: ["tile.fern"], start: CGPoint(x: 4, y: 300),
      way: CGVector(dx: 375, dy: 0), page: "page.list"),
    Stroke(
      demo: "stack", clicks: ["button.zoom", "tile.fern"], start: CGPoint(x: 187, y: 150),
      way: CGVector(dx: 0, dy: 300), page: "page.list"),
  ]

  @Test(
    "M-10 pages pulled, slid and grown finish past the part of the way that was set in mid-drag",
    arguments: strokes, [0.3, 0.6])
  func thresholds(stroke: Stroke, value: Double) throws {
    let rig = try rig(stroke.demo)
    for name in stroke.clicks {
      let frame = try #require(rig.canvas.scene.viewStatuses[name]?.frame)
      rig.click(rig.place(frame[0] + frame[2] / 2, frame[1] + frame[3] / 2))
      rig.settle()
    }
    #expect(knobs(rig)[.completionThreshold]?.value == 0.5)
    let start = stroke.start
    rig.down(start.x, start.y)
    for step in 0...20 {
      // The slop, then forty per cent.
      let length = hypot(stroke.way.dx, stroke.way.dy)
      let way = (4.01 + length * 0.4 * Double(step) / 20) / length
      rig.move(start.x + stroke.way.dx * way, start.y + stroke.way.dy * way)
      rig.frames(1)
    }
    rig.frames(10)
    let progress = try #require(rig.readOut.progress)
    #expect(progress > 0.35 && progress < 0.45)
    #expect(rig.readOut.decision == .cancels)
    rig.canvas.tune(.completionThreshold, to: value)
    let finishes = value < progress
    #expect(rig.readOut.decision == (finishes ? .finishes : .cancels))
    #expect(ParameterSnippet.text(rig.canvas.scene.tuning.overrides)?.contains("\(value)") == true)
    let way = 0.4 + 4.01 / hypot(stroke.way.dx, stroke.way.dy)
    rig.up(start.x + stroke.way.dx * way, start.y + stroke.way.dy * way)
    rig.frames(1)
    rig.settle()
    #expect((rig.canvas.scene.viewStatuses[stroke.page] != nil) == finishes)
  }

  @Test("a number set by a slider is the one that is shown, to the last digit")
  func digits() {
    #expect(Tuning.Knob.completionThreshold.rounded(0.0978) == 0.1)
    #expect(Tuning.Knob.decelerationRate.rounded(0.99876) == 0.9988)
    #expect(Tuning.Knob.panSlop.rounded(4.26) == 4.3)
    for knob in Tuning.Knob.allCases {
      // A step by key is not rounded away.
      let step = (knob.range.upperBound - knob.range.lowerBound) / 100
      let value = knob.rounded((knob.range.lowerBound + knob.range.upperBound) / 2)
      #expect(knob.rounded(value + step) > value && knob.range.contains(value))
    }
  }

  @Test("L-02 a spring's number set in flight holds from the next spring on, without a jump")
  func inFlight() throws {
    let rig = try rig("pull-down")
    rig.down(180, 80)
    rig.up(180, rig.drag(from: 80, speed: 900, frames: 12))
    rig.frames(6)
    var last = try #require(rig.pageTop)
    rig.canvas.tune(.springResponse, to: 2)
    rig.canvas.tune(.springDamping, to: 0.3)
    for _ in 0..<20 {
      rig.frames(1)
      guard let top = rig.pageTop else { break }
      #expect(top >= last - 1e-9 && top - last < 40)
      last = top
    }
  }

  @Test("numbers stay while the demo is started afresh, and a demo without them does not show them")
  func stay() throws {
    let rig = try rig("pull-down")
    stroke(rig)
    rig.canvas.tune(.panSlop, to: 9)
    rig.key("Return")
    rig.frames(3)
    #expect(rig.canvas.parameters == ["panSlop": 9])
    rig.canvas.resetParameters()
    #expect(rig.canvas.parameters.isEmpty)
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
    let rig = try rig("pull-down")
    stroke(rig)
    rig.canvas.tune(.panSlop, to: 6)
    rig.frames(2)
    rig.content.controller.inspector.onCopy()
    let pasted = rig.content.shellPasteboard.string
    #expect(pasted?.contains("panSlop: CGFloat = 6.0") == true)
  }

  /// What the button copies compiles: this is it, pasted.
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
