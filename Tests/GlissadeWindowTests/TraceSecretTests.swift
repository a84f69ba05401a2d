import Foundation
import GlissadeGestures
import GlissadeRaster
import Testing
import UIKit

@testable import GlissadeWindow

/// Tests of the typed text in a trace.
@MainActor @Suite struct TraceSecretTests {
  /// Types into a field in every way, and returns the lines of the trace.
  private func trace(isSecure: Bool) throws -> String {
    let scene = UIWindowScene(
      size: CGSize(width: 200, height: 100), scale: 1, fonts: FontLibrary())
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
    scene.enter {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let page = UIViewController()
      page.view.addSubview(field)
      window.rootViewController = page
      window.makeKeyAndVisible()
      field.isSecureTextEntry = isSecure
    }
    // The click that selects the field and the keys after it arrive in the same frame.
    let place = CGPoint(x: 50, y: 30)
    let letters: [InputEvent] = "Geheim".flatMap { letter in
      [.key(String(letter), t: 0), .text(String(letter), t: 0)]
    }
    var composition = InputEvent(t: 0, kind: .composition)
    composition.text = "Geheim"
    let clicks: [InputEvent] = [.down(at: place, t: 0, button: 1), .up(at: place, t: 0, button: 1)]
    scene.deliver(clicks + letters + [composition, .key("Return", t: 0)])
    #expect(field.text?.hasPrefix("Geheim") == true)
    let facts = FrameFacts(
      frame: 0, time: 0, shown: 0, input: [], presented: true, ranMainQueue: false,
      cost: FrameCost(), hash: 0)
    let line = try #require(scene.trace(of: facts))
    return String(decoding: try JSONEncoder().encode(line), as: UTF8.self)
  }

  @Test("U-04 no line of a trace contains a password, even in the frame of the click on its field")
  func hidden() throws {
    let line = try trace(isSecure: true)
    for part in ["Geh", "eim", "\"G\"", "\"h\"", "\"m\""] { #expect(!line.contains(part)) }
    #expect(line.contains("•"))
    #expect(line.contains("Return"))
  }

  @Test("U-04 a trace contains other text as it was typed")
  func plain() throws {
    let line = try trace(isSecure: false)
    #expect(line.contains("Geheim"))
    #expect(!line.contains("•"))
  }
}
