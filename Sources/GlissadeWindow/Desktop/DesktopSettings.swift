import Foundation
import Synchronization

/// An observer of the desktop's settings for reduced motion and for the light or dark style.
///
/// The settings portal and GTK's settings files are read in the background while the window opens.
/// The values of the files apply until the portal answers, or if there is no portal.
package final class DesktopSettings: Sendable {
  private struct State {
    var preferences: DesktopPreferences
    var conversation = SettingsConversation()
    var onChange: (@MainActor @Sendable (DesktopPreferences) -> Void)?
  }

  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "glissade.settings")
  /// The group of the task that reads GTK's settings files.
  private let files = DispatchGroup()
  /// A closure that ends the connection to the portal, or `nil` without a connection.
  private let disconnect = Mutex<(@Sendable () -> Void)?>(nil)

  /// Starts to read the settings of the desktop that an environment describes.
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

  /// The preferences that are known so far. The getter waits until GTK's files are read, so that
  /// the first frame respects them.
  package var preferences: DesktopPreferences {
    files.wait()
    return state.withLock { $0.preferences }
  }

  /// Calls `onChange` on the main queue if the preferences differ from `known` now, and after each
  /// later change.
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

  /// Ends the connection to the portal and the observation.
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
    // `nonisolated(unsafe)` is correct here, because any thread may cancel a dispatch source.
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

  /// Adds received bytes to the conversation, and returns whether the conversation continues.
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
