import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Recordings of text") struct TextRecordingTests {
  @Test("N-66 a recording with a composition plays alike")
  func replaying() throws {
    let recording = try TextRecording.make { harness, field in
      harness.tap(at: field.center)
      harness.type("a")
      harness.compose("ni", caret: 1)
      harness.compose("")
      harness.type("に")
      harness.press("z", modifiers: .control)
      harness.advanceUntilIdle()
    }
    let again = recording.replay()
    #expect(again.difference == nil)
    #expect(again.text == recording.text)
  }

  @Test("N-40 typed and pasted text is recorded and replayed")
  func replay() throws {
    let recording = try TextRecording.make { harness, field in
      harness.tap(at: field.center)
      harness.type("ab")
      UIPasteboard.general.string = "pasted"
      harness.press("v", modifiers: .control)
      harness.press("Left", modifiers: .shift)
      harness.advanceUntilIdle()
    }
    #expect(recording.text == "abpasted")
    let replay = recording.replay()
    #expect(replay.difference == nil)
    #expect(replay.text == "abpasted")
  }
}
