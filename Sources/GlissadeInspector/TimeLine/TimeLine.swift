import Foundation
import GlissadeDrawing
import GlissadeGestures
import UIKit

/// A track of the frame history that shows the periods of motion and the position of the visible
/// frame. The user drags along the track to see past frames.
package final class TimeLine: UIControl, Hoverable, KeyHandler {
  /// The height of the track, in points.
  package nonisolated static let height: CGFloat = 16
  /// The spans that the track can represent, in seconds of history time.
  private static let spans = [2.0, 5, 10, FrameHistory.span, 60]
  /// The width of the scale's text at the left of the track, in points.
  package var scaleWidth: CGFloat = 40 { didSet { if scaleWidth != oldValue { setNeedsLayout() } } }
  /// The distance between the dashes of predicted motion, in points.
  private static let dash: CGFloat = 8
  /// The distance from the right end within which a drag selects the present, in points.
  private static let reach: CGFloat = 6

  /// The content of the track.
  package struct Content: Hashable, Sendable {
    /// The periods of motion, oldest first.
    package var runs: [FrameHistory.Run] = []
    /// The history time of the oldest frame, in seconds.
    package var start: TimeInterval = 0
    /// The history time of the newest frame, in seconds.
    package var end: TimeInterval = 0
    /// The periods of predicted motion after the newest frame.
    package var predicted: [FrameHistory.Run] = []
    /// The history time of the frame on the canvas in seconds; `nil` if the present is shown.
    package var offset: TimeInterval?

    /// The part of the history time that the track shows, or `nil` for all of it.
    package var visible: Visible?

    /// A part of the history time, in seconds.
    package struct Visible: Hashable, Sendable {
      package var start: TimeInterval
      package var end: TimeInterval

      package init(start: TimeInterval, end: TimeInterval) {
        self.start = start
        self.end = end
      }
    }

    /// The history time of the right end of the track, in seconds.
    var limit: TimeInterval { visible?.end ?? predicted.last?.end ?? end }

    /// Creates an empty content.
    package init() {}

    /// Creates the content of a history.
    ///
    /// - Parameters:
    ///   - history: The frame history.
    ///   - ahead: The predicted frames after the newest frame of the history.
    ///   - offset: The history time of the frame on the canvas in seconds; `nil` if the present is
    ///     shown.
    package init(_ history: FrameHistory, ahead: [FrameHistory.Frame], at offset: TimeInterval?) {
      runs = history.runs
      start = history.start
      end = history.end
      self.offset = offset
      for frame in ahead {
        if let last = predicted.indices.last, predicted[last].motion == frame.motion {
          predicted[last].end = frame.offset
        } else {
          let start = predicted.last?.end ?? end
          predicted.append(
            FrameHistory.Run(motion: frame.motion, start: start, end: frame.offset))
        }
      }
    }
  }

  /// The action of a drag to an instant in seconds of history time; `nil` means the present.
  package var onScrub: (TimeInterval?) -> Void = { _ in }
  /// The action of releasing the mouse button after a drag.
  package var onRelease: () -> Void = {}

  /// The action of a key that moves through the history.
  package var onKey: (PastCommand) -> Void = { _ in }
  package var isHovered = false
  package let hint: Hint? = Hint("Drag to another frame", key: ", .")

  private let scale = UILabel()
  private let track = UIView()
  private var content = Content()
  /// The traits with which the colors of the track are resolved.
  private var traits = UITraitCollection()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "timeline"
    layer.cornerRadius = 4
    scale.font = .systemFont(ofSize: 12)
    scale.textColor = Palette.quietText
    track.isUserInteractionEnabled = false
    addSubview(scale)
    addSubview(track)
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the given content.
  package func show(_ new: Content) {
    var new = new
    // While time runs, the track moves in steps of two pixels. Smaller steps are invisible, and
    // each step costs painting a frame.
    if new.visible == nil, new.offset == nil, pointsPerSecond(of: new) > 0 {
      let step = 2 / pointsPerSecond(of: new)
      let shift = (new.end / step).rounded() * step - new.end
      new.end += shift
      for index in new.predicted.indices {
        new.predicted[index].start += shift
        new.predicted[index].end += shift
      }
    }
    guard new != content else { return }
    content = new
    setNeedsLayout()
  }

  // MARK: Geometry

  private func span(of content: Content) -> TimeInterval {
    if let visible = content.visible { return visible.end - visible.start }
    let length = content.limit - content.start
    return Self.spans.first { $0 >= length } ?? length
  }

  private func pointsPerSecond(of content: Content) -> CGFloat {
    track.bounds.width / CGFloat(span(of: content))
  }

  /// Returns the horizontal position of an instant. The right end of the track is the newest frame
  /// or, with a prediction, the last predicted one.
  private func x(of offset: TimeInterval) -> CGFloat {
    track.bounds.width - CGFloat(content.limit - offset) * pointsPerSecond(of: content)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    showFocus()
    scale.frame = CGRect(x: 0, y: 0, width: scaleWidth, height: bounds.height)
    track.frame = CGRect(
      x: scaleWidth, y: 0, width: max(0, bounds.width - scaleWidth),
      height: bounds.height)
    let span = span(of: content)
    scale.text = String(format: span < 2 ? "−%.1f s" : "−%.0f s", span)
    traits = traitCollection
    track.layer.contentCommands = commands
  }

  private var commands: [DrawCommand] {
    let ground = bar(0, track.bounds.width, height: 4, themed(Palette.control))
    return [ground] + content.runs.flatMap(bars) + content.predicted.flatMap(dashes) + heads
  }

  /// Returns the bars of a period of motion. Frames after the visible one are fainter, because the
  /// user discards them by continuing from it.
  private func bars(of run: FrameHistory.Run) -> [DrawCommand] {
    let from = max(x(of: run.start), 0)
    let to = min(x(of: run.end), track.bounds.width)
    guard to > 0, from < track.bounds.width, from <= to else { return [] }
    let end = max(to, from + 1)
    let split = content.offset.map { min(max(x(of: $0), from), end) } ?? end
    let height: CGFloat = run.motion == .other ? 4 : 6
    let color = themed(Self.color(run.motion))
    var bars: [DrawCommand] = []
    if split > from { bars.append(bar(from, split, height: height, color)) }
    if split < end {
      let faint = color.withAlphaComponent(color.cgColor.alpha * 0.4)
      bars.append(bar(split, end, height: height, faint))
    }
    return bars
  }

  /// Returns the dashes of a period of predicted motion.
  private func dashes(of run: FrameHistory.Run) -> [DrawCommand] {
    let (from, to) = (x(of: run.start), min(x(of: run.end), track.bounds.width))
    let color = themed(Palette.second).withAlphaComponent(run.motion == .other ? 0.45 : 0.8)
    let length = Self.dash * 0.6
    return stride(from: from, to: max(to, from + 1), by: Self.dash).map {
      bar($0, min($0 + length, max(to, from + 1)), height: 4, color)
    }
  }

  /// The mark at the visible frame and, if predicted frames follow the present, a quieter one
  /// there.
  private var heads: [DrawCommand] {
    let width = track.bounds.width
    func head(_ offset: TimeInterval, height: CGFloat, _ color: UIColor) -> DrawCommand {
      let center = min(max(x(of: offset), 1.5), width - 1.5)
      return bar(center - 1.5, center + 1.5, height: height, color)
    }
    let present = head(content.end, height: 10, themed(Palette.quietText))
    guard let offset = content.offset else { return [present] }
    return (content.predicted.isEmpty ? [] : [present]) + [
      head(offset, height: 16, themed(Palette.text))
    ]
  }

  /// Returns a bar with round ends in the middle of the track.
  private func bar(
    _ from: CGFloat, _ to: CGFloat, height: CGFloat, _ color: UIColor
  ) -> DrawCommand {
    let y = track.bounds.midY - height / 2
    let rect = CGRect(x: from, y: y, width: to - from, height: height)
    let outline = RoundedRect(rect: rect, radius: min(height, rect.width) / 2)
    return .shape(ShapeCommand(outline: outline, fill: color.cgColor))
  }

  private static func color(_ motion: FrameHistory.Motion) -> UIColor {
    switch motion {
    case .interactive: Palette.accent
    case .running: Palette.accent.withAlphaComponent(0.55)
    case .other: Palette.quietMark
    }
  }

  private func themed(_ color: UIColor) -> UIColor { color.resolvedColor(with: traits) }

  // MARK: Keys

  package override var canBecomeFirstResponder: Bool { true }

  package func handle(_ event: InputEvent) -> Bool {
    guard let command = PastCommand(onTimeLine: event) else { return false }
    onKey(command)
    return true
  }

  // MARK: The mouse

  package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scrub(to: touch.location(in: track).x)
    return true
  }

  package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scrub(to: touch.location(in: track).x)
    return true
  }

  package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    onRelease()
  }

  package override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    onRelease()
  }

  private func scrub(to x: CGFloat) {
    guard track.bounds.width > 0 else { return }
    let present = self.x(of: content.end)
    if content.predicted.isEmpty ? x > present - Self.reach : abs(x - present) < Self.reach {
      return onScrub(nil)
    }
    onScrub(content.limit - TimeInterval((track.bounds.width - x) / pointsPerSecond(of: content)))
  }
}
