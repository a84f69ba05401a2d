import Foundation
import Testing

@testable import GlissadeWindow

/// The sleep of a window in which nothing moves.
@Suite struct MainQueueTests {
  @Test("what wakes a program before it sleeps ends that sleep")
  func early() async {
    let seconds = await withCheckedContinuation { slept in
      // A thread has a run loop of its own, which nobody else wakes.
      Thread.detachNewThread {
        let waker = MainQueue.Waker()
        waker.wake()
        waker.wake()
        RunLoop.current.add(Timer(timeInterval: 600, repeats: false) { _ in }, forMode: .default)
        let start = Date()
        _ = RunLoop.current.run(mode: .default, before: start + 300)
        slept.resume(returning: Date().timeIntervalSince(start))
      }
    }
    #expect(seconds < 200)
  }
}
