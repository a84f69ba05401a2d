import Foundation

/// A lock for short sections of code.
///
/// The lock must stay at one place in memory from its first use on: it is a property of a class, or
/// the memory of a pointer.
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()

  /// Creates a lock that is not locked.
  public init() {}
}

/// A lock for short sections of code; see `os_unfair_lock_s`.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Locks a lock, and waits until it is not locked by another thread. The thread must not have
/// locked it already.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(&lock.pointee.mutex)
}

/// Locks a lock if it is not locked, and returns whether it was locked by this call.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

/// Unlocks a lock that this thread has locked.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(&lock.pointee.mutex)
}

/// A lock with a state that it protects.
///
/// ```swift
/// let count = OSAllocatedUnfairLock(initialState: 0)
/// count.withLock { $0 += 1 }
/// ```
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The state is used under the lock only, which is what makes the type safe to share.
  private final class Storage {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      self.state = state
      lock.initialize(to: os_unfair_lock_s())
    }

    deinit {
      lock.deinitialize(count: 1)
      lock.deallocate()
    }
  }

  private let storage: Storage

  /// Creates a lock with a state that may not be safe to share.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs `body` with the state under the lock.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Runs `body` with the state under the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Locks the lock.
  public func lock() { os_unfair_lock_lock(storage.lock) }
  /// Unlocks the lock.
  public func unlock() { os_unfair_lock_unlock(storage.lock) }
  /// Locks the lock if it is not locked, and returns whether it was locked by this call.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }
}
