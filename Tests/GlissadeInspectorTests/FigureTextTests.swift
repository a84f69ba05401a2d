import Foundation
import GlissadeMotion
import Testing
import UIKit

@testable import GlissadeInspector

@MainActor @Suite("Texts of figures") struct FigureTextTests {
  @Test(
    "one minus sign is used for all numbers, and zero has none",
    arguments: [
      (-0.001, "0.00 s"), (-0.0, "0.00 s"), (-1.5, "−1.50 s"), (2, "2.00 s"), (.nan, "–"),
      (-.infinity, "–"), (-0.004, "0.00 s"), (-0.006, "−0.01 s"),
    ])
  func figures(value: Double, text: String) {
    #expect(FigureText.text("%.2f s", value) == text)
  }

  @Test("hyphens before numbers become minus signs, and those of names stay")
  func hyphens() {
    let text = "contact began tile-2 at -3,-4 with 12 pt/s (-5)"
    #expect(
      FigureText.withMinusSigns(text) == "contact began tile-2 at −3,−4 with 12 pt/s (−5)")
    #expect(FigureText.withMinusSigns("a-b - c -") == "a-b - c -")
  }

  @Test("N-20 a numbered controller has no suffix in the window, as the first one has none")
  func names() {
    let event = SceneEvent.callback(.viewDidAppear, controller: "PetCardViewController#2")
    #expect(LogLine(time: 0, event: event).text == "viewDidAppear PetCard 2")
    #expect(ControllerNames.shortened(in: "cancels: Hour") == "cancels: Hour")
    #expect(ControllerNames.shortened(in: "UIViewController#2 → A") == "UIViewController 2 → A")
    let plain = SceneEvent.callback(.viewDidAppear, controller: "UIViewController#2")
    #expect(LogLine(time: 0, event: plain).text == "viewDidAppear UIViewController 2")
  }

  @Test("frames, velocities and log lines have the same minus sign")
  func everywhere() {
    let rect = CGRect(x: -16, y: -0.001, width: 343.5, height: 200)
    #expect(ViewTree.Node.text(rect) == "−16, 0  343.5 × 200")
    #expect(ViewTree.Node.number(-12.25) == "−12.25")
    #expect(ReadOut.speed(-310) == "−310 pt/s")
    #expect(ReadOut.speed(-0.3) == "0 pt/s")
    let contact = SceneEvent.contactBegan(
      names: "a, b", point: CGPoint(x: -4, y: 5), speed: 3)
    #expect(LogLine(time: 0, event: contact).text == "contact began a, b at −4,5 with 3 pt/s")
  }
}
