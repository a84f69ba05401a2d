import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite struct SubtreeTests {
  private static let fonts = FontLibrary()

  /// A panel with an opaque background and the views that may be on it.
  private func panel(corner: Double) -> DisplayGroup {
    let picture = CGImage(
      width: 60, height: 40,
      pixels: (0..<2400).map { 0xff00_0000 | UInt32($0) &* 2_654_435_761 >> 8 })
    let rect = CGRect(x: 0, y: 0, width: 220, height: 160)
    let ground = RoundedRect(rect: rect, radius: corner)
    var commands: [DrawCommand] = (0..<6).map { row in
      let frame = CGRect(x: 8.3, y: 4.1 + Double(row) * 19.7, width: 130, height: 20)
      return .text(
        TextCommand(
          text: "Row \(row) of text",
          style: TextStyle(font: FontDescription(family: "Inter", size: 13)),
          frame: frame))
    }
    let image = ImageCommand(
      image: picture, source: CGRect(x: 0, y: 0, width: 60, height: 40),
      destination: CGRect(x: 0, y: 0, width: 71, height: 53))
    commands.append(
      .group(
        DisplayGroup(
          transform: ProjectiveTransform(translationX: 140.4, y: 12.6), opacity: 0.8,
          clip: RoundedRect(rect: CGRect(x: 3, y: 2, width: 60, height: 44), radius: 9),
          shadow: ShadowCommand(
            color: .black, offset: CGSize(width: 0, height: 3), sigma: 4,
            caster: .outline(RoundedRect(CGRect(x: 0, y: 0, width: 71, height: 53)))),
          commands: [.image(image), .shape(ShapeCommand(outline: ground, fill: nil))])))
    return DisplayGroup(
      id: 7,
      commands: [
        .shape(
          ShapeCommand(outline: ground, fill: CGColor(red: 1, green: 0.9, blue: 0.8, alpha: 1)))
      ] + [.group(DisplayGroup(clip: ground, commands: commands))])
  }

  private func frame(_ panel: DisplayGroup, _ x: Double, _ y: Double, scale: CGFloat) -> DisplayList
  {
    let veil = ShapeCommand(
      outline: RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 200)),
      fill: CGColor(gray: 0, alpha: 0.3))
    let moved = panel.with(transform: ProjectiveTransform(translationX: x, y: y), opacity: 1)
    return DisplayList(
      size: CGSize(width: 300, height: 200), scale: scale, background: .white,
      root: DisplayGroup(commands: [.group(moved), .shape(veil)]))
  }

  @Test(
    "a panel copied from what is kept of it, all or a part, is the panel drawn afresh, bit for bit",
    arguments: [1, 1.5, 2] as [CGFloat], [(0, 1), (14.5, 1), (14.5, 99)])
  func copies(scale: CGFloat, _ shape: (corner: Double, parts: Int)) {
    let painter = Painter(fonts: Self.fonts)
    let panel = panel(corner: shape.corner)
    // Rounding errors as a drag's arithmetic makes them, and two stops between pixels.
    let places: [(Double, Double)] = [
      (10, 10), (12, 14), (12.000_000_1, 20), (12, 33.37), (14, -60), (40, 24 - 1e-10), (41, 28),
      (41.5, 28), (42, 28), (120, 100), (-30, 4),
    ]
    var last: DisplayList?
    let shown = Painting.paint(frame(panel, 0, 0, scale: scale), with: painter)
    var copies = 0
    for (x, y) in places {
      let list = frame(panel, x, y, scale: scale)
      painter.paint(list, into: shown, damage: last.map { list.damage(from: $0) })
      if painter.subtrees.values.contains(where: { $0.isUsed(in: painter.frameCount) }) {
        copies += 1
      }
      prepare(painter, shape.parts)
      #expect(
        Painting.areEqual(shown, Painting.paint(list, fonts: Self.fonts)), "at \(x), \(y)")
      last = list
    }
    #expect(copies >= 3)
  }

  private func prepare(_ painter: Painter, _ parts: Int) {
    for _ in 0..<parts where painter.hasPreparations { painter.prepare() }
  }

  /// A panel behind a veil of the same size, and a square that hides a part of both.
  private func veiled(
    _ panel: DisplayGroup, _ x: Double, _ y: Double, _ color: CGColor, square: CGRect
  ) -> DisplayList {
    let moved = panel.with(transform: ProjectiveTransform(translationX: x, y: y), opacity: 1)
    let veil = ShapeCommand(
      outline: RoundedRect(CGRect(x: x, y: y, width: 220, height: 160)), fill: color)
    let hidden = ShapeCommand(outline: RoundedRect(square), fill: .white)
    return DisplayList(
      size: CGSize(width: 300, height: 200), scale: 1, background: .white,
      root: DisplayGroup(commands: [.group(moved), .shape(veil), .shape(hidden)]))
  }

  @Test(
    "M-45 a dimmed panel is copied in one pass, and has the bits of two passes", arguments: 1...12)
  func veils(_ seed: Int) {
    var random = RandomList(seed: UInt64(seed) + 800)
    let painter = Painter(fonts: Self.fonts)
    let panel = panel(corner: 0)
    var shown: Surface?
    var last: DisplayList?
    for step in 0..<12 {
      let color = CGColor(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
        alpha: random.number(0.001...0.999))
      let square = CGRect(
        x: random.number(0...200).rounded(), y: random.number(0...100).rounded(), width: 70,
        height: 60)
      // Whole places, of which some are outside of the picture.
      let x = random.number(-60...60).rounded()
      let y = random.number(-60...60).rounded()
      let list = veiled(panel, x, y, color, square: square)
      let surface = shown ?? Painting.paint(list, with: painter)
      painter.paint(list, into: surface, damage: last.map { list.damage(from: $0) })
      #expect(
        Painting.areEqual(surface, Painting.paint(list, fonts: Self.fonts)), "step \(step)")
      // The bitmap is drawn a part at a time, so that a part of the panel is drawn beside it.
      prepare(painter, 1)
      shown = surface
      last = list
    }
    #expect(painter.dimmedPixels > 12 * 5000)
  }

  @Test("M-45 a veil is painted in two passes where it does not cover just what is copied")
  func otherVeils() {
    let painter = Painter(fonts: Self.fonts)
    let panel = panel(corner: 0)
    for step in 0..<6 {
      let list = frame(panel, 10, Double(step), scale: 1)
      let shown = Painting.paint(list, with: painter)
      prepare(painter, 99)
      #expect(Painting.areEqual(shown, Painting.paint(list, fonts: Self.fonts)))
    }
    #expect(painter.dimmedPixels == 0)
  }

  @Test("M-45 a picture at rest is drawn in parts in advance; moved, it is only copied")
  func anticipated() {
    let painter = Painter(fonts: Self.fonts)
    let panel = panel(corner: 14.5)
    let still = frame(panel, 10, 10, scale: 2)
    _ = Painting.paint(still, with: painter)
    painter.finishPreparations()
    #expect(painter.subtrees.isEmpty, "it may change in the next frame")
    painter.anticipate(still)
    #expect(painter.subtrees.count == 1)
    painter.prepare()
    #expect(painter.hasPreparations, "it is drawn in several parts")
    painter.finishPreparations()
    let before = painter.work
    let moved = frame(panel, 12, 30, scale: 2)
    let shown = Painting.paint(moved, with: painter)
    #expect(painter.work == before)
    #expect(Painting.areEqual(shown, Painting.paint(moved, fonts: Self.fonts)))
  }

  @Test("M-45 no frame draws what it does not show: a panel that comes in is drawn ahead of it")
  func comingIn() {
    let painter = Painter(fonts: Self.fonts)
    let panel = panel(corner: 0)
    for step in 0..<20 {
      let before = painter.work
      let list = frame(panel, 0, -150 + Double(step) * 8, scale: 2)
      let shown = Painting.paint(list, with: painter)
      let made = painter.work - before
      #expect(made.bitmaps == 0 || step < 1, "the image is halved when it is first seen")
      #expect(Painting.areEqual(shown, Painting.paint(list, fonts: Self.fonts)), "step \(step)")
      prepare(painter, 1)
    }
    #expect(painter.subtrees.values.contains { $0.isUsed(in: painter.frameCount) })
  }

  @Test("M-45 of what lies one in the other the innermost is kept, which does not change")
  func nested() {
    let painter = Painter(fonts: Self.fonts)
    let panel = panel(corner: 0)
    let ground = RoundedRect(CGRect(x: 0, y: 0, width: 290, height: 190))
    func list(_ shift: Double) -> DisplayList {
      let inner = panel.with(transform: ProjectiveTransform(translationX: 20, y: shift), opacity: 1)
      let outer = DisplayGroup(
        id: 3, commands: [.shape(ShapeCommand(outline: ground, fill: .black)), .group(inner)])
      return DisplayList(
        size: CGSize(width: 300, height: 200), scale: 1, background: .white,
        root: DisplayGroup(commands: [.group(outer)]))
    }
    let still = list(10)
    _ = Painting.paint(still, with: painter)
    painter.anticipate(still)
    prepare(painter, 99)
    #expect(painter.subtrees.keys.map { $0.contents === panel.contents } == [true])
    let before = painter.work
    for step in 0..<4 {
      let moved = list(12 + Double(step) * 3)
      let shown = Painting.paint(moved, with: painter)
      #expect(Painting.areEqual(shown, Painting.paint(moved, fonts: Self.fonts)))
    }
    #expect(painter.work == before)
  }

  @Test("no more is kept than the last frames showed")
  func forgets() {
    let painter = Painter(fonts: Self.fonts)
    for round in 0..<12 {
      let panel = panel(corner: Double(round))
      for step in 0..<5 {
        _ = Painting.paint(frame(panel, 2, Double(step), scale: 1), with: painter)
        prepare(painter, 99)
      }
      #expect(painter.subtrees.count <= 2)
      #expect(!painter.subtrees.isEmpty)
      #expect(painter.wantedSubtrees.count <= 33)
    }
  }

  @Test("what looks different in every frame is not kept at all")
  func changes() {
    let painter = Painter(fonts: Self.fonts)
    for round in 0..<100 {
      _ = Painting.paint(frame(panel(corner: Double(round % 9)), 2, 2, scale: 1), with: painter)
      prepare(painter, 99)
    }
    #expect(painter.subtrees.isEmpty)
    #expect(painter.wantedSubtrees.count <= 33)
  }

  /// A page of texts beneath a veil and a panel, all in one group, as subviews of one view are.
  ///
  /// - Parameter changed: The row of text that differs, or `nil`.
  private func page(
    _ random: inout RandomList, panelAt y: Double, changed: Int? = nil
  ) -> DisplayGroup {
    let ground = RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 200))
    let style = TextStyle(font: FontDescription(family: "Inter", size: 13))
    var commands: [DrawCommand] = [.shape(ShapeCommand(outline: ground, fill: .white))]
    for row in 0..<12 {
      let frame = CGRect(x: 9, y: Double(row) * 16.3, width: 260, height: 16)
      let text = row == changed ? "Row \(row), changed" : "Row \(row) of text"
      commands.append(.text(TextCommand(text: text, style: style, frame: frame)))
    }
    commands.append(
      .shape(ShapeCommand(outline: ground, fill: CGColor(gray: 0, alpha: random.number(0...1)))))
    commands.append(
      .group(
        panel(corner: 12).with(transform: ProjectiveTransform(translationX: 30, y: y), opacity: 1)))
    return DisplayGroup(id: 1, commands: commands)
  }

  private func list(_ page: DisplayGroup) -> DisplayList {
    DisplayList(
      size: CGSize(width: 300, height: 200), scale: 1, background: .black,
      root: DisplayGroup(commands: [.group(page)]))
  }

  @Test("M-45 what stays the same of a page that contains a moving panel is kept", arguments: 1...6)
  func leading(_ seed: Int) {
    var random = RandomList(seed: UInt64(seed) + 700)
    let painter = Painter(fonts: Self.fonts)
    var shown: Surface?
    var last: DisplayList?
    for step in 0..<40 {
      // A row changes now and then, at last one near the beginning.
      let changed: Int? = step == 32 ? 2 : step % 13 == 12 ? 9 : nil
      let list = list(
        page(&random, panelAt: random.number(-150...150).rounded(), changed: changed))
      let surface = shown ?? Painting.paint(list, with: painter)
      painter.paint(list, into: surface, damage: last.map { list.damage(from: $0) })
      prepare(painter, 99)
      #expect(
        Painting.areEqual(surface, Painting.paint(list, fonts: Self.fonts)), "step \(step)")
      shown = surface
      last = list
      if (3...11).contains(step) {
        #expect(
          painter.subtrees.values.contains {
            $0.subtree.contents.commands.count == 13 && $0.isUsed(in: painter.frameCount)
          }, "step \(step)")
      }
    }
    #expect(painter.dimmedPixels > 0, "the veil is part of the copy")
  }

  @Test("the leading commands end where one changes, and grow again when they stay the same")
  func leadingCommands() {
    func contents(_ values: [Int]) -> DisplayContents {
      DisplayContents(
        clip: nil, shadow: nil,
        commands: values.map {
          .shape(ShapeCommand(outline: RoundedRect(CGRect(x: $0, y: 0, width: 9, height: 9))))
        })
    }
    let first = Array(0..<20)
    var commands = LeadingCommands()
    var frame = 0
    func leading(_ changes: [Int: Int]) -> DisplayContents? {
      frame += 1
      return commands.leading(
        of: contents(first.map { changes[$0] ?? $0 }), frame: frame)
    }
    #expect(leading([:]) == nil, "nothing is known of the frame before")
    let kept = leading([15: 100])
    #expect(kept?.commands.count == 15)
    #expect(leading([15: 101]) === kept)
    #expect(leading([15: 102, 17: 50]) === kept)
    #expect(leading([15: 103, 9: 60])?.commands.count == 9)
    let short = leading([15: 104])
    #expect(short?.commands.count == 9)
    for value in 105..<108 { #expect(leading([15: value]) === short) }
    #expect(leading([15: 108])?.commands.count == 15)
    #expect(leading([3: 200]) == nil, "too few commands stay the same")
  }
}
