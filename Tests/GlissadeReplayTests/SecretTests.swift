import Foundation
import GlissadeTesting
import Testing
import UIKit

@testable import GlissadeReplay

/// Tests of the typed text in a recording.
@MainActor @Suite struct SecretTests {
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  /// Types into a field, and returns the lines of the recording.
  private func record(secret: Bool, _ input: (Harness) -> Void) throws -> String {
    let recorder = Recorder(Recording(header: Sample.header()))
    let form = Form()
    let harness = Harness(size: Sample.size, recorder: recorder) { form }
    form.field.isSecureTextEntry = secret
    form.field.becomeFirstResponder()
    input(harness)
    #expect(form.field.text == "Geheim 7")
    let bytes = try recorder.recording.encoded()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The ways in which a text is typed.
  private nonisolated static let inputs: [@MainActor @Sendable (Harness) -> Void] = [
    { $0.type("Geheim 7") },
    { harness in
      for letter in "Geheim" {
        harness.press(String(letter), modifiers: letter == "G" ? .shift : [])
      }
      harness.type("Geheim 7")
    },
    { harness in
      UIPasteboard.general.string = "Geheim 7"
      harness.press("v", modifiers: .control)
    },
    { harness in
      harness.compose("Geh")
      harness.compose("Geheim 7")
      harness.type("Geheim 7")
    },
  ]

  @Test("U-04 a password is never recorded, however it is typed", arguments: 0..<4)
  func hidden(index: Int) throws {
    let lines = try record(secret: true, Self.inputs[index])
    for part in ["Geh", "eim", ":\"G\"", ":\"h\"", ":\"7\""] { #expect(!lines.contains(part)) }
    #expect(lines.contains("•"))
  }

  @Test("U-04 other text is recorded as it was typed")
  func plain() throws {
    let lines = try record(secret: false) { $0.type("Geheim 7") }
    #expect(!lines.contains("•"))
    let event = InputEvent.key("h", t: 0)
    #expect(event.withDots.key == "•")
    #expect(InputEvent.key("Return", t: 0).withDots.key == "Return")
    #expect(InputEvent.key("v", modifiers: .control, t: 0).withDots.key == "v")
  }

  @Test("U-05 words without letters keep their shape")
  func redacted() {
    var event = InputEvent(t: 0, kind: .text)
    event.text = "Größe 42, ok?"
    #expect(event.withoutWords.text == "Xxxxx 00, xx?")
  }

  @Test("U-04 a replay shows as many dots")
  func replayed() throws {
    let recorder = Recorder(Recording(header: Sample.header()))
    let form = Form()
    let harness = Harness(size: Sample.size, recorder: recorder) { form }
    form.field.isSecureTextEntry = true
    form.field.becomeFirstResponder()
    harness.type("Geheim 7")
    let text = recorder.recording.frames.flatMap(\.actions).compactMap { action -> String? in
      if case .input(let event, _) = action { return event.text }
      return nil
    }
    #expect(text.joined() == "••••••••")
  }
}
