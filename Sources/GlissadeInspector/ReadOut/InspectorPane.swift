import Foundation
import UIKit

/// The pane that explains the canvas: the current transition, a plot of its last seconds, the
/// parameters, the log and the cost of frames. Content that does not fit scrolls.
package final class InspectorPane: UIView {
  /// A tab below the plot.
  package enum Tab: CaseIterable, Hashable { case parameters, log }

  /// The least height of the log, in points.
  private static let leastLog: CGFloat = 104
  private static let tabHeight: CGFloat = 32

  /// The action of a changed parameter. The value is `nil` if the program's own value applies
  /// again.
  package var onParameter: (Tuning.Parameter, Double?) -> Void = { _, _ in }
  /// The action of the button *Copy as Swift*.
  package var onCopy: () -> Void = {}
  /// The action of the button *Reset*.
  package var onReset: () -> Void = {}
  /// The tab that is shown.
  package private(set) var tab = Tab.parameters

  private let edge = UIView()
  private let scroll = UIScrollView()
  private let transition = TransitionSection(frame: .zero)
  private let plot = MotionPlot(frame: .zero)
  private let tabs: [(tab: Tab, button: TransportButton)]
  private let parameters = ParameterPanel(frame: .zero)
  private let log = LogView(frame: .zero)
  private let footerEdge = UIView()
  private let cost = CostStrip(frame: .zero)
  /// The number of alarms that were logged while the log was hidden.
  private var unseenAlarms = 0

  package override init(frame: CGRect) {
    tabs = [
      (.parameters, TransportButton(.text("Parameters"))), (.log, TransportButton(.text("Log"))),
    ]
    super.init(frame: frame)
    backgroundColor = Palette.panel
    edge.backgroundColor = Palette.line
    footerEdge.backgroundColor = Palette.line
    scroll.indicatorStyle = .white
    for (tab, button) in tabs {
      button.accessibilityIdentifier = tab == .parameters ? "tab.parameters" : "tab.log"
      button.onPress = { [weak self] in self?.reveal(tab) }
      scroll.addSubview(button)
    }
    for view in [transition, plot, parameters, log] { scroll.addSubview(view) }
    for view in [scroll, edge, footerEdge, cost] { addSubview(view) }
    parameters.onChange = { [weak self] in self?.onParameter($0, $1) }
    parameters.onResize = { [weak self] in self?.setNeedsLayout() }
    parameters.onCopy = { [weak self] in self?.onCopy() }
    parameters.onReset = { [weak self] in self?.onReset() }
    show(.parameters)
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the state of the transition.
  package func show(_ readOut: ReadOut) {
    if transition.show(readOut) { setNeedsLayout() }
  }

  /// Shows the plot of the last seconds.
  package func show(_ history: MotionHistory) { plot.history = history }

  /// Shows the given parameters and hides all others.
  package func show(_ readings: [ParameterReading]) { parameters.show(readings) }

  /// Adds the processor times of frames that were presented, in milliseconds.
  package func add(costs: [Double]) { cost.add(costs) }

  /// Adds new lines to the log.
  package func add(_ lines: [LogLine]) {
    guard !lines.isEmpty else { return }
    log.append(lines)
    if tab != .log { unseenAlarms += lines.filter(\.isAlarm).count }
    updateTabs()
  }

  /// Removes all lines of the log, for another program on the canvas.
  package func reset() {
    log.removeAll()
    unseenAlarms = 0
    updateTabs()
  }

  /// Removes the lines after an instant of the canvas's time, because the run continues from there.
  package func removeLog(after time: TimeInterval) { log.remove(after: time) }

  /// Shows a tab.
  package func show(_ tab: Tab) {
    self.tab = tab
    if tab == .log { unseenAlarms = 0 }
    updateTabs()
    setNeedsLayout()
  }

  /// Shows a tab, and scrolls to it if it does not fit into the window.
  private func reveal(_ tab: Tab) {
    show(tab)
    layoutIfNeeded()
    let end = scroll.contentSize.height - scroll.bounds.height
    if end > 0 { scroll.setContentOffset(CGPoint(x: 0, y: end), animated: true) }
  }

  /// The button of a tab.
  func tabButton(_ tab: Tab) -> TransportButton? { tabs.first { $0.tab == tab }?.button }

  private func updateTabs() {
    for (tab, button) in tabs {
      button.isLit = tab == self.tab
      if tab == .log {
        button.face = .text(unseenAlarms == 0 ? "Log" : "Log · \(unseenAlarms)")
        button.isAlarming = unseenAlarms > 0
      }
    }
    parameters.isHidden = tab != .parameters
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
    let available = CGSize(width: width, height: 0)
    place(transition, height: transition.sizeThatFits(available).height, gap: grid)
    place(plot, height: MotionPlot.height, gap: grid)
    placeTabs(at: y, width: width)
    y += Self.tabHeight + grid
    let remaining = scroll.bounds.height - y - grid
    switch tab {
    case .parameters:
      place(parameters, height: parameters.sizeThatFits(available).height, gap: grid)
    case .log: place(log, height: max(remaining, Self.leastLog), gap: grid)
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
  }

  /// Places the buttons of the tabs side by side within a width.
  private func placeTabs(at y: CGFloat, width: CGFloat) {
    let grid = Palette.grid
    let half = ((width - grid) / 2).rounded(.down)
    for (index, entry) in tabs.enumerated() {
      entry.button.frame = CGRect(
        x: 2 * grid + CGFloat(index) * (half + grid), y: y, width: half, height: Self.tabHeight)
    }
  }
}
