import Foundation
import GlissadeAssets
import GlissadeCapture
import GlissadeGallery
import GlissadeReplay
import GlissadeTesting
import Testing
import UIKit
import UIKitBase
import UIKitCore

/// The run of a demo's recording in a window that captures it.
@MainActor struct CapturedRun {
  let recording: Recording
  /// The instants of the frames, with the views that the window's own trace has.
  private(set) var frames: [(time: Double, views: [String: FrameTrace.ViewStatus])] = []
  /// The lines of the capture.
  private(set) var lines: [CapturedLine] = []

  /// Plays the recording of a demo, and captures it to a file.
  init(of name: String, to file: URL) throws {
    let demo = try #require(Gallery.demo(named: name))
    let url = try #require(
      GlissadeAssets.bundle.url(forResource: "Recordings/\(name)", withExtension: "jsonl"))
    recording = try Recording.read(contentsOf: url).recording
    var window: GlissadeCaptureWindow?
    let player = Harness.player(of: recording) { scene in
      scene.enter {
        let made = GlissadeCaptureWindow(frame: scene.screen.bounds)
        made.captureFile = file
        made.rootViewController = demo.makeRoot()
        made.makeKeyAndVisible()
        window = made
        return made
      }
    }
    let scene = try #require(player.scene as? UIWindowScene)
    while !player.isAtEnd {
      player.playNext()
      // A frame of a pause has the instant of the last one.
      if frames.last?.time != player.time { frames.append((player.time, scene.viewStatuses)) }
    }
    scene.enter { window?.stopCapture() }
    lines = try CapturedLine.read(file)
  }

  /// Returns the greatest difference between the capture and the window's trace, and the instant at
  /// which it first exceeds a limit.
  func difference(above limit: Double) -> (distance: Double, time: Double) {
    var index = 0
    var distance = 0.0
    for frame in frames {
      while index + 1 < lines.count, lines[index + 1].t <= frame.time + 1e-9 { index += 1 }
      let captured = lines[index].views
      if captured.count != frame.views.count { return (.infinity, frame.time) }
      for (name, status) in frame.views {
        distance = max(distance, captured[name]?.distance(to: status) ?? .infinity)
      }
      if distance > limit { return (distance, frame.time) }
    }
    return (distance, 0)
  }
}
