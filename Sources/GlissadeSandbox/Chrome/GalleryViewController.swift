import GlissadeGallery
import GlissadeInspector
import UIKit

/// The window's content: the list of demos, the stage beside it, the inspector, and the transport
/// below.
final class GalleryViewController: UIViewController {
  let stage = StageView(frame: .zero)
  let transport = TransportBar(frame: .zero)
  private let inspector = InspectorPane(frame: .zero)
  /// Called with a demo that shall go on stage.
  var onChoose: (Demo) -> Void = { _ in }
  /// Called when there is nothing left to go back to.
  var onLeave: () -> Void = {}

  private let demos: [Demo]
  private let list: DemoList
  private var chosen: Demo
  private var marked: Int

  init(_ demos: [Demo], first: Demo) {
    self.demos = demos
    list = DemoList(demos)
    chosen = first
    marked = demos.firstIndex { $0.name == first.name } ?? 0
    super.init(nibName: nil, bundle: nil)
    list.onChoose = { [weak self] in self?.choose($0) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.surround
    view.addSubview(stage)
    view.addSubview(inspector)
    view.addSubview(transport)
    view.addSubview(list)
    mark()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let panes = PaneLayout(view.bounds.size)
    list.frame = panes.list
    stage.frame = panes.stage
    transport.frame = panes.transport
    inspector.isHidden = panes.inspector == nil
    inspector.frame = panes.inspector ?? .zero
  }

  /// Shows what the demo does and how its time runs: in short below, where there is no inspector.
  func show(_ readOut: ReadOut, _ playback: Playback, at time: TimeInterval) {
    let isShort = PaneLayout(view.bounds.size).inspector == nil
    if !isShort { inspector.show(readOut) }
    transport.show(playback, at: time, remark: isShort ? readOut.brief : nil)
  }

  /// Answers a key: Up and Down go along the list, Return takes a demo, Escape goes back.
  ///
  /// - Returns: whether the key meant something.
  func press(_ key: String) -> Bool {
    switch key {
    case "Up": marked = max(marked - 1, 0)
    case "Down": marked = min(marked + 1, demos.count - 1)
    case "Return": choose(demos[marked])
    case "Escape" where demos[marked].name != chosen.name:
      marked = demos.firstIndex { $0.name == chosen.name } ?? 0
    case "Escape": onLeave()
    default: return false
    }
    mark()
    return true
  }

  private func choose(_ demo: Demo) {
    chosen = demo
    marked = demos.firstIndex { $0.name == demo.name } ?? 0
    mark()
    onChoose(demo)
  }

  private func mark() {
    list.mark(chosen: chosen.name, marked: demos[marked].name)
  }
}
