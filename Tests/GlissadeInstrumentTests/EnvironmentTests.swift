import Foundation
import Glissade
import GlissadeGallery
import GlissadeReplay
import TestMaterial
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("The environment of the program") struct EnvironmentTests {
  private static let tall = CGSize(width: 393, height: 852)

  private func button(_ name: String, _ fixture: Fixture) throws -> UIView {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == "environment.\(name)" { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(fixture.content.controller.environment))
  }

  /// Clicks a button of the card.
  private func press(_ name: String, _ fixture: Fixture) throws {
    let button = try button(name, fixture)
    let place = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    fixture.click(button.convert(place, to: nil))
  }

  /// The environment of the program on the canvas.
  private func environment(_ fixture: Fixture) -> EnvironmentReading { fixture.canvas.environment }

  // MARK: The card

  @Test("T-16 D opens the card; each choice applies at once, and Escape closes the card")
  func choices() throws {
    let fixture = try Fixture()
    let card = fixture.content.controller.environment
    #expect(card.isHidden)
    fixture.key("d")
    #expect(!card.isHidden)
    try press("Appearance.Dark", fixture)
    try press("Motion.Reduced", fixture)
    try press("Text size.Larger", fixture)
    try press("Direction.Right to left", fixture)
    try press("Display, Hz.120", fixture)
    try press("Device.Tall", fixture)
    let scene = fixture.canvas.scene
    let traits = try #require(scene.windows.first).traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(scene.reducesMotion)
    #expect(scene.screen.maximumFramesPerSecond == 120)
    #expect(scene.screen.bounds.size == Self.tall)
    try press("Device.Turn", fixture)
    #expect(scene.screen.bounds.size == CGSize(width: 852, height: 393))
    fixture.key("Escape")
    #expect(card.isHidden)
    // Another program starts in the chosen environment.
    let chosen = environment(fixture)
    fixture.content.load(fixture.canvas.subject)
    fixture.frames(2)
    #expect(fixture.canvas.scene !== scene)
    #expect(environment(fixture) == chosen)
  }

  @Test("T-10 views that another text size or device places elsewhere have no curves")
  func layout() throws {
    let fixture = try Fixture(Gallery.demo(named: "panel"), size: CGSize(width: 1180, height: 820))
    fixture.frames(10)
    let start = fixture.canvas.time
    fixture.key("d")
    for choice in ["Text size.Larger", "Device.Tall", "Text size.Larger"] {
      try press(choice, fixture)
      fixture.frames(20)
      let moving = fixture.content.curves.watch.curves.moving(from: start, to: .infinity)
      #expect(moving.isEmpty, "\(choice): \(moving.map(\.key))")
    }
  }

  @Test("T-16 by keys alone: the arrows change the focused row, and keys for the canvas work")
  func keys() throws {
    let fixture = try Fixture()
    fixture.key("d")
    fixture.key("Right")
    #expect(environment(fixture).value(of: .style) == 2)
    fixture.key("Right")
    #expect(environment(fixture).value(of: .style) == 2)
    for _ in 0..<3 { fixture.key("Tab") }
    fixture.key("Right")
    #expect(environment(fixture).value(of: .direction) == 1)
    fixture.key("Tab", modifiers: .shift)
    for _ in 0..<20 { fixture.key("Right") }
    #expect(environment(fixture).value(of: .textSize) == 11)
    fixture.key("Left")
    #expect(environment(fixture).value(of: .textSize) == 10)
    fixture.key("Space")
    #expect(environment(fixture).value(of: .textSize) == 3)
    #expect(!fixture.canvas.playback.isPaused)
    for _ in 0..<2 { fixture.key("Tab") }
    fixture.key("Right")
    fixture.key("Space")
    #expect(environment(fixture).size == CGSize(width: 852, height: 393))
    fixture.key("Tab")
    fixture.key("Right")
    #expect(environment(fixture).value(of: .frameRate) == 30)
    fixture.key("d")
    #expect(fixture.content.controller.environment.isHidden)
    #expect(fixture.content.controller.focusedView == nil)
    fixture.key("Right")
    #expect(environment(fixture).value(of: .frameRate) == 30)
  }

  @Test(
    "T-16 the card lies within the window, beside the device where there is space",
    arguments: [
      CGSize(width: 480, height: 400), CGSize(width: 720, height: 560),
      CGSize(width: 1180, height: 820), CGSize(width: 2000, height: 1200),
    ])
  func place(size: CGSize) throws {
    let fixture = try Fixture(size: size)
    fixture.key("d")
    fixture.frames(2)
    let controller = fixture.content.controller
    let card = controller.environment.frame
    #expect(controller.view.bounds.insetBy(dx: 8, dy: 0).contains(card))
    #expect(card.maxY <= controller.transport.frame.minY)
    let device = controller.canvas.convert(controller.canvas.deviceFrame, to: nil)
    if size.width > 700 { #expect(card.intersection(device).isEmpty) }
    // Each device fits.
    for name in ["Small", "Tall", "Pad", "Turn"] {
      try press("Device.\(name)", fixture)
      fixture.frames(2)
      let device = controller.canvas.deviceFrame
      #expect(controller.canvas.bounds.contains(device), "\(name)")
    }
  }

  // MARK: Recording

  @Test("T-16 choices are recorded, and a replay of the file reproduces every picture")
  func replay() throws {
    let folder = TemporaryFolder()
    let file = folder.url.appendingPathComponent("run.jsonl")
    let panel = try #require(Gallery.demo(named: "panel"))
    let fixture = try Fixture(panel, recording: CanvasRecording(at: file))
    let environment = fixture.content.environment
    environment.change(.setting(.frameRate, 120))
    environment.change(.setting(.textSize, 6))
    fixture.down(180, 640)
    var y = fixture.drag(from: 640, speed: -700, frames: 8)
    environment.change(.setting(.style, 2))
    y = fixture.drag(from: y, speed: -700, frames: 6)
    fixture.up(180, y)
    fixture.frames(4)
    environment.change(.setting(.direction, 1))
    fixture.frames(2)
    environment.change(.size(Self.tall))
    fixture.frames(2)
    environment.change(.setting(.frameRate, 90))
    environment.change(.reducesMotion(true))
    fixture.settle()
    let run = try Recording.read(contentsOf: file).recording
    let actions = run.frames.flatMap(\.actions)
    for action in [
      RecordedAction.setting(.style, 2), .setting(.direction, 1), .setting(.textSize, 6),
      .setting(.frameRate, 120), .setting(.frameRate, 90), .reducesMotion(true),
    ] {
      #expect(actions.contains(action))
    }
    #expect(run.frames.count > 40)
    let replay = try HeadlessReplay(file: ReplayFile(file.path, subject: ReplayCommand.subject))
    #expect(try replay.run(comparing: true) == nil)
  }

  @Test("T-16 a run that begins in a chosen environment has it in its header, and is replayed")
  func replayedHeader() throws {
    let folder = TemporaryFolder()
    let file = folder.url.appendingPathComponent("run.jsonl")
    let panel = try #require(Gallery.demo(named: "panel"))
    let fixture = try Fixture(panel)
    fixture.content.environment.change(.setting(.style, 2))
    fixture.content.environment.change(.setting(.direction, 1))
    fixture.content.environment.change(.size(Self.tall))
    fixture.key("Return")
    fixture.frames(5)
    fixture.content.canvas.recorder?.write(to: try RecordingFile(at: file) { _ in })
    fixture.down(180, 800)
    fixture.up(180, fixture.drag(from: 800, speed: -900, frames: 12))
    fixture.settle()
    fixture.content.canvas.recorder?.stopWriting()
    let run = try Recording.read(contentsOf: file).recording
    #expect(run.header.settings == [.style: 2, .direction: 1])
    #expect(run.header.size == Self.tall)
    let replay = try HeadlessReplay(file: ReplayFile(file.path, subject: ReplayCommand.subject))
    #expect(try replay.run(comparing: true) == nil)
  }

  @Test("T-16 headers without settings open with the usual ones, and unknown values are refused")
  func header() throws {
    var header = RecordingHeader(
      program: "x", size: CGSize(width: 10, height: 10), scale: 1)
    let old = try JSONEncoder().encode(header)
    #expect(!String(decoding: old, as: UTF8.self).contains("settings"))
    #expect(try JSONDecoder().decode(RecordingHeader.self, from: old).settings.isEmpty)
    header.settings = [.style: 2, .textSize: 7, .frameRate: 0]
    let new = try JSONEncoder().encode(header)
    let read = try JSONDecoder().decode(RecordingHeader.self, from: new)
    #expect(read.settings == [.style: 2, .textSize: 7])
    for wrong in ["\"text_size\":70", "\"mood\":7"] {
      let text = String(decoding: new, as: UTF8.self)
        .replacingOccurrences(of: "\"text_size\":7", with: wrong)
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(RecordingHeader.self, from: Data(text.utf8))
      }
    }
  }

  // MARK: At once

  @Test(
    "T-16 a change in a drag, and in the flight after it, does not move the page",
    arguments: [
      EnvironmentChange.setting(.style, 2), .setting(.textSize, 9), .setting(.direction, 1),
      .reducesMotion(true),
    ])
  func steady(change: EnvironmentChange) throws {
    func tops(changing frame: Int?) throws -> [Double?] {
      let fixture = try Fixture()
      var tops: [Double?] = []
      fixture.down(180, 80)
      var y = 80.0
      for index in 0..<40 {
        if index == frame { fixture.content.environment.change(change) }
        if index == 14 { fixture.up(180, y) }
        if index < 14 {
          y = fixture.drag(from: y, speed: 900, frames: 1)
        } else {
          fixture.frames(1)
        }
        tops.append(fixture.pageTop)
      }
      return tops
    }
    let undisturbed = try tops(changing: nil)
    #expect(undisturbed[30].map { $0 > -600 } == true)
    #expect(try tops(changing: 7) == undisturbed)
    #expect(try tops(changing: 20) == undisturbed)
  }

  @Test(
    "T-16 a display of 30 frames per second skips frames, one of 120 adds some",
    arguments: [(0, 60.0), (30, 30), (60, 60), (90, 90), (120, 120)])
  func display(rate: Int, expected: Double) throws {
    let fixture = try Fixture()
    fixture.content.environment.change(.setting(.frameRate, rate))
    fixture.down(180, 80)
    let before = fixture.canvas.recording?.frames.count ?? 0
    _ = fixture.drag(from: 80, speed: 300, frames: 60)
    let count = (fixture.canvas.recording?.frames.count ?? 0) - before
    #expect(abs(Double(count) - expected) <= 3)
    let top = try #require(fixture.pageTop)
    #expect(abs(top - (-667 + 300)) < 12)
  }

  @Test("T-16 the passes of a loop have the frames of the display, and end at the same place")
  func loopedDisplay() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 30))
    fixture.frames(1)
    let loop = try #require(fixture.canvas.recording.flatMap(DragLoop.init))
    let end = try #require(loop.stroke.frames.last?.endTime)
    let seconds = end - loop.stroke.frames[loop.start + 1].time
    for rate in [0, 30, 60, 90, 120] {
      let stroke = loop.repetition(tuned: [:], in: [.setting(.frameRate, rate)])
      let frames = stroke.frames.dropFirst(loop.start + 1)
      #expect(abs(Double(frames.count) - seconds * Double(rate > 0 ? rate : 60)) <= 3)
      func moves(_ frames: some Sequence<RecordedFrame>) -> [RecordedAction] {
        frames.flatMap(\.actions).filter { if case .input = $0 { true } else { false } }
      }
      #expect(moves(frames) == moves(loop.stroke.frames.dropFirst(loop.start + 1)))
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.now <= $1.now && $0.time <= $1.time })
      let rerun = try #require(
        Resimulation(stroke, of: fixture.canvas.subject, fonts: fixture.content.fonts))
      rerun.advance(for: 600)
      rerun.playTail()
      #expect(rerun.scene.viewStatuses["page.second"]?.frame[1] == 0)
    }
  }

  @Test("T-16 in a loop a choice applies at once, and every pass has it from its first frame on")
  func loop() throws {
    let panel = try #require(Gallery.demo(named: "panel"))
    let fixture = try Fixture(panel)
    fixture.down(180, 640)
    fixture.up(180, fixture.drag(from: 640, speed: -900, frames: 20))
    fixture.settle()
    fixture.key("l")
    fixture.frames(8)
    #expect(fixture.canvas.isReplaying)
    let light = fixture.canvas.picture
    fixture.content.environment.change(.setting(.style, 2))
    fixture.content.environment.change(.setting(.textSize, 8))
    fixture.frames(1)
    #expect(environment(fixture).value(of: .style) == 2)
    #expect(fixture.canvas.picture?.stableHash != light?.stableHash)
    #expect(fixture.content.mode.isLooping)
    for _ in 0..<2 {
      let canvas = fixture.canvas
      for _ in 0..<400 where fixture.canvas === canvas { fixture.frames(1) }
      #expect(fixture.canvas !== canvas)
      #expect(environment(fixture).value(of: .style) == 2)
      #expect(environment(fixture).value(of: .textSize) == 8)
      let traits = fixture.canvas.scene.windows.first?.traitCollection
      #expect(traits?.userInterfaceStyle == .dark)
      // The picture that the pass shows first is that of the scene in its new environment.
      #expect(fixture.canvas.picture?.stableHash == fixture.canvas.scene.flatten().stableHash)
    }
    fixture.key("Escape")
    fixture.settle()
    #expect(environment(fixture).value(of: .style) == 2)
    #expect(fixture.content.loop.check.remark == nil)
  }

  @Test("T-16 a choice in the past shows the present; a replay ends in the chosen environment")
  func present() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 14))
    fixture.settle()
    fixture.key(",")
    #expect(fixture.content.mode.isPast)
    fixture.content.environment.change(.setting(.style, 2))
    fixture.frames(1)
    #expect(!fixture.content.mode.isPast)
    #expect(environment(fixture).value(of: .style) == 2)
    fixture.key("r", modifiers: .shift)
    fixture.frames(3)
    #expect(fixture.content.mode == .opened)
    // The recording begins in the light appearance.
    #expect(environment(fixture).value(of: .style) == 1)
    fixture.key("Escape")
    fixture.frames(1)
    #expect(environment(fixture).value(of: .style) == 2)
  }
}
