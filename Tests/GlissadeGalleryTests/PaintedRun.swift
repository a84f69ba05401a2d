import Foundation
import GlissadeDrawing
import GlissadeGallery
import GlissadeRaster
import GlissadeTesting

/// A demo in virtual time whose frames are painted, as a window's frame loop paints them: damage by
/// damage, with preparations between frames and at rest.
@MainActor final class PaintedRun {
  /// The number of prepared parts between two frames; a frame loop has time for more.
  private static let partsOfMotion = 4
  /// The number of unchanged frames after which a picture counts as at rest.
  private static let framesOfRest = 6

  let harness: Harness
  /// A Boolean value that indicates whether a button is pressed: then views at rest may move at any
  /// moment.
  var isPressed = false
  /// The work between frames.
  private(set) var prepared = PainterWork()
  private let painter = Painter(fonts: FontLibrary())
  private let surface: Surface
  private var shown: DisplayList?
  private var rests = 0

  init(_ demo: Demo, scale: CGFloat) {
    harness = Harness(scale: scale, root: demo.makeRoot)
    let size = harness.displayList.pixelBounds
    surface = Surface(width: size.width, height: size.height)
    paint()
    prepare()
  }

  /// Makes and paints the next frame.
  ///
  /// - Returns: The parts that were made while it was painted.
  @discardableResult func frame() -> PainterWork {
    harness.advance(by: Harness.frame)
    let before = painter.work
    paint()
    let made = painter.work - before
    prepare()
    return made
  }

  /// Makes frames until nothing moves, paints the last of them, and waits until all is prepared.
  func settle() {
    harness.advanceUntilIdle(timeout: 12)
    for _ in 0...Self.framesOfRest { frame() }
  }

  private func paint() {
    let list = harness.displayList
    let damage = shown.map { list.damage(from: $0) }
    shown = list
    if damage?.isEmpty != true { painter.paint(list, into: surface, damage: damage) }
  }

  private func prepare() {
    let before = painter.work
    rests = harness.scene.needsFrame || isPressed ? 0 : rests + 1
    if rests == Self.framesOfRest { painter.anticipate(harness.displayList) }
    let parts = rests < Self.framesOfRest ? Self.partsOfMotion : .max
    var made = 0
    while made < parts, painter.hasPreparations {
      painter.prepare()
      made += 1
    }
    let work = painter.work - before
    prepared = prepared + work
  }
}
