import Foundation
import GlissadeDrawing
import UIKit

/// The film as a track: what ran when, and which of its frames shows. The mouse drags along it.
package final class TimeLine: UIControl {
  package nonisolated static let height: CGFloat = 16
  /// The least film that the track is for, in seconds, and the next larger ones.
  private static let spans = [2.0, 5, 10, Film.span]
  private static let scaleWidth: CGFloat = 40
  /// So near to its end the pointer is at the present.
  private static let reach: CGFloat = 6

  /// What there is to show.
  package struct Content: Hashable, Sendable {
    package var runs: [Film.Run] = []
    /// Of the film, in seconds.
    package var start: TimeInterval = 0
    package var end: TimeInterval = 0
    /// Of the frame that shows in the place of the present one; nil: the present.
    package var place: TimeInterval?

    package init() {}

    /// - Parameter position: of the frame that shows; nil: the present.
    package init(_ film: Film, at position: Int?) {
      (runs, start, end) = (film.runs, film.start, film.end)
      place = position.map { film[$0].place }
    }
  }

  /// Called with a place on the film, in seconds; nil: the present.
  package var onScrub: (TimeInterval?) -> Void = { _ in }
  /// Called when the mouse lets go.
  package var onRelease: () -> Void = {}

  private let scale = UILabel()
  private let track = UIView()
  private var content = Content()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "timeline"
    scale.font = .systemFont(ofSize: 12)
    scale.textColor = Palette.quietText
    track.isUserInteractionEnabled = false
    addSubview(scale)
    addSubview(track)
  }

  package required init?(coder: NSCoder) { nil }

  package func show(_ new: Content) {
    var new = new
    // Two pixels at a time while it runs: nobody sees more, and each costs a frame's painting.
    if new.place == nil, pointsPerSecond(of: new) > 0 {
      let step = 2 / pointsPerSecond(of: new)
      new.end = (new.end / step).rounded() * step
    }
    guard new != content else { return }
    content = new
    setNeedsLayout()
  }

  // MARK: Where things are

  private func span(of content: Content) -> TimeInterval {
    let length = content.end - content.start
    return Self.spans.first { $0 >= length } ?? Film.span
  }

  private func pointsPerSecond(of content: Content) -> CGFloat {
    track.bounds.width / CGFloat(span(of: content))
  }

  /// The newest frame is at the right end.
  private func x(of place: TimeInterval) -> CGFloat {
    track.bounds.width - CGFloat(content.end - place) * pointsPerSecond(of: content)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    scale.frame = CGRect(x: 0, y: 0, width: Self.scaleWidth, height: bounds.height)
    track.frame = CGRect(
      x: Self.scaleWidth, y: 0, width: max(0, bounds.width - Self.scaleWidth),
      height: bounds.height)
    scale.text = String(format: "−%.0f s", span(of: content))
    track.layer.contentCommands = commands
  }

  private var commands: [DrawCommand] {
    let (width, middle) = (track.bounds.width, track.bounds.midY)
    func bar(_ from: CGFloat, _ to: CGFloat, height: CGFloat, _ color: UIColor) -> DrawCommand {
      let rect = CGRect(x: from, y: middle - height / 2, width: to - from, height: height)
      return .shape(
        ShapeCommand(
          outline: RoundedRect(rect: rect, radius: min(height, rect.width) / 2), fill: color.cgColor
        ))
    }
    var commands = [bar(0, width, height: 4, Palette.control)]
    for run in content.runs {
      let (from, to) = (max(x(of: run.start), 0), min(x(of: run.end), width))
      guard to > 0, from < width else { continue }
      let end = max(to, from + 1)
      let split = content.place.map { min(max(x(of: $0), from), end) } ?? end
      let height: CGFloat = run.motion == .other ? 4 : 6
      // What comes after the frame that shows would be given up by going on from there.
      if split > from { commands.append(bar(from, split, height: height, Self.color(run.motion))) }
      if split < end {
        let color = Self.color(run.motion)
        let faint = color.withAlphaComponent(color.cgColor.alpha * 0.4)
        commands.append(bar(split, end, height: height, faint))
      }
    }
    let head = content.place.map { min(max(x(of: $0), 1.5), width - 1.5) } ?? width - 1.5
    let color = content.place == nil ? Palette.quietText : UIColor.white
    commands.append(
      bar(head - 1.5, head + 1.5, height: content.place == nil ? 10 : 16, color))
    return commands
  }

  private static func color(_ motion: Film.Motion) -> UIColor {
    switch motion {
    case .held: Palette.accent
    case .running: Palette.accent.withAlphaComponent(0.55)
    case .other: UIColor(white: 1, alpha: 0.22)
    }
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
    if x > track.bounds.width - Self.reach { return onScrub(nil) }
    onScrub(content.end - TimeInterval((track.bounds.width - x) / pointsPerSecond(of: content)))
  }
}
