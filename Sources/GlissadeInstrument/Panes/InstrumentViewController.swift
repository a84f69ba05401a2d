import GlissadeGestures
import GlissadeInspector
import UIKit

/// The controller of the window's content: the list of programs, the canvas beside it, the
/// inspector, and the transport bar below.
final class InstrumentViewController: UIViewController {
  let canvas: CanvasView
  let transport = TransportBar(frame: .zero)
  let inspector = InspectorPane(frame: .zero)
  let curves = CurvePlot(frame: .zero)
  let releaseMap = ReleaseMapPane(frame: .zero)
  let environment = EnvironmentView(frame: .zero)
  let side: UIView?
  private let dividers = PaneDivider.Place.allCases.map { PaneDivider($0) }
  private let keySheet: KeySheet
  private let device: CGSize
  /// The view whose focus ring is visible.
  private weak var ringed: UIView?
  /// The user's choice to show or hide the list; `nil` shows it if there is space for it.
  var wantsSide: Bool?
  /// The user's choice to show or hide the inspector; `nil` shows it if there is space for it.
  var wantsInspector: Bool?
  /// The user's choice to show or hide the curves; `nil` shows them if there is space for them.
  var wantsCurves: Bool?
  /// The sizes that the user has given to the panes.
  var paneSizes = PaneSizes() { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The action when the user has resized a pane.
  var onResize: () -> Void = {}

  /// Creates the controller of a window.
  ///
  /// - Parameters:
  ///   - device: The size of the canvas, in points.
  ///   - keys: The content of the sheet of keys.
  init(side: UIView?, device: CGSize, keys: [KeyDescription]) {
    self.side = side
    keySheet = KeySheet(keys)
    self.device = device
    canvas = CanvasView(device: device)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var panes: PaneLayout {
    PaneLayout(
      view.bounds.size, device: device, hasSide: side != nil, wantsSide: wantsSide,
      wantsInspector: wantsInspector, wantsCurves: wantsCurves, showsMap: showsMap,
      sizes: paneSizes)
  }

  var showsInspector: Bool { panes.inspector != nil }

  func toggleInspector() {
    wantsInspector = !showsInspector
    view.setNeedsLayout()
  }

  var showsCurves: Bool { panes.curves != nil }

  func toggleCurves() {
    wantsCurves = !showsCurves
    view.setNeedsLayout()
  }

  /// A Boolean value that indicates whether the release map is visible in place of the curves.
  var showsMap = false { didSet { if showsMap != oldValue { view.setNeedsLayout() } } }

  var showsKeys: Bool { !keySheet.isHidden }

  func toggleKeys() { keySheet.isHidden.toggle() }

  /// Handles a key for the panes: Escape closes the sheet of keys, and a focused control handles
  /// its own keys and loses the focus on Escape.
  ///
  /// - Returns: `true` if the key was handled.
  func handlesKey(_ event: InputEvent) -> Bool {
    if showsKeys, event.key == "Escape" {
      toggleKeys()
      return true
    }
    // Views that the sheet of keys covers do not get the focus.
    if showsKeys, event.key == "Tab" { return true }
    guard let focused = focusedView else { return false }
    // A key that removes the focus from a control does not reach the program.
    switch InstrumentCommand.table.command(for: event) {
    case .nextControl: return moveFocus(isBackwards: false)
    case .previousControl: return moveFocus(isBackwards: true)
    default: break
    }
    let isHandled = (focused as? any KeyHandler)?.handle(event) ?? focused.keyDown(event)
    if isHandled { return true }
    guard event.key == "Escape" else { return false }
    focused.resignFirstResponder()
    return true
  }

  /// Removes the focus from the panes, so that keys reach the canvas again.
  func dropFocus() {
    focusedView?.resignFirstResponder()
    showFocus()
  }

  /// Moves the focus to the next control of the panes, or to the previous one, and scrolls to it.
  ///
  /// - Returns: `true` if there is such a control.
  @discardableResult func moveFocus(isBackwards: Bool) -> Bool {
    let panes =
      (side.map { [$0] } ?? []) + [canvas, environment, inspector, curves, transport] + dividers
    view.layoutIfNeeded()
    let order = FocusOrder(in: panes)
    guard let next = order.view(after: focusedView, isBackwards: isBackwards) else { return false }
    next.becomeFirstResponder()
    for case let scroll as UIScrollView in sequence(first: next, next: { $0.superview }).dropFirst()
    {
      let place = next.convert(next.bounds, to: scroll).insetBy(dx: 0, dy: -Palette.grid)
      scroll.scrollRectToVisible(place, animated: false)
    }
    showFocus()
    return true
  }

  /// Updates the focus rings of the view that had the focus before and of the one that has it now.
  func showFocus() {
    let focused = focusedView
    guard focused !== ringed else { return }
    for view in [ringed, focused] { view?.setNeedsLayout() }
    ringed = focused
  }

  /// The view of the panes that has the focus, or `nil`.
  var focusedView: UIView? {
    func find(_ view: UIView) -> UIView? {
      if view.isFirstResponder { return view }
      for child in view.subviews { if let found = find(child) { return found } }
      return nil
    }
    return find(view)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.surround
    let panes = [canvas, inspector, curves, releaseMap, transport] + (side.map { [$0] } ?? [])
    for pane in panes + dividers + [environment, keySheet] { view.addSubview(pane) }
    for divider in dividers { connect(divider) }
    keySheet.isHidden = true
    environment.isHidden = true
    keySheet.onClose = { [weak self] in self?.toggleKeys() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let panes = panes
    place(side, at: panes.side)
    place(inspector, at: panes.inspector)
    place(curves, at: panes.curves)
    place(releaseMap, at: panes.map)
    // The track of the time line is aligned with the track of the curves above it.
    transport.timeLine.scaleWidth =
      panes.curves == nil ? 40 : CurvePlot.nameWidth - 2 * Palette.grid
    canvas.frame = panes.canvas
    keySheet.frame = view.bounds
    environment.frame = environmentFrame(above: panes.transport)
    transport.frame = panes.transport
    for divider in dividers {
      divider.border = border(of: divider.place, in: panes)
      place(divider, at: frame(of: divider.place, in: panes))
    }
  }

  /// Returns the frame of the card with the environment, at the right of the canvas' switches or at
  /// an edge of the window, where it covers the least part of the device.
  private func environmentFrame(above transport: CGRect) -> CGRect {
    let size = EnvironmentView.size
    let grid = Palette.grid
    canvas.layoutIfNeeded()
    let beside = canvas.switches.isHidden ? 0 : canvas.frame.minX + canvas.switches.frame.maxX
    let right = max(0, view.bounds.width - size.width - grid)
    let y = max(0, min(2 * grid, transport.minY - size.height - grid))
    let device = canvas.convert(canvas.deviceFrame, to: view)
    let frames = [min(beside + grid, right), right, grid].map {
      CGRect(x: $0.rounded(), y: y, width: size.width, height: size.height)
    }
    func covered(_ frame: CGRect) -> CGFloat { frame.intersection(device).width }
    return frames.first { covered($0) <= frames.map(covered).min() ?? 0 } ?? frames[0]
  }

  private func place(_ pane: UIView?, at frame: CGRect?) {
    pane?.isHidden = frame == nil
    if let frame { pane?.frame = frame }
  }

  /// Shows the playback and, if there is no inspector, a short summary of the program's state.
  ///
  /// - Parameter notice: A text that replaces the summary, or `nil`.
  func show(
    _ playback: Playback, _ recordingState: RecordingState, at time: TimeInterval, remark: String?,
    notice: String?
  ) {
    transport.show(
      playback, recordingState, at: time,
      remark: notice ?? (showsInspector || transport.past != nil ? nil : remark))
  }
}
