import Foundation
import Testing

/// Tests of the outlines of views and of the canvas in space, with a real mouse and real keys.
extension RealWindow {
  @Suite struct SpaceTests {
    private static let inspector = InstrumentWindow.Area(x: 736, y: 60, width: 268, height: 580)
    /// The part of the canvas above the sliders.
    private static let layers = InstrumentWindow.Area(x: 240, y: 20, width: 410, height: 620)
    /// The thumbs of the sliders below the canvas in space.
    private static let spacing = (x: 379.0, y: 676.0)
    private static let highest = (x: 608.0, y: 676.0)
    /// A place beside the canvas.
    private static let beside = (x: 850.0, y: 740.0)
    private let window: InstrumentWindow

    init() throws { window = try InstrumentWindow() }

    private func point(at place: (x: Double, y: Double)) {
      window.pointer.play([.init(time: 0, action: .move(x: place.x, y: place.y))])
    }

    /// Returns the picture of an area when nothing moves any more.
    private func restingPicture(
      _ area: InstrumentWindow.Area, of sandbox: Sandbox
    ) throws -> Screenshot {
      try sandbox.waitUntilIdle()
      return try window.picture(area)
    }

    private func typeShift(_ key: String) throws {
      window.connection.setKey("Shift_L", pressed: true)
      try window.type(key)
      window.connection.setKey("Shift_L", pressed: false)
    }

    @Test("T-17 V outlines what is seen, and the pointer names the view under it")
    func outlines() throws {
      let sandbox = try window.start()
      point(at: Self.beside)
      let plain = try restingPicture(InstrumentWindow.canvas, of: sandbox)
      try window.type("v")
      try window.expect(InstrumentWindow.canvas, toDifferFrom: plain)
      let outlined = try restingPicture(InstrumentWindow.canvas, of: sandbox)
      point(at: window.onCanvas(187, 160))
      try window.expect(InstrumentWindow.canvas, toDifferFrom: outlined)
      point(at: Self.beside)
      try window.expect(InstrumentWindow.canvas, toShow: outlined)
      try window.type("v")
      try window.expect(InstrumentWindow.canvas, toShow: plain)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("T-17 in space the pointer names a layer, a click selects it, sliders cut levels")
    func space() throws {
      let sandbox = try window.start()
      point(at: Self.beside)
      let flat = try restingPicture(Self.layers, of: sandbox)
      try window.type("e")
      try window.expect(Self.layers, toDifferFrom: flat)
      let apart = try restingPicture(Self.layers, of: sandbox)
      let parameters = try window.picture(Self.inspector)
      let layer = window.onCanvas(187, 300)
      point(at: layer)
      try window.expect(Self.layers, toDifferFrom: apart)
      try window.click(layer.x, layer.y)
      try window.expect(Self.inspector, toDifferFrom: parameters)
      #expect(try sandbox.trace().input.allSatisfy { $0.kind != "down" })
      point(at: Self.beside)
      let selected = try restingPicture(Self.layers, of: sandbox)

      try window.stroke(
        .drag(from: Self.spacing, through: [(420, Self.spacing.y, over: 0.2)]), in: sandbox)
      point(at: Self.beside)
      try window.expect(Self.layers, toDifferFrom: selected)
      let spaced = try restingPicture(Self.layers, of: sandbox)
      try window.stroke(
        .drag(from: Self.highest, through: [(530, Self.highest.y, over: 0.2)]), in: sandbox)
      point(at: Self.beside)
      try window.expect(Self.layers, toDifferFrom: spaced)

      // A press on the canvas takes the keys from the slider; the keys show the levels again.
      try window.click(240, 40)
      point(at: Self.beside)
      for _ in 0..<12 { try typeShift("Up") }
      try window.expect(Self.layers, toShow: spaced)
      try window.type("Escape")
      try window.expect(Self.layers, toDifferFrom: spaced)
      // The selected view is outlined on the flat canvas, too, while the tree is visible.
      try window.type("t")
      try window.expect(Self.layers, toShow: flat)
      #expect(try sandbox.stop().exitCode == 0)
    }
  }
}
