import Foundation
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeInstrument

/// Values of parameters that are typed.
@MainActor @Suite struct ValueFieldTests {
  private func dragged() throws -> Fixture {
    let fixture = try Fixture(Gallery.demo(named: "pull-down"))
    fixture.down(180, 60)
    fixture.frames(1)
    fixture.up(180, fixture.drag(from: 60, speed: 900, frames: 20))
    fixture.settle()
    return fixture
  }

  private func field(
    _ parameter: Tuning.Parameter, _ fixture: Fixture
  ) throws -> ValueField {
    func find(_ view: UIView) -> ValueField? {
      if let field = view as? ValueField, field.parameter == parameter { return field }
      return view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(fixture.content.controller.inspector))
  }

  private func click(_ field: ValueField, _ fixture: Fixture) {
    fixture.click(field.convert(CGPoint(x: 30, y: 12), to: nil))
  }

  private func type(_ text: String, _ fixture: Fixture) {
    for character in text { fixture.key(character == " " ? "Space" : String(character)) }
  }

  @Test("T-12 a click, digits and Return set a value, and no key reaches anything else")
  func typed() throws {
    let fixture = try dragged()
    let field = try field(.springResponse, fixture)
    click(field, fixture)
    #expect(field.isFirstResponder)
    let canvas = fixture.canvas
    // The period steps elsewhere, and s changes the speed.
    type("0.42", fixture)
    #expect(field.text == "0.42")
    #expect(fixture.canvas.playback == Playback(speed: 1))
    #expect(fixture.content.parameters.current == [:])
    fixture.key("Return")
    #expect(fixture.content.parameters.current == [.springResponse: 0.42])
    #expect(fixture.canvas.parameters == ["springResponse": 0.42])
    // Return has not restarted the demo.
    #expect(fixture.canvas === canvas)
    type("350 ms", fixture)
    fixture.key("Return")
    #expect(fixture.content.parameters.current == [.springResponse: 0.35])
    #expect(fixture.canvas.playback == Playback(speed: 1))
    // A press on the canvas gives the keys back.
    fixture.click(fixture.place(180, 300))
    fixture.key("s")
    #expect(fixture.canvas.playback.speed == 0.5)
  }

  @Test("T-12 Escape restores, arrows step, Backspace gives the program's own value")
  func keys() throws {
    let fixture = try dragged()
    let field = try field(.springDamping, fixture)
    click(field, fixture)
    type("0.5", fixture)
    fixture.key("Escape")
    #expect(field.typed == nil)
    #expect(fixture.content.parameters.current == [:])
    fixture.key("Down")
    #expect(fixture.content.parameters.current == [.springDamping: 0.99])
    fixture.key("Down", modifiers: .shift)
    #expect(fixture.content.parameters.current == [.springDamping: 0.89])
    fixture.key("Backspace")
    #expect(fixture.content.parameters.current == [:])
    fixture.key("Escape")
    #expect(!field.isFirstResponder)
  }

  @Test(
    "T-12 what is no value changes nothing, and a line says so",
    arguments: ["nan", "abc", "1.2.3", "-", "7 kg"])
  func fault(text: String) throws {
    let fixture = try dragged()
    let field = try field(.springResponse, fixture)
    click(field, fixture)
    type(text, fixture)
    fixture.key("Return")
    #expect(fixture.content.parameters.current == [:])
    #expect(fixture.content.notice == "“\(text)” is no value of spring response.")
  }

  @Test("T-12 values have units, and absurd ones are clamped")
  func values() {
    #expect(Tuning.Parameter.springResponse.value(of: "0,35 s") == 0.35)
    #expect(Tuning.Parameter.springResponse.value(of: "250ms") == 0.25)
    #expect(Tuning.Parameter.springResponse.value(of: "1e300") == nil)
    #expect(Tuning.Parameter.springResponse.value(of: "99999999") == 3)
    #expect(Tuning.Parameter.completionThreshold.value(of: "40 %") == 0.4)
    #expect(Tuning.Parameter.completionThreshold.value(of: "40") == 0.4)
    #expect(Tuning.Parameter.completionThreshold.value(of: "0.4") == 0.4)
    #expect(Tuning.Parameter.panSlop.value(of: "−5 pt") == 1)
    #expect(Tuning.Parameter.springDamping.value(of: "") == nil)
  }
}
