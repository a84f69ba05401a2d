import UIKit

/// The figures of the current transition: phase, progress, velocity, and the outcome of a release.
final class TransitionSection: UIView {
  private let title = UILabel()
  private let between = UILabel()
  private let phases = PhaseLine(frame: .zero)
  private let progress = FigureRow(
    "Progress", meaning: "The completed part of the transition's distance")
  private let track = ProgressTrack(frame: .zero)
  private let projected = FigureRow(
    "Projected end", meaning: "The progress at which a release now would coast to rest")
  private let velocity = FigureRow(
    "Velocity", meaning: "Points per second, positive towards the end of the transition")
  private let perDistance = FigureRow(
    "Per distance", meaning: "The velocity in whole distances of the transition per second")
  private let remaining = FigureRow(
    "Remaining", meaning: "The way left in points, or the velocity as a part of it per second")
  private let line = UIView()
  private let decision = FigureRow(
    "If released now", meaning: "What a release at this instant would decide")
  private let rule = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = Palette.line
    title.font = .systemFont(ofSize: 14, weight: .semibold)
    title.textColor = Palette.text
    for label in [between, rule] {
      label.font = .systemFont(ofSize: 12)
      label.textColor = Palette.quietText
    }
    rule.numberOfLines = 0
    rule.lineBreakMode = .byWordWrapping
    for view in [
      title, between, phases, progress, track, projected, velocity, perDistance, remaining,
      line, decision, rule,
    ] { addSubview(view) }
    _ = show(ReadOut(rule: ""))
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the state of a transition.
  ///
  /// - Returns: A Boolean value that indicates whether the height of the section changes.
  func show(_ readOut: ReadOut) -> Bool {
    title.text = readOut.kind ?? readOut.motion?.title ?? "At rest"
    between.text =
      readOut.kind == nil
      ? readOut.motion?.subtitle ?? "Nothing moves" : readOut.between
    phases.phase = readOut.phase
    progress.value = readOut.progress.map(ReadOut.percent)
    track.threshold = readOut.changedThreshold ?? 0.5
    track.values = (readOut.progress, readOut.projected)
    projected.value = readOut.projected.map(ReadOut.percent)
    velocity.value = (readOut.velocity ?? readOut.motion?.speed).map(ReadOut.speed)
    perDistance.value = readOut.perDistance.map(ReadOut.rate)
    remaining.value =
      readOut.relativeVelocity.map(ReadOut.rate)
      ?? readOut.motion?.remaining.map { FigureText.text("%.0f pt", $0) }
    decision.value = readOut.decision.map(ReadOut.name)
    let text = readOut.ruleInForce
    guard rule.text != text else { return false }
    rule.text = text
    setNeedsLayout()
    return true
  }

  /// Returns the size that shows the whole section at the given width.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    // The rule has space for three lines, so that the views below do not move when the rule
    // changes.
    let height = max(rule.sizeThatFits(CGSize(width: size.width, height: 0)).height, 45)
    return CGSize(width: size.width, height: Self.ruleTop + height.rounded(.up))
  }

  /// The distance of the rule from the top of the section, in points. All views above it have fixed
  /// heights.
  private static let ruleTop: CGFloat =
    48 + PhaseLine.height + 8 + FigureRow.height + ProgressTrack.height + 4 + 4
    * FigureRow.height + 17 + FigureRow.height

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    func place(_ view: UIView, height: CGFloat, gap: CGFloat = 0) {
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + gap
    }
    place(title, height: 24)
    place(between, height: 16, gap: 8)
    place(phases, height: PhaseLine.height, gap: 8)
    place(progress, height: FigureRow.height)
    place(track, height: ProgressTrack.height, gap: 4)
    for row in [projected, velocity, perDistance, remaining] {
      place(row, height: FigureRow.height)
    }
    y += 8
    place(line, height: 1, gap: 8)
    place(decision, height: FigureRow.height)
    place(rule, height: rule.sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }
}
