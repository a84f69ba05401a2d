import Dispatch
import Foundation
import GlissadeFiles
import GlissadeInspector
import GlissadeInstrument
import GlissadeReload
import GlissadeReplay
import GlissadeWindow

/// The part of a live reload in the program with the window. It shows the supervisor's messages,
/// writes the state for the next program, and continues from the state of the last program.
@MainActor package final class ReloadSession {
  /// The state of the window and the recorded run from which the program continues, or `nil`.
  package let resumed: (state: WindowState, run: Recording)?

  private var connection: SupervisorConnection?
  private weak var content: InstrumentContent?
  private weak var window: DisplayWindow?
  private weak var loop: FrameLoop?
  private var state = ReloadState.current
  /// A Boolean value that indicates whether this is the program from before the last edit.
  private var isBeforeEdit: Bool
  /// The number of whole seconds since the build began.
  private var seconds = 0
  /// A Boolean value that indicates whether the build waits for another one.
  private var isBuildWaiting = false
  private var timer: (any DispatchSourceTimer)?
  /// The files from which another program continues if this one crashes.
  private var keptRun: KeptRun?

  /// Creates a session, and reads the state of the last program if the request names it.
  ///
  /// - Throws: An error whose description is one line, if the state cannot be read.
  package init(_ request: WatchRequest) throws {
    resumed = try request.resume.map { url in
      let state = try Self.state(at: url)
      let run = try Recording.read(contentsOf: URL(fileURLWithPath: state.recording)).recording
      return (state, run)
    }
    isBeforeEdit = resumed?.state.goesBack == true
    connection = SupervisorConnection { [weak self] in self?.receive($0) }
  }

  /// The greatest size of a state's file that is read, in bytes.
  private static let longestState = 256 << 20

  private static func state(at url: URL) throws(FileError) -> WindowState {
    let bytes = try FileReader.read(url, as: .state, limit: longestState)
    do {
      return try JSONDecoder().decode(WindowState.self, from: Data(bytes))
    } catch {
      throw FileError(.state, at: url, .reading, .invalid("it is not the state of a window"))
    }
  }

  /// Continues the run of the last program in a new content.
  ///
  /// - Returns: `false` if the program does not open a window.
  package func resume(_ content: InstrumentContent) -> Bool {
    self.content = content
    content.reload.actions = ReloadActions(
      cancelBuild: { [weak self] in self?.connection?.send(.cancelBuild) },
      exchange: { [weak self] in self?.connection?.send(.exchange) })
    guard let resumed else { return true }
    return content.reload.resume(resumed.run, resumed.state)
  }

  /// Connects the session to the window and its frame loop.
  package func connect(_ loop: FrameLoop, _ window: DisplayWindow) {
    self.loop = loop
    self.window = window
    loop.onFrame = { [weak self] number in
      guard let self else { return }
      if number == 0 { self.present() }
      self.keepRun()
    }
  }

  /// Adopts the last program's press of the pointer, and ends the last program.
  private func present() {
    if resumed != nil {
      if let window, window.isButtonHeld {
        window.pressHeldButtons()
      } else {
        content?.canvas.releaseRecordedPress()
      }
    }
    connection?.send(.presented)
  }

  /// Updates the files from which another program can continue.
  private func keepRun() {
    if let content { keptRun?.update(content, position: window?.position) }
  }

  private func receive(_ message: SupervisorMessage) {
    switch message {
    case .state(let state): show(state)
    case .buildWaits:
      isBuildWaiting = true
      if case .building = state { content?.reload.status = status }
    case .keepRun(let path):
      keptRun = KeptRun(at: URL(fileURLWithPath: path))
      keepRun()
    case .writeState(let path): connection?.send(writeState(to: path))
    case .end: loop?.end()
    }
  }

  private func writeState(to path: String) -> ProgramMessage {
    guard let content, let run = content.reload.resumableRun else {
      return .stateFailed(path: path, reason: "The run is not recorded.")
    }
    let recording = "\(path).jsonl"
    let state = content.reload.windowState(
      recording: recording, position: window?.position,
      goesBack: self.state == .handingOver(.kept) && !isBeforeEdit)
    do {
      try ReloadFiles.system.write([
        URL(fileURLWithPath: recording): run.encoded(),
        URL(fileURLWithPath: path): [UInt8](JSONEncoder().encode(state)),
      ])
      return .stateWritten(path: path)
    } catch {
      let url = FileManager.default.temporaryDirectory
      return .stateFailed(
        path: path, reason: "\(FileError(.state, at: url, .writing, error))")
    }
  }

  // MARK: Messages in the window

  private func show(_ state: ReloadState) {
    if case .building = state, self.state != state { beginBuilding() } else { endBuilding(state) }
    self.state = state
    // The last program's window may have received further moves or a release of the pointer.
    window?.followPointerElsewhere()
    // The comparison stays visible until the user saves a file again.
    if state == .current, case .compared? = content?.reload.status { return }
    if state == .current, case .refused? = content?.reload.status { return }
    content?.reload.status = status
  }

  private func beginBuilding() {
    (seconds, isBuildWaiting) = (0, false)
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.seconds += 1
        self.content?.reload.status = self.status
      }
    }
    timer.resume()
    self.timer = timer
  }

  private func endBuilding(_ state: ReloadState) {
    guard state != .building else { return }
    timer?.cancel()
    timer = nil
  }

  private var status: ReloadStatus {
    switch state {
    // After a crash there is no program that could show a status.
    case .current, .changed, .crashed: return .none
    case .building: return .building(seconds: seconds, waits: isBuildWaiting)
    case .handingOver, .starting: return .starting
    case .refused(let reason): return .refused(reason)
    case .failed(let failure):
      let rows = failure.errors.map {
        ReloadStatus.Row(
          title: "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line)", text: $0.message)
      }
      return .failed(rows, summary: failure.summary, output: failure.output)
    }
  }
}
