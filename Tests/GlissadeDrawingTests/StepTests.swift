import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@Suite struct StepTests {
  private func group(
    _ id: UInt64, x: Double, _ commands: [DrawCommand] = []
  ) -> DisplayGroup {
    let fill = DrawCommand.shape(
      ShapeCommand(
        outline: RoundedRect(CGRect(x: 0, y: 0, width: 100, height: 50)), fill: .black))
    return DisplayGroup(
      id: id, transform: ProjectiveTransform(CGAffineTransform(translationX: x, y: 0)),
      commands: [fill] + commands)
  }

  private func list(_ groups: DisplayGroup...) -> DisplayList {
    DisplayList(
      size: CGSize(width: 400, height: 400), scale: 2, background: .white,
      root: DisplayGroup(id: 1, commands: groups.map { .group($0) }))
  }

  @Test("M-50 the largest step is that of the layer that has moved farthest, in points")
  func largest() {
    let old = list(group(2, x: 0), group(3, x: 10, [.group(group(4, x: 5))]))
    #expect(old.largestStep(from: old) == 0)
    let moved = list(group(2, x: 3), group(3, x: 10, [.group(group(4, x: 0))]))
    #expect(abs(moved.largestStep(from: old) - 5) < 1e-9)
    // A layer in a moving one moves with it.
    let both = list(group(2, x: 0), group(3, x: 20, [.group(group(4, x: 9))]))
    #expect(abs(both.largestStep(from: old) - 14) < 1e-9)
  }

  @Test("M-50 a layer that comes, goes or changes its contents has not moved")
  func newLayers() {
    let old = list(group(2, x: 0), group(3, x: 10))
    #expect(list(group(3, x: 10)).largestStep(from: old) == 0)
    #expect(list(group(2, x: 0), group(5, x: 200), group(3, x: 10)).largestStep(from: old) == 0)
    let swapped = list(group(3, x: 10), group(2, x: 4))
    #expect(abs(swapped.largestStep(from: old) - 4) < 1e-9)
  }
}
