import UIKit

/// What the transition on stage is doing now: state, progress, velocity, and what a release would do.
package final class InspectorPane: UIView {
  private let edge = UIView()
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

  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.panel
    edge.backgroundColor = Palette.line
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
      edge, title, between, phases, progress, track, projected, velocity, perDistance, relative,
      line, verdict, rule,
    ] { addSubview(view) }
    show(ReadOut(rule: ""))
  }

  package required init?(coder: NSCoder) { nil }

  package func show(_ readOut: ReadOut) {
    title.text = readOut.kind ?? "At rest"
    between.text = readOut.kind == nil ? "No transition is under way" : readOut.between
    phases.phase = readOut.phase
    progress.value = readOut.progress.map(ReadOut.percent)
    track.values = (readOut.progress, readOut.projected)
    projected.value = readOut.projected.map(ReadOut.percent)
    velocity.value = readOut.velocity.map(ReadOut.speed)
    perDistance.value = readOut.perDistance.map(ReadOut.rate)
    relative.value = readOut.relative.map(ReadOut.rate)
    verdict.value = readOut.verdict.map(ReadOut.name)
    if rule.text != readOut.rule {
      rule.text = readOut.rule
      setNeedsLayout()
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let grid = Palette.grid
    edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    let width = bounds.width - 4 * grid
    var y = 2 * grid
    func place(_ view: UIView, height: CGFloat, gap: CGFloat = 0) {
      view.frame = CGRect(x: 2 * grid, y: y, width: width, height: height)
      y += height + gap
    }
    place(title, height: 24)
    place(between, height: 16, gap: 2 * grid)
    place(phases, height: PhaseGrid.height, gap: 2 * grid)
    place(progress, height: FigureRow.height)
    place(track, height: ProgressTrack.height, gap: grid)
    for row in [projected, velocity, perDistance, relative] { place(row, height: FigureRow.height) }
    y += grid
    place(line, height: 1, gap: grid + 7)
    place(verdict, height: FigureRow.height)
    let size = rule.sizeThatFits(CGSize(width: width, height: 0))
    place(rule, height: size.height.rounded(.up))
  }
}
