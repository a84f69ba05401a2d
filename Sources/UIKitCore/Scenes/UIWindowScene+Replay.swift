import Foundation
import GlissadeLayers
import GlissadeReplay

/// A recording can drive a scene, and a scene reports to its recorder what drives it.
extension UIWindowScene: ReplayScene {
  /// Notifies the application that the window was hidden, or is about to become visible again.
  package func windowBecame(visible: Bool) {
    recorder?.record(.visible(visible))
    enter { UIApplication.shared.windowBecame(visible: visible) }
  }

  /// Records the speed of the scene's time; the instants themselves show it anyway.
  package func timeRuns(at rate: Double) { recorder?.record(.rate(rate)) }

  /// Ends the frame and reports it to the recorder.
  ///
  /// - Parameters:
  ///   - now: The instant at which the frame was expected to be visible, in seconds of the window.
  ///   - ranMainQueue: A Boolean value that indicates whether work on the main queue ran.
  package func endFrame(now: TimeInterval, ranMainQueue: Bool) {
    recorder?.endFrame(now: now, timing: inputTiming, ranMainQueue: ranMainQueue) { ids in
      let names = namesOfPictures
      return ids.reduce(into: [:]) { $0[$1] = names[$1] }
    }
  }

  package func nameOfPicture(_ id: UInt64) -> String? { namesOfPictures[id] }

  /// The names of views by the identity of their layer's picture: the identifier, or else the class
  /// and the position in the nearest superview that has one.
  private var namesOfPictures: [UInt64: String] {
    var names: [UInt64: String] = [layerHost.root.pictureID: "screen"]
    var counts: [String: Int] = [:]
    func visit(_ view: UIView, in area: String) {
      var (name, area) = (view.accessibilityIdentifier, area)
      if let name { area = name }
      if name == nil {
        let kind = "\(type(of: view)) in \(area)"
        counts[kind, default: 0] += 1
        name = counts[kind] == 1 ? kind : "\(type(of: view)) \(counts[kind] ?? 0) in \(area)"
      }
      names[view.layer.pictureID] = name
      for child in view.subviews { visit(child, in: area) }
    }
    for window in windows { visit(window, in: "screen") }
    return names
  }
}
