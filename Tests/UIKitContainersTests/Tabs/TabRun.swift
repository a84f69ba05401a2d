import Foundation
import TestMaterial
import UIKit
import UIKitTestSupport

@testable import UIKitContainers
@testable import UIKitCore

/// A sequence of fifty random actions on one set of tabs.
@MainActor final class TabRun: RandomRun {
  private let play: TabsSetup
  private let vendor = TabVendor()
  private let driver = UIPercentDrivenInteractiveTransition()
  var random: SeededGenerator
  private var history: [String] = []
  private var pageCount = 0
  /// A Boolean value that indicates whether some callback may select another tab.
  private var isRude = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    play = TabsSetup(Int(seed % 4) + 1, vendor: vendor)
    for page in play.tabs.viewControllers! { listen(to: page) }
  }

  private func listen(to page: UIViewController) {
    (page as? DiaryController)?.onCallback = { [weak self] callback in
      guard let self, isRude, callback != "isAppearing", chance(6) else { return }
      history.append("\(page.title ?? "") \(callback):")
      select()
    }
  }

  func play(_ count: Int) -> String? {
    for index in 0..<count {
      act()
      if chance(3), index < count - 1 {
        play.setup.frames(integer(0...20))
        continue
      }
      isRude = false
      release()
      guard play.setup.settle() else { return "never rests: \(history.suffix(8))" }
      release()
      guard play.setup.settle() else { return "never rests: \(history.suffix(8))" }
      let faults =
        play.faults + idleFaults(play.setup, pagesView: play.tabs.pagesView, in: play.tabs.view)
      if !faults.isEmpty { return "\(faults) after \(history.suffix(10))" }
    }
    return nil
  }

  // MARK: Acts

  private var count: Int { play.tabs.viewControllers?.count ?? 0 }
  private var isHeld: Bool { play.tabs.transitionCoordinator?.isInteractive ?? false }

  private func act() {
    if chance(3) { change() }
    switch integer(0...13) {
    case 0...3: play.setup.run { select() }
    case 4, 5:
      let index = integer(0...max(0, count - 1))
      if count > 0 { play.tap(index) }
      history.append("tap \(index)")
    case 6:
      let key = chance(2) ? "Left" : "Right"
      play.press(key: key)
      history.append(key)
    case 7: play.setup.run { replace() }
    case 8:
      resize(play.setup)
      history.append("resize")
    case 9: cover()
    default: drive()
    }
  }

  /// The following transitions have another style.
  private func change() {
    vendor.style = TabVendor.Style.allCases.randomElement(using: &random)!
    vendor.driver = chance(2) ? driver : nil
    driver.wantsInteractiveStart = chance(2)
    isRude = chance(3)
  }

  private func select() {
    guard count > 0 else { return }
    let index = integer(0...count - 1)
    history.append("select \(index) \(vendor.style) \(vendor.driver == nil ? "" : "driven")")
    play.tabs.selectedIndex = index
    // C-06: The next transition begins in the completion.
    guard chance(3), let coordinator = play.tabs.transitionCoordinator else { return }
    let next = integer(0...count - 1)
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      guard let self, context.isCancelled, next < count else { return }
      history.append("then \(next)")
      play.tabs.selectedIndex = next
    }
  }

  private func replace() {
    var pages = (play.tabs.viewControllers ?? []).shuffled(using: &random)
    pages = Array(pages.prefix(integer(0...4)))
    if pages.count < 4, chance(2) {
      pageCount += 1
      let page = play.page("\(pageCount)")
      listen(to: page)
      pages.append(page)
    }
    history.append("set \(pages.map { $0.title ?? "" })")
    play.tabs.setViewControllers(pages, animated: chance(2))
  }

  private func cover() {
    let cover = play.page("cover")
    play.setup.run { play.tabs.present(cover, animated: false) }
    play.setup.frames(integer(0...2))
    if chance(2) { play.setup.run { select() } }
    play.setup.run { play.tabs.dismiss(animated: false) }
    play.setup.frame()
    history.append("cover")
  }

  // MARK: The driver

  /// Catches the running transition, moves it to and fro, and releases it, or not yet.
  private func drive() {
    play.setup.run {
      driver.pause()
      for _ in 0..<integer(1...4) where isHeld {
        driver.update(CGFloat.random(in: -0.2...1.2, using: &random))
        play.setup.frame()
      }
    }
    history.append("drive")
    if chance(2) { release() }
  }

  private func release() {
    guard isHeld else { return }
    let finishes = chance(2)
    history.append(finishes ? "finish" : "cancel")
    play.setup.run { finishes ? driver.finish() : driver.cancel() }
  }
}
