import Foundation
import TestMaterial
import Testing

@testable import GlissadeSprings

/// Tests of the shortest polyline against dynamic programming.
@Suite struct ShortestPolylineTests {
  /// The fewest links through gates with heights on a grid, by trying all.
  private struct Grid {
    let gates: [ClosedRange<Double>]
    let spacing: Double
    let end: Double

    private func heights(at index: Int) -> [Double] {
      if index == 0 { return [0] }
      if index == gates.count - 1 { return [end] }
      let low = (gates[index].lowerBound / spacing).rounded(.up)
      let high = (gates[index].upperBound / spacing).rounded(.down)
      return low > high ? [] : (Int(low)...Int(high)).map { Double($0) * spacing }
    }

    private func passes(_ from: (Int, Double), _ to: (Int, Double)) -> Bool {
      (from.0...to.0).allSatisfy { index in
        let share = Double(index - from.0) / Double(to.0 - from.0)
        let height = from.1 + (to.1 - from.1) * share
        return gates[index].lowerBound - 1e-9 <= height && height <= gates[index].upperBound + 1e-9
      }
    }

    var fewestLinks: Int? {
      var links: [[(height: Double, count: Int)]] = [[(0, 0)]]
      for index in 1..<gates.count {
        links.append(
          heights(at: index).compactMap { height in
            let counts = (0..<index).flatMap { before in
              links[before].filter { passes((before, $0.height), (index, height)) }.map {
                $0.count + 1
              }
            }
            return counts.min().map { (height, $0) }
          })
      }
      return links[gates.count - 1].first?.count
    }
  }

  private func gates(_ values: [Double], _ room: Double) -> [ClosedRange<Double>] {
    values.map { ($0 - room)...($0 + room) }
  }

  private func shortest(_ values: [Double], _ room: Double) -> [ShortestPolyline.Vertex]? {
    ShortestPolyline(gates: gates(values, room), stride: 1, start: 0, end: values.last ?? 0)
      .vertices(mostLinks: 60)
  }

  private func compare(_ values: [Double], room: Double) throws {
    let spacing = room / 4
    let vertices = try #require(shortest(values, room))
    let end = values.last ?? 0
    // A grid of heights can only need more links; with half a spacing more room it needs no more
    // than any heights do.
    let more = try #require(
      Grid(gates: gates(values, room), spacing: spacing, end: end).fewestLinks)
    let fewer = try #require(
      Grid(gates: gates(values, room + spacing / 2), spacing: spacing, end: end).fewestLinks)
    #expect(vertices.count - 1 <= more)
    #expect(vertices.count - 1 >= fewer)
  }

  @Test(
    "X-01 a list has the fewest points, compared with dynamic programming",
    arguments: [0.1, 0.3, 0.6, 1, 2], [0.01, 0.03, 0.1])
  func springs(ratio: Double, room: Double) throws {
    let motion = SpringDescription(angularFrequency: 10, dampingRatio: ratio).motion
    try compare((0...24).map { motion.value(at: Double($0) / 24) }, room: room)
  }

  @Test("X-01 so it has for random curves", arguments: 1...20)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var values = [0.0]
    for _ in 0..<16 {
      values.append(values[values.count - 1] + .random(in: -1...1, using: &generator))
    }
    try compare(values, room: 0.4)
  }

  @Test("X-01 every gate is passed, and the ends are exact", arguments: [0.002, 0.02, 0.2])
  func passed(room: Double) throws {
    let motion = SpringDescription(angularFrequency: 20, dampingRatio: 0.3).motion
    let values = (0...1600).map { motion.value(at: Double($0) / 1000) }
    let walls = gates(values, room)
    let polyline = ShortestPolyline(gates: walls, stride: 4, start: 0, end: 1)
    let vertices = try #require(polyline.vertices(mostLinks: 60))
    #expect(vertices.first == ShortestPolyline.Vertex(step: 0, value: 0))
    #expect(vertices.last == ShortestPolyline.Vertex(step: 400, value: 1))
    for (from, to) in zip(vertices, vertices.dropFirst()) {
      for index in from.step * 4...to.step * 4 {
        let share = Double(index - from.step * 4) / Double((to.step - from.step) * 4)
        let height = from.value + (to.value - from.value) * share
        #expect(walls[index].lowerBound - 1e-9 <= height)
        #expect(height <= walls[index].upperBound + 1e-9)
      }
    }
  }

  @Test("X-01 too few links make no polyline, and a wider room needs no more")
  func limits() throws {
    let motion = SpringDescription(angularFrequency: 20, dampingRatio: 0.2).motion
    let values = (0...1000).map { motion.value(at: Double($0) / 600) }
    var last = Int.max
    for room in [0.001, 0.002, 0.003, 0.005, 0.01, 0.05] {
      let polyline = ShortestPolyline(gates: gates(values, room), stride: 1, start: 0, end: 1)
      let vertices = try #require(polyline.vertices(mostLinks: 100))
      #expect(vertices.count <= last)
      last = vertices.count
      #expect(polyline.vertices(mostLinks: vertices.count - 2) == nil)
    }
  }
}
