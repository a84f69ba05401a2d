import Foundation
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument

@MainActor @Suite("The sizes of the panes") struct PaneSizeTests {
  /// The user's choices about the panes, and sizes of the panes.
  private struct Choice {
    var inspector: Bool?
    var side: Bool?
    var curves: Bool?
    var sizes = PaneSizes()
  }

  private static var choices: [Choice] {
    var wide = PaneSizes()
    (wide.side, wide.inspector, wide.curves, wide.map) = (900, 900, 900, 900)
    var narrow = PaneSizes()
    (narrow.side, narrow.inspector, narrow.curves, narrow.map) = (1, 1, 1, 1)
    let sizes = [PaneSizes(), wide, narrow]
    let wishes: [Bool?] = [nil, true, false]
    return sizes.flatMap { sizes in
      wishes.flatMap { inspector in
        wishes.flatMap { side in
          wishes.map { Choice(inspector: inspector, side: side, curves: $0, sizes: sizes) }
        }
      }
    }
  }

  @Test("T-15 from 480×400 to 2000×1200 no pane overlaps another one or leaves the window")
  func layout() {
    let widths = Array(stride(from: 480.0, through: 2000, by: 76))
    let heights = Array(stride(from: 400.0, through: 1200, by: 80))
    for size in widths.flatMap({ width in heights.map { CGSize(width: width, height: $0) } }) {
      for choice in Self.choices {
        for showsMap in [false, true] {
          let panes = PaneLayout(
            size, wantsSide: choice.side, wantsInspector: choice.inspector,
            wantsCurves: choice.curves, showsMap: showsMap, sizes: choice.sizes)
          let frames = [
            panes.side, panes.canvas, panes.inspector, panes.curves, panes.map, panes.transport,
          ].compactMap { $0 }
          let fault = Self.fault(in: frames, size)
          #expect(fault == nil, "\(size) \(choice) \(showsMap)")
          #expect(panes.canvas.width >= 180)
          #expect(panes.canvas.height >= 150)
        }
      }
    }
  }

  /// Returns the first overlap or excess of frames in a window.
  private static func fault(in frames: [CGRect], _ size: CGSize) -> String? {
    let window = CGRect(origin: .zero, size: size)
    for (index, frame) in frames.enumerated() {
      if frame.isEmpty || !window.contains(frame) { return "\(frame) in \(size)" }
      for other in frames.dropFirst(index + 1)
      where frame.insetBy(dx: 0.01, dy: 0.01).intersects(other) {
        return "\(frame) and \(other)"
      }
    }
    return nil
  }

  @Test(
    "T-15 no control covers another one or leaves its pane",
    arguments: [
      CGSize(width: 480, height: 400), CGSize(width: 560, height: 430),
      CGSize(width: 720, height: 560), CGSize(width: 1180, height: 820),
      CGSize(width: 2000, height: 1200),
    ], ["", "i", "g", "list"])
  func controls(size: CGSize, key: String) throws {
    let fixture = try Fixture(size: size)
    if key == "list" {
      fixture.content.controller.move(.side, to: 220)
    } else if !key.isEmpty {
      fixture.key(key)
    }
    fixture.frames(2)
    let controller = fixture.content.controller
    let bar = controller.transport
    let buttons = bar.subviews.filter { $0 is TransportButton && !$0.isHidden }
    #expect(Self.fault(in: buttons.map(\.frame), bar.bounds.size) == nil)
    let canvas = controller.canvas
    if !canvas.switches.isHidden {
      #expect(canvas.bounds.contains(canvas.switches.frame))
      let picture = canvas.pointerOverlay.canvas.rect
      #expect(!canvas.convert(canvas.switches.frame, to: nil).intersects(picture))
    }
  }

  @Test("T-15 the status text has space for its words, or is not shown")
  func status() throws {
    let content = try Fixture().content
    let bar = content.controller.transport
    let status = try #require(bar.subviews.first { type(of: $0) == UILabel.self })
    for width in stride(from: 220, through: 2000, by: 10) {
      bar.bounds.size.width = CGFloat(width)
      content.shell.enter { bar.layoutSubviews() }
      #expect(status.isHidden || status.frame.width >= 90, "\(status.frame.width) of \(width)")
      #expect(width < 480 || status.frame.width >= 120, "\(status.frame.width) of \(width)")
    }
  }

