import UIKit

/// The bar that pauses, continues, steps and slows the canvas's time, and records and replays its
/// run.
package final class TransportBar: UIView {
  /// The height of the bar, in points.
  package nonisolated static let height: CGFloat = 56
  /// The width of the bar below which the keys are hidden, in points.
  private static let leastWidthForKeys: CGFloat = 680

  /// The action of a pressed button.
  package var onCommand: (InstrumentCommand) -> Void = { _ in }

  /// The time line along the bar's upper edge.
  package let timeLine = TimeLine(frame: .zero)
  /// The age of the frame on the canvas, as phrases in descending order of importance; `nil` if the
  /// present is shown.
  package var past: [String]? {
    didSet {
      if past != oldValue { status.textColor = past == nil ? Palette.quietText : Palette.accent }
    }
  }

  private let edge = UIView()
  private let toggle = TransportButton(.glyph(.pause))
  private let step = TransportButton(.glyph(.step))
  private let speeds: [(value: Double, button: TransportButton)]
  /// A label for a speed that has no button, such as one from the command line.
  private let otherSpeed = TransportButton(.text(""))
  private let record = TransportButton(.glyph(.record))
  private let replay = TransportButton(.glyph(.replay))
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
    toggle.onPress = { [weak self] in self?.onCommand(.playback(.togglePause)) }
    step.onPress = { [weak self] in self?.onCommand(.playback(.step)) }
    for (value, button) in speeds {
      button.onPress = { [weak self] in self?.onCommand(.playback(.setSpeed(value))) }
    }
    record.onPress = { [weak self] in self?.onCommand(.record) }
    replay.onPress = { [weak self] in self?.onCommand(.replay) }
    record.accessibilityIdentifier = "transport.record"
    replay.accessibilityIdentifier = "transport.replay"
    toggle.accessibilityIdentifier = "transport.toggle"
    step.accessibilityIdentifier = "transport.step"
    for (value, button) in speeds {
      button.accessibilityIdentifier = "transport.\(Self.name(of: value))"
    }
    otherSpeed.isUserInteractionEnabled = false
    otherSpeed.isLit = true
    for view in [
      edge, timeLine, toggle, step, keys.toggle, keys.step, keys.speed, otherSpeed, status,
    ]
      + speeds.map(\.button) + [record, replay, keys.record]
    { addSubview(view) }
    showPlayback()
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows how time runs, and a status text.
  ///
  /// Without a remark, the text gives the age of a past frame, or the instant at which time is
  /// paused.
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

  /// The age of the frame on the canvas in two lines. The second has as many phrases as fit.
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

  /// Returns the shortest name of a speed, such as “×½”.
  static func name(of speed: Double) -> String {
    // Inter has no sign for a tenth. It is composed of a superscript one, a fraction slash and
    // subscript digits.
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
    let hasKeys = bounds.width >= Self.leastWidthForKeys
    var x = grid * 2
    func place(_ view: UIView, width: CGFloat, height: CGFloat, gap: CGFloat) {
      view.frame = CGRect(
        x: x, y: (middle - height / 2).rounded(), width: width, height: height)
      x += width + gap
    }
    func place(_ key: KeyCap) {
      key.isHidden = !hasKeys
      if hasKeys { place(key, width: key.sizeThatFits(.zero).width, height: 20, gap: grid * 3) }
    }
    place(toggle, width: 40, height: 32, gap: grid)
    place(keys.toggle)
    place(step, width: 40, height: 32, gap: grid)
    place(keys.step)
    if !hasKeys { x += grid }
    for (_, button) in speeds { place(button, width: 40, height: 32, gap: 4) }
    otherSpeed.isHidden = speeds.contains { $0.value == playback.speed }
    if !otherSpeed.isHidden { place(otherSpeed, width: 56, height: 32, gap: 4) }
    x += 4
    place(keys.speed)
    if !hasKeys { x += grid }
    place(record, width: 40, height: 32, gap: 4)
    place(replay, width: 40, height: 32, gap: grid)
    place(keys.record)
    let width = max(0, bounds.width - x - grid * 2)
    status.frame = CGRect(x: x, y: middle - 18, width: width, height: 36)
  }
}
