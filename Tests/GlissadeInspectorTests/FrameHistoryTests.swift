import Foundation
import GlissadeDrawing
import Testing
import UIKit

@testable import GlissadeInspector

/// The frames that a frame history keeps, and for how long.
@Suite struct FrameHistoryTests {
  /// A frame with a picture of its own, of so many shapes.
  private func frame(_ index: Int, shapes: Int = 1, phase: String? = nil) -> FrameHistory.Frame {
    let rect = CGRect(x: Double(index % 100), y: 0, width: 10, height: 10)
    let shape = DrawCommand.shape(
      ShapeCommand(outline: RoundedRect(rect: rect, radius: 0), fill: .white))
    let picture = DisplayList(
      size: CGSize(width: 100, height: 100), scale: 1, background: .black,
      root: DisplayGroup(commands: Array(repeating: shape, count: shapes)))
    var readOut = ReadOut(rule: "")
    readOut.phase = phase
    readOut.progress = phase == nil ? nil : 0.5
    return FrameHistory.Frame(
      index: index, time: Double(index) / 60, picture: picture, readOut: readOut)
  }

  private func frames(
    _ count: Int, shapes: Int = 1, budget: Int = FrameHistory.budget,
    phase: (Int) -> String? = { _ in nil }
  ) -> FrameHistory {
    var frames = FrameHistory(budget: budget)
    for index in 0..<count {
      frames.append(frame(index, shapes: shapes, phase: phase(index)), now: Double(index) / 60)
    }
    return frames
  }

  @Test("the last half minute is kept, to the bit, and nothing before it")
  func span() {
    let frames = frames(3000)
    #expect(abs(frames.end - frames.start - 30) < 0.02)
    #expect(frames.count == 1801 || frames.count == 1800)
    #expect(frames.last?.index == 2999)
    for position in stride(from: 0, to: frames.count, by: 37) {
      let kept = frames[position]
      #expect(kept.index == 3000 - frames.count + position)
      #expect(kept.picture == frame(kept.index).picture)
      #expect(frames.position(at: kept.offset) == position)
      #expect(frames.position(at: kept.offset + 0.01) == position)
    }
  }

  @Test("frames take no more memory than they may; the newest is always there")
  func budget() {
    let budget = 2 << 20
    let frames = frames(1000, shapes: 100, budget: budget)
    #expect(frames.bytes <= budget)
    #expect(frames.bytes > budget * 9 / 10)
    #expect(frames.last?.index == 999)
    let single = self.frames(20, shapes: 1000, budget: 10)
    #expect(single.count == 1)
    #expect(single.last?.index == 19)
  }

  @Test("a rest takes half a second of the history however long it was")
  func rest() {
    var frames = FrameHistory()
    frames.append(frame(0), now: 10)
    frames.append(frame(1), now: 10.1)
    frames.append(frame(2), now: 500)
    #expect(abs(frames[1].offset - frames[0].offset - 0.1) < 1e-9)
    #expect(abs(frames[2].offset - frames[1].offset - 0.5) < 1e-9)
    #expect(frames.runs.count == 2)
  }

  @Test("the track reports what was dragged, what ran and what else moved")
  func runs() {
    let frames = frames(120) { index in
      switch index {
      case 20..<60: "interactive"
      case 60..<100: "settling"
      default: nil
      }
    }
    #expect(frames.runs.map(\.motion) == [.other, .interactive, .running, .other])
    for (one, next) in zip(frames.runs, frames.runs.dropFirst()) {
      #expect(one.end == next.start)
    }
    #expect(frames.runs.first?.start == frames.start)
    #expect(frames.runs.last?.end == frames.end)
  }

  @Test("what is cut off is gone; what comes then follows at once")
  func cut() {
    var frames = frames(100) { $0 < 50 ? "interactive" : nil }
    let before = self.frames(31) { $0 < 50 ? "interactive" : nil }
    frames.removeFrames(after: 30)
    #expect(frames.count == 31)
    #expect(frames.last?.index == 30)
    #expect(frames.bytes == before.bytes)
    #expect(frames.runs.map(\.motion) == [.interactive])
    #expect(frames.runs.last?.end == frames.end)
    frames.append(frame(31), now: 1000)
    #expect(abs(frames[31].offset - frames[30].offset - 1.0 / 60) < 1e-9)
  }
}
