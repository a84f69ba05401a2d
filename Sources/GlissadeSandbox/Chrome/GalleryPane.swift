import Foundation
import Glissade
import GlissadeGallery
import GlissadeGestures
import GlissadeInspector
import GlissadeInstrument
import GlissadeRaster
import UIKit

/// The pane with the list of demos at the left of the canvas, and with the keys that move along it.
@MainActor final class GalleryPane: SidePane {
  /// A command that a key performs in the list.
  enum Command: Sendable { case up, down, choose, back }

  nonisolated static let table = KeyTable<Command>([
    .init(["Up"], cap: "Up", "select the demo above", .up),
    .init(["Down"], cap: "Down", "select the demo below", .down),
    .init(["Return"], cap: "Return", "show it, or restart the current demo", .choose),
    .init(["Escape"], cap: "Escape", "back in the demo, then in the list", .back),
  ])

  var onChoose: (CanvasSubject) -> Void = { _ in }
  /// The action of a click on a recent recording.
  var onOpen: (URL) -> Void {
    get { recent.onOpen }
    set { recent.onOpen = newValue }
  }
  /// The recordings below the demos, the latest first.
  var recordings: [RecentRecordings.Entry] = [] {
    didSet { if recordings != oldValue { recent.show(recordings) } }
  }
  let view: UIView
  var keys: [KeyDescription] { Self.table.descriptions }

  private let demos: [Demo]
  private let list: DemoList
  private let recent: RecentList
  private var chosen: Demo
  private var marked: Int

  private let pictures: DemoPictures

  /// Creates a pane with a list of demos.
  ///
  /// - Parameters:
  ///   - demos: The demos.
  ///   - first: The demo on the canvas.
  ///   - scale: The pixels per point of the window.
  ///   - fonts: The fonts of the demos' pictures.
  init(_ demos: [Demo], first: Demo, scale: CGFloat, fonts: FontLibrary) {
    self.demos = demos
    let list = DemoList(demos)
    self.list = list
    recent = RecentList(frame: .zero)
    view = GalleryView(list, above: recent)
    pictures = DemoPictures(for: list, scale: scale, fonts: fonts)
    chosen = first
    marked = demos.firstIndex { $0.name == first.name } ?? 0
    list.onChoose = { [weak self] in self?.choose($0) }
    mark()
    pictures.fill()
    list.onKey = { [weak self] event in self?.pressInFocus(event) ?? false }
    list.onShowMore = { [weak self] in self?.pictures.fill() }
  }

  func press(_ event: InputEvent) -> Bool {
    guard let command = Self.table.command(for: event) else { return false }
    switch command {
    case .up: marked = max(marked - 1, 0)
    case .down: marked = min(marked + 1, demos.count - 1)
    case .choose: choose(demos[marked])
    // The back key only moves the keyboard selection back to the demo on the canvas.
    case .back: marked = demos.firstIndex { $0.name == chosen.name } ?? 0
    }
    mark()
    return true
  }

  /// Handles a key while the list has the focus. Escape removes the focus.
  private func pressInFocus(_ event: InputEvent) -> Bool {
    if event.key == "Escape" { return false }
    if event.isActivation {
      choose(demos[marked])
      return true
    }
    return press(event)
  }

  private func choose(_ demo: Demo) {
    chosen = demo
    marked = demos.firstIndex { $0.name == demo.name } ?? 0
    mark()
    onChoose(demo.subject)
  }

  func show(_ subject: CanvasSubject) {
    guard let index = demos.firstIndex(where: { $0.name == subject.name }) else { return }
    chosen = demos[index]
    marked = index
    mark()
  }

  private func mark() {
    list.mark(chosen: chosen.name, marked: demos[marked].name)
  }
}
