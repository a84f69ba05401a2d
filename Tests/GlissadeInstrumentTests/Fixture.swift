import Foundation
import GlissadeDrawing
import GlissadeGallery
import GlissadeGestures
import GlissadeRaster
import GlissadeWindow
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// The sandbox's window without a window: its frames are made here, sixty a second of virtual time.
@MainActor final class Fixture {
  static let interval = 1.0 / 60
  private static let fonts = FontLibrary()

  let content: InstrumentContent
  let panes: PaneLayout
  private(set) var now = 0.0
  /// The window's last picture, and what was drawn over it.
  private(set) var shown: DisplayList?
  private(set) var overlay: [DrawCommand] = []
  private var input: [InputEvent] = []

  /// - Parameter demo: nil: `pull-down`.
  init(
    _ demo: Demo? = nil, size: CGSize = CGSize(width: 1180, height: 780), speed: Double = 1,
    style: UIUserInterfaceStyle = .dark, recording: CanvasRecording? = nil,
    keepsPictures: Bool = false
  ) throws {
    guard let demo = demo ?? Gallery.demo(named: "pull-down") else { throw MissingDemo() }
    panes = PaneLayout(size)
    content = InstrumentContent(
      [demo], first: demo, speed: speed, size: size, scale: 1, fonts: Self.fonts,
      style: style, recording: recording, keepsPictures: keepsPictures)
    // A run is re-simulated within one frame, on a busy machine, too.
    content.past.rerunSlice = 600
    content.loop.measuringSlice = 600
    frames(5)
  }

  struct MissingDemo: Error {}

  // MARK: Frames

  /// Makes so many frames, the first of which gets the input that waits.
  func frames(_ count: Int) {
    for _ in 0..<count {
      now += Self.interval
      content.setNow(now)
      content.deliver(input)
      input = []
      content.step()
      content.layout()
      content.commit()
      if content.needsFrame {
        shown = content.flatten()
        overlay = content.overlay()
      }
      // In virtual time a frame has no cost, and none is reported.
      content.record(
        FrameFacts(
          frame: 0, time: now, shown: now, input: [], presented: false, ranMainQueue: false,
          cost: FrameCost(), hash: 0))
    }
  }

  /// Lets the time of so many frames pass, as on a machine that has no time to make them.
  func skip(_ count: Int) { now += Double(count) * Self.interval }

  func settle() {
    for _ in 0..<600 where content.needsFrame { frames(1) }
  }

  var canvas: Canvas { content.canvas }
  var readOut: ReadOut { ReadOut(of: content.canvas) }

  /// The top of the demo's second page, in the canvas's points; nil while it is not shown.
  var pageTop: Double? { canvas.scene.viewStatuses["page.second"]?.frame[1] }
  var progress: Double? { canvas.scene.transitionStatus?.progress }
  var phase: String? { canvas.scene.transitionStatus?.phase }

  // MARK: Input

  /// A point of the canvas in the window.
  func place(_ x: Double, _ y: Double) -> CGPoint {
    content.controller.canvas.windowRect(CGRect(x: x, y: y, width: 0, height: 0)).origin
  }

  /// An event of the window, in a frame of its own.
  func send(_ event: InputEvent) {
    input.append(event)
    frames(1)
  }

  func down(_ x: Double, _ y: Double) { input.append(.down(at: place(x, y), t: now)) }
  func move(_ x: Double, _ y: Double) { input.append(.move(to: place(x, y), t: now)) }
  func up(_ x: Double, _ y: Double) { input.append(.up(at: place(x, y), t: now)) }

  /// Moves down at `speed` points a second for so many frames, with two samples in each.
  func drag(from y: Double, speed: Double, frames count: Int) -> Double {
    var y = y
    for _ in 0..<count {
      for part in [0.5, 1] {
        y += speed * Self.interval / 2
        input.append(.move(to: place(180, y), t: now + part * Self.interval))
      }
      frames(1)
    }
    return y
  }

  func key(_ name: String, modifiers: InputEvent.Modifiers = []) {
    input.append(.key(name, modifiers: modifiers, t: now))
    frames(1)
  }

  /// Moves the pointer to the middle of a view of the panes, without a press.
  func point(at view: UIView) {
    let place = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    send(.move(to: view.convert(place, to: nil), t: now))
  }

  /// A click at a place of the window.
  func click(_ point: CGPoint) {
    input.append(.down(at: point, t: now))
    frames(1)
    input.append(.up(at: point, t: now))
    frames(1)
  }
}
