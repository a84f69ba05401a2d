import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite struct CacheTests {
  @Test("a cache stays within its budget and forgets what was used longest ago")
  func budget() {
    let cache = LeastRecentlyUsedCache<Int, Int>(budget: 100)
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
    let cache = LeastRecentlyUsedCache<Int, Int>(budget: 100)
    for key in 0..<8 { cache.keep(key, for: key, cost: 10) }
    cache.keep(70, for: 7, cost: 20)
    #expect(cache.totalCost == 90)
    #expect(cache.value(for: 7) == 70)
    #expect(cache.contains(0))
    #expect(cache.value(for: 1) == 1)
    cache.keep(60, for: 8, cost: 51)
    #expect(!cache.contains(8), "it would push out half of what there is")
    cache.keep(9, for: 9, cost: 20)
    #expect(!cache.contains(0))
    #expect(cache.contains(1))
    #expect(cache.contains(7))
    #expect(cache.totalCost <= 100)
  }

  @Test("caches that share a budget stay within it and forget what was used longest ago in any")
  func sharedBudget() {
    let shared = CacheBudget(limit: 1000)
    let caches = (0..<3).map { _ in LeastRecentlyUsedCache<Int, Int>(budget: 800, of: shared) }
    var random = RandomList(seed: 7)
    for step in 0..<2000 {
      let cache = caches[Int(random.next() % 3)]
      cache.keep(step, for: Int(random.next() % 50), cost: Int(random.next() % 90))
      if step % 100 == 99 { shared.reserved = Int(random.next() % 1500) }
      #expect(shared.total <= shared.capacity)
      #expect(shared.total == caches.reduce(0) { $0 + $1.totalCost })
    }
    shared.reserved = 0
    for cache in caches { cache.removeAll { _, _ in true } }
    for key in 0..<10 { caches[key % 3].keep(key, for: key, cost: 100) }
    #expect(caches[0].value(for: 0) == 0)
    caches[1].keep(10, for: 10, cost: 100)
    #expect(caches[0].contains(0))
    #expect(!caches[1].contains(1))
  }

  @Test("all that a painter keeps stays within one budget", arguments: 1...3)
  func painterBudget(_ seed: Int) {
    var random = RandomList(seed: UInt64(seed) + 500)
    let limit = 60_000
    let painter = Painter(fonts: FontLibrary(), memoryLimit: limit)
    for _ in 0..<12 {
      let list = random.list(scale: 1)
      for next in [list, list, random.changed(list)] {
        _ = Painting.paint(next, with: painter)
        painter.anticipate(next)
        for _ in 0..<8 where painter.hasPreparations { painter.prepare() }
        #expect(painter.memory.total <= painter.memory.capacity)
        #expect(painter.keptBytes <= limit * 5 / 4 || painter.flats.count > 0)
      }
    }
    #expect(painter.work.texts > 0)
  }

  @Test("what was made of a picture goes with it")
  func lostPictures() {
    let painter = Painter(fonts: FontLibrary())
    func list(of image: CGImage?) -> DisplayList {
      let place = CGRect(x: 3, y: 3, width: 50, height: 40)
      let whole = CGRect(x: 0, y: 0, width: 300, height: 200)
      let commands: [DrawCommand] =
        image.map { [.image(ImageCommand(image: $0, source: whole, destination: place))] } ?? []
      return DisplayList(
        size: CGSize(width: 60, height: 50), scale: 1, background: .black,
        root: DisplayGroup(id: 1, commands: commands))
    }
    weak var lost: CGImage?
    do {
      let pixels = [UInt32](repeating: 0xff33_6699, count: 300 * 200)
      let image = CGImage(width: 300, height: 200, pixels: pixels)
      lost = image
      for _ in 0..<3 {
        _ = Painting.paint(list(of: image), with: painter)
        painter.finishPreparations()
      }
    }
    #expect(painter.scaledImages.count == 1)
    _ = Painting.paint(list(of: nil), with: painter)
    #expect(lost == nil)
    painter.anticipate(list(of: nil))
    #expect(painter.scaledImages.count == 0)
    #expect(painter.halvedImages.count == 0)
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
