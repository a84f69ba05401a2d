import Dispatch
import Foundation
import Glibc
import GlissadeFiles

/// A process without a window that builds a package when its sources change, and replaces the
/// program that runs by the new one.
///
/// It is the process that was started with `--watch`, so that a terminal waits for it, whichever
/// program has the window.
@MainActor package final class Supervisor {
  /// The times after which a program that does not answer is given up, in seconds.
  package struct Patience: Sendable {
    /// The time for writing down the state.
    package var state = 5.0
    /// The time from the start of the new program to its first picture. A run of an hour is
    /// re-simulated in some eight seconds.
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
  /// A Boolean value that indicates whether the program with the window is the kept one.
  private var runsKept = false
  private let watch: SourceWatch
  private var watchSource: (any DispatchSourceRead)?
  private var state = ReloadState.current { didSet { report() } }
  private var buildWrites = BuildWrites()
  /// The program that crashed, whose run another one continues.
  private var crashed: SupervisedProgram?
  /// A Boolean value that indicates whether a signal has asked everything to end.
  private var isEnding = false
  /// The build that runs, which may be cancelled.
  private var build: PackageBuild?
  /// A Boolean value that indicates whether a build begins when the cancelled one has ended.
  private var isBuildDue = false
  /// The program whose window is visible.
  private var current: SupervisedProgram?
  /// The program that starts.
  private var next: SupervisedProgram?
  /// The program that was replaced last, until it ends.
  private var replaced: SupervisedProgram?
  /// The number of the state that is written down, which changes its path.
  private var stateNumber = 0
  /// The number of the wait that counts; earlier ones have been replaced.
  private var waitNumber = 0
  private let onEnd: @MainActor (Int32) -> Void

  /// Starts a program and watches the sources of its package.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - program: The program's file, which a build writes.
  ///   - arguments: The program's arguments. With a state, `--resume FILE` follows them.
  ///   - command: A line for the shell that replaces `swift build`, or `nil`.
  ///   - patience: The times after which a program is given up.
  ///   - files: The operations on files.
  ///   - onEnd: A closure that receives the exit code when the window is closed.
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

  /// Sends a signal that ended the supervisor's wait to the programs, such as that of Control-C.
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
    // The watch lives as long as its descriptor is observed.
    source.setCancelHandler { [watch] in withExtendedLifetime(watch) {} }
    source.resume()
    watchSource = source
  }

  /// The time in seconds.
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

  /// Shows the state in the window. Without one, what went wrong is printed.
  private func report() {
    if let current { return current.send(.state(state)) }
    switch state {
    case .failed(let failure):
      let lines = failure.errors.map { "\($0.file):\($0.line):\($0.column): error: \($0.message)" }
      for line in lines.isEmpty ? [failure.summary] : lines { StandardError.write(line) }
    case .refused(let reason): StandardError.write(reason)
    // The crash itself has been reported.
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

  /// Calls a closure after a time, unless this method is called again before.
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

  /// Starts a build. Two builds at once would write the same files, so that a cancelled one ends
  /// first.
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
    // What the build has written until its end belongs to it.
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

  /// Removes the files of the state, which the next program has read, or never will.
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

  /// The option with the state that the next program continues from. A program that crashed before
  /// its first frame has none.
  private var resumption: [String] {
    guard current == nil else { return ["--resume", statePath] }
    guard let crashed, crashed.hasKeptRun else { return [] }
    return ["--resume", crashed.runPath]
  }

  private func receive(_ message: ProgramMessage, from program: SupervisedProgram?) {
    switch message {
    // A slow program may answer a request that a save has replaced.
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
      // The old window is closed; what the pointer did over it is lost unless it is asked for.
      current?.send(.state(state))
    }
  }

  /// Ends with the program whose window was closed, or waits for a save after a crash.
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

  /// The signals by which a user or a desktop ends a program.
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
