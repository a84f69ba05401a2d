import Foundation
import GlissadeGestures
import GlissadeInspector
import GlissadeRaster
import GlissadeWindow
import Testing
import UIKit

@testable import GlissadeInstrument

/// Tests of the typed text in the files that the instrument writes.
@MainActor @Suite struct SecretInputTests {
  @Test("U-04 neither trace nor recording of an inspected program contains a password")
  func hidden() throws {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
    field.isSecureTextEntry = true
    let subject = CanvasSubject(name: "form") {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let page = UIViewController()
      page.view.addSubview(field)
      window.rootViewController = page
      window.makeKeyAndVisible()
      return field.becomeFirstResponder()
    }
    let size = CGSize(width: 200, height: 100)
    let canvas = Canvas(
      subject, subject.header(size: size, scale: 1, speed: 1), at: 0, playback: Playback(speed: 1),
      fonts: FontLibrary())
    canvas.setNow(0.1)
    canvas.beginInput()
    for letter in "Geheim" {
      _ = canvas.press(.key(String(letter), t: 0.1))
      _ = canvas.press(.text(String(letter), t: 0.1))
    }
    canvas.step()
    canvas.layout()
    canvas.commit()
    let facts = FrameFacts(
      frame: 0, time: 0.1, shown: 0.1, input: [], presented: true, ranMainQueue: false,
      cost: FrameCost(), hash: 0)
    canvas.record(facts)
    #expect(field.text == "Geheim")
    let line = try #require(canvas.trace(of: facts))
    let trace = String(decoding: try JSONEncoder().encode(line), as: UTF8.self)
    let recording = try #require(canvas.recording)
    let lines = String(decoding: try recording.encoded(), as: UTF8.self)
    for text in [trace, lines] {
      for part in ["\"G\"", "\"h\"", "\"m\""] { #expect(!text.contains(part)) }
      #expect(text.contains("•"))
    }
  }
}
