import Foundation
import Synchronization

/// The desktop's settings of motion and of light and dark, and their changes.
///
/// The settings portal and GTK's settings files are read in the background, beside the opening of
/// the window. Until the portal answers, and where there is none, the files count.
package final class DesktopSettings: Sendable {
  private struct State {
    var preferences: DesktopPreferences
    var conversation = SettingsConversation()
    var onChange: (@MainActor @Sendable (DesktopPreferences) -> Void)?
  }

  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "glissade.settings")
  /// The reading of GTK's settings files.
  private let files = DispatchGroup()
  /// A closure that ends the connection, while there is one.
  private let disconnect = Mutex<(@Sendable () -> Void)?>(nil)

  /// Asks the desktop that an environment describes.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    state = Mutex(State(preferences: DesktopPreferences()))
    queue.async(group: files) { [weak self] in
      let settings = GTKSettings(environment: environment)
      self?.state.withLock {
        $0.preferences = DesktopPreferences(
          reducesMotion: settings.animates == false, style: settings.style ?? .unspecified)
      }
    }
    queue.async { [weak self] in
      if let path = MessageBus.session.socket(in: environment) { self?.connect(to: path) }
    }
  }

  /// The preferences, as far as they are known. They wait for GTK's files, so that the first frame
  /// has their answer.
  package var preferences: DesktopPreferences {
    files.wait()
    return state.withLock { $0.preferences }
  }

  /// Calls a closure on the main queue when the preferences differ from `known`, now or later.
  package func observe(
    from known: DesktopPreferences,
    _ onChange: @escaping @MainActor @Sendable (DesktopPreferences) -> Void
  ) {
    files.wait()
    let current = state.withLock { state in
      state.onChange = onChange
      return state.preferences
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
    guard let descriptor = MessageBus.connect(to: path) else { return }
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
      let new = state.conversation.updated(state.preferences)
      guard new != state.preferences else { return (true, nil) }
      state.preferences = new
      guard let onChange = state.onChange else { return (true, nil) }
      return (true, { onChange(new) })
    }
    if let change { DispatchQueue.main.async { change() } }
    return continues
  }
}
