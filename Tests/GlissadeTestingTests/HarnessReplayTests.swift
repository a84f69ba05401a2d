import Foundation
import GlissadeReplay
import GlissadeTesting
import TestMaterial
import Testing

/// Tests of recordings in `Harness`.
@MainActor @Suite final class HarnessReplayTests {
  /// A square that a pan moves with the pointer.
  private final class Page: UIViewController {
    let square = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
    /// A factor of the motion, which a test changes before a replay.
    var factor = 1.0

    override func viewDidLoad() {
      view.backgroundColor = .white
      square.accessibilityIdentifier = "square"
      square.backgroundColor = .systemBlue
      view.addSubview(square)
      view.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector(Page.pan)))
    }

    func pan(_ pan: UIPanGestureRecognizer) {
      square.center.y += pan.translation(in: view).y * factor
      pan.setTranslation(.zero, in: view)
    }
  }

  private let url = TemporaryFolder.ofProcess.url
    .appending(path: "replay-\(UUID().uuidString).jsonl")

  init() throws {
    let size = CGSize(width: 200, height: 300)
    let header = RecordingHeader(program: "tests", size: size, scale: 1)
    let file = try RecordingFile(at: url) { Issue.record("\($0)") }
    let harness = Harness(size: size, recorder: Recorder(Recording(header: header), to: file)) {
      Page()
    }
    harness.drag(from: CGPoint(x: 140, y: 120), to: CGPoint(x: 140, y: 200), over: 0.2)
    harness.advance(by: 0.1)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @Test("M-42 a recording of the same pages does not differ")
  func same() throws {
    #expect(try Harness.replay(url) { Page() } == nil)
  }

  @Test("O-01 O-02 a recording of several touches keeps them, and is replayed the same")
  func touches() throws {
    let file = url.appendingPathExtension("touches")
    defer { try? FileManager.default.removeItem(at: file) }
    let size = CGSize(width: 200, height: 300)
    let header = RecordingHeader(program: "tests", size: size, scale: 1)
    let writer = try RecordingFile(at: file) { Issue.record("\($0)") }
    let harness = Harness(size: size, recorder: Recorder(Recording(header: header), to: writer)) {
      Page()
    }
    harness.touches(
      from: [CGPoint(x: 50, y: 120), CGPoint(x: 150, y: 120)],
      to: [CGPoint(x: 50, y: 220), CGPoint(x: 150, y: 200)], over: 0.2)
    harness.advance(by: 0.1)
    let recording = try Recording.read(contentsOf: file).recording
    let devices = recording.frames.flatMap(\.actions).compactMap { action in
      if case .input(let event, _) = action { event.source } else { nil }
    }
    #expect(Set(devices.map(\.device)) == [.touch])
    #expect(Set(devices.map(\.touch)) == [1, 2])
    #expect(try Harness.replay(file) { Page() } == nil)
  }

  @Test("M-42 a page that moves otherwise is named, with the property that differs")
  func different() throws {
    let difference = try Harness.replay(url) {
      let page = Page()
      page.factor = 1.1
      return page
    }
    #expect(difference?.view == "square")
    #expect(difference?.property == "position")
    #expect(difference?.recorded != difference?.replayed)
    #expect((difference?.frame ?? 0) > 0)
    #expect((difference?.time ?? 0) > 0)
    #expect(difference?.description.contains("view “square”, property position") == true)
  }

  @Test("a file that is no recording, or is missing, is an error that names it")
  func unreadable() throws {
    try Data("{}\n".utf8).write(to: url)
    #expect(throws: BadRecording.self) { try Harness.replay(url) { Page() } }
    try FileManager.default.removeItem(at: url)
    #expect(throws: (any Error).self) { try Harness.replay(url) { Page() } }
  }
}
