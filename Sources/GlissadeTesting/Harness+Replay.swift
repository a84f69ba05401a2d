import Foundation
import GlissadeReplay
import UIKit

extension Harness {
  /// The first difference between a recording and the frames of its replay.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// The index of the frame that differs, counted from 0.
    public let frame: Int
    /// The scene time of the frame, in seconds.
    public let time: TimeInterval
    /// The name of the view that differs, or its class and its position in the hierarchy if it has
    /// no name. The value is `nil` if no layer differs.
    public let view: String?
    /// The property that differs, such as `"position"`.
    public let property: String
    /// The value of the property in the recording.
    public let recorded: String
    /// The value of the property in the replay.
    public let replayed: String
    /// The difference in one line.
    public let description: String

    init(_ divergence: Divergence) {
      frame = divergence.frame
      time = divergence.time
      view = divergence.view
      property = divergence.property
      recorded = divergence.recorded
      replayed = divergence.replayed
      description = divergence.description
    }
  }

  /// Plays a recording that a program made with `--record`, as fast as possible, and compares every
  /// frame with the recorded one. So a recorded bug becomes a test.
  ///
  /// - Parameters:
  ///   - file: The location of the recording.
  ///   - root: A closure that makes the controller with which the program began.
  /// - Returns: The first difference, or `nil` if there is none.
  /// - Throws: An error whose description names the file and the invalid line.
  public static func replay(_ file: URL, root: () -> UIViewController) throws -> Difference? {
    let recording = try Recording.read(contentsOf: file).recording
    do throws(RecordingError) {
      try recording.checkParameters()
    } catch {
      throw BadRecording(path: file.path, error: error)
    }
    let player = player(of: recording, root: root)
    return player.verify().map(Difference.init)
  }

  /// Returns a player of a recording, in a scene of the recorded size that shows the controller
  /// that `root` makes.
  package static func player(
    of recording: Recording, root: () -> UIViewController
  ) -> Player {
    player(of: recording) { open(root, in: $0) }
  }

  /// Returns a player of a recording, in a scene of the recorded size that shows the window that
  /// `window` makes.
  package static func player(
    of recording: Recording, window: (UIWindowScene) -> UIWindow
  ) -> Player {
    let header = recording.header
    let scene = makeScene(size: header.size, scale: header.scale)
    scene.reducesMotion = header.reducesMotion
    scene.apply(header)
    _ = window(scene)
    return Player(recording, in: scene)
  }
}
