import UIKit

/// A bar with buttons that pause, continue, step and slow the canvas's time, and that record and
/// replay the run on the canvas.
package final class TransportBar: UIView {
  /// The height of the bar, in points.
  package nonisolated static let height: CGFloat = 56
  /// The least width of a bar that shows keys beside its buttons, in points. With this one and the
  /// next, the status text has at least 120 points in each bar of 480 points or more.
  private static let leastWidthForKeys: CGFloat = 790
  /// The least width of a bar with a button for each speed, in points. A narrower bar has a single
  /// one, which selects the next speed.
  private static let leastWidthForSpeeds: CGFloat = 600
  /// The least widths of a bar with the buttons for sharing and for replaying, in points. Their
  /// keys work without them.
  private static let leastWidths: (share: CGFloat, replay: CGFloat) = (340, 290)
  /// The least width of the status text, in points. Words would be broken in less.
  private static let leastStatusWidth: CGFloat = 90

  /// The action of a pressed button.
  package var onCommand: (InstrumentCommand) -> Void = { _ in }

  /// The time line along the bar's upper edge.
  package let timeLine = TimeLine(frame: .zero)
  /// The age of the visible past frame, as phrases in descending order of importance, or `nil` for
  /// the present.
  package var past: [String]? {
    didSet {
      if past != oldValue {
        status.textColor = past == nil ? Palette.quietText : Palette.accentText
      }
    }
  }

  private let edge = UIView()
  private let toggle = TransportButton(.glyph(.pause))
  private let step = TransportButton(.glyph(.step))
  private let speeds: [(value: Double, button: TransportButton)]
  /// The button of the current speed where that has no button of its own: in a narrow bar, or for a
  /// speed from the command line.
  private let otherSpeed = TransportButton(.text(""))
  private let record = TransportButton(.glyph(.record))
  private let replay = TransportButton(.glyph(.replay))
  private let share = TransportButton(.glyph(.share))
  private let keys = (
    toggle: KeyCap("Space"), step: KeyCap("."), speed: KeyCap("S"), record: KeyCap("R")
  )
  private let status = UILabel()
  private var playback = Playback(speed: 1)
  private var recording = RecordingState.idle

  package override init(frame: CGRect) {
    speeds = Playback.speeds.map { ($0, TransportButton(.text(Self.name(of: $0)))) }
    super.init(frame: frame)
    backgroundColor = Palette.panel
    edge.backgroundColor = Palette.line
    status.font = .systemFont(ofSize: 12)
    status.textColor = Palette.quietText
    status.textAlignment = .right
    status.numberOfLines = 2
    connectButtons()
    for view in [
      edge, timeLine, toggle, step, keys.toggle, keys.step, keys.speed, otherSpeed, status,
    ]
      + speeds.map(\.button) + [record, replay, keys.record, share]
    { addSubview(view) }
    showPlayback()
  }

  package required init?(coder: NSCoder) { nil }

  /// Gives each button its identifier and its command.
  private func connectButtons() {
    func connect(_ button: TransportButton, _ name: String, _ command: InstrumentCommand) {
      button.accessibilityIdentifier = "transport.\(name)"
      button.onPress = { [weak self] in self?.onCommand(command) }
      button.hint = command.hint
    }
    connect(toggle, "toggle", .playback(.togglePause))
    connect(step, "step", .playback(.step))
    for (value, button) in speeds {
      connect(button, Self.name(of: value), .playback(.setSpeed(value)))
      button.hint = Hint("Speed \(Self.name(of: value))", key: "S")
    }
    connect(otherSpeed, "speed", .playback(.slower))
    connect(record, "record", .record)
    connect(replay, "replay", .replay)
    connect(share, "share", .share)
  }

  /// Shows the playback, and a status text.
  ///
  /// Without a remark, the status text gives the age of a past frame, or the instant at which time
  /// is paused.
  ///
  /// - Parameters:
  ///   - playback: The speed of the canvas's time.
  ///   - recording: The state of recording and replaying.
  ///   - time: The canvas's time, in seconds.
  ///   - remark: A text of at most two lines.
  package func show(
    _ playback: Playback, _ recording: RecordingState = .idle, at time: TimeInterval,
    remark: String? = nil
  ) {
    let text =
      remark ?? pastText ?? (playback.isPaused ? String(format: "Paused at %.3f s", time) : nil)
    status.text = text
    guard playback != self.playback || recording != self.recording else { return }
    self.playback = playback
    self.recording = recording
    showPlayback()
  }

  /// The age of the visible past frame in two lines, of which the second has as many phrases as
  /// fit.
  private var pastText: String? {
    guard let past, let first = past.first else { return nil }
    let isWide = status.bounds.width >= 160
    return first + "\n" + past.dropFirst().prefix(isWide ? 2 : 1).joined(separator: " ")
  }

  private func showPlayback() {
    toggle.face = .glyph(playback.isPaused ? .play : .pause)
    toggle.isLit = playback.isPaused
    for (value, button) in speeds { button.isLit = value == playback.speed }
    record.face = .glyph(recording == .recording ? .stop : .record)
    record.isAlarming = recording == .recording
    replay.isLit = recording == .replaying
    otherSpeed.face = .text(Self.name(of: playback.speed))
    setNeedsLayout()
  }

  /// Returns the short name of a speed, such as “×½”.
  static func name(of speed: Double) -> String {
    // The font Inter has no sign for one tenth, so it is composed of a superscript one, a fraction
    // slash and subscript digits.
    let fractions = [0.5: "½", 0.25: "¼", 0.1: "¹⁄₁₀"]
    if let fraction = fractions[speed] { return "×" + fraction }
    return String(format: "×%g", speed)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    let grid = Palette.grid
    timeLine.frame = CGRect(
      x: grid * 2, y: 1, width: max(0, bounds.width - grid * 4), height: TimeLine.height)
    // The buttons are centered in the area below the time line.
    let middle = (TimeLine.height + bounds.height) / 2 - 2
    let x = placeButtons(
      Row(x: grid * 2, middle: middle, hasKeys: bounds.width >= Self.leastWidthForKeys))
    let width = max(0, bounds.width - x - grid * 2)
    status.frame = CGRect(x: x, y: middle - 18, width: width, height: 36)
    status.isHidden = width < Self.leastStatusWidth
  }

  /// Places the buttons and their keys in a row, and returns the right edge of the row.
  private func placeButtons(_ row: Row) -> CGFloat {
    var row = row
    let grid = Palette.grid
    row.place(toggle, width: 40, gap: grid)
    row.place(keys.toggle)
    row.place(step, width: 40, gap: grid)
    row.place(keys.step)
    if !row.hasKeys { row.x += grid }
    let hasSpeeds = bounds.width >= Self.leastWidthForSpeeds
    for (_, button) in speeds {
      button.isHidden = !hasSpeeds
      if hasSpeeds { row.place(button, width: 40, gap: 4) }
    }
    otherSpeed.isHidden = hasSpeeds && speeds.contains { $0.value == playback.speed }
    otherSpeed.isLit = hasSpeeds || playback.speed != 1
    if !otherSpeed.isHidden { row.place(otherSpeed, width: 56, gap: 4) }
    row.x += 4
    row.place(keys.speed)
    if !row.hasKeys { row.x += grid }
    row.place(record, width: 40, gap: 4)
    replay.isHidden = bounds.width < Self.leastWidths.replay
    if !replay.isHidden { row.place(replay, width: 40, gap: grid) }
    row.place(keys.record)
    share.isHidden = bounds.width < Self.leastWidths.share
    if !share.isHidden { row.place(share, width: 40, gap: grid) }
    return row.x
  }

  /// A row of views that are placed from left to right, centered at a height.
  @MainActor private struct Row {
    /// The left edge of the next view in the row.
    var x: CGFloat
    let middle: CGFloat
    /// A Boolean value that indicates whether keys are shown beside the buttons.
    let hasKeys: Bool

    mutating func place(_ view: UIView, width: CGFloat, height: CGFloat = 32, gap: CGFloat) {
      view.frame = CGRect(
        x: x, y: (middle - height / 2).rounded(), width: width, height: height)
      x += width + gap
    }

    mutating func place(_ key: KeyCap) {
      key.isHidden = !hasKeys
      guard hasKeys else { return }
      place(key, width: key.sizeThatFits(.zero).width, height: 20, gap: Palette.grid * 3)
    }
  }
}
