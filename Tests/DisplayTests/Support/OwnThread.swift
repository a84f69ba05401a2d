import Foundation
import Testing

extension Trait where Self == OwnThread {
  /// Runs each test on a thread of its own, a few of them at a time.
  static var ownThread: Self { OwnThread() }
}

/// Runs tests that mostly wait, each on a thread of its own, because those of Swift's pool are as
/// many as there are processors.
struct OwnThread: SuiteTrait, TestTrait, TestScoping {
  /// The number of tests that run at a time.
  static let width =
    ProcessInfo.processInfo.environment["GLISSADE_DISPLAY_WIDTH"]
    .flatMap { Int($0) }.map { max($0, 1) } ?? 4
  private static let places = Places(count: width)

  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite only contains tests, and a test with arguments only its cases.
    guard testCase != nil else { return try await function() }
    await Self.places.enter()
    do {
      try await withTaskExecutorPreference(Threads.shared) { try await function() }
    } catch {
      await Self.places.leave()
      throw error
    }
    await Self.places.leave()
  }

  /// An executor that starts a thread for each job.
  private final class Threads: TaskExecutor {
    static let shared = Threads()

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  /// A semaphore that suspends tasks instead of blocking threads.
  private actor Places {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(count: Int) { free = count }

    func enter() async {
      guard free == 0 else { return free -= 1 }
      await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
  }
}
