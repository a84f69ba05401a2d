import Foundation
import GlissadeInstrument
import GlissadeRaster
import GlissadeReleaseMap
import GlissadeReplay
import UIKit

/// A request for the release map of a recorded drag.
package struct MapRequest: Equatable {
  /// The path of the recording.
  package var file: String
  /// The scene's time at which the releases branch off, in seconds; `nil` uses the last frame
  /// before the last release.
  package var time: TimeInterval?
  /// The greatest velocity on the map, in either direction, in points per second.
  package var greatestVelocity = 2000.0
  /// The number of rows of the map.
  package var rows = 21
  /// The number of columns of the map.
  package var columns = 41

  package init(file: String) {
    self.file = file
  }

  /// The release map of a recording, with the program and direction that it describes.
  package struct Outcome {
    package let map: ReleaseMap
    /// The name of the recorded program.
    package let subject: String
    /// The description of the direction in which positions and velocities are positive.
    package let direction: String
  }

  /// Replays the recording up to the drag and plays all releases from there, in copies of this
  /// process.
  ///
  /// - Parameters:
  ///   - subject: A closure that returns the program that the recording's header names.
  ///   - onWarning: A closure that receives warnings about the recording.
  ///   - onMilestone: A closure that receives the map at each milestone.
  @MainActor package func run(
    subject: (RecordingHeader) throws(RecordingError) -> CanvasSubject,
    onWarning: (String) -> Void = { _ in },
    onMilestone: (ReleaseMapSearch.Milestone, ReleaseMap) -> Void = { _, _ in }
  ) throws -> Outcome {
    let file = try ReplayFile(file, subject: subject)
    for warning in file.warnings { onWarning(warning) }
    let drag = try RecordedDrag(in: file.recording, at: time)
    // The branches start from the state of this scene, which must exist until they end.
    let canvas = ReplayCanvas(file, fonts: FontLibrary())
    let branches = Branches(Branch(of: drag, in: canvas.scene, canvas.player))
    let search = ReleaseMapSearch(
      positions: drag.press.positions(within: canvas.scene.screen.bounds.size),
      velocities: -greatestVelocity...greatestVelocity, rows: rows, columns: columns)
    var bar = ProgressBar()
    defer { bar.clear() }
    var count = 0
    // The search for the border needs about a quarter more releases.
    let expected = Double(rows * columns) * 1.25
    func results(_ releases: [Release], _ pace: Branch.Pace) -> [ReleaseResult]? {
      branches.play(releases, pace: pace) {
        count += 1
        bar.show(min(1, Double(count) / expected))
        return true
      }
    }
    let map = try search.run(
      { results($0, .complete) }, quick: { results($0, .quick) }, onMilestone: onMilestone)
    guard var map else { preconditionFailure("Work that nothing ends is complete.") }
    map.path = drag.path
    map.release = drag.release
    return Outcome(
      map: map, subject: file.subject.name, direction: drag.press.axis.directionInWords)
  }
}

extension MapRequest.Outcome {
  /// The size of the map's picture, in points.
  private static let size = CGSize(width: 760, height: 520)
  private static let scale = 2.0

  /// Writes a picture of the map to a PNG file.
  @MainActor package func writePNG(to url: URL) throws {
    let fonts = FontLibrary()
    let scene = UIWindowScene(size: Self.size, scale: Self.scale, fonts: fonts)
    scene.userInterfaceStyle = .dark
    scene.enter {
      let window = UIWindow(frame: scene.screen.bounds)
      let view = ReleaseMapView(frame: window.bounds)
      view.map = map
      view.subject = subject
      view.direction = direction
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
    scene.setNow(0)
    scene.step()
    scene.layout()
    scene.commit()
    let list = scene.flatten()
    let surface = Surface(width: list.pixelBounds.width, height: list.pixelBounds.height)
    Painter(fonts: fonts).paint(list, into: surface)
    try PNGWriter.write(surface, to: url)
  }
}
