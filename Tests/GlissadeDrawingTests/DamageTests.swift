import Foundation
import GlissadeGeometry
import Testing

@testable import GlissadeDrawing

@Suite struct DamageTests {
  private func box(_ x: CGFloat, _ y: CGFloat) -> DrawCommand { DisplayListTests.box(x, y) }

  private func group(_ id: UInt64, x: CGFloat = 0, _ commands: [DrawCommand]) -> DrawCommand {
    .group(
      DisplayGroup(
        id: id, transform: ProjectiveTransform(translationX: x, y: 0), commands: commands))
  }

  private func damage(_ old: [DrawCommand], _ new: [DrawCommand]) -> [PixelRect] {
    DisplayListTests.list(new).damage(from: DisplayListTests.list(old))
  }

  @Test("a moved command damages where it was and where it is, a pixel wider")
  func moved() {
    let rects = damage([box(0, 0), box(50, 50)], [box(0, 0), box(100, 20)])
    #expect(
      Set(rects) == [
        PixelRect(x: 49, y: 49, width: 12, height: 12),
        PixelRect(x: 99, y: 19, width: 12, height: 12),
      ])
  }

  @Test("an insertion in front of others damages only itself")
  func inserted() {
    let rest = (0..<5).map { group(UInt64($0 + 1), x: CGFloat($0) * 20, [box(0, 60)]) }
    let rects = damage(rest, [group(99, [box(0, 0)])] + rest)
    #expect(rects == [PixelRect(x: 0, y: 0, width: 11, height: 11)])
  }

  @Test("raising or lowering one of many damages only that one")
  func reordered() {
    let groups = (0..<6).map { group(UInt64($0 + 1), x: CGFloat($0) * 20, [box(0, 0)]) }
    let raised = damage(groups, Array(groups[1...]) + [groups[0]])
    #expect(raised == [PixelRect(x: 0, y: 0, width: 11, height: 11)])
    let lowered = damage(groups, [groups[5]] + Array(groups[..<5]))
    #expect(lowered == [PixelRect(x: 99, y: 0, width: 12, height: 11)])
  }

  @Test("a change deep in a group damages only the change, and not beyond the group's clip")
  func nested() {
    func list(_ x: CGFloat) -> [DrawCommand] {
      let inner = DisplayGroup(
        id: 1, transform: ProjectiveTransform(translationX: 100, y: 0),
        clip: RoundedRect(CGRect(x: 0, y: 0, width: 30, height: 30)),
        commands: [box(x, 0), box(0, 20)])
      return [.group(inner)]
    }
    #expect(damage(list(0), list(0)).isEmpty)
    #expect(
      damage(list(20), list(25)) == [PixelRect(x: 119, y: 0, width: 12, height: 11)])
  }

  @Test("a change inside groups without identity damages only itself")
  func anonymous() {
    func list(_ x: CGFloat) -> [DrawCommand] {
      let clip = RoundedRect(CGRect(x: 0, y: 0, width: 200, height: 90))
      return [
        box(0, 0), .group(DisplayGroup(clip: clip, commands: [box(0, 50)])),
        .group(DisplayGroup(clip: clip, commands: [box(x, 0), box(60, 60)])),
      ]
    }
    #expect(
      damage(list(20), list(25)) == [PixelRect(x: 19, y: 0, width: 17, height: 11)])
  }

  @Test("a change of size, scale or background damages everything")
  func everything() {
    let old = DisplayListTests.list([box(0, 0)])
    let new = DisplayListTests.list([box(0, 0)], scale: 2)
    #expect(new.damage(from: old) == [PixelRect(x: 0, y: 0, width: 400, height: 200)])
  }

  @Test("many changes give few rectangles, disjoint, that cover them all")
  func merged() {
    let old = (0..<40).map { box(CGFloat($0 % 10) * 20, CGFloat($0 / 10) * 25) }
    let rects = damage(old, [])
    #expect(rects.count <= DisplayList.damageLimit)
    for (index, rect) in rects.enumerated() {
      #expect(rects[(index + 1)...].allSatisfy { !$0.intersects(rect) })
    }
    for command in old {
      let need = PixelRect(containing: command.bounds)
      let covered = rects.reduce(0) { $0 + $1.intersection(need).area }
      #expect(covered == need.area)
    }
  }
}
