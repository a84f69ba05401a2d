import Foundation
import UIKit

/// What happens on stage and why: the transition now, its last seconds, the log, the numbers to change,
/// what frames cost. What there is no room for is scrolled to.
package final class InspectorPane: UIView {
  /// What is shown below the plot.
  package enum Tab: CaseIterable, Hashable { case knobs, log }

  /// The least height of the log, in points.
  private static let leastLog: CGFloat = 104

  /// Called with a number that somebody set; nil: the program's own.
  package var onKnob: (Tuning.Knob, Double?) -> Void = { _, _ in }
  package var onCopy: () -> Void = {}
  package var onReset: () -> Void = {}
  package private(set) var tab = Tab.knobs

  private let edge = UIView()
  private let scroll = UIScrollView()
  private let transition = TransitionSection(frame: .zero)
  private let plot = MotionPlot(frame: .zero)
  private let tabs: [(tab: Tab, button: TransportButton)]
  private let knobs = KnobPanel(frame: .zero)
  private let log = LogView(frame: .zero)
  private let footerEdge = UIView()
  private let cost = CostStrip(frame: .zero)
  /// Alarms that came while the log was not in view.
  private var unseenAlarms = 0

  package override init(frame: CGRect) {
    tabs = [
      (.knobs, TransportButton(.text("Numbers"))), (.log, TransportButton(.text("Log"))),
    ]
    super.init(frame: frame)
    backgroundColor = Palette.panel
    edge.backgroundColor = Palette.line
    footerEdge.backgroundColor = Palette.line
    scroll.indicatorStyle = .white
    for (tab, button) in tabs {
      button.accessibilityIdentifier = tab == .knobs ? "tab.numbers" : "tab.log"
      button.onPress = { [weak self] in self?.bring(tab) }
      scroll.addSubview(button)
    }
    for view in [transition, plot, knobs, log] { scroll.addSubview(view) }
    for view in [scroll, edge, footerEdge, cost] { addSubview(view) }
    knobs.onChange = { [weak self] in self?.onKnob($0, $1) }
    knobs.onResize = { [weak self] in self?.setNeedsLayout() }
    knobs.onCopy = { [weak self] in self?.onCopy() }
    knobs.onReset = { [weak self] in self?.onReset() }
    show(.knobs)
  }

  package required init?(coder: NSCoder) { nil }

  package func show(_ readOut: ReadOut) {
    if transition.show(readOut) { setNeedsLayout() }
  }

  package func show(_ history: MotionHistory) { plot.history = history }

  package func show(_ readings: [KnobReading]) { knobs.show(readings) }

  /// Takes the processor time of frames that were shown, in ms.
  package func add(costs: [Double]) { cost.add(costs) }

  /// Takes lines that came since the last time.
  package func add(_ lines: [LogLine]) {
    guard !lines.isEmpty else { return }
    log.append(lines)
    if tab != .log { unseenAlarms += lines.filter(\.isAlarm).count }
    light()
  }

  /// Something else is on stage.
  package func forget() {
    log.removeAll()
    unseenAlarms = 0
    light()
  }

  /// What came after an instant has not happened: the run goes on from there.
  package func forget(after time: TimeInterval) { log.remove(after: time) }

  package func show(_ tab: Tab) {
    self.tab = tab
    if tab == .log { unseenAlarms = 0 }
    light()
    setNeedsLayout()
  }

  /// Shows it, and scrolls to it where it has no room in the window.
  private func bring(_ tab: Tab) {
    show(tab)
    layoutIfNeeded()
    let end = scroll.contentSize.height - scroll.bounds.height
    if end > 0 { scroll.setContentOffset(CGPoint(x: 0, y: end), animated: true) }
  }

  func tabButton(_ tab: Tab) -> TransportButton? { tabs.first { $0.tab == tab }?.button }

  private func light() {
    for (tab, button) in tabs {
      button.isLit = tab == self.tab
      if tab == .log {
        button.face = .text(unseenAlarms == 0 ? "Log" : "Log · \(unseenAlarms)")
        button.isAlarming = unseenAlarms > 0
      }
    }
    knobs.isHidden = tab != .knobs
    log.isHidden = tab != .log
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let grid = Palette.grid
    edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    let footer = bounds.height - CostStrip.height
    footerEdge.frame = CGRect(x: 0, y: footer, width: bounds.width, height: 1)
    let width = bounds.width - 4 * grid
    cost.frame = CGRect(x: 2 * grid, y: footer, width: width, height: CostStrip.height)
    scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, footer))
    var y = 2 * grid
    func place(_ view: UIView, height: CGFloat, gap: CGFloat) {
      view.frame = CGRect(x: 2 * grid, y: y, width: width, height: height)
      y += height + gap
    }
    let room = CGSize(width: width, height: 0)
    place(transition, height: transition.sizeThatFits(room).height, gap: grid)
    place(plot, height: MotionPlot.height, gap: grid)
    let half = ((width - grid) / 2).rounded(.down)
    for (index, entry) in tabs.enumerated() {
      entry.button.frame = CGRect(
        x: 2 * grid + CGFloat(index) * (half + grid), y: y, width: half, height: 32)
    }
    y += 32 + grid
    let left = scroll.bounds.height - y - grid
    switch tab {
    case .knobs: place(knobs, height: knobs.sizeThatFits(room).height, gap: grid)
    case .log: place(log, height: max(left, Self.leastLog), gap: grid)
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
  }
}
