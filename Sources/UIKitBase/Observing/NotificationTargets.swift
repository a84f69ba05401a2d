import Foundation
import GlissadeLayers

extension NotificationCenter {
  /// Adds an observer, of which a method is called when a notification is posted.
  ///
  /// The observer is held weakly, and need not be removed before its end. A notification that is
  /// posted on another thread is delivered later, on the main thread.
  ///
  /// - Parameters:
  ///   - observer: The object that has the method.
  ///   - aSelector: The method, which has the notification as its argument, or no argument.
  ///   - aName: The name of the notifications; `nil` stands for all names.
  ///   - anObject: The sender of the notifications; `nil` stands for all senders.
  @preconcurrency @MainActor public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = NotificationTarget(observer as AnyObject, aSelector, name: aName, object: anObject)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { target.receive($0) }
    NotificationTargets.shared.add(target, token: token, of: self)
  }

  /// Removes an observer with all its methods. The observer can also be the token that
  /// `addObserver(forName:object:queue:using:)` has returned.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes the methods of an observer that have been added for a name and a sender; `nil` stands
  /// for all names or senders.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: AnyObject?
  ) {
    NotificationTargets.shared.remove(observer, aName, anObject, of: self)
    // An observer that is a token of Foundation's is removed by Foundation's own method.
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// A method that is called when a notification is posted.
///
/// An instance is used on the thread that posts the notification. Only the main thread reads the
/// selector, and no property is set after the initialization.
final class NotificationTarget: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  private let selector: Selector
  private let name: Notification.Name?
  private let object: ObjectIdentifier?

  init(_ observer: AnyObject, _ selector: Selector, name: Notification.Name?, object: Any?) {
    self.observer = observer
    self.selector = selector
    self.name = name
    self.object = object.map { ObjectIdentifier($0 as AnyObject) }
  }

  /// Returns whether the method was added for a name and a sender; `nil` stands for all names or
  /// senders.
  func matches(_ name: Notification.Name?, _ object: AnyObject?) -> Bool {
    (name == nil || name == self.name)
      && (object == nil || object.map { ObjectIdentifier($0) } == self.object)
  }

  func receive(_ notification: Notification) {
    // The notification is passed to the main thread and not used on this thread again.
    nonisolated(unsafe) let passed = notification
    if Thread.isMainThread {
      MainActor.assumeIsolated { send(passed) }
    } else {
      DispatchQueue.main.async { self.send(passed) }
    }
  }

  @MainActor private func send(_ notification: Notification) {
    guard let observer else { return }
    if selector.send(to: observer, from: notification as AnyObject) { return }
    let object = NSNotification(
      name: notification.name, object: notification.object, userInfo: notification.userInfo)
    if selector.send(to: observer, from: object) { return }
    SceneResources.current?.warnOnce(
      "the observer \(type(of: observer)) of \(notification.name.rawValue) does not take a "
        + "Notification; not called")
  }
}

/// The methods that are called when notifications are posted, by their observers. The lock protects
/// the table of methods.
final class NotificationTargets: @unchecked Sendable {
  static let shared = NotificationTargets()

  private struct Entry {
    let target: NotificationTarget
    /// The token of Foundation's observation, which is used only to remove the observation.
    let token: any NSObjectProtocol
    let center: NotificationCenter

    func remove() { center.removeObserver(token as Any) }
  }

  private let lock = NSLock()
  private var all: [ObjectIdentifier: [Entry]] = [:]

  /// Adds a method, and removes the methods of observers that no longer exist.
  func add(_ target: NotificationTarget, token: any NSObjectProtocol, of center: NotificationCenter)
  {
    guard let observer = target.observer else { return }
    let entry = Entry(target: target, token: token, center: center)
    let gone = lock.withLock {
      let gone = all.values.flatMap { $0.filter { $0.target.observer == nil } }
      for (key, entries) in all where entries.contains(where: { $0.target.observer == nil }) {
        let rest = entries.filter { $0.target.observer != nil }
        all[key] = rest.isEmpty ? nil : rest
      }
      all[ObjectIdentifier(observer), default: []].append(entry)
      return gone
    }
    gone.forEach { $0.remove() }
  }

  /// Removes methods of an observer from a center. The observer can be in its `deinit`, where new
  /// references to it are not allowed: only its identifier is used.
  func remove(
    _ observer: AnyObject, _ name: Notification.Name?, _ object: AnyObject?,
    of center: NotificationCenter
  ) {
    let key = ObjectIdentifier(observer)
    let gone = lock.withLock {
      let mine = all[key] ?? []
      func goes(_ entry: Entry) -> Bool {
        entry.center === center && entry.target.matches(name, object)
      }
      let rest = mine.filter { !goes($0) }
      all[key] = rest.isEmpty ? nil : rest
      return mine.filter(goes)
    }
    gone.forEach { $0.remove() }
  }
}
