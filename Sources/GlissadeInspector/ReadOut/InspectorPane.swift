import Foundation
import GlissadeSprings
import UIKit

/// The pane that explains the canvas. It shows tabs, the current transition with the parameters or
/// the log, or else the tree of views, and the cost of frames. Content that does not fit scrolls.
package final class InspectorPane: UIView {
  /// A tab of the inspector.
  package enum Tab: CaseIterable, Hashable { case parameters, tree, log }

  /// The least height of the log, in points.
  private static let leastLog: CGFloat = 104 + LogBar.height + 8
  private static let tabHeight: CGFloat = 32

  /// The action when the user changes a parameter. The value is `nil` to restore the program's own
  /// value.
  package var onParameter: (Tuning.Parameter, Double?) -> Void = { _, _ in }
  /// The action when the user types a text that is not a value; receives a sentence about the text.
  package var onFault: (String) -> Void = { _ in }
  /// The action of the button *Copy as Swift*.
  package var onCopy: () -> Void = {}
  /// The action when the user selects a tool in whose spelling the spring is copied.
  package var onCopySpring: (SpringSpelling) -> Void = { _ in }
  /// The action when the user pastes a text into the value of a parameter.
  package var onPaste: (Tuning.Parameter, String) -> Void = { _, _ in }
  /// The action when the user selects the place of a motion in the client's code.
  package var onCopyPlace: (CodeLine) -> Void = { _ in }
  /// The action when the user copies lines of the log; receives their text and their number.
  package var onLogCopy: (String, Int) -> Void = { _, _ in }
  /// The action when the user selects a line of the log.
  package var onLine: (LogLine) -> Void = { _ in }
  /// The action of the button *Reset*.
  package var onReset: () -> Void = {}
  /// The view under the pointer in the tree, or `nil`.
  package private(set) var hoveredView: ObjectIdentifier?
  /// The visible tab.
  package private(set) var tab = Tab.parameters

  private let edge = UIView()
  private let scroll = UIScrollView()
  private let transition = TransitionSection(frame: .zero)
  private let tabs: [(tab: Tab, button: TransportButton)]
  private let parameters = ParameterPanel(frame: .zero)
  let tree = TreePanel(frame: .zero)
  private let log = LogView(frame: .zero)
  private let footerEdge = UIView()
  private let cost = CostStrip(frame: .zero)
  /// The number of alarms that have been logged while the log was hidden.
  private var unseenAlarms = 0

  package override init(frame: CGRect) {
    tabs = [
      (.parameters, TransportButton(.text("Parameters"))), (.tree, TransportButton(.text("Tree"))),
      (.log, TransportButton(.text("Log"))),
    ]
    super.init(frame: frame)
    backgroundColor = Palette.panel
    edge.backgroundColor = Palette.line
    footerEdge.backgroundColor = Palette.line
    for (tab, button) in tabs {
      button.accessibilityIdentifier = "tab.\(tab)"
      button.hint = Self.hint(of: tab)
      button.onPress = { [weak self] in self?.reveal(tab) }
      scroll.addSubview(button)
    }
    for view in [transition, parameters, tree, log] { scroll.addSubview(view) }
    for view in [scroll, edge, footerEdge, cost] { addSubview(view) }
    scroll.showThemedIndicators()
    parameters.onChange = { [weak self] in self?.onParameter($0, $1) }
    parameters.onFault = { [weak self] in self?.onFault($0) }
    log.onSelect = { [weak self] in self?.onLine($0) }
    log.onCopy = { [weak self] in self?.onLogCopy($0, $1) }
    parameters.onResize = { [weak self] in self?.setNeedsLayout() }
    parameters.onCopy = { [weak self] in self?.onCopy() }
    parameters.onOpen = { [weak self] in self?.reveal(.parameters) }
    parameters.onCopySpring = { [weak self] in self?.onCopySpring($0) }
    parameters.onPaste = { [weak self] in self?.onPaste($0, $1) }
    parameters.onCopyPlace = { [weak self] in self?.onCopyPlace($0) }
    parameters.onReset = { [weak self] in self?.onReset() }
    tree.list.onHover = { [weak self] in self?.hoveredView = $0 }
    show(.parameters)
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the state of the transition.
  ///
  /// - Parameter foldsAtRest: A Boolean value that indicates whether the state is a line while
  ///   nothing moves.
  package func show(_ readOut: ReadOut, foldsAtRest: Bool = false) {
    if transition.show(readOut, foldsAtRest: foldsAtRest) { setNeedsLayout() }
  }

  /// Shows the given parameters and hides all others.
  package func show(_ readings: [ParameterReading]) { parameters.show(readings) }

  /// The list of named sets of parameters.
  package var presets: PresetList { parameters.presets }

  /// Shows the motions that the program has made.
  package func showMotions(_ rows: [MotionRow]) { parameters.showMotions(rows) }

  /// Shows the tree of the canvas's views.
  package func show(_ views: ViewTree) { tree.list.show(views) }

  /// Shows the details of the selected view; `nil` shows a hint.
  package func show(_ details: ViewDetails?) { tree.details.show(details) }

  /// The reason why the tree cannot be shown, or `nil`.
  package var treeNote: String? {
    get { tree.list.note }
    set { tree.list.note = newValue }
  }

  /// The selected node of the tree, or `nil`.
  package var selectedView: ViewTree.Node? { tree.list.outline.selectedNode }

  /// Shows the tree and selects a view in it.
  package func select(_ id: ObjectIdentifier) {
    reveal(.tree)
    tree.list.select(id)
  }

  /// Adds the processor times of frames that were presented, in milliseconds.
  package func add(costs: [Double]) { cost.add(costs) }

  /// Adds new lines to the log.
  package func add(_ lines: [LogLine]) {
    guard !lines.isEmpty else { return }
    log.append(lines)
    if tab != .log { unseenAlarms += lines.filter(\.isAlarm).count }
    updateTabs()
  }

  /// A Boolean value that indicates whether the log has the focus.
  package var isLogFocused: Bool { log.isFirstResponder }

  /// Removes all lines from the log when another program is shown on the canvas.
  package func reset() {
    log.removeAll()
    unseenAlarms = 0
    updateTabs()
  }

  /// Removes log lines after an instant of the canvas's time, because the run continues from there.
  package func removeLog(after time: TimeInterval) { log.remove(after: time) }

  /// Selects a tab.
  package func show(_ tab: Tab) {
    self.tab = tab
    if tab == .log { unseenAlarms = 0 }
    updateTabs()
    setNeedsLayout()
  }

  /// Selects a tab, and scrolls to it if it does not fit into the window.
  package func reveal(_ tab: Tab) {
    show(tab)
    layoutIfNeeded()
    let end = scroll.contentSize.height - scroll.bounds.height
    if end > 0 { scroll.setContentOffset(CGPoint(x: 0, y: end), animated: true) }
  }

  /// Returns the button of a tab.
  func tabButton(_ tab: Tab) -> TransportButton? { tabs.first { $0.tab == tab }?.button }

  private static func hint(of tab: Tab) -> Hint? {
    switch tab {
    case .parameters: Hint("Values that the program uses, which you can change")
    case .tree: InstrumentCommand.tree.hint
    case .log: Hint("Callbacks, gestures and warnings")
    }
  }

  private func updateTabs() {
    for (tab, button) in tabs {
      button.isLit = tab == self.tab
      if tab == .log {
        button.face = .text(unseenAlarms == 0 ? "Log" : "Log · \(unseenAlarms)")
        button.isAlarming = unseenAlarms > 0
      }
    }
    parameters.isHidden = tab != .parameters
    tree.isHidden = tab != .tree
    // The tree is shown in the space of the transition's figures.
    transition.isHidden = tab == .tree
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
    placeTabs(at: y, width: width)
    y += Self.tabHeight + grid
    if tab != .tree {
      place(transition, height: transition.sizeThatFits(available).height, gap: grid)
    }
    let remaining = scroll.bounds.height - y - grid
    switch tab {
    case .parameters:
      place(parameters, height: parameters.sizeThatFits(available).height, gap: grid)
    case .tree: place(tree, height: max(remaining, TreePanel.leastHeight), gap: grid)
    case .log: place(log, height: max(remaining, Self.leastLog), gap: grid)
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
  }

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    scroll.showThemedIndicators()
  }

  /// Places the buttons of the tabs side by side within a width.
  private func placeTabs(at y: CGFloat, width: CGFloat) {
    let gap = Palette.grid / 2
    let count = CGFloat(tabs.count)
    // The tab with the longest title gets the width that the others leave.
    let short = ((width - (count - 1) * gap) * 0.28).rounded(.down)
    var x = 2 * Palette.grid
    for entry in tabs {
      let own = entry.tab == .parameters ? width - (count - 1) * (short + gap) : short
      entry.button.frame = CGRect(x: x, y: y, width: own, height: Self.tabHeight)
      x += own + gap
    }
  }
}
