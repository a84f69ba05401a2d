import Foundation
import Glissade
import GlissadeAssets
import GlissadeDrawing
import GlissadeRaster
import GlissadeReplay
import GlissadeShare
import Testing
import UIKit

@testable import GlissadeSandbox

/// A recording of a demo, with the pictures that a page of it must show.
@MainActor struct DemoPage {
  let source: SharedRun.Source

  init(_ name: String) throws {
    let url = try #require(
      GlissadeAssets.bundle.url(forResource: "Recordings/\(name)", withExtension: "jsonl"))
    let file = try ReplayFile(url.path, subject: ReplayCommand.subject)
    let header = file.recording.header
    source = SharedRun.Source(
      name: "\(name).jsonl", file: try file.recording.encoded(), recording: file.recording
    ) { scene in
      file.subject.open(in: scene, header)
    }
  }

  init(_ source: SharedRun.Source) {
    self.source = source
  }

  /// Writes the page to a file.
  func write(to url: URL) throws {
    try Data(SharedPage([source], title: source.name).html.utf8).write(to: url)
  }

  /// The pictures of the run by the number of their frame.
  func pictures() -> [(frame: Int, list: DisplayList)] {
    let header = source.recording.header
    let fonts = FontLibrary()
    let scene = UIWindowScene(
      size: header.size, scale: header.scale, textMeasurer: PangoTextMeasurer(fonts: fonts),
      pictures: fonts.pictures)
    let recorder = Recorder(Recording(header: header))
    _ = source.open(scene)
    let player = Player(source.recording, in: scene)
    scene.recorder = recorder
    var pictures: [(frame: Int, list: DisplayList)] = []
    recorder.onFrame = { frame, list in
      if let list { pictures.append((frame.index, list)) }
    }
    while !player.isAtEnd {
      player.fillGap()
      player.playNext()
    }
    player.playTail()
    return pictures
  }
}
