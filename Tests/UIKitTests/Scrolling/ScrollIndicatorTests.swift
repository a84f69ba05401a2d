import Foundation
import GlissadeLayers
import Testing

@testable import UIKit

@MainActor @Suite("Scroll indicators")
struct ScrollIndicatorTests {
  private let low = CGPoint(x: 180, y: 600)

  private func bars(_ stage: ScrollStage) -> [CALayer] {
    (stage.scroll.layer.sublayers ?? []).filter { $0.zPosition == 1 }
  }

  @Test("a bar shows while content moves, stays a moment, fades, and then no frame is needed")
  func life() throws {
    let stage = ScrollStage()
    let bar = try #require(bars(stage).first)
    #expect(bars(stage).count == 1 && bar.opacity == 0)
    let end = stage.drag(from: low, by: CGPoint(x: 0, y: -10), count: 5)
    #expect(bar.opacity == 1)
    stage.harness.advance(by: 2)
    #expect(bar.opacity == 1)
    stage.harness.mouseUp(at: end)
    stage.harness.advance(by: 0.3)
    #expect(bar.opacity == 1)
    stage.harness.advance(by: 0.25)
    #expect(bar.opacity > 0 && bar.opacity < 1)
    #expect(stage.harness.advanceUntilIdle(timeout: 0.5))
    #expect(bar.opacity == 0)
    stage.scroll.flashScrollIndicators()
    #expect(bar.opacity == 1)
    #expect(stage.harness.advanceUntilIdle(timeout: 1))
    #expect(bar.opacity == 0)
  }

  @Test("its place and length tell which part is visible; beyond an end it is squeezed")
  func geometry() throws {
    let stage = ScrollStage()
    let bar = try #require(bars(stage).first)
    func shown() -> CGRect {
      stage.nextFrame()
      return bar.frame.offsetBy(dx: 0, dy: -stage.offset)
    }
    let track: CGFloat = 667 - 12
    #expect(shown() == CGRect(x: 369, y: 6, width: 3, height: track * 667 / 3000))
    #expect(bar.cornerRadius == 1.5)
    stage.scroll.contentOffset.y = 3000 - 667
    #expect(abs(shown().maxY - 661) < 1e-9)
    stage.scroll.contentOffset.y = (3000 - 667) / 2
    #expect(abs(shown().midY - 333.5) < 1e-9)
    stage.scroll.contentOffset.y = -50
    let squeezed = shown()
    #expect(
      abs(squeezed.minY - 6) < 1e-9 && abs(squeezed.height - (track * 667 / 3000 - 50)) < 1e-9)
    stage.scroll.contentOffset.y = -1000
    #expect(abs(shown().height - 6) < 1e-9)
  }

  @Test("each axis has its own where there is something to scroll, unless it is not wanted")
  func axes() {
    let stage = ScrollStage(content: CGSize(width: 1000, height: 3000))
    #expect(bars(stage).count == 2)
    stage.scroll.showsHorizontalScrollIndicator = false
    stage.nextFrame()
    #expect(bars(stage).count == 1)
    stage.scroll.showsVerticalScrollIndicator = false
    stage.nextFrame()
    #expect(bars(stage).isEmpty)
    (stage.scroll.showsVerticalScrollIndicator, stage.scroll.contentSize) = (true, .zero)
    stage.nextFrame()
    #expect(bars(stage).isEmpty)
  }

  @Test("its style makes it light or dark, and it stays above rows that come later")
  func style() throws {
    let stage = ScrollStage()
    let bar = try #require(bars(stage).first)
    let dark = try #require(bar.backgroundColor)
    stage.scroll.indicatorStyle = .white
    stage.nextFrame()
    let light = try #require(bar.backgroundColor)
    #expect(light.red == 1 && dark.red == 0 && dark.alpha > 0.2)
    stage.scroll.indicatorStyle = .black
    stage.nextFrame()
    #expect((bar.backgroundColor?.alpha ?? 0) > dark.alpha)
    stage.scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 3000)))
    #expect(bar.zPosition > 0)
    #expect(stage.scroll.subviews.count == 1)
  }
}
