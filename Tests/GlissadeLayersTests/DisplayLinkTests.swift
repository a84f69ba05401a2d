import Foundation
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Display links") struct DisplayLinkTests {
  private let setup = Setup()
  private let ticker = Ticker()

  /// A target that counts its calls.
  @MainActor private final class Ticker {
    var times: [Double] = []
    var calls = 0
    func tick(_ link: CADisplayLink) { times.append(link.targetTimestamp) }
    func call() { calls += 1 }
    func scroll(_ layer: CALayer) { calls += 1 }
  }

  private func link(_ selector: Selector) -> CADisplayLink {
    setup.enter()
    let link = CADisplayLink(target: ticker, selector: selector)
    link.add(to: .main, forMode: .common)
    return link
  }

  @Test("N-13 a method of the target is called once a frame, with the link or with nothing")
  func target() {
    let links = [link(Selector(Ticker.tick)), link(Selector(Ticker.call))]
    setup.frame(at: 0.1)
    setup.frame(at: 0.2)
    #expect(ticker.times == [0.1, 0.2])
    #expect(ticker.calls == 2)
    #expect(links[0].timestamp == 0.1)
  }

  @Test(
    "N-13 one that is paused, removed or invalidated calls nobody; removed, it can be added again")
  func removal() {
    let link = link(Selector(Ticker.call))
    link.add(to: .main, forMode: .default)
    link.isPaused = true
    setup.frame(at: 0.1)
    #expect(ticker.calls == 0)
    link.isPaused = false
    link.remove(from: .main, forMode: .common)
    setup.frame(at: 0.2)
    #expect(ticker.calls == 1)
    link.remove(from: .main, forMode: .default)
    setup.frame(at: 0.3)
    #expect(ticker.calls == 1)
    #expect(setup.host.population == 0)
    link.add(to: .main, forMode: .common)
    setup.frame(at: 0.4)
    #expect(ticker.calls == 2)
    link.invalidate()
    link.add(to: .main, forMode: .common)
    setup.frame(at: 0.5)
    #expect(ticker.calls == 2)
  }

  @Test("N-13 it keeps its target until it is invalidated")
  func keepsTarget() {
    var target: Ticker? = Ticker()
    weak let observed = target
    setup.enter()
    let link = CADisplayLink(target: target!, selector: Selector(Ticker.call))
    link.add(to: .main, forMode: .common)
    target = nil
    setup.frame(at: 0.1)
    #expect(observed?.calls == 1)
    link.invalidate()
    #expect(observed == nil)
  }

  @Test("N-04 a method that takes something else is warned of once, and the link stops")
  func wrongMethod() {
    var warnings: [String] = []
    setup.host.onWarning = { warnings.append($0) }
    let link = link(Selector(Ticker.scroll))
    setup.frame(at: 0.1)
    setup.frame(at: 0.2)
    #expect(warnings == ["a display link's selector does not fit Ticker; the link is stopped"])
    withExtendedLifetime(link) {}
  }
}
