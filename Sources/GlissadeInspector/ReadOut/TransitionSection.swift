import UIKit

/// What the transition on stage is doing now: state, progress, velocity, and what a release would do.
final class TransitionSection: UIView {
  private let title = UILabel()
  private let between = UILabel()
  private let phases = PhaseGrid(frame: .zero)
  private let progress = FigureRow("Progress")
  private let track = ProgressTrack(frame: .zero)
  private let projected = FigureRow("Projected end")
  private let velocity = FigureRow("Velocity")
  private let perDistance = FigureRow("Per distance")
  private let relative = FigureRow("Of the way left")
  private let line = UIView()
  private let verdict = FigureRow("A release now")
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
      title, between, phases, progress, track, projected, velocity, perDistance, relative,
      line, verdict, rule,
    ] { addSubview(view) }
    _ = show(ReadOut(rule: ""))
  }

  required init?(coder: NSCoder) { nil }

  /// - Returns: whether it takes another height from now on.
  func show(_ readOut: ReadOut) -> Bool {
    title.text = readOut.kind ?? "At rest"
    between.text = readOut.kind == nil ? "No transition is under way" : readOut.between
    phases.phase = readOut.phase
    progress.value = readOut.progress.map(ReadOut.percent)
    track.threshold = readOut.changedThreshold ?? 0.5
    verdict.title =
      readOut.changedThreshold.map { String(format: "A release, half at %.0f %%", $0 * 100) }
      ?? "A release now"
    track.values = (readOut.progress, readOut.projected)
    projected.value = readOut.projected.map(ReadOut.percent)
    velocity.value = readOut.velocity.map(ReadOut.speed)
    perDistance.value = readOut.perDistance.map(ReadOut.rate)
    relative.value = readOut.relative.map(ReadOut.rate)
    verdict.value = readOut.verdict.map(ReadOut.name)
    guard rule.text != readOut.rule else { return false }
    rule.text = readOut.rule
    setNeedsLayout()
    return true
  }

  /// High enough for all of it at a width.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    // Room for three lines, or what is below would move with what is said.
    let height = max(rule.sizeThatFits(CGSize(width: size.width, height: 0)).height, 45)
    return CGSize(width: size.width, height: Self.ruleTop + height.rounded(.up))
  }

  /// Where the rule begins: all above it is as high as it is.
  private static let ruleTop: CGFloat =
    48 + PhaseGrid.height + 8 + FigureRow.height + ProgressTrack.height + 4 + 4
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
    place(phases, height: PhaseGrid.height, gap: 8)
    place(progress, height: FigureRow.height)
    place(track, height: ProgressTrack.height, gap: 4)
    for row in [projected, velocity, perDistance, relative] { place(row, height: FigureRow.height) }
    y += 8
    place(line, height: 1, gap: 8)
    place(verdict, height: FigureRow.height)
    place(rule, height: rule.sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }
}
