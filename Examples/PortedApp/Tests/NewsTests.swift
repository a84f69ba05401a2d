import GlissadeTesting
import Testing
import UIKit

@testable import PortedApp

/// Drags the pages of the ported app, whose observers and delegate proxy follow.
@MainActor @Suite struct NewsTests {
  private let harness = Harness { HomeViewController() }

  private var news: NewsView {
    get throws { try #require(harness.window.rootViewController as? HomeViewController).newsView }
  }

  @Test("a view that observes by text receives the size of its pages")
  func size() throws {
    let news = try news
    #expect(news.pageCount == 3)
    #expect(news.pageLabel.text == "Page 1 of 3")
  }

  @Test("an observer that is no responder receives each offset of a drag")
  func offset() throws {
    let news = try news
    harness.drag(
      from: CGPoint(x: 300, y: 240), to: CGPoint(x: 60, y: 240), over: 0.3, release: false)
    #expect(news.pages.contentOffset.x > 200)
    #expect(news.pageLabel.text == "Page 2 of 3")
    harness.mouseMove(to: CGPoint(x: 290, y: 240))
    harness.advance(by: 0.1)
    #expect(news.pageLabel.text == "Page 1 of 3")
  }

  @Test("the proxy counts the scrolls, and its former delegate receives the end of the drag")
  func proxy() throws {
    let news = try news
    #expect(news.proxy.scrollCount == 0)
    harness.drag(from: CGPoint(x: 300, y: 240), to: CGPoint(x: 60, y: 240), over: 0.3)
    #expect(harness.advanceUntilIdle())
    #expect(news.proxy.scrollCount > 5)
    #expect(news.didEndDragging)
  }
}
