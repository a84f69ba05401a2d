import Foundation
import GlissadeDrawing
import Testing
import UIKit

@testable import GlissadeInspector

/// What a film keeps, and for how long.
@Suite struct FilmTests {
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

  private func film(
    _ count: Int, shapes: Int = 1, budget: Int = FrameHistory.budget,
    phase: (Int) -> String? = { _ in nil }
  ) -> FrameHistory {
    var film = FrameHistory(budget: budget)
    for index in 0..<count {
      film.append(frame(index, shapes: shapes, phase: phase(index)), now: Double(index) / 60)
    }
    return film
  }

  @Test("the last half minute is kept, to the bit, and nothing before it")
  func span() {
    let film = film(3000)
    #expect(abs(film.end - film.start - 30) < 0.02)
    #expect(film.count == 1801 || film.count == 1800)
    #expect(film.last?.index == 2999)
    for position in stride(from: 0, to: film.count, by: 37) {
      let kept = film[position]
      #expect(kept.index == 3000 - film.count + position)
      #expect(kept.picture == frame(kept.index).picture)
      #expect(film.position(at: kept.offset) == position)
      #expect(film.position(at: kept.offset + 0.01) == position)
    }
  }

  @Test("frames take no more memory than they may; the newest is always there")
  func budget() {
    let budget = 2 << 20
    let film = film(1000, shapes: 100, budget: budget)
    #expect(film.bytes <= budget)
    #expect(film.bytes > budget * 9 / 10)
    #expect(film.last?.index == 999)
    let single = self.film(20, shapes: 1000, budget: 10)
    #expect(single.count == 1)
    #expect(single.last?.index == 19)
  }

  @Test("a rest takes half a second of the film however long it was")
  func rest() {
    var film = FrameHistory()
    film.append(frame(0), now: 10)
    film.append(frame(1), now: 10.1)
    film.append(frame(2), now: 500)
    #expect(abs(film[1].offset - film[0].offset - 0.1) < 1e-9)
    #expect(abs(film[2].offset - film[1].offset - 0.5) < 1e-9)
    #expect(film.runs.count == 2)
  }

  @Test("the track tells what was held, what ran and what else moved")
  func runs() {
    let film = film(120) { index in
      switch index {
      case 20..<60: "interactive"
      case 60..<100: "settling"
      default: nil
      }
    }
    #expect(film.runs.map(\.motion) == [.other, .interactive, .running, .other])
    for (one, next) in zip(film.runs, film.runs.dropFirst()) { #expect(one.end == next.start) }
    #expect(film.runs.first?.start == film.start)
    #expect(film.runs.last?.end == film.end)
    let history = film.history(upTo: 70)
    #expect(history.end == film[70].time)
    #expect(history.marks.count == 2)
    #expect(history.samples.last?.progress == 0.5)
  }

  @Test("what is cut off is gone; what comes then follows at once")
  func cut() {
    var film = film(100) { $0 < 50 ? "interactive" : nil }
    let before = self.film(31) { $0 < 50 ? "interactive" : nil }
    film.removeFrames(after: 30)
    #expect(film.count == 31)
    #expect(film.last?.index == 30)
    #expect(film.bytes == before.bytes)
    #expect(film.runs.map(\.motion) == [.interactive])
    #expect(film.runs.last?.end == film.end)
    film.append(frame(31), now: 1000)
    #expect(abs(film[31].offset - film[30].offset - 1.0 / 60) < 1e-9)
  }
}
