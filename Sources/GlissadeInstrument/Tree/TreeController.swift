import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import UIKit

/// The tree of the canvas's views (T-01), and the picking of a view on the canvas.
@MainActor final class TreeController: InstrumentPart {
  /// The state of the tree of views.
  private(set) var inspection = TreeInspection()

  /// A Boolean value that indicates whether the tree of views is visible.
  private var showsTree: Bool { controller.showsInspector && controller.inspector.tab == .tree }

  /// A Boolean value that indicates whether the tree needs the result of an unfinished
  /// re-simulation.
  var needsFrame: Bool { inspection.pastProgram.map { !$0.isDone } ?? false }

  /// The scene whose views are inspected: the program's scene, or the re-simulated scene of the
  /// visible frame of the past; `nil` until that frame has been re-simulated.
  private var inspectedScene: UIWindowScene? {
    mode.isPast ? inspection.pastScene : canvas.scene
  }

  /// Re-simulates the visible frame of the past, if its views are to be shown.
  func prepare() {
    defer { selectWanted() }
    let isNeeded = showsTree || inspection.isPicking || instrument.exploded.view.isOn
    guard let frame = instrument.past.frame, isNeeded else { return inspection.leavePast() }
    if inspection.pastProgram?.go(to: frame) != true, !inspection.hasFailed {
      inspection.pastProgram = instrument.past.shownRecorder.flatMap { recorder in
        recorder.isTooLong
          ? nil
          : Resimulation(
            recorder.recording, through: frame.index, to: frame.picture.stableHash,
            of: canvas.subject, fonts: instrument.fonts)
      }
      inspection.hasFailed = inspection.pastProgram == nil
    }
    inspection.pastProgram?.advance(for: TreeInspection.slice)
  }

  /// Shows the tree and the details of the selected view.
  func show() {
    guard showsTree else { return }
    let inspector = controller.inspector
    guard let scene = inspectedScene else {
      return inspector.treeNote =
        needsFrame
        ? "Re-simulating…" : "The run up to this frame cannot be simulated again."
    }
    inspector.treeNote = nil
    inspector.show(inspection.reader.read(scene))
    let object = inspector.selectedView.flatMap { scene.inspectedObject($0.id) }
    inspector.show(object.map { object in scene.enter { ViewDetails(of: object) } })
  }

  /// Shows the tab with the tree, or the parameters if the tree is visible.
  func toggle() {
    if showsTree { return controller.inspector.show(.parameters) }
    if !controller.showsInspector { controller.toggleInspector() }
    controller.inspector.reveal(.tree)
  }

  /// Returns the commands that outline the selected view and the view under the pointer in the tree
  /// or, while picking, on the canvas.
  func drawHighlights() -> [DrawCommand] {
    guard showsTree || inspection.isPicking, let scene = inspectedScene else { return [] }
    let highlight = ViewHighlight(bounds: scene.screen.bounds)
    var hovered = showsTree ? controller.inspector.hoveredView : nil
    if case .on(let id?) = inspection.picking { hovered = id }
    var commands: [DrawCommand] = []
    if showsTree, let selected = controller.inspector.selectedView?.id, selected != hovered,
      let object = scene.inspectedObject(selected)
    {
      commands += highlight.commands(for: object, label: nil, in: scene)
    }
    if let object = hovered.flatMap(scene.inspectedObject) {
      commands += highlight.commands(for: object, label: object.label, in: scene)
    }
    return commands
  }

  // MARK: The picker

  /// Begins to pick a view, so that the next press on the canvas selects one, or ends the picking.
  func togglePicker() { inspection.picking = inspection.isPicking ? .off : .on(nil) }

  /// Handles a pointer event of the picker.
  ///
  /// - Returns: `true` if the event is not for the program.
  func pick(_ event: InputEvent) -> Bool {
    switch inspection.picking {
    case .off: return false
    case .pressed(let source):
      guard event.source == source else { return false }
      if event.kind == .up || event.kind == .cancel { inspection.picking = .off }
      return true
    case .on:
      let isOnCanvas = shell.enter { controller.canvas.isOnCanvas(event.location) }
      let id = isOnCanvas ? pickedView(at: controller.canvas.canvasPoint(event.location)) : nil
      inspection.picking = .on(id)
      // Buttons beside the canvas keep their hover appearance while the user picks a view.
      guard event.kind == .down, isOnCanvas else { return false }
      inspection.picking = .pressed(event.source)
      if let id { select(id) }
      return true
    }
  }

  private func pickedView(at place: CGPoint) -> ObjectIdentifier? {
    guard let scene = inspectedScene else { return nil }
    if instrument.exploded.view.isVisible {
      return instrument.exploded.view.layer(at: place).flatMap(scene.inspectedID(ofPicture:))
    }
    let tree = inspection.reader.read(scene)
    return tree.position(at: place).map { tree.nodes[$0].id }
  }

  /// The identity of the layer that the exploded view marks: the hovered or selected one, or `nil`.
  var markedLayer: UInt64? {
    guard showsTree || inspection.isPicking, let scene = inspectedScene else { return nil }
    var id =
      showsTree ? controller.inspector.hoveredView ?? controller.inspector.selectedView?.id : nil
    if case .on(let picked?) = inspection.picking { id = picked }
    return id.flatMap(scene.inspectedObject)?.layer.pictureID
  }

  /// Ends the picking of a view or, if none is picked, the exploded view.
  ///
  /// - Returns: `false` if neither was active.
  func leavesInspection() -> Bool {
    if inspection.isPicking {
      togglePicker()
    } else if instrument.exploded.view.isOn {
      instrument.exploded.toggle()
    } else {
      return false
    }
    return true
  }

  /// Returns the text that names the layer of a picture, or `nil` if it cannot be determined.
  func label(ofPicture id: UInt64) -> String? {
    guard let scene = inspectedScene else { return nil }
    return scene.inspectedID(ofPicture: id).flatMap(scene.inspectedObject)?.label
  }

  /// Shows the tree and selects the layer of a picture in it. In the past the layer is selected as
  /// soon as its frame has been re-simulated.
  func select(picture id: UInt64) {
    inspection.wanted = id
    shell.enter {
      if !controller.showsInspector { controller.toggleInspector() }
      controller.inspector.reveal(.tree)
    }
    selectWanted()
  }

  private func selectWanted() {
    if inspection.hasFailed { inspection.wanted = nil }
    guard let wanted = inspection.wanted, let scene = inspectedScene else { return }
    inspection.wanted = nil
    scene.inspectedID(ofPicture: wanted).map(select)
  }

  private func select(_ id: ObjectIdentifier) {
    shell.enter {
      if !controller.showsInspector { controller.toggleInspector() }
      if let scene = inspectedScene { controller.inspector.show(inspection.reader.read(scene)) }
      controller.inspector.select(id)
    }
  }
}

extension InspectedObject {
  /// The text beside the outline of a view, such as “UIView page.second  375 × 667”, or with the
  /// nearest name around it, such as “UILabel in page.second  80 × 20”.
  fileprivate var label: String {
    let around = sequence(first: layer.superlayer, next: { $0?.superlayer })
      .prefix { $0 != nil }.lazy
      .compactMap { ($0?.delegate as? UIView)?.accessibilityIdentifier }.first
    let name = view?.accessibilityIdentifier ?? layer.name ?? around.map { "in \($0)" }
    let className = view.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
    let size = layer.shownBounds.size
    let numbers = [size.width, size.height].map { ViewTree.Node.number($0) }
    return [className, name].compactMap { $0 }.joined(separator: " ")
      + "  \(numbers.joined(separator: " × "))"
  }
}
