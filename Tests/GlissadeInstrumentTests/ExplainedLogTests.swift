import Foundation
import GlissadeGallery
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("Gestures and releases explained in the log") struct ExplainedLogTests {
  private func log(_ fixture: Fixture) throws -> LogView {
    let scroll = fixture.content.controller.inspector.subviews.compactMap { $0 as? UIScrollView }
    return try #require(scroll.first?.subviews.compactMap { $0 as? LogView }.first)
  }

  private func texts(_ fixture: Fixture) throws -> [String] {
    try log(fixture).lines.map(\.text)
  }

  @Test("T-08 a line says how far a pan moved as it began")
  func began() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    let line = try #require(try texts(fixture).first { $0.hasPrefix("pull began") })
    #expect(line.contains("it moved"))
    #expect(line.contains("more than 4.0 pt"))
    fixture.up(180, 380)
    fixture.settle()
  }

  @Test("T-08 a line says why a release finished, with the numbers that decided")
  func released() throws {
    let fixture = try Fixture(Gallery.demo(named: "tabs"))
    let window = try #require(fixture.canvas.scene.windows.first)
    #expect(window.rootViewController != nil)
    var rule = ReleaseRule()
    rule.threshold = 0.5
    let scene = fixture.canvas.scene
    let finishes = scene.enter {
      rule.explanation(of: .finishes, progress: 0.42, velocity: 800, distance: 400)
    }
    #expect(
      finishes == "release at 42 % with 800 pt/s finishes: it would coast to 142 %, past 50 %")
    rule.criterion = .position
    let cancels = scene.enter {
      rule.explanation(of: .cancels, progress: 0.42, velocity: 800, distance: 400)
    }
    #expect(cancels == "release at 42 % with 800 pt/s cancels: it is not beyond 50 %")
  }

  @Test("T-08 the log has one line for the decision of a release")
  func decided() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    let lines = try texts(fixture).filter { $0.hasPrefix("release at") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("finishes: ") == true)
  }

  @Test("T-08 traces and tests have the events without explanations")
  func traces() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    let entries = fixture.canvas.scene.eventLog.entries.map(\.description)
    #expect(entries.contains("pull began"))
    #expect(!entries.contains { $0.contains("release at") })
  }

  @Test("T-08 a gesture that fails beside another one names it")
  func excluded() throws {
    let fixture = try Fixture()
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 375, height: 300))
    let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    (first.name, second.name) = ("first", "second")
    for pan in [first, second] { view.addGestureRecognizer(pan) }
    root.addSubview(view)
    fixture.frames(2)
    fixture.down(180, 400)
    _ = fixture.drag(from: 400, speed: 600, frames: 10)
    #expect(try texts(fixture).contains("second failed: first began first"))
  }

  @Test("T-08 a click on a line shows the frame at which it was written")
  func link() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    fixture.content.controller.inspector.show(.log)
    fixture.frames(2)
    let view = try log(fixture)
    let index = try #require(view.lines.firstIndex { $0.text.hasPrefix("release at") })
    view.table.scrollToRow(at: IndexPath(row: index, section: 0), at: .middle, animated: false)
    fixture.frames(2)
    let rect = view.table.rectForRow(at: IndexPath(row: index, section: 0))
    fixture.click(view.table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    let position = try #require(fixture.content.past.position)
    let frames = fixture.content.past.frames
    #expect(frames[position].time <= view.lines[index].time + 1e-6)
    #expect(position + 1 >= frames.count || frames[position + 1].time > view.lines[index].time)
    #expect(view.selected == index)
    #expect(view.table.rectForRow(at: IndexPath(row: index, section: 0)).height > 20)
  }

  @Test(
    "T-14 the reason of a release is wrapped; a click gives the log the keys until Escape")
  func wrapped() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    fixture.content.controller.inspector.show(.log)
    fixture.frames(2)
    let view = try log(fixture)
    let index = try #require(view.lines.firstIndex { $0.text.hasPrefix("release at") })
    #expect(view.table.rectForRow(at: IndexPath(row: index, section: 0)).height > 20)
    let callback = try #require(view.lines.firstIndex { $0.text.hasPrefix("viewDidAppear") })
    #expect(view.table.rectForRow(at: IndexPath(row: callback, section: 0)).height == 20)
    view.table.scrollToRow(at: IndexPath(row: index, section: 0), at: .middle, animated: false)
    fixture.frames(2)
    let rect = view.table.rectForRow(at: IndexPath(row: index, section: 0))
    fixture.click(view.table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    #expect(view.isFirstResponder)
    fixture.key("Up")
    #expect(view.selected == index - 1)
    #expect(fixture.content.past.position != nil)
    fixture.key("Escape")
    #expect(fixture.content.past.position == nil)
    #expect(!view.isFirstResponder)
  }
}
