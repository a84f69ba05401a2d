import Foundation
import GlissadeDrawing
import GlissadeGallery
import GlissadeGestures
@testable import GlissadeReleaseMap
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// Tests of the release map in the window.
@MainActor @Suite("The release map in the window", .serialized) struct ReleaseMapTests {
  /// Returns a window in which a page has been pulled, with the pointer down or released.
  private func pulled(
    _ name: String = "pull-down", to end: Double = 300, releases: Bool = false,
    size: CGSize = CGSize(width: 1180, height: 820)
  ) throws -> Fixture {
    let fixture = try Fixture(try #require(Gallery.demo(named: name)), size: size)
    _ = try fixture.pull(to: end)
    if releases {
      fixture.up(180, end)
      fixture.settle()
    }
    return fixture
  }

  /// Opens the map and makes frames until it is complete or has failed.
  private func open(_ fixture: Fixture, rows: Int = 6, columns: Int = 11) {
    fixture.content.releaseMap.rows = rows
    fixture.content.releaseMap.columns = columns
    fixture.content.releaseMap.waitingTime = 60
    fixture.key("m")
    finish(fixture)
  }

  private func finish(_ fixture: Fixture) {
    let controller = fixture.content.releaseMap
    for _ in 0..<60 where !controller.isComplete && pane(fixture).message?.hasSuffix("…") != false {
      fixture.frames(1)
    }
  }

  private func pane(_ fixture: Fixture) -> ReleaseMapPane { fixture.content.controller.releaseMap }

  private func map(_ fixture: Fixture) throws -> ReleaseMap {
    try #require(pane(fixture).map.map, "\(pane(fixture).message ?? "")")
  }

  /// Returns the point of the window that shows a release on the map.
  private func place(_ release: Release, _ fixture: Fixture) throws -> CGPoint {
    let view = pane(fixture).map
    return view.convert(try #require(view.point(of: release)), to: nil)
  }

  @Test("W-02 M shows the map of the drag in progress in place of the curves, and hides it")
  func opens() throws {
    let fixture = try pulled()
    let log = fixture.canvas.scene.eventLog.entries
    let top = fixture.pageTop
    #expect(pane(fixture).isHidden)
    open(fixture, rows: 21, columns: 41)
    #expect(fixture.content.controller.curves.isHidden)
    #expect(!pane(fixture).isHidden)
    #expect(try map(fixture).outcomes.count == 2)
    #expect(try map(fixture).release == nil)
    #expect(try map(fixture).cells.count == 861)
    #expect(try map(fixture).simulatedCount < 600)
    // The program notices nothing.
    #expect(fixture.canvas.scene.eventLog.entries == log)
    #expect(fixture.pageTop == top)
    fixture.key("m")
    #expect(pane(fixture).isHidden)
    #expect(!fixture.content.releaseMap.isOpen)
    fixture.up(180, 300)
    fixture.settle()
    #expect(fixture.phase == nil)
  }

  @Test("W-02 the map of the present equals the one of the simulated past at the same frame")
  func past() throws {
    let fixture = try pulled()
    open(fixture)
    let live = try map(fixture)
    fixture.key("m")
    fixture.key(",")
    #expect(fixture.content.past.isPast)
    for _ in 0..<30 { fixture.key(".") }
    fixture.key(",")
    open(fixture)
    let past = try map(fixture)
    #expect(past.cells.map(\.outcome) == live.cells.map(\.outcome))
    #expect(past.borders.map(\.lower) == live.borders.map(\.lower))
  }

  @Test("W-02 without a pressed pointer the map is that of the last drag, with its release")
  func released() throws {
    let fixture = try pulled(releases: true)
    open(fixture)
    let map = try map(fixture)
    let release = try #require(map.release)
    #expect(abs(release.position - 220) < 1)
    #expect(release.velocity > 500)
    #expect(map.path.count > 15)
  }

  @Test("W-02 the dot plays its release over the canvas, and the arrows move it")
  func ghost() throws {
    let fixture = try pulled(releases: true)
    open(fixture)
    #expect(fixture.content.releaseMap.drawGhost().isEmpty)
    let start = try place(Release(position: 100, velocity: 0), fixture)
    fixture.send(.down(at: start, t: fixture.now))
    let next = try place(Release(position: 100, velocity: -800), fixture)
    fixture.send(.move(to: next, t: fixture.now))
    fixture.frames(1)
    let release = try #require(fixture.content.releaseMap.shownRelease)
    #expect(abs(release.velocity + 800) < 10)
    #expect(abs(release.position - 100) < 4)
    let first = fixture.content.releaseMap.drawGhost()
    #expect(!first.isEmpty)
    fixture.frames(10)
    #expect(fixture.content.releaseMap.drawGhost() != first)
    fixture.send(.up(at: next, t: fixture.now))
    fixture.key("Right")
    #expect(
      abs(try #require(fixture.content.releaseMap.shownRelease).velocity - release.velocity - 50)
        < 1e-6)
    fixture.key("Up", modifiers: .shift)
    #expect(
      abs(try #require(fixture.content.releaseMap.shownRelease).position - release.position + 1)
        < 1e-6)
    // A drag of the dot changes nothing in the program.
    #expect(fixture.pageTop == 0)
    fixture.key("Escape")
    #expect(!fixture.content.releaseMap.isOpen)
    #expect(fixture.content.releaseMap.drawGhost().isEmpty)
  }

  @Test("W-02 a click takes over: the run continues with that release", arguments: [-900.0, 900])
  func takeOver(velocity: Double) throws {
    let fixture = try pulled(releases: true)
    let before = fixture.canvas
    #expect(fixture.pageTop == 0)
    open(fixture)
    let release = Release(position: 150, velocity: velocity)
    let outcome = try map(fixture).outcome(position: 150, velocity: velocity)
    fixture.click(try place(release, fixture))
    for _ in 0..<40 { fixture.frames(1) }
    fixture.settle()
    #expect(fixture.canvas !== before)
    #expect(!fixture.content.mode.isPast)
    #expect(fixture.phase == nil)
    #expect((fixture.pageTop == 0) == (velocity > 0), "\(outcome)")
    #expect(outcome.hasPrefix(velocity > 0 ? "finishes" : "cancels"))
    #expect(fixture.canvas.scene.eventLog.entries.filter(\.isAlarm).isEmpty)
    #expect(fixture.canvas.pointer.place == nil)
  }

  @Test("W-02 Return takes over a drag in progress")
  func takeOverLive() throws {
    let fixture = try pulled()
    open(fixture)
    fixture.key("Left")
    for _ in 0..<30 { fixture.key("Left") }
    #expect(try #require(fixture.content.releaseMap.shownRelease).velocity < -500)
    fixture.key("Return")
    for _ in 0..<40 { fixture.frames(1) }
    fixture.settle()
    #expect(fixture.pageTop == nil)
    #expect(fixture.content.mode == .live)
  }

  @Test("W-02 input ends the search at once, and rest begins it again")
  func cancels() throws {
    let fixture = try pulled()
    let controller = fixture.content.releaseMap
    fixture.key("m")
    fixture.frames(1)
    #expect(controller.isSearching)
    fixture.move(180, 310)
    fixture.frames(1)
    #expect(!controller.isSearching)
    #expect(controller.isOpen)
    fixture.frames(20)
    #expect(controller.isSearching)
    controller.waitingTime = 60
    finish(fixture)
    #expect(controller.isComplete)
    #expect(abs(try #require(map(fixture).path.last).position - 230) < 1)
    // Later input makes the map of the later state.
    fixture.move(180, 340)
    fixture.frames(1)
    fixture.frames(20)
    finish(fixture)
    #expect(abs(try #require(map(fixture).path.last).position - 260) < 1)
  }

  @Test("W-02 without a drag, with two touches, or if nothing takes it, the pane has a sentence")
  func sentences() throws {
    let fixture = try Fixture()
    open(fixture)
    #expect(pane(fixture).message?.hasPrefix("There is no drag yet") == true)
    fixture.key("m")
    fixture.send(.touchDown(1, at: fixture.place(100, 300), t: fixture.now))
    fixture.send(.touchMove(1, to: fixture.place(100, 330), t: fixture.now))
    fixture.send(.touchDown(2, at: fixture.place(200, 300), t: fixture.now))
    fixture.frames(2)
    open(fixture)
    #expect(pane(fixture).message?.hasPrefix("2 touches are down") == true)
    #expect(!fixture.content.releaseMap.needsFrame)
  }

  /// Returns a window of a program that a closure makes.
  private func window(_ makeRoot: @escaping () -> UIViewController) throws -> Fixture {
    let fixture = try Fixture()
    fixture.content.load(CanvasSubject(name: "program", makeRoot: makeRoot))
    fixture.frames(3)
    fixture.down(180, 80)
    for y in stride(from: 90.0, through: 200, by: 10) {
      fixture.move(180, y)
      fixture.frames(1)
    }
    return fixture
  }

  @Test("W-02 a program that is no demo has a map in the words of its views")
  func client() throws {
    let fixture = try window { FaultyViewController("rests") }
    open(fixture)
    let map = try map(fixture)
    #expect(map.outcomes == ["ball rests at 0, 0"], "\(map.outcomes)")
    #expect(pane(fixture).map.subject == "program")
  }

  @Test("W-01 a drag that nothing takes has a sentence")
  func nothing() throws {
    let fixture = try window { UIViewController() }
    open(fixture)
    #expect(pane(fixture).message == "Nothing takes this drag: no view moves after any release.")
  }

  @Test(
    "W-01 a program that never rests, ends, crashes or hangs has a sentence, and notices nothing",
    arguments: [
      ("moves", "The program does not come to rest after a release within 10 s"),
      ("ends", "The program does not survive a release: it ends the program with code 3."),
      ("crashes", "The program does not survive a release: it crashes: Released."),
      ("hangs", "The program does not survive a release: it hangs."),
    ])
  func faults(kind: String, sentence: String) throws {
    let fixture = try window { FaultyViewController(kind) }
    open(fixture)
    #expect(pane(fixture).message?.hasPrefix(sentence) == true, "\(pane(fixture).message ?? "")")
    fixture.frames(5)
    #expect(fixture.canvas.pointer.place != nil)
    #expect(!fixture.content.releaseMap.isComplete)
  }
}

/// A page that does something else at the end of a drag.
private final class FaultyViewController: UIViewController {
  private let kind: String
  private let ball = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init(_ kind: String) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    ball.accessibilityIdentifier = "ball"
    view.addSubview(ball)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(FaultyViewController.pan)))
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    ball.frame.origin.y = recognizer.translation(in: view).y
    guard recognizer.state == .ended else { return }
    switch kind {
    case "ends": exit(3)
    case "crashes": fatalError("Released.")
    case "hangs": while true {}
    case "rests": UIView.animate(withDuration: 0.2) { self.ball.frame.origin.y = 0 }
    default:
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        self.ball.frame.origin.x = 100
      }
    }
  }
}
