import GlissadeGestures
import GlissadeInspector
import UIKit

/// The window's content: what there is to choose from, the stage beside it, the inspector, and the
/// transport below.
final class InstrumentViewController: UIViewController {
  let stage: StageView
  let transport = TransportBar(frame: .zero)
  let inspector = InspectorPane(frame: .zero)
  private let side: UIView?
  private let keySheet: KeySheet
  private let device: CGSize
  /// What the user asked for; nil: the inspector is there where there is room for it.
  private var wantsInspector: Bool?

  /// - Parameters:
  ///   - device: the size of what is on stage.
  ///   - keys: what the sheet of keys tells.
  init(side: UIView?, device: CGSize, keys: [KeyDescription]) {
    self.side = side
    keySheet = KeySheet(keys)
    self.device = device
    stage = StageView(device: device)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var panes: PaneLayout {
    PaneLayout(
      view.bounds.size, device: device, hasSide: side != nil, wantsInspector: wantsInspector)
  }

  var showsInspector: Bool { panes.inspector != nil }

  func toggleInspector() {
    wantsInspector = !showsInspector
    view.setNeedsLayout()
  }

  var showsKeys: Bool { !keySheet.isHidden }

  func toggleKeys() { keySheet.isHidden.toggle() }

  /// Offers a key to what has the keys here: the sheet of keys closes by Escape, a control that was
  /// touched takes its own and gives them back by Escape.
  ///
  /// - Returns: whether it was of use.
  func takesKey(_ event: InputEvent) -> Bool {
    if showsKeys, event.key == "Escape" {
      toggleKeys()
      return true
    }
    guard let focused = focusedView else { return false }
    if focused.keyDown(event) { return true }
    guard event.key == "Escape" else { return false }
    focused.resignFirstResponder()
    return true
  }

  /// Keys go to the stage again.
  func dropFocus() { focusedView?.resignFirstResponder() }

  private var focusedView: UIView? {
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
    for pane in [stage, inspector, transport] + (side.map { [$0] } ?? []) + [keySheet] {
      view.addSubview(pane)
    }
    keySheet.isHidden = true
    keySheet.onClose = { [weak self] in self?.toggleKeys() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let panes = panes
    place(side, at: panes.side)
    place(inspector, at: panes.inspector)
    stage.frame = panes.stage
    keySheet.frame = view.bounds
    transport.frame = panes.transport
  }

  private func place(_ pane: UIView?, at frame: CGRect?) {
    pane?.isHidden = frame == nil
    if let frame { pane?.frame = frame }
  }

  /// Shows how the program's time runs and, where there is no inspector, in short what it does.
  ///
  /// - Parameter notice: to be told in the place of that.
  func show(
    _ playback: Playback, _ tape: RecordingState, at time: TimeInterval, remark: String?,
    notice: String?
  ) {
    transport.show(
      playback, tape, at: time,
      remark: notice ?? (showsInspector || transport.past != nil ? nil : remark))
  }
}
