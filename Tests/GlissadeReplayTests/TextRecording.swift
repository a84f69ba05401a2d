import Foundation
import GlissadeReplay
import GlissadeTesting
import TestMaterial
import Testing
import UIKit

/// A recording of a page with a text field.
@MainActor struct TextRecording {
  private final class Page: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    override func viewDidLoad() { view.addSubview(field) }
  }

  private let recording: Recording
  /// The text at the end of the run.
  let text: String?

  /// Records what `use` does with the field.
  static func make(_ use: (Harness, UITextField) -> Void) throws -> TextRecording {
    let size = CGSize(width: 300, height: 200)
    let file = TemporaryFolder.ofProcess.url
      .appending(path: "text-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let page = Page()
    let header = RecordingHeader(program: "tests", size: size, scale: 1)
    let writer = try RecordingFile(at: file) { Issue.record("\($0)") }
    let harness = Harness(size: size, recorder: Recorder(Recording(header: header), to: writer)) {
      page
    }
    use(harness, page.field)
    return TextRecording(
      recording: try Recording.read(contentsOf: file).recording, text: page.field.text)
  }

  /// Plays the recording.
  ///
  /// - Returns: The first difference, or `nil`, and the text at the end.
  func replay() -> (difference: String?, text: String?) {
    let page = Page()
    let player = Harness.player(of: recording) { page }
    return (player.verify()?.description, page.field.text)
  }
}
