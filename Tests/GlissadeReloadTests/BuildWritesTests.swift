import Testing

@testable import GlissadeReload

/// S-07: builds that write sources, in virtual time.
@Suite struct BuildWritesTests {
  /// Runs builds, each of which is cancelled by changes so long after its beginning.
  private func found(_ delays: [Double], _ paths: Set<String> = ["Made.swift"]) -> [String] {
    var writes = BuildWrites()
    var now = 100.0
    return delays.compactMap { delay in
      writes.begin(at: now)
      now += delay
      defer {
        writes.end()
        now += 0.1
      }
      return writes.add(paths, at: now)
    }
  }

  @Test("S-07 a file that changes at the same time of six builds in a row is the build's")
  func recognized() {
    #expect(found(Array(repeating: 1, count: 5)) == [])
    #expect(found([1, 1.05, 0.95, 1.1, 1, 1.02]) == ["Made.swift"])
    #expect(found(Array(repeating: 1, count: 12)) == ["Made.swift", "Made.swift"])
  }

  @Test("S-07 a person who saves during each build is not taken for one")
  func person() {
    #expect(found([0.3, 2, 0.8, 5, 1.4, 0.2, 3, 7]) == [])
  }

  @Test("S-07 a save between builds, or a build without a change, begins the count anew")
  func interrupted() {
    for interrupts in [true, false] {
      var writes = BuildWrites()
      for build in 0..<10 {
        if build == 5, interrupts {
          #expect(writes.add(["Other.swift"], at: Double(build) - 0.1) == nil)
        }
        writes.begin(at: Double(build))
        if build != 5 || interrupts {
          #expect(writes.add(["Made.swift"], at: Double(build) + 0.5) == nil)
        }
        writes.end()
      }
    }
  }

  @Test("S-07 several changes in one build count once")
  func once() {
    var writes = BuildWrites()
    writes.begin(at: 0)
    for _ in 0..<20 { #expect(writes.add(["Made.swift"], at: 0.5) == nil) }
  }
}
