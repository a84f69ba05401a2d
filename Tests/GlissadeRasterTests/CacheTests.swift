import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite struct CacheTests {
  @Test("a cache stays within its budget and forgets what was used longest ago")
  func budget() {
    var cache = LeastRecentlyUsedCache<Int, Int>(budget: 100)
    var made = 0
    func use(_ key: Int) {
      _ = cache.value(for: key, cost: { _ in 10 }) {
        made += 1
        return key
      }
    }
    for key in 0..<1000 {
      use(key)
      use(0)
      #expect(cache.totalCost <= 100)
    }
    #expect(made == 1000)
  }

  @Test("what is kept in advance is found, counts once, and is no use yet when asked for only")
  func advance() {
    var cache = LeastRecentlyUsedCache<Int, Int>(budget: 100)
    for key in 0..<8 { cache.keep(key, for: key, cost: 10) }
    cache.keep(70, for: 7, cost: 20)
    #expect(cache.totalCost == 90)
    #expect(cache.value(for: 7) == 70)
    #expect(cache.contains(0))
    #expect(cache.value(for: 1) == 1)
    cache.keep(60, for: 8, cost: 51)
    #expect(!cache.contains(8), "it would push out half of what there is")
    cache.keep(9, for: 9, cost: 20)
    #expect(!cache.contains(0) && cache.contains(1) && cache.contains(7))
    #expect(cache.totalCost <= 100)
  }

  @Test("whatever was painted before, a list gives the same bits", arguments: 1...20)
  func independence(_ seed: Int) {
    let fonts = FontLibrary()
    var random = RandomList(seed: UInt64(seed) + 3000)
    let list = random.list(scale: 1)
    let painter = Painter(fonts: fonts)
    let first = Painting.paint(list, with: painter)
    for _ in 0..<3 {
      let other = random.list(scale: 1)
      _ = Painting.paint(other, with: painter)
      _ = Painting.paint(random.changed(list), with: painter)
      if random.chance(0.5) { painter.anticipate(list) }
      for _ in 0..<random.next() % 4 where painter.hasPreparations { painter.prepare() }
      // The second and third time scaled images come from their cache.
      #expect(Painting.areEqual(Painting.paint(list, with: painter), first))
    }
  }
}
