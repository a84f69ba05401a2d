import Foundation
import GlissadeReplay
import UIKit

extension Harness {
  /// Plays a recording that a program made with `--record`, as fast as it can, and compares every frame
  /// with it: a bug that was recorded becomes a test.
  ///
  /// - Parameters:
  ///   - file: the recording.
  ///   - root: makes the controller that the program began with.
  /// - Returns: the first frame that differs, with view and property, in one line; nil if none does.
  /// - Throws: an error whose description names the file and the line that cannot be followed.
  public static func replay(_ file: URL, root: () -> UIViewController) throws -> String? {
    let recording = try Recording.read(contentsOf: file).recording
    do throws(RecordingError) {
      try recording.checkKnobs()
    } catch {
      throw BadRecording(path: file.path, error: error)
    }
    let player = player(of: recording, root: root)
    return player.verify()?.description
  }

  /// A player of a recording, in a scene of the recorded size with that controller in it.
  package static func player(
    of recording: Recording, root: () -> UIViewController
  ) -> Player {
    let header = recording.header
    let scene = makeScene(size: header.size, scale: header.scale)
    scene.reducesMotion = header.reducesMotion
    _ = open(root, in: scene)
    return Player(recording, in: scene)
  }
}
