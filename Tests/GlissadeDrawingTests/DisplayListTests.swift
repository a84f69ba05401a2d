import Foundation
import GlissadeGeometry
import Testing

@testable import GlissadeDrawing

@Suite struct DisplayListTests {
  static func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> DrawCommand {
    .shape(
      ShapeCommand(
        outline: RoundedRect(CGRect(x: x, y: y, width: side, height: side)), fill: .black))
  }

  static func list(_ commands: [DrawCommand], scale: CGFloat = 1) -> DisplayList {
    DisplayList(
      size: CGSize(width: 200, height: 100), scale: scale, background: .white,
      root: DisplayGroup(commands: commands))
  }

  private func group(_ id: UInt64, x: CGFloat, _ commands: [DrawCommand]) -> DrawCommand {
    .group(
      DisplayGroup(
        id: id, transform: ProjectiveTransform(translationX: x, y: 0), commands: commands))
  }

  private func box(_ x: CGFloat, _ y: CGFloat) -> DrawCommand { Self.box(x, y) }

  @Test("equal lists have equal hashes and no damage, whatever their groups' ids")
  func identityIsIgnored() {
    let one = Self.list([group(1, x: 5, [box(0, 0)])])
    let other = Self.list([group(2, x: 5, [box(0, 0)])])
    #expect(one == other)
    #expect(one.stableHash == other.stableHash)
    #expect(other.damage(from: one).isEmpty)
  }

  @Test("every field of a command changes the hash")
  func hashSeesEverything() {
    let style = TextStyle(font: FontDescription(family: "Inter", size: 14))
    var bold = style
    bold.font.weight = 700
    var blue = style
    blue.color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    let frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    let image = CGImage(width: 1, height: 1, pixels: [0xff00_0000])
    let other = CGImage(width: 1, height: 1, pixels: [0xff00_0001])
    let source = CGRect(x: 0, y: 0, width: 1, height: 1)
    let shadow = ShadowCommand(color: .black, offset: .zero, sigma: 3, caster: .content)
    let lists: [[DrawCommand]] = [
      [], [box(0, 0)], [box(0, 1)],
      [.text(TextCommand(text: "a", style: style, frame: frame))],
      [.text(TextCommand(text: "b", style: style, frame: frame))],
      [.text(TextCommand(text: "a", style: bold, frame: frame))],
      [.text(TextCommand(text: "a", style: blue, frame: frame))],
      [.image(ImageCommand(image: image, source: source, destination: frame))],
      [.image(ImageCommand(image: other, source: source, destination: frame))],
      [.group(DisplayGroup(opacity: 0.5, commands: [box(0, 0)]))],
      [.group(DisplayGroup(clip: RoundedRect(frame), commands: [box(0, 0)]))],
      [.group(DisplayGroup(shadow: shadow, commands: [box(0, 0)]))],
      [.path(PathCommand(path: CGPath(rect: frame, transform: nil), fill: .black))],
      [.path(PathCommand(path: CGPath(rect: frame, transform: nil), stroke: .black))],
    ]
    let hashes = lists.map { Self.list($0).stableHash }
    #expect(Set(hashes).count == lists.count)
  }

  @Test(
    "a group moved by with(transform:opacity:) shares its contents and compares equal to a copy")
  func sharing() {
    let group = DisplayGroup(id: 7, commands: [box(0, 0)])
    let moved = group.with(transform: ProjectiveTransform(translationX: 3, y: 4), opacity: 0.5)
    #expect(moved.contents === group.contents)
    #expect(moved.id == 7)
    #expect(moved.opacity == 0.5)
    #expect(moved != group)
    #expect(moved.boundsInParent == CGRect(x: 3, y: 4, width: 10, height: 10))
  }

  @Test("a group's bounds hold its clipped content and its shadow")
  func bounds() {
    let shadow = ShadowCommand(
      color: .black, offset: CGSize(width: 0, height: 4), sigma: 2,
      caster: .outline(RoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20))))
    let group = DisplayGroup(
      clip: RoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20)), shadow: shadow,
      commands: [Self.box(-50, 5, 200)])
    #expect(group.bounds == CGRect(x: -6, y: -2, width: 32, height: 32))
  }
}
