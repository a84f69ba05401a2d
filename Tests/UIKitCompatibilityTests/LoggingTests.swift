import Foundation
import GlissadeTesting
import Testing
import UIKit
import OSLog

private let panelLog = OSLog(subsystem: "com.example.tides", category: "panel")

@MainActor @Suite("Messages of the program") struct LoggingTests {
  /// Creates a scene, whose log receives the messages of the test.
  private func makeScene() -> Harness { Harness { UIViewController() } }
  private func messages(_ harness: Harness) -> [String] {
    harness.log.filter { !$0.hasPrefix("view") }
  }

  @Test("N-85 messages with formats reach the log with their subject and importance")
  func formats() {
    let harness = makeScene()
    os_log("hello")
    os_log("settles at %.1f pt after %d frames", log: panelLog, type: .info, 320.04, 7)
    os_log(.error, log: panelLog, "%{public}@ and %{private}@ of 100%%", "one", "two")
    os_log("%d and %s", log: .disabled, 1, 2)
    let expected = [
      "hello", "[panel] info: settles at 320.0 pt after 7 frames",
      "[panel] error: one and <private> of 100%",
    ]
    #expect(messages(harness) == expected)
    #expect(panelLog.isEnabled(type: .debug))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test("N-85 a placeholder without an argument of its type is written as it is")
  func wrongFormats() {
    let harness = makeScene()
    os_log("%d %@ %s %f", "text", 3, 4, "more")
    os_log("%d %d %", 1)
    #expect(messages(harness) == ["%d 3 %s %f", "1 %d %"])
  }

  @Test("N-85 a logger writes interpolated messages")
  func logger() {
    let harness = makeScene()
    let logger = Logger(subsystem: "com.example.tides", category: "bay")
    let speed: Double? = 2.5
    logger.debug("speed \(speed), \(1.0 / 3, format: .fixed(precision: 2))")
    logger.log("id \(255, format: .hex) of \("Ann", privacy: .private)")
    logger.fault("gone: \("x", align: .right(columns: 3))")
    Logger().notice("plain")
    logger.trace("\(1.5, format: .exponential) \(2.0, format: .hybrid)")
    logger.trace("\("Ann", privacy: .sensitive)")
    let expected = [
      "[bay] debug: speed 2.5, 0.33", "[bay] id ff of <private>", "[bay] fault: gone:   x", "plain",
      "[bay] debug: 1.500000e+00 2", "[bay] debug: <private>",
    ]
    #expect(messages(harness) == expected)
    var parts = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
    parts.appendLiteral("a ")
    parts.appendInterpolation(3)
    Logger().log(OSLogMessage(stringInterpolation: parts))
    #expect(messages(harness).last == "a 3")
  }

  @Test("N-85 a lock excludes other threads")
  func lock() async {
    final class Counter: @unchecked Sendable {
      private var lock = os_unfair_lock()
      private(set) var value = 0
      func add() {
        os_unfair_lock_lock(&lock)
        value += 1
        os_unfair_lock_unlock(&lock)
      }
      func isFree() -> Bool {
        guard os_unfair_lock_trylock(&lock) else { return false }
        os_unfair_lock_unlock(&lock)
        return true
      }
    }
    let counter = Counter()
    let total = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1000 {
            counter.add()
            total.withLock { $0 += 1 }
          }
        }
      }
    }
    #expect(counter.value == 8000)
    #expect(counter.isFree())
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    plain.unlock()
    #expect(plain.lockIfAvailable())
    #expect(total.withLock { $0 } == 8000)
  }
}
