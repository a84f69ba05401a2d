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
    "Remaining", meaning: "The distance left; in a drag the velocity in such distances per second")
  private let line = UIView()
  private let decision = FigureRow(
    "If released now", meaning: "What a release at this instant would decide")
  private let rule = UILabel()
  /// A Boolean value that indicates whether the section is a line, because nothing moves.
  private var isFolded = false
  /// The height of a folded section, in points.
  private static let foldedHeight: CGFloat = 24

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
    for view in [title, between] + details { addSubview(view) }
    _ = show(ReadOut(rule: ""), foldsAtRest: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The views that a folded section does not show.
  private var details: [UIView] {
    [
      phases, progress, track, projected, velocity, perDistance, remaining, line, decision, rule,
    ]
  }

  /// Shows the state of a transition.
  ///
  /// - Parameter foldsAtRest: A Boolean value that indicates whether the section is a line while
  ///   nothing moves.
  /// - Returns: A Boolean value that indicates whether the height of the section changes.
  func show(_ readOut: ReadOut, foldsAtRest: Bool) -> Bool {
    let folds = foldsAtRest && readOut.kind == nil && readOut.motion == nil
    let changesFold = folds != isFolded
    isFolded = folds
    if changesFold { updateFold() }
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
    remaining.title = readOut.relativeVelocity == nil ? "Remaining" : "Per remaining"
    remaining.value =
      readOut.relativeVelocity.map(ReadOut.rate)
      ?? readOut.motion?.remaining.map { FigureText.text("%.0f pt", $0) }
    let outcome = readOut.decision.map(ReadOut.name)
    let text = readOut.ruleInForce
    guard rule.text != text || decision.value != outcome else { return changesFold }
    decision.value = outcome
    rule.text = text
    setNeedsLayout()
    return true
  }

  private func updateFold() {
    for view in details { view.isHidden = isFolded }
    between.textAlignment = isFolded ? .right : .left
    setNeedsLayout()
  }

  /// Returns the size that shows the whole section at the given width.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if isFolded { return CGSize(width: size.width, height: Self.foldedHeight) }
    // An outcome of one line has space for a rule of three lines, so that the views below do not
    // move when the rule changes.
    let width = CGSize(width: size.width, height: 0)
    let needed = decision.sizeThatFits(width).height + rule.sizeThatFits(width).height
    let height = max(needed, FigureRow.height + 45)
    return CGSize(width: size.width, height: Self.decisionTop + height.rounded(.up))
  }

  /// The distance of the outcome from the top of the section, in points. All views above it have
  /// fixed heights.
  private static let decisionTop: CGFloat =
    48 + PhaseLine.height + 8 + FigureRow.height + ProgressTrack.height + 4 + 4
    * FigureRow.height + 17

  override func layoutSubviews() {
    super.layoutSubviews()
    if isFolded {
      let half = (bounds.width / 2).rounded()
      title.frame = CGRect(x: 0, y: 0, width: half, height: Self.foldedHeight)
      between.frame = CGRect(x: half, y: 4, width: bounds.width - half, height: 16)
      return
    }
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
    place(decision, height: decision.sizeThatFits(bounds.size).height)
    place(rule, height: rule.sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }
}
