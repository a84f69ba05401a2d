import Dispatch
import Foundation
import Glibc
import GlissadeFiles

/// A process without a window that builds a package when the sources change, and replaces the
/// running program by the new one.
///
/// The supervisor is the process that the user started with `--watch`, so that the terminal waits
/// for it, whichever program has the window.
@MainActor package final class Supervisor {
  /// The times after which the supervisor ends a program that does not answer, in seconds.
  package struct Patience: Sendable {
    /// The longest time in which a program may write its state.
    package var state = 5.0
    /// The longest time from the start of the new program to its first picture. The re-simulation
    /// of a run of an hour takes some eight seconds.
    package var start = 30.0

    package init() {}
  }

  private let package: PackageFolder
  private let program: URL
  private let arguments: [String]
  private let command: String?
  private let patience: Patience
  private let folder: SupervisorFolder
  private var keptProgram: KeptProgram
  /// A Boolean value that indicates whether the program with the window is the kept copy.
  private var runsKept = false
  private let watch: SourceWatch
  private var watchSource: (any DispatchSourceRead)?
  private var state = ReloadState.current { didSet { report() } }
  private var buildWrites = BuildWrites()
  /// The program that crashed and whose run another program continues; `nil` without one.
  private var crashed: SupervisedProgram?
  /// A Boolean value that indicates whether a signal has requested the supervisor to end.
  private var isEnding = false
  /// The running build, which may be cancelled; `nil` without one.
  private var build: PackageBuild?
  /// A Boolean value that indicates whether another build begins when the cancelled one has ended.
  private var isBuildDue = false
  /// The program whose window is visible; `nil` without one.
  private var current: SupervisedProgram?
  /// The program that has started but not shown a picture yet; `nil` without one.
  private var next: SupervisedProgram?
  /// The program that was replaced last, until it has ended.
  private var replaced: SupervisedProgram?
  /// The number of the latest state, which is part of its file's path.
  private var stateNumber = 0
  /// The number of the latest wait. Earlier waits have no effect any more.
  private var waitNumber = 0
  private let onEnd: @MainActor (Int32) -> Void

  /// Starts a program and watches the sources of its package.
  ///
  /// - Parameters:
  ///   - package: The package that is built when its sources change.
  ///   - program: The program's file, which a build writes.
  ///   - arguments: The program's arguments. If the program continues from a state, `--resume FILE`
  ///     is added.
  ///   - command: A line for the shell that replaces `swift build`, or `nil` for `swift build`
  ///     itself.
  ///   - patience: The times after which a program that does not answer is ended.
  ///   - files: The operations on files.
  ///   - onEnd: A closure that receives the exit code when the user has closed the window.
  package init(
    _ package: PackageFolder, program: URL, arguments: [String], command: String?,
    patience: Patience = Patience(), files: ReloadFiles = .system,
    onEnd: @escaping @MainActor (Int32) -> Void
  ) throws {
    self.package = package
    self.program = program
    self.arguments = arguments
    self.command = command
    self.patience = patience
    self.onEnd = onEnd
    keptProgram = KeptProgram(of: program, files: files)
    folder = try SupervisorFolder(in: FileManager.default.temporaryDirectory, files: files)
    watch = try SourceWatch(package.url)
    current = try start(program, arguments)
    keptProgram.prepare()
    observe()
  }

  isolated deinit { watchSource?.cancel() }

  /// Sends the programs a signal that the supervisor received, such as that of Control-C.
  package func forward(_ signal: Int32) {
    isEnding = true
    for program in [current, next] { program?.signal(signal) }
    if current == nil { end(128 + signal) }
  }

  private func observe() {
    let source = DispatchSource.makeReadSource(fileDescriptor: watch.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readChanges() }
    }
    // The closure keeps the watch alive as long as its descriptor is observed.
    source.setCancelHandler { [watch] in withExtendedLifetime(watch) {} }
    source.resume()
    watchSource = source
  }

  /// The time since the start of the system, in seconds.
  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  private func readChanges() {
    let changes = watch.readChanges()
    guard !changes.isEmpty else { return }
    guard let path = buildWrites.add(changes, at: Self.now) else { return handle(.saved) }
    let summary =
      "The build writes \(path.quoted) itself and would begin again without end; write it to a"
      + " hidden folder, or only where it differs."
    handle(.buildRepeats(BuildFailure(errors: [], summary: summary, output: summary)))
  }

  /// Shows the state of the reload in the window. Without a window, failures are printed.
  private func report() {
    if let current { return current.send(.state(state)) }
    switch state {
    case .failed(let failure):
      let lines = failure.errors.map { "\($0.file):\($0.line):\($0.column): error: \($0.message)" }
      for line in lines.isEmpty ? [failure.summary] : lines { StandardError.write(line) }
    case .refused(let reason): StandardError.write(reason)
    // A crash was reported when it happened.
    case .current, .changed, .building, .handingOver, .starting, .crashed: break
    }
  }

  private func handle(_ event: ReloadEvent) {
    let (next, effects) = ReloadReducer.reduce(state, event)
    if next != state { state = next }
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: ReloadEffect) {
    switch effect {
    case .wait: wait(ReloadReducer.quietTime) { $0.handle(.quiet) }
    case .cancelBuild:
      isBuildDue = false
      build?.cancel()
    case .build: startBuild()
    case .askForState: askForState()
    case .start(.built): startNext(program)
    case .start(.kept): startNext(runsKept ? program : keptProgram.file)
    case .endNew: endNext()
    case .endOld(let successor): replace(by: successor)
    }
  }

  /// Calls a closure after a time in seconds, unless another wait begins before.
  private func wait(_ seconds: Double, _ then: @escaping @MainActor (Supervisor) -> Void) {
    waitNumber += 1
    let number = waitNumber
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.waitNumber == number else { return }
        then(self)
      }
    }
  }

  // MARK: Building

  /// Starts a build. If a cancelled build has not ended yet, the new one starts after its end,
  /// because both would write the same files.
  private func startBuild() {
    if build != nil { return isBuildDue = true }
    do throws(StartError) {
      build = try PackageBuild(
        package, command: command,
        onWait: { [weak self] in self?.current?.send(.buildWaits) },
        onEnd: { [weak self] in self?.buildEnded($0) })
      buildWrites.begin(at: Self.now)
    } catch {
      let summary = "\(error.program) cannot be started"
      handle(.buildFailed(BuildFailure(errors: [], summary: summary, output: error.reason)))
    }
  }

  private func buildEnded(_ outcome: PackageBuild.Outcome) {
    build = nil
    // All changes before the end of the build count as written during the build.
    readChanges()
    buildWrites.end()
    switch outcome {
    case .succeeded: handle(.built)
    case .failed(let failure): handle(.buildFailed(failure))
    case .cancelled where isBuildDue:
      isBuildDue = false
      startBuild()
    case .cancelled: break
    }
  }

  // MARK: Programs

  private var statePath: String {
    folder.url.appendingPathComponent("state-\(stateNumber).json").path
  }

  /// Removes the files of the state, because the next program has read them or will not read them.
  private func removeState() { Self.removeState(statePath) }

  private static func removeState(_ path: String) {
    for path in [path, "\(path).jsonl"] { try? FileManager.default.removeItem(atPath: path) }
  }

  private func askForState() {
    stateNumber += 1
    guard let current else { return handle(.handedOver) }
    current.send(.writeState(path: statePath))
    wait(patience.state) { $0.handle(.startFailed("The program does not write down its state.")) }
  }

  private func start(_ file: URL, _ arguments: [String]) throws(StartError) -> SupervisedProgram {
    var made: SupervisedProgram?
    let program = try SupervisedProgram(
      file, arguments, pipesIn: folder.url,
      onMessage: { [weak self] message in self?.receive(message, from: made) },
      onEnd: { [weak self] end in
        self?.programEnded(made, end)
        made = nil
      })
    made = program
    return program
  }

  private func startNext(_ file: URL) {
    do throws(StartError) {
      next = try start(file, arguments + resumption)
      wait(patience.start) {
        $0.handle(.startFailed("The new program shows nothing; it may hang."))
      }
    } catch {
      handle(.startFailed("\(error)"))
    }
  }

  /// The option with the state from which the next program continues. It is empty if a program
  /// crashed before its first frame.
  private var resumption: [String] {
    guard current == nil else { return ["--resume", statePath] }
    guard let crashed, crashed.hasKeptRun else { return [] }
    return ["--resume", crashed.runPath]
  }

  private func receive(_ message: ProgramMessage, from program: SupervisedProgram?) {
    switch message {
    // A slow program may answer a request that was replaced by a later one after a save.
    case .stateWritten(statePath) where program === current: handle(.handedOver)
    case .stateFailed(statePath, let reason) where program === current:
      handle(.startFailed(reason))
    case .presented where program === next && next != nil: handle(.presented)
    case .cancelBuild where program === current: handle(.buildCancelled)
    case .exchange where program === current: exchange()
    default: break
    }
  }

  private func exchange() {
    if let refusal = keptProgram.refusal {
      current?.send(.state(.refused(refusal)))
    } else {
      handle(.keptWanted)
    }
  }

  private func endNext() {
    waitNumber += 1
    next?.signal(SIGKILL)
    next?.close()
    next = nil
    removeState()
  }

  private func replace(by successor: ReloadSuccessor) {
    waitNumber += 1
    replaced = current
    if let crashed { Self.removeState(crashed.runPath) }
    crashed = nil
    current = next
    next = nil
    removeState()
    replaced?.end()
    current?.send(.state(state))
    if successor == .kept { return runsKept.toggle() }
    if !runsKept { keptProgram.keepPrepared() }
    runsKept = false
    keptProgram.prepare()
  }

  private func programEnded(_ program: SupervisedProgram?, _ end: ChildProcess.End) {
    guard let program else { return }
    program.close()
    if program === next {
      next = nil
      Self.removeState(program.runPath)
      handle(.startFailed(Self.reason(of: end, program, "new program")))
    } else if program === current {
      current = nil
      currentEnded(program, end)
    } else if program === replaced {
      replaced = nil
      Self.removeState(program.runPath)
      // The old window, which may have received the latest events of the pointer, is closed. The
      // message makes the current program read the state of the pointer.
      current?.send(.state(state))
    }
  }

  /// Ends the supervisor with the program whose window was closed; after a crash, waits for a save.
  private func currentEnded(_ program: SupervisedProgram, _ end: ChildProcess.End) {
    switch end {
    case .exited(let code): self.end(code)
    case .signalled(let signal) where isEnding || Self.requests.contains(signal):
      self.end(128 + signal)
    case .signalled, .cancelled:
      crashed = program
      let reason = Self.reason(of: end, program, "program")
      let place = program.hasKeptRun ? "continue from its last frame" : "start it again"
      let line = "\(reason) Save a mended source to \(place)."
      StandardError.write(line)
      handle(.crashed(line))
    }
  }

  /// The signals with which a user or a desktop requests a program to end.
  private static let requests = [SIGINT, SIGTERM, SIGHUP]

  private static func reason(
    of end: ChildProcess.End, _ program: SupervisedProgram, _ name: String
  ) -> String {
    switch end {
    case .exited(let code): return "The \(name) ended with \(code)."
    case .signalled(let signal):
      let text = program.fatalError ?? String(cString: strsignal(signal))
      return "The \(name) crashed (signal \(signal)): \(text)."
    case .cancelled: return "The \(name) was ended."
    }
  }

  private func end(_ code: Int32) {
    build?.cancel()
    endNext()
    watchSource?.cancel()
    keptProgram.remove()
    folder.remove()
    onEnd(code)
  }
}
