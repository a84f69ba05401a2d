import Foundation
import Synchronization

/// The desktop's setting of reduced motion, and its changes.
///
/// The settings portal and GTK's settings files are read in the background, beside the opening of
/// the window. Until the portal answers, and where there is none, the files count.
package final class DesktopMotion: Sendable {
  private struct State {
    var reducesMotion: Bool
    var conversation = SettingsConversation()
    var onChange: (@MainActor @Sendable (Bool) -> Void)?
  }

  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "glissade.settings")
  /// The reading of GTK's settings files.
  private let files = DispatchGroup()
  /// A closure that ends the connection, while there is one.
  private let disconnect = Mutex<(@Sendable () -> Void)?>(nil)

  /// Asks the desktop that an environment describes.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    state = Mutex(State(reducesMotion: false))
    queue.async(group: files) { [weak self] in
      let animates = GTKSettings(environment: environment).animates
      self?.state.withLock { $0.reducesMotion = animates == false }
    }
    queue.async { [weak self] in
      if let path = SessionBus.socket(in: environment) { self?.connect(to: path) }
    }
  }

  /// A Boolean value that indicates whether the desktop wants less motion, as far as is known. It
  /// waits for GTK's files, so that the first frame has their answer.
  package var reducesMotion: Bool {
    files.wait()
    return state.withLock { $0.reducesMotion }
  }

  /// Calls a closure on the main queue when the setting differs from `known`, now or later.
  package func observe(from known: Bool, _ onChange: @escaping @MainActor @Sendable (Bool) -> Void)
  {
    files.wait()
    let current = state.withLock { state in
      state.onChange = onChange
      return state.reducesMotion
    }
    if current != known { DispatchQueue.main.async { onChange(current) } }
  }

  /// Ends the connection.
  package func close() {
    state.withLock { $0.onChange = nil }
    let disconnect = disconnect.withLock { disconnect in
      defer { disconnect = nil }
      return disconnect
    }
    disconnect?()
  }

  private func connect(to path: String) {
    guard let descriptor = SessionBus.connect(to: path) else { return }
    let opening = SettingsConversation.opening(user: geteuid())
    guard send(descriptor, opening, opening.count, Int32(MSG_NOSIGNAL)) == opening.count else {
      Glibc.close(descriptor)
      return
    }
    // A dispatch source may be cancelled from any thread.
    nonisolated(unsafe) let made = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: queue)
    made.setEventHandler { @Sendable [weak self] in self?.read(from: descriptor) }
    made.setCancelHandler { @Sendable in Glibc.close(descriptor) }
    disconnect.withLock { $0 = { made.cancel() } }
    made.activate()
  }

  private func read(from descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    guard count > 0, receive(bytes.prefix(count)) else { return close() }
  }

  /// Adds received bytes to the conversation, and returns whether it continues.
  private func receive(_ bytes: ArraySlice<UInt8>) -> Bool {
    let (continues, change) = state.withLock { state in
      do throws(DBusFault) {
        try state.conversation.receive(bytes)
      } catch {
        return (false, nil as (@MainActor @Sendable () -> Void)?)
      }
      guard let new = state.conversation.reducesMotion, new != state.reducesMotion
      else { return (true, nil) }
      state.reducesMotion = new
      guard let onChange = state.onChange else { return (true, nil) }
      return (true, { onChange(new) })
    }
    if let change { DispatchQueue.main.async { change() } }
    return continues
  }
}
