import Foundation
import GlissadeLayers
import GlissadeReplay

/// The members by which a recording drives a scene, and by which a scene reports the input that
/// drives it to its recorder.
extension UIWindowScene: ReplayScene {
  /// Notifies the application that the window was hidden, or is about to become visible again.
  package func windowBecame(visible: Bool) {
    recorder?.record(.visible(visible))
    enter { UIApplication.shared.windowBecame(visible: visible) }
  }

  /// Records the rate at which the scene's time runs. The record is informative, because the
  /// recorded instants already depend on the rate.
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

  /// The names of views, by the identities of their layers' pictures. The name is the view's
  /// `accessibilityIdentifier`, or else its class and its position in the nearest superview that
  /// has an identifier.
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
