import Foundation
import GlissadeDrawing
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

// The past in a fixture.
extension Fixture {
  /// Returns the visible contents of the canvas: the identical object, not an equal one.
  func shownContents() throws -> DisplayContents {
    let screen = try #require(
      content.controller.canvas.subviews.first { $0.accessibilityIdentifier == "canvas" })
    guard case .group(let clipped)? = screen.layer.contentCommands.first,
      case .group(let root)? = clipped.commands.last
    else { throw MissingDemo() }
    return root.contents
  }

  /// Makes frames one by one, and returns the contents of each.
  func watched(_ count: Int, _ act: () -> Void = {}) throws -> [DisplayContents] {
    var seen: [DisplayContents] = []
    for _ in 0..<count {
      act()
      frames(1)
      let contents = try shownContents()
      if contents !== seen.last { seen.append(contents) }
    }
    return seen
  }

  /// Pulls the second page down, with a frame for each step.
  func pull(to end: Double = 380, frames: Int = 20) throws -> [DisplayContents] {
    var y = 80.0
    down(180, y)
    return try watched(frames) {
      y += (end - 80) / Double(frames)
      move(180, y)
    }
  }

  /// Returns the point of a position of the history in the window.
  func trackPoint(_ part: Double) -> CGPoint {
    let line = content.controller.transport.timeLine
    let bounds = line.subviews.last?.frame ?? .zero
    return line.convert(
      CGPoint(x: bounds.minX + bounds.width * part, y: bounds.midY), to: nil)
  }
}
