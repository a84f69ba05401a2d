import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite struct RepaintTests {
  private static let fonts = FontLibrary()

  private func copy(_ surface: Surface) -> Surface {
    let result = Surface(width: surface.width, height: surface.height)
    result.pixels.update(from: surface.pixels, count: surface.width * surface.height)
    return result
  }

  @Test(
    "painting the damage over the old frame gives the new frame, bit for bit",
    arguments: 1...40)
  func damage(_ seed: Int) {
    expectRepainted(RandomList(seed: UInt64(seed)), seed)
  }

  /// Changes a list five times and paints what that damages.
  private func expectRepainted(_ source: RandomList, _ seed: Int) {
    var random = source
    let painter = Painter(fonts: Self.fonts)
    var list = random.list(scale: seed % 4 == 0 ? 1.5 : 1)
    var shown = Painting.paint(list, with: painter)
    for step in 0..<5 {
      let next = random.changed(list)
      shown = copy(shown)
      painter.paint(next, into: shown, damage: next.damage(from: list))
      let whole = Painting.paint(next, fonts: Self.fonts)
      #expect(Painting.areEqual(shown, whole), "seed \(seed), step \(step)")
      list = next
    }
  }

  @Test(
    "N-13 what is behind a blur repaints it, bit for bit, wherever it changes",
    arguments: 1...40)
  func backdrops(_ seed: Int) {
    expectRepainted(RandomList(seed: UInt64(seed) + 3000, backdrops: true), seed)
  }

  @Test(
    "any rectangles, painted one after the other, give the whole frame bit for bit",
    arguments: 1...30)
  func tiles(_ seed: Int) {
    var random = RandomList(seed: UInt64(seed) + 5000)
    let list = random.list(scale: 1)
    let painter = Painter(fonts: Self.fonts)
    let whole = Painting.paint(list, with: painter)
    let tiled = Surface(width: whole.width, height: whole.height)
    let (width, height) = (Int(random.next() % 50) + 7, Int(random.next() % 40) + 5)
    for y in stride(from: 0, to: whole.height, by: height) {
      for x in stride(from: 0, to: whole.width, by: width) {
        painter.paint(
          list, into: tiled, damage: [PixelRect(x: x, y: y, width: width, height: height)])
      }
    }
    #expect(Painting.areEqual(tiled, whole), "seed \(seed)")
  }

  @Test(
    "a group that moves by whole pixels takes its picture along, bit for bit",
    arguments: 1...30)
  func translation(_ seed: Int) {
    var random = RandomList(seed: UInt64(seed) + 9000, perspective: false)
    let inner = random.list(scale: 1)
    let painter = Painter(fonts: Self.fonts)
    func frame(_ x: Int, _ y: Int) -> Surface {
      let moved = DisplayGroup(
        transform: ProjectiveTransform(translationX: CGFloat(x), y: CGFloat(y)),
        commands: [.group(inner.root)])
      let list = DisplayList(
        size: CGSize(width: 400, height: 400), scale: 1, background: .white, root: moved)
      return Painting.paint(list, with: painter)
    }
    let (one, other) = (frame(100, 90), frame(137, 163))
    var differences = 0
    for y in 60..<220 {
      for x in 60..<260 where one[x, y] != other[x + 37, y + 73] { differences += 1 }
    }
    #expect(differences == 0, "seed \(seed)")
  }
}
