import Foundation
import Testing

@testable import GlissadeDrawing

@Suite struct PictureLedgerTests {
  private func list(_ groups: [DisplayGroup]) -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 100), scale: 1, background: .black,
      root: DisplayGroup(commands: groups.map { .group($0) }))
  }

  private func group(_ count: Int) -> DisplayGroup {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let shape = DrawCommand.shape(
      ShapeCommand(outline: RoundedRect(rect: rect, radius: 0), fill: .white))
    return DisplayGroup(commands: Array(repeating: shape, count: count))
  }

  @Test("what pictures share counts once, until the last of them is dropped")
  func shared() {
    let (page, one, other) = (group(1000), group(10), group(20))
    let first = list([page, one])
    let second = list([page, other])
    var ledger = PictureLedger()
    ledger.add(first)
    let alone = ledger.bytes
    #expect(alone > 1000 * MemoryLayout<DrawCommand>.stride)
    ledger.add(second)
    let both = ledger.bytes
    #expect(both - alone < 60 * MemoryLayout<DrawCommand>.stride)
    ledger.remove(first)
    // Page and the second's own part are still held.
    #expect(ledger.bytes > 1000 * MemoryLayout<DrawCommand>.stride)
    #expect(ledger.bytes < both)
    ledger.remove(second)
    #expect(ledger.bytes == 0)
  }

  @Test("a picture that is kept twice is dropped twice")
  func twice() {
    let picture = list([group(5)])
    var ledger = PictureLedger()
    ledger.add(picture)
    let once = ledger.bytes
    ledger.add(picture)
    #expect(ledger.bytes == once)
    ledger.remove(picture)
    #expect(ledger.bytes == once)
    ledger.remove(picture)
    #expect(ledger.bytes == 0)
  }

  @Test("pixels, masks, texts and paths count, wherever they are")
  func parts() {
    func bytes(_ command: DrawCommand) -> Int {
      var ledger = PictureLedger()
      ledger.add(list([DisplayGroup(commands: [command])]))
      return ledger.bytes
    }
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let empty = bytes(.shape(ShapeCommand(outline: RoundedRect(rect: rect, radius: 0))))
    let image = CGImage(
      width: 100, height: 100, pixels: Array(repeating: 0xFF00_0000, count: 10_000))
    let pixels = DrawCommand.image(ImageCommand(image: image, source: rect, destination: rect))
    #expect(bytes(pixels) - empty >= 40_000)
    #expect(bytes(pixels) - empty < 40_400)
    // The same picture twice, and once more as a mask.
    #expect(bytes(.group(DisplayGroup(commands: [pixels, pixels]))) - bytes(pixels) < 2000)
    let mask = DisplayMask.alpha(DisplayGroup(commands: [pixels]))
    #expect(bytes(.group(DisplayGroup(mask: mask, commands: []))) >= 40_000)
    let line = CGPath(
      elements: (0..<1000).map { .line(CGPoint(x: Double($0), y: 0)) })
    #expect(bytes(.path(PathCommand(path: line, fill: .white))) - empty > 32_000)
    let style = TextStyle(font: FontDescription(family: "Inter", size: 12))
    let text = String(repeating: "long ", count: 1000)
    let written = DrawCommand.text(TextCommand(text: text, style: style, frame: rect))
    #expect(bytes(written) - empty > 5000)
  }
}
