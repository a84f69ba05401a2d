import Foundation
import GlissadeDrawing
import GlissadeGeometry
@testable import GlissadeReleaseMap
import Testing

@Suite("What moves after a release") struct ReleaseTrailTests {
  /// Returns a picture of a card, 30 by 40 points, at a place, with a mark in it at another place.
  private func picture(card: CGPoint, mark: CGPoint, opacity: Double = 1) -> DisplayList {
    func box(_ width: Double, _ height: Double) -> DrawCommand {
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      return .shape(ShapeCommand(outline: RoundedRect(rect)))
    }
    func group(_ id: UInt64, _ place: CGPoint, _ opacity: Double, _ commands: [DrawCommand])
      -> DrawCommand
    {
      .group(
        DisplayGroup(
          id: id, transform: ProjectiveTransform(translationX: place.x, y: place.y),
          opacity: opacity, commands: commands))
    }
    let card = group(1, card, opacity, [box(30, 40), group(2, mark, 1, [box(5, 5)])])
    return DisplayList(
      size: CGSize(width: 300, height: 300), scale: 1,
      background: CGColor(red: 0, green: 0, blue: 0, alpha: 1),
      root: DisplayGroup(commands: [card]))
  }

  private func corners(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [CGPoint] {
    [
      CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), CGPoint(x: x + width, y: y + height),
      CGPoint(x: x, y: y + height),
    ]
  }

  @Test("W-02 what has moved in its superview is outlined, in points of the scene")
  func outlines() {
    let mark = CGPoint(x: 4, y: 6)
    var outlines = MovingOutlines(from: picture(card: CGPoint(x: 10, y: 20), mark: mark))
    #expect(outlines.corners == [])
    // The mark has its place in the card.
    outlines.update(picture(card: CGPoint(x: 10, y: 70), mark: mark))
    #expect(outlines.corners == [corners(10, 70, 30, 40)])
    outlines.update(picture(card: CGPoint(x: 10, y: 70), mark: CGPoint(x: 8, y: 6)))
    #expect(outlines.corners == [corners(10, 70, 30, 40), corners(18, 76, 5, 5)])
    // A view that has moved once is outlined at its old place, too.
    outlines.update(picture(card: CGPoint(x: 10, y: 20), mark: mark))
    #expect(outlines.corners == [corners(10, 20, 30, 40), corners(14, 26, 5, 5)])
    outlines.update(picture(card: CGPoint(x: 10, y: 90), mark: mark, opacity: 0))
    #expect(outlines.corners == [])
  }

  @Test("W-02 at a time a trail has the outlines of the last frame up to then")
  func times() {
    var trail = ReleaseTrail(Release(position: 100, velocity: 300))
    #expect(trail.outlines(at: 0) == [])
    #expect(trail.start == 0)
    for (index, time) in [-0.05, 0, 0.1].enumerated() {
      trail.frames.append(
        ReleaseTrail.Frame(time: time, outlines: [corners(Double(index), 0, 10, 10)]))
    }
    #expect(trail.start == -0.05)
    #expect(trail.outlines(at: -1) == [corners(0, 0, 10, 10)])
    #expect(trail.outlines(at: -0.01) == [corners(0, 0, 10, 10)])
    #expect(trail.outlines(at: 0) == [corners(1, 0, 10, 10)])
    #expect(trail.outlines(at: 0.0999) == [corners(1, 0, 10, 10)])
    #expect(trail.outlines(at: 5) == [corners(2, 0, 10, 10)])
  }

  @Test("W-02 a frame is the same after its text, and no other text is a frame")
  func text() {
    let frame = ReleaseTrail.Frame(
      time: -1.0 / 60, outlines: [corners(0.1, -3, 10, 1e-9), corners(5, 6, 7, 8)])
    #expect(ReleaseTrail.Frame(text: frame.text[...]) == frame)
    let empty = ReleaseTrail.Frame(time: 0.5, outlines: [])
    #expect(ReleaseTrail.Frame(text: empty.text[...]) == empty)
    #expect(ReleaseTrail.Frame(text: "") == nil)
    #expect(ReleaseTrail.Frame(text: "now;1 2") == nil)
  }
}
