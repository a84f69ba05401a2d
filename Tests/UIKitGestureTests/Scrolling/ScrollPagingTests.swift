import Foundation
import Testing
import UIKit

@MainActor @Suite("Paging")
struct ScrollPagingTests {
  private let start = CGPoint(x: 300, y: 300)

  private func setup() -> ScrollSetup {
    ScrollSetup(content: CGSize(width: 375 * 5, height: 667)) {
      $0.isPagingEnabled = true
      $0.contentOffset.x = 750
    }
  }

  /// Drags by `distance`, releases at the pointer's `velocity`, and waits.
  private func page(after distance: CGFloat, velocity: CGFloat) -> CGFloat {
    let setup = setup()
    var place = setup.drag(from: start, by: CGPoint(x: distance / 20, y: 0), count: 21)
    setup.harness.advance(by: 0.2)
    place = setup.move(from: place, by: CGPoint(x: velocity * ScrollSetup.frame, y: 0), count: 4)
    setup.harness.send(.up(at: place, t: setup.harness.now))
    let all = (0..<200).map { _ in
      setup.nextFrame()
      return setup.scroll.contentOffset.x
    }
    for (earlier, later) in zip(all, all.dropFirst()) { #expect(abs(later - earlier) < 60) }
    return (all.last ?? 0) / 375
  }

  @Test("H-07 M-08 a release goes to the page that it is projected to, one further at the most")
  func projection() {
    #expect(page(after: 0, velocity: 0) == 2)
    #expect(page(after: -100, velocity: 0) == 2)
    #expect(page(after: -200, velocity: 0) == 3)
    #expect(page(after: 200, velocity: 0) == 1)
    #expect(page(after: -40, velocity: -500) == 3)
    #expect(page(after: -220, velocity: 500) == 2)
    #expect(page(after: -40, velocity: -3000) == 3)
    #expect(page(after: 40, velocity: 3000) == 1)
  }

  @Test("the first and last pages are the ends")
  func ends() {
    let setup = setup()
    let throwsTo: [(CGFloat, CGFloat)] = [
      (-2000, 1125), (-2000, 1500), (-2000, 1500), (2000, 1125),
    ]
    for (velocity, expected) in throwsTo {
      setup.throwContent(from: start, velocity: CGPoint(x: velocity, y: 0), frames: 5)
      #expect(setup.harness.advanceUntilIdle())
      #expect(setup.scroll.contentOffset.x == expected)
    }
  }

  @Test("caught between two pages and released, it goes to the nearest")
  func caught() {
    let setup = setup()
    setup.throwContent(from: start, velocity: CGPoint(x: -2000, y: 0), frames: 5)
    while setup.scroll.contentOffset.x < 1000 { setup.nextFrame() }
    setup.harness.tap(at: start)
    #expect(setup.harness.advanceUntilIdle())
    #expect(setup.scroll.contentOffset.x == 1125)
  }
}
