import Foundation
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeInstrument

/// Tests of texts that are no values, and of repetitions that do not repeat.
@MainActor @Suite("Bad input of the instrument") struct BadInputTests {
  private func dragged() throws -> Fixture {
    let fixture = try Fixture(Gallery.demo(named: "pull-down"))
    fixture.down(180, 60)
    fixture.frames(1)
    fixture.up(180, fixture.drag(from: 60, speed: 900, frames: 20))
    fixture.settle()
    return fixture
  }

  private func edit(_ text: String, _ fixture: Fixture) throws {
    func find(_ view: UIView) -> ValueField? {
      if let field = view as? ValueField, field.parameter == .springResponse { return field }
      return view.subviews.lazy.compactMap(find).first
    }
    let field = try #require(find(fixture.content.controller.inspector))
    fixture.click(field.convert(CGPoint(x: 30, y: 12), to: nil))
    for character in text { fixture.key(character == " " ? "Space" : String(character)) }
    fixture.key("Return")
  }

  @Test("T-12 an absurd number is limited, and a sentence says to what")
  func absurd() throws {
    let fixture = try dragged()
    try edit("9999", fixture)
    #expect(fixture.content.parameters.current == [.springResponse: 3])
    let range = Tuning.Parameter.springResponse
    let bounds = "\(range.text(range.range.lowerBound)) to \(range.text(range.range.upperBound))"
    #expect(
      fixture.content.notice
        == "“9999” is outside of \(bounds): spring response is 3.00 s.")
    try edit("0.4", fixture)
    #expect(fixture.content.notice == nil)
    #expect(fixture.content.parameters.current == [.springResponse: 0.4])
  }

  @Test("T-12 an empty field keeps the value, and a sentence says so")
  func empty() throws {
    let fixture = try dragged()
    try edit("0.4", fixture)
    try edit("  ", fixture)
    #expect(fixture.content.parameters.current == [.springResponse: 0.4])
    #expect(
      fixture.content.notice == "Nothing was typed: spring response is still 0.40 s.")
  }

  // MARK: Passes

  /// Returns a repetition in which a view moves from 0 to `end` points within a second.
  private func pass(_ end: Double?, _ parameters: ParameterSets.Values = [:]) -> MeasuredPass {
    var curves = MotionCurves()
    for frame in 1...60 {
      let time = Double(frame) / 60
      let readings = end.map { end in
        [
          MotionCurves.Reading(
            .init(view: "tile", property: .y), value: end * time, before: end * (time - 1 / 60),
            cause: .block)
        ]
      }
      curves.add(readings ?? [], at: time)
    }
    return MeasuredPass(parameters: parameters, environment: [], curves: curves, start: 0)
  }

  @Test("T-11 a pass that moves differently without a changed parameter is named")
  func differs() {
    var check = PassCheck()
    check.add(pass(200))
    #expect(check.remark == nil)
    check.add(pass(200.5))
    #expect(check.remark == nil)
    check.add(pass(220))
    #expect(check.remark?.hasPrefix("tile moved differently") == true)
    check.add(pass(220))
    #expect(check.remark == nil)
    check.add(pass(300, [.springDamping: 0.4]))
    #expect(check.remark == nil)
  }

  @Test("T-11 a pass that moves nothing says that the drag misses, and the next one is compared")
  func misses() {
    var check = PassCheck()
    check.add(pass(nil))
    #expect(check.remark == nil)
    check.add(pass(200))
    check.add(pass(nil))
    #expect(check.remark?.contains("moves nothing now") == true)
    check.add(pass(200))
    #expect(check.remark == nil)
  }

  /// A page whose view is somewhere else in each program that is started.
  private final class MovingTarget: UIViewController {
    static var starts = 0
    private let tile = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      Self.starts += 1
      tile.accessibilityIdentifier = "tile"
      tile.frame = CGRect(x: 100, y: Self.starts <= 2 ? 100 : 400, width: 100, height: 100)
      tile.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector(MovingTarget.pan)))
      view.addSubview(tile)
    }

    func pan(_ pan: UIPanGestureRecognizer) { tile.center.y += 2 }
  }

  @Test("T-11 a loop whose drag misses its view says so, goes on, and loses nothing")
  func missesInTheWindow() throws {
    let fixture = try Fixture()
    MovingTarget.starts = 0
    fixture.content.load(CanvasSubject(name: "moving") { MovingTarget() })
    fixture.settle()
    fixture.down(150, 150)
    fixture.frames(2)
    for step in 1...20 {
      fixture.move(150, 150 + 4 * Double(step))
      fixture.frames(1)
    }
    fixture.up(150, 230)
    fixture.settle()
    MovingTarget.starts = 0
    fixture.key("l")
    var notices: [String] = []
    for _ in 0..<900 {
      fixture.frames(1)
      if let notice = fixture.content.recordingNotice, notices.last != notice {
        notices.append(notice)
      }
    }
    #expect(notices.contains { $0.contains("moves nothing now") })
    #expect(fixture.content.mode.isLooping)
    fixture.key("l")
    #expect(!fixture.content.mode.isLooping)
    #expect(fixture.content.recordingNotice?.contains("moves nothing") != true)
  }
}
