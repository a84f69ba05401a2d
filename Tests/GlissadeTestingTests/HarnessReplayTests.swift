import Foundation
import GlissadeReplay
import GlissadeTesting
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

  private let url = FileManager.default.temporaryDirectory
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

  @Test("M-42 a page that moves otherwise is named, with the property that differs")
  func different() throws {
    let difference = try Harness.replay(url) {
      let page = Page()
      page.factor = 1.1
      return page
    }
    #expect(difference?.contains("view “square”, property position") == true)
  }

  @Test("a file that is no recording, or is missing, is an error that names it")
  func unreadable() throws {
    try Data("{}\n".utf8).write(to: url)
    #expect(throws: BadRecording.self) { try Harness.replay(url) { Page() } }
    try FileManager.default.removeItem(at: url)
    #expect(throws: (any Error).self) { try Harness.replay(url) { Page() } }
  }
}