  @Test("T-15 a divider resizes its pane, folds it away below half its least size, and unfolds it")
  func drag() throws {
    let fixture = try Fixture()
    let controller = fixture.content.controller
    let edge = controller.canvas.frame.maxX
    drag(fixture, from: CGPoint(x: edge, y: 500), to: CGPoint(x: edge - 60, y: 500))
    #expect(controller.inspector.frame.width == 360)
    #expect(controller.canvas.frame.maxX == edge - 60)
    // The canvas keeps its least width.
    drag(fixture, from: CGPoint(x: edge - 60, y: 500), to: CGPoint(x: 300, y: 500))
    #expect(controller.inspector.frame.width == 520)
    drag(fixture, from: CGPoint(x: edge - 220, y: 500), to: CGPoint(x: 1170, y: 500))
    #expect(!controller.showsInspector)
    drag(fixture, from: CGPoint(x: 1178, y: 500), to: CGPoint(x: 860, y: 500))
    #expect(controller.showsInspector)
    #expect(controller.inspector.frame.width == 318)
    drag(fixture, from: CGPoint(x: 220, y: 500), to: CGPoint(x: 250, y: 500))
    #expect(controller.side?.frame.width == 250)
  }

  @Test("T-15 keys resize the pane of the focused divider, and Backspace restores it")
  func keys() throws {
    let fixture = try Fixture()
    let controller = fixture.content.controller
    let divider = try #require(
      controller.view.subviews.compactMap { $0 as? PaneDivider }.first { $0.place == .inspector })
    fixture.content.shell.enter { _ = divider.becomeFirstResponder() }
    fixture.key("Left")
    #expect(controller.inspector.frame.width == 308)
    fixture.key("Left", modifiers: .shift)
    #expect(controller.inspector.frame.width == 348)
    fixture.key("Backspace")
    fixture.frames(1)
    #expect(controller.inspector.frame.width == 300)
    for _ in 0..<4 { fixture.key("Right") }
    #expect(!controller.showsInspector)
    fixture.key("Left")
    #expect(controller.inspector.frame.width == 280)
  }

  @Test("T-15 the sizes are kept in a file; a damaged file changes nothing")
  func file() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["XDG_CONFIG_HOME": folder.path, "HOME": "/nowhere"]
    let file = try #require(PaneSizes.file(in: environment))
    let first = try Fixture()
    first.content.panes.rememberSizes(in: file)
    let edge = first.content.controller.canvas.frame.maxX
    drag(first, from: CGPoint(x: edge, y: 500), to: CGPoint(x: edge - 60, y: 500))
    let second = try Fixture()
    second.content.panes.rememberSizes(in: file)
    second.frames(2)
    #expect(second.content.controller.inspector.frame.width == 360)
    try Data("{\"inspector\": -3, \"side\": 1e999".utf8).write(to: file)
    let third = try Fixture()
    third.content.panes.rememberSizes(in: file)
    third.frames(2)
    #expect(third.content.controller.inspector.frame.width == 300)
    // The file cannot be replaced by a folder of its name.
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    drag(third, from: CGPoint(x: edge, y: 500), to: CGPoint(x: edge - 60, y: 500))
    #expect(third.content.notice?.contains("The settings") == true)
  }

  @Test("T-15 at rest the read-out is a line, in a loop and in the past it keeps its height")
  func fold() throws {
    let fixture = try Fixture()
    let transition = try #require(
      fixture.content.controller.inspector.subviews.compactMap { $0 as? UIScrollView }
        .flatMap(\.subviews).compactMap { $0 as? TransitionSection }.first)
    #expect(transition.frame.height == 24)
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 12))
    #expect(transition.frame.height > 200)
    fixture.settle()
    #expect(transition.frame.height == 24)
    fixture.key(",")
    fixture.frames(2)
    #expect(transition.frame.height > 200)
  }

  private func drag(_ fixture: Fixture, from start: CGPoint, to end: CGPoint) {
    fixture.send(.down(at: start, t: fixture.now))
    fixture.send(.move(to: CGPoint(x: (start.x + end.x) / 2, y: start.y), t: fixture.now))
    fixture.send(.move(to: end, t: fixture.now))
    fixture.send(.up(at: end, t: fixture.now))
    fixture.frames(30)
  }
}
