import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import GlissadeRaster
import GlissadeReplay
import UIKit

/// What an instrument's window shows: its own scene in real time, with the stage's picture in it.
@MainActor package final class InstrumentContent: FrameContent {
  let shell: UIWindowScene
  let controller: InstrumentViewController
  private let side: (any SidePane)?
  private let makeStage: (StageSubject, RecordingHeader, TimeInterval, Playback) -> Stage
  /// What a run of a program starts from, its numbers being those.
  private let header: (StageSubject, Playback, [String: Double]) -> RecordingHeader
  let recording: StageRecording?
  /// Where recordings go that a button asks for.
  var recordingsFolder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  let fonts: FontLibrary
  /// What is to be told until something else is done.
  var notice: String?
  package internal(set) var stage: Stage
  /// What it showed lately.
  package internal(set) var past = StagePast()
  /// Makes a run again that led to the frame of the past that shows.
  var rerun: PendingRerun?
  /// What making a run again may take of a frame, in seconds.
  var rerunSlice = 0.03
  /// Why one cannot go on from there, until something else is done.
  var failure: String?
  private(set) var now: TimeInterval = 0
  /// What of this frame's input the program on stage did not get.
  var paneInput: [InputEvent] = []
  /// Whether the press at hand began on the stage, which then gets all of it.
  var isStagePressed = false
  var watch = StageWatch()
  private var pace = InspectorPace()
  private var shownPhase: String?
  /// What the pointer is over.
  private weak var hovered: (any Hoverable)?
  /// What is drawn over the stage.
  private var overlays: Set<CanvasOverlay> = []
  /// What is to be drawn over the stage, and what is.
  package private(set) var pointer: [DrawCommand] = []
  private var shownPointer: [DrawCommand] = []
  package private(set) var isFinished = false

  /// - Parameters:
  ///   - subject: what is on stage at first.
  ///   - device: the size of the stage, in points.
  ///   - side: what there is to choose from.
  ///   - speed: of the stage, in its seconds per second.
  ///   - size: of the window, in points.
  ///   - recording: gets a recording of each program that comes on stage.
  package init(
    _ subject: StageSubject, device: CGSize = PaneLayout.deviceSize, side: (any SidePane)? = nil,
    speed: Double, size: CGSize, scale: Double, fonts: FontLibrary,
    shell: UIWindowScene? = nil, recording: StageRecording? = nil
  ) {
    let shell = shell ?? UIWindowScene(size: size, scale: scale, fonts: fonts)
    self.shell = shell
    self.side = side
    self.fonts = fonts
    let notes = InstrumentCommand.descriptions + (side?.keys ?? [])
    controller = shell.enter {
      InstrumentViewController(side: side?.view, device: device, keys: notes)
    }
    header = { $0.header(size: device, scale: scale, speed: $1.speed, knobs: $2) }
    makeStage = { Stage($0, $1, at: $2, playback: $3, fonts: fonts) }
    let playback = Playback(speed: speed)
    stage = makeStage(subject, header(subject, playback, [:]), 0, playback)
    self.recording = recording
    recording?.begin(stage)
    side?.onChoose = { [weak self] in self?.put($0) }
    side?.onLeave = { [weak self] in self?.isFinished = true }
    controller.transport.onCommand = { [weak self] in self?.perform($0) }
    connectInspector()
    connectTimeLine()
    controller.stage.banner.onComplete = { [weak self] in self?.perform(.complete) }
    controller.stage.switches.onCommand = { [weak self] in self?.perform($0) }
    shell.enter {
      let window = UIWindow(windowScene: shell)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  private func connectInspector() {
    let inspector = controller.inspector
    inspector.onParameter = { [weak self] in self?.stage.tune($0, to: $1) }
    inspector.onReset = { [weak self] in self?.stage.resetKnobs() }
    inspector.onCopy = { [weak self] in
      guard let self, let text = ParameterSnippet.text(self.stage.scene.tuning.overrides) else {
        return
      }
      UIPasteboard.general.string = text
    }
  }

  /// Where *Copy as Swift* puts things.
  var shellPasteboard: UIPasteboard { shell.pasteboard }

  package var needsFrame: Bool {
    shell.needsFrame || stage.needsFrame || stage.pointerFades || pointer != shownPointer
      || rerun != nil || (pace.isBehind && controller.showsInspector)
  }

  /// Hands an event to whom it concerns.
  func take(_ event: InputEvent) {
    if rerun != nil, waits(event) { return }
    if event.kind == .down || event.kind == .key { (notice, failure) = (nil, nil) }
    switch event.kind {
    case .down, .move, .up, .cancel, .wheel: point(event)
    case .key: press(event)
    case .focus:
      stage.add(event, at: .zero)
      shell.deliver([event])
    case .resize: shell.deliver([event])
    }
  }

  package func setNow(_ now: TimeInterval) {
    self.now = now
    shell.setNow(now)
    // Last, so that work from the main queue belongs to the program on stage.
    stage.setNow(now)
  }

  package func setPumpInterval(_ seconds: TimeInterval) {
    shell.setPumpInterval(seconds)
    stage.setPumpInterval(seconds)
  }

  package func windowBecame(visible: Bool) { stage.windowBecame(visible: visible) }

  package func step() {
    shell.step()
    stage.step()
  }

  package func layout() {
    stage.layout()
    let present = ReadOut(of: stage)
    let lines = watch.observe(stage, present)
    past.note(present, lines)
    shell.enter {
      showPast()
      let readOut = past.frame?.readOut ?? present
      controller.show(
        stage.playback, tape, at: stage.time, remark: readOut.brief, notice: tapeNotice)
      controller.inspector.add(lines)
      if controller.showsInspector { inspect(readOut) }
      controller.stage.banner.overdue = past.isPast ? nil : stage.scene.overdueTransition
      controller.stage.switches.lit = lit
    }
    shell.layout()
  }

  package func commit() {
    stage.commit()
    if stage.needsFrame {
      let picture = stage.flatten()
      shell.enter { controller.stage.show(picture) }
    }
    shell.commit()
    let over = controller.stage.pointerOverlay
    if let frame = past.frame {
      pointer = controller.showsKeys ? [] : over.commands(for: frame.impacts)
      return
    }
    // It would lie over the sheet of keys, too.
    pointer =
      controller.showsKeys
      ? []
      : over.commands(for: stage.overlay(overlays))
        + over.commands(for: stage.pointer, wall: now, time: stage.time)
  }

  /// Shows what has its turn in the inspector.
  private func inspect(_ readOut: ReadOut) {
    let parts = pace.turn(
      at: now, isMoving: stage.needsFrame, isTold: readOut.phase != shownPhase)
    shownPhase = readOut.phase
    let inspector = controller.inspector
    inspector.show(stage.knobReadings)
    if parts.contains(.figures) { inspector.show(readOut) }
    if parts.contains(.plot) {
      inspector.show(past.isPast ? past.history : watch.history)
    }
    if parts.contains(.costs) { inspector.add(costs: watch.takeCosts()) }
  }

  package func note(_ facts: FrameFacts) {
    let isNew = stage.hasNewPicture
    stage.note(facts)
    if isNew { keepFrame() }
    if facts.presented { watch.note(milliseconds: facts.cost.total) }
  }

  package func flatten() -> DisplayList { shell.flatten() }

  package func overlay() -> [DrawCommand] {
    shownPointer = pointer
    return pointer
  }

  /// Shows a run of the program on stage again, in a stage of its own.
  func put(_ run: Recording) {
    let stage = makeStage(stage.subject, run.header, now, stage.playback)
    stage.play(run)
    put(stage)
  }

  /// Puts a program on stage, from its start.
  func put(_ subject: StageSubject) {
    put(makeStage(subject, header(subject, stage.playback, stage.knobs), now, stage.playback))
    recording?.begin(stage)
  }

  private func put(_ stage: Stage) {
    isStagePressed = false
    rerun = nil
    past = StagePast()
    replace(stage)
    watch = StageWatch()
    shell.enter { controller.inspector.reset() }
  }

  /// The last one ends once nothing here shows it any more.
  func replace(_ stage: Stage) {
    let last = self.stage
    self.stage = stage
    withExtendedLifetime(last) {}
  }

  // MARK: Input

  /// Hands a pointer event to the scene in which its press began.
  private func point(_ event: InputEvent) {
    let place = controller.stage.stagePoint(event.location)
    if event.kind == .down, !isStagePressed {
      isStagePressed = shell.enter { controller.stage.isOnStage(event.location) }
      if isStagePressed { shell.enter { controller.dropFocus() } }
      if isStagePressed, past.isPast, stage.pointer.place == nil { return goOn(with: event) }
    }
    let isStages =
      isStagePressed
      || (event.kind == .wheel && shell.enter { controller.stage.isOnStage(event.location) })
    if isStages { stage.add(event, at: place) } else { shell.deliver([event]) }
    if event.kind == .move { shell.enter { hover(isStages ? nil : event.location) } }
    if event.kind == .cancel || (event.kind == .up && event.button == 1) { isStagePressed = false }
  }

  /// Lets the button under the pointer know.
  private func hover(_ point: CGPoint?) {
    let hit = point.flatMap { controller.view.hitTest($0, with: nil) }
    let target = sequence(first: hit, next: { $0?.superview }).lazy
      .prefix { $0 != nil }.compactMap { $0 as? any Hoverable }.first
    guard target !== hovered else { return }
    hovered?.isHovered = false
    target?.isHovered = true
    hovered = target
  }

  /// A key is what has the keys in the instrument's, such as a slider's that was touched; else the
  /// program's, if it has a use for it; then the instrument's; then the list's.
  private func press(_ event: InputEvent) {
    if shell.enter({ controller.takesKey(event) }) { return }
    let command = InstrumentCommand.table.command(for: event)
    if past.isPast, let way = PastCommand(inThePast: event) { return perform(.past(way)) }
    if command == .complete, !past.isPast, stage.scene.overdueTransition != nil {
      return perform(.complete)
    }
    if stage.isReplaying, event.key == "Escape" { return stage.takeOver() }
    if stage.press(event) { return }
    if let command, command != .complete { return perform(command) }
    shell.enter { _ = side?.press(event) }
  }

  /// Does what a key or a button says.
  func perform(_ command: InstrumentCommand) {
    switch command {
    case .playback(let command) where past.isPast: performInThePast(command)
    case .playback(let command): stage.perform(command)
    case .past(let way): travel(way)
    case .overlay(let overlay): overlays.formSymmetricDifference([overlay])
    case .inspector: shell.enter { controller.toggleInspector() }
    case .keys: shell.enter { controller.toggleKeys() }
    case .complete: stage.scene.completeOverdueTransition()
    case .record: toggleRecording()
    case .replay: toggleReplay()
    }
  }

  /// What is switched on.
  private var lit: Set<InstrumentCommand> {
    // They are of the present, and not drawn over the past.
    Set(
      (past.isPast ? [] : overlays).map { .overlay($0) }
        + (controller.showsInspector ? [.inspector] : []))
  }
}
