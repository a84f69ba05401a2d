import Foundation
import GlissadeLayers
import Testing
import UIKit

@MainActor @Suite("Scroll indicators")
struct ScrollIndicatorTests {
  private let low = CGPoint(x: 180, y: 600)

  private func bars(_ setup: ScrollSetup) -> [CALayer] {
    (setup.scroll.layer.sublayers ?? []).filter { $0.zPosition == 1 }
  }

  @Test("a bar shows while content moves, stays a moment, fades, and then no frame is needed")
  func life() throws {
    let setup = ScrollSetup()
    let bar = try #require(bars(setup).first)
    #expect(bars(setup).count == 1)
    #expect(bar.opacity == 0)
    let end = setup.drag(from: low, by: CGPoint(x: 0, y: -10), count: 5)
    #expect(bar.opacity == 1)
    setup.harness.advance(by: 2)
    #expect(bar.opacity == 1)
    setup.harness.mouseUp(at: end)
    setup.harness.advance(by: 0.3)
    #expect(bar.opacity == 1)
    setup.harness.advance(by: 0.25)
    #expect(bar.opacity > 0)
    #expect(bar.opacity < 1)
    #expect(setup.harness.advanceUntilIdle(timeout: 0.5))
    #expect(bar.opacity == 0)
    setup.scroll.flashScrollIndicators()
    #expect(bar.opacity == 1)
    #expect(setup.harness.advanceUntilIdle(timeout: 1))
    #expect(bar.opacity == 0)
  }

  @Test("its place and length report which part is visible; beyond an end it is squeezed")
  func geometry() throws {
    let setup = ScrollSetup()
    let bar = try #require(bars(setup).first)
    func shown() -> CGRect {
      setup.nextFrame()
      return bar.frame.offsetBy(dx: 0, dy: -setup.offset)
    }
    let track: CGFloat = 667 - 12
    #expect(shown() == CGRect(x: 369, y: 6, width: 3, height: track * 667 / 3000))
    #expect(bar.cornerRadius == 1.5)
    setup.scroll.contentOffset.y = 3000 - 667
    #expect(abs(shown().maxY - 661) < 1e-9)
    setup.scroll.contentOffset.y = (3000 - 667) / 2
    #expect(abs(shown().midY - 333.5) < 1e-9)
    setup.scroll.contentOffset.y = -50
    let squeezed = shown()
    #expect(abs(squeezed.minY - 6) < 1e-9)
    #expect(abs(squeezed.height - (track * 667 / 3000 - 50)) < 1e-9)
    setup.scroll.contentOffset.y = -1000
    #expect(abs(shown().height - 6) < 1e-9)
  }

  @Test("each axis has its own where there is something to scroll, unless it is not wanted")
  func axes() {
    let setup = ScrollSetup(content: CGSize(width: 1000, height: 3000))
    #expect(bars(setup).count == 2)
    setup.scroll.showsHorizontalScrollIndicator = false
    setup.nextFrame()
    #expect(bars(setup).count == 1)
    setup.scroll.showsVerticalScrollIndicator = false
    setup.nextFrame()
    #expect(bars(setup).isEmpty)
    (setup.scroll.showsVerticalScrollIndicator, setup.scroll.contentSize) = (true, .zero)
    setup.nextFrame()
    #expect(bars(setup).isEmpty)
  }

  @Test("its style makes it light or dark, and it stays above rows that come later")
  func style() throws {
    let setup = ScrollSetup()
    let bar = try #require(bars(setup).first)
    let dark = try #require(bar.backgroundColor)
    setup.scroll.indicatorStyle = .white
    setup.nextFrame()
    let light = try #require(bar.backgroundColor)
    #expect(light.red == 1)
    #expect(dark.red == 0)
    #expect(dark.alpha > 0.2)
    setup.scroll.indicatorStyle = .black
    setup.nextFrame()
    #expect((bar.backgroundColor?.alpha ?? 0) > dark.alpha)
    setup.scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 3000)))
    #expect(bar.zPosition > 0)
    #expect(setup.scroll.subviews.count == 1)
  }
}
