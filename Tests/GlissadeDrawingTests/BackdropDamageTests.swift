import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@Suite struct BackdropDamageTests {
  private func list(dotAt x: Double, backdrop: Bool) -> DisplayList {
    let dot = DrawCommand.shape(
      ShapeCommand(
        outline: RoundedRect(CGRect(x: x, y: 10, width: 4, height: 4)),
        fill: CGColor(gray: 0, alpha: 1)))
    let blur = DrawCommand.backdrop(
      BackdropCommand(
        outline: RoundedRect(CGRect(x: 100, y: 0, width: 50, height: 50)), sigma: 10, tint: .clear))
    return DisplayList(
      size: CGSize(width: 400, height: 50), scale: 1, background: CGColor(gray: 1, alpha: 1),
      root: DisplayGroup(commands: backdrop ? [dot, blur] : [dot]))
  }

  @Test(
    "N-13 what changes beside a blur, within its reach, changes the blur; farther away it does not")
  func reach() {
    let shown = CGRect(x: 100, y: 0, width: 50, height: 50)
    func touches(_ from: Double, _ to: Double) -> Bool {
      list(dotAt: to, backdrop: true).damage(from: list(dotAt: from, backdrop: true))
        .contains { $0.cgRect.contains(shown) }
    }
    #expect(touches(80, 82))
    #expect(touches(10, 120))
    #expect(touches(165, 168))
    #expect(!touches(10, 14))
    #expect(!touches(300, 310))
  }
}
