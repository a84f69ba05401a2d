import Foundation
import GlissadeDrawing
import Testing
import UIKit

@testable import GlissadeDemo
import GlissadeGallery
@testable import GlissadeSandbox

@MainActor @Suite("Impacts on the canvas") struct ImpactPulseTests {
  /// A page that feels each touch.
  final class Drum: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let tap = UITapGestureRecognizer(target: self, action: Selector(Drum.beat))
      view.addGestureRecognizer(tap)
    }

    func beat(_ tap: UITapGestureRecognizer) {
      UIImpactFeedbackGenerator(style: .light, view: view)
        .impactOccurred(at: tap.location(in: view))
    }
  }

  @Test("N-14 an impact of the demo is seen over its place on the canvas, and then no more")
  func pulse() throws {
    let demo = Demo(name: "drum", title: "Drum", summary: "", hue: .black) { Drum() }
    let fixture = try Fixture(demo)
    let picture = fixture.canvas.flatten()
    fixture.down(100, 200)
    fixture.frames(1)
    fixture.up(100, 200)
    fixture.frames(2)
    let box = fixture.overlay.reduce(CGRect.null) { $0.union($1.bounds) }
    let place = fixture.place(100, 200)
    #expect(abs(box.midX - place.x) < 0.01)
    #expect(abs(box.midY - place.y) < 0.01)
    #expect(box.width > 16)
    #expect(
      fixture.canvas.scene.eventLog.entries.map(\.description).contains(
        "impact light 1 (100, 200)"))
    // No part of the canvas's own picture.
    #expect(fixture.canvas.flatten().stableHash == picture.stableHash)
    fixture.settle()
    #expect(fixture.overlay.isEmpty)
  }
}
