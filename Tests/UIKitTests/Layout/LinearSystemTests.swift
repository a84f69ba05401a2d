import Testing

@testable import UIKit

@Suite("Linear equations") struct LinearSystemTests {
  @Test("N-13 as many equations as unknowns determine all of them, in any order")
  func determined() {
    // x + y = 10, x − y = 4, z = 2x + y
    let equations: [([(unknown: Int, factor: Double)], Double)] = [
      ([(0, 1), (1, 1)], 10), ([(0, 1), (1, -1)], 4), ([(2, 1), (0, -2), (1, -1)], 0),
    ]
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      var system = LinearSystem(count: 3)
      for index in order {
        let answer = system.add(equations[index].0, equals: equations[index].1, source: index)
        #expect(answer == .added)
      }
      for (unknown, value) in [7.0, 3, 17].enumerated() {
        #expect(abs((system.value(of: unknown) ?? .nan) - value) < 1e-9)
      }
    }
  }

  @Test("N-13 what is open stays open, and what is known of it is used later")
  func open() {
    var system = LinearSystem(count: 2)
    #expect(system.add([(0, 1), (1, -2)], equals: 3, source: 0) == .added)
    #expect(system.value(of: 0) == nil)
    #expect(system.value(of: 1) == nil)
    #expect(system.add([(1, 1)], equals: 4, source: 1) == .added)
    #expect(system.value(of: 0) == 11)
    #expect(system.value(of: 1) == 4)
  }

  @Test("N-13 a contradiction names the equations it contradicts, and changes nothing")
  func contradiction() {
    var system = LinearSystem(count: 3)
    _ = system.add([(0, 1)], equals: 10, source: 0)
    _ = system.add([(2, 1)], equals: 1, source: 1)
    _ = system.add([(1, 1), (0, -1)], equals: 5, source: 2)
    #expect(system.add([(1, 2)], equals: 30, source: 3) == .implied)
    #expect(system.add([(1, 1)], equals: 15.9, source: 4) == .implied)
    #expect(system.add([(1, 1)], equals: 17, source: 5) == .contradicts([0, 2]))
    #expect(system.value(of: 1) == 15)
  }
}
