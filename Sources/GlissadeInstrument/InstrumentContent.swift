import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import GlissadeMotion
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

/// The content of the sandbox's window: a scene in real time that contains the canvas's picture.
@MainActor package final class InstrumentContent: FrameContent {
  let shell: UIWindowScene
  let controller: InstrumentViewController
  let side: (any SidePane)?
  private let makeCanvas: (CanvasSubject, RecordingHeader, TimeInterval, Playback) -> Canvas
  /// A closure that makes the header of a program's run from its playback and its changed
  /// parameters.
  private let header: (CanvasSubject, Playback, [String: Double]) -> RecordingHeader
  let recording: CanvasRecording?
  /// The folder for recordings that the user starts by a button.
  var recordingsFolder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  /// A closure that shows a folder in the desktop's file manager, and returns whether one was
  /// found.
  var openFolder: (URL) -> Bool = DesktopFolder.open
  let fonts: FontLibrary
  /// The parameters that the user has changed.
  package internal(set) var parameters = ParameterSets()
  /// The program's own values of the parameters that the program has used.
  var ownValues: [Tuning.Parameter: Double] = [:]
  /// The message that is visible until the next command.
  var notice: String?
  package internal(set) var canvas: Canvas
  package private(set) lazy var past = PastController(of: self)
  package private(set) lazy var reload = ReloadController(of: self)
  package private(set) lazy var opening = OpeningController(of: self)
  package private(set) lazy var sharing = SharingController(of: self)
  private(set) lazy var loop = LoopController(of: self)
  package private(set) lazy var environment = EnvironmentController(of: self)
  private(set) lazy var curves = CurvesController(of: self)
  private(set) lazy var tree = TreeController(of: self)
  private(set) lazy var exploded = ExplodedController(of: self)
  package private(set) lazy var releaseMap = ReleaseMapController(of: self)
  package private(set) lazy var panes = PanesController(of: self)
  private(set) lazy var springs = SpringController(of: self)
  package private(set) lazy var presets = PresetController(of: self)
  private(set) lazy var tooltips = TooltipController(of: self)
  /// The places in the client's code that made motions.
  package let places = CodePlaces()
  /// The state of the window, which `send` changes.
  package private(set) var mode = InstrumentMode.live
  private(set) var now: TimeInterval = 0
  /// The input of this frame that was not delivered to the program on the canvas.
  var paneInput: [InputEvent] = []
  /// The sources of the current presses that began on the canvas. The canvas receives all events of
  /// these presses.
  var canvasPresses: Set<InputEvent.Source> = []
  /// The location of the pointer over the canvas in its points; `nil` beside the canvas.
  var canvasPointer: CGPoint?
  var watch = CanvasWatch()
  /// The enabled overlays of the canvas.
  var overlays: Set<CanvasOverlay> = []
  /// The commands of the pointer's overlay in the next picture; `shownPointer` contains those of
  /// the visible picture.
  package private(set) var pointer: [DrawCommand] = []
  private var shownPointer: [DrawCommand] = []
  package internal(set) var isFinished = false

  /// Creates the content of a window.
  ///
  /// - Parameters:
  ///   - subject: The first program on the canvas.
  ///   - device: The size of the canvas, in points.
  ///   - side: The pane that selects programs, or `nil`.
  ///   - speed: The speed of the canvas, in seconds of its time per second of the window.
  ///   - size: The size of the window, in points.
  ///   - reducesMotion: A Boolean value that indicates whether the user wants less motion.
  ///   - style: The style of the panes, light or dark.
  ///   - recording: The files that receive a recording of each program on the canvas, or `nil`.
  ///   - keepsPictures: A Boolean value that indicates whether recordings in memory describe the
  ///     pictures, too, so that other runs can be compared with them.
  package init(
    _ subject: CanvasSubject, device: CGSize = PaneLayout.deviceSize, side: (any SidePane)? = nil,
    speed: Double, size: CGSize, scale: Double, fonts: FontLibrary,
    shell: UIWindowScene? = nil, reducesMotion: Bool = false,
    style: UIUserInterfaceStyle = .dark, recording: CanvasRecording? = nil,
    keepsPictures: Bool = false
  ) {
    let shell = shell ?? UIWindowScene(size: size, scale: scale, fonts: fonts)
    shell.reducesMotion = reducesMotion
    shell.userInterfaceStyle = style
    self.shell = shell
    self.side = side
    self.fonts = fonts
    let keys = InstrumentCommand.descriptions + (side?.keys ?? [])
    controller = shell.enter {
      InstrumentViewController(side: side?.view, device: device, keys: keys)
    }
    header = { $0.header(shell, size: device, scale: scale, speed: $1.speed, parameters: $2) }
    makeCanvas = {
      Canvas($0, $1, at: $2, playback: $3, fonts: fonts, keepsPictures: keepsPictures)
    }
    let playback = Playback(speed: speed)
    canvas = makeCanvas(subject, header(subject, playback, [:]), 0, playback)
    self.recording = recording
    recording?.begin(canvas)
    connectPanes()
    panes.connect()
    environment.connect()
    springs.connect()
    presets.connect()
    exploded.connect()
    past.connectTimeLine()
    curves.connect()
    sharing.connect()
    openWindow()
  }

  private func openWindow() {
    shell.enter {
      let window = UIWindow(windowScene: shell)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  private func connectPanes() {
    side?.onChoose = { [weak self] in self?.load($0) }
    controller.transport.onCommand = { [weak self] in self?.perform($0) }
    controller.canvas.banner.onComplete = { [weak self] in self?.perform(.complete) }
    controller.canvas.reload.onClose = { [weak self] in self?.reload.close() }
    controller.canvas.reload.onExchange = { [weak self] in self?.perform(.exchange) }
    controller.canvas.switches.onCommand = { [weak self] in self?.perform($0) }
  }

  /// The pasteboard that *Copy as Swift* uses.
  var shellPasteboard: UIPasteboard { shell.pasteboard }

  package var needsFrame: Bool {
    shell.needsFrame || canvas.needsFrame || canvas.pointerFades || pointer != shownPointer
      || opening.needsFrame || sharing.needsFrame || mode.isRerunning || mode.isLooping
      || reload.comparison != nil
      || reload.status != controller.canvas.reload.status
      || sharing.status != controller.canvas.share.status
      || panes.isBehind || places.hasNews || tree.needsFrame
      || past.predictionNeedsFrame || tooltips.needsFrame || exploded.view.needsFrame
      || releaseMap.needsFrame
  }

  /// Hides the messages that are visible until the next command.
  private func forgetMessages() {
    notice = nil
    past.failure = nil
    opening.failure = nil
  }

  /// Delivers an event to the canvas, the panes or both.
  func route(_ event: InputEvent) {
    tooltips.update(for: event)
    if mode.isRerunning, past.defers(event) { return }
    if event.kind == .down || event.kind == .key { forgetMessages() }
    switch event.kind {
    case .down, .move, .up, .cancel, .wheel: point(event)
    case .key: press(event)
    case .text, .composition: _ = canvas.press(event)
    case .focus:
      canvas.add(event, at: .zero)
      shell.deliver([event])
    case .resize: shell.deliver([event])
    }
  }

  package func setNow(_ now: TimeInterval) {
    self.now = now
    shell.setNow(now)
    opening.continueReading()
    sharing.update()
    loop.resume()
    reload.compareFurther()
    releaseMap.advance()
    // The canvas gets the time last, so that work on the main queue belongs to its program.
    canvas.setNow(now)
    if mode == .opened, !canvas.isReplaying {
      opening.end()
      send(.replayEnded)
      applyParameters()
      environment.apply()
    }
  }

  /// Changes the window's state by an event, and performs the effects of the event.
  func send(_ event: InstrumentEvent) {
    let (next, effects) = InstrumentReducer.reduce(mode, event)
    mode = next
    if mode.driver != .opened { opening.stop() }
    for effect in effects { perform(effect) }
  }

  package func setInputTiming(_ timing: InputTiming) {
    shell.inputTiming = timing
    canvas.setInputTiming(timing)
  }

  package func setReducesMotion(_ reduces: Bool) {
    shell.reducesMotion = reduces
    canvas.setReducesMotion(environment.reducesMotion ?? reduces)
  }

  package func setStyle(_ style: UIUserInterfaceStyle) { shell.userInterfaceStyle = style }

  package func windowBecame(visible: Bool) { canvas.windowBecame(visible: visible) }

  package var acceptsText: Bool { canvas.acceptsText }
  package var caretBox: CGRect? { canvas.caretBox.map(controller.canvas.windowRect) }

  package func step() {
    shell.step()
    canvas.step()
  }

  /// Reads the figures, the log and the motions of the frame that the program has just made.
  ///
  /// - Returns: The figures and the new lines of the log.
  func observe() -> (ReadOut, [LogLine]) {
    var present = ReadOut(of: canvas)
    let lines = watch.observe(canvas)
    if !mode.isPast, !canvas.isHeld { curves.watch.observe(canvas, lines) }
    present.motion = curves.watch.motion(at: canvas.time, isMoving: canvas.presentNeedsFrame)
    past.update(present)
    return (present, lines)
  }

  /// Collects what the window shows of a frame that is played without being shown.
  func collectFrame(hasPicture: Bool) {
    let (_, lines) = observe()
    shell.enter { controller.inspector.add(lines) }
    if hasPicture { past.keepFrame() }
  }

  package func layout() {
    canvas.layout()
    let (present, lines) = observe()
    past.predict()
    tree.prepare()
    shell.enter {
      past.show()
      let readOut = releaseMap.predicted(past.frame?.readOut ?? present)
      controller.show(
        canvas.playback, recordingState, at: canvas.time, remark: readOut.brief,
        notice: recordingNotice ?? panes.restlessNotice)
      environment.show()
      controller.inspector.add(lines)
      if controller.showsInspector || controller.showsCurves { panes.inspect(readOut) }
      controller.canvas.banner.overdue = mode.isPast ? nil : canvas.scene.overdueTransition
      controller.canvas.switches.lit = lit
      controller.canvas.reload.status = reload.status
      controller.canvas.share.status = sharing.status
    }
    shell.layout()
  }

  package func commit() {
    canvas.commit()
    exploded.showCanvas()
    shell.commit()
    pointer = panes.drawOverCanvas() + tooltips.draw()
  }

  package func record(_ facts: FrameFacts) {
    let isNew = canvas.hasNewPicture
    canvas.record(facts)
    if isNew { past.keepFrame() }
    // The frames of an opening are not those of the program.
    if facts.presented, !opening.isBusy { watch.record(milliseconds: facts.cost.total) }
  }

  package func flatten() -> DisplayList { shell.flatten() }

  package func overlay() -> [DrawCommand] {
    shownPointer = pointer
    return pointer
  }

  /// Replays a run of the program on a new canvas.
  ///
  /// - Parameter prepared: A canvas that has played first frames of the run, or `nil` for a new
  ///   one.
  func load(_ run: Recording, on prepared: Canvas? = nil) {
    curves.watch.beginPass()
    let next = prepared ?? makeReplay(of: run)
    next.follow(canvas, at: now)
    next.play(run)
    load(next)
  }

  /// Makes a canvas that replays a run of the program from its start.
  func makeReplay(of run: Recording) -> Canvas {
    let next = makeCanvas(canvas.subject, run.header, now, canvas.playback)
    next.play(run)
    return next
  }

  package func open(_ file: URL) { opening.open(file) }

  /// Shows a recorded run of a program at its end, to which it is played as fast as possible.
  ///
  /// - Parameters:
  ///   - run: The recording of the run.
  ///   - subject: The program.
  ///   - onFrame: A closure that is called after each frame, with the frame and its picture, if it
  ///     has one.
  /// - Returns: `false` if the program does not open a window.
  func open(
    _ run: Recording, of subject: CanvasSubject,
    onFrame: @escaping (RecordedFrame, DisplayList?) -> Void
  ) -> Bool {
    let canvas = makeCanvas(subject, run.header, now, canvas.playback)
    guard canvas.isOpen else { return false }
    send(.recordingOpened)
    curves.reset()
    ownValues = [:]
    parameters.adopt(run.parameters(after: run.frames.count - 1))
    canvas.open(run, slice: past.rerunSlice, onFrame: onFrame)
    load(canvas)
    return true
  }

  /// Shows a program from its start.
  func load(_ subject: CanvasSubject) {
    send(.programSelected)
    curves.reset()
    ownValues = [:]
    var header = header(subject, canvas.playback, parameters.dictionary)
    environment.prepare(&header)
    load(makeCanvas(subject, header, now, canvas.playback))
    recording?.begin(canvas)
  }

  func load(_ canvas: Canvas) {
    canvasPresses = []
    past.reset()
    replace(canvas)
    watch = CanvasWatch()
    shell.enter { controller.inspector.reset() }
  }

  /// Replaces the canvas. The last canvas is deallocated when no view shows it.
  func replace(_ canvas: Canvas) {
    let last = self.canvas
    self.canvas = canvas
    withExtendedLifetime(last) {}
  }
}
