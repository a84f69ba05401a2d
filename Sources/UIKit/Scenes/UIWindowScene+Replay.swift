import Foundation
import GlissadeLayers
import GlissadeReplay

/// A scene can be driven by a recording, and tells its recorder what drives it.
extension UIWindowScene: ReplayScene {
  /// The window was hidden, or is about to show again.
  package func windowBecame(visible: Bool) {
    recorder?.record(.visible(visible))
    enter { UIApplication.shared.windowBecame(visible: visible) }
  }

  /// Time runs at so many seconds per second from here on, as instants show anyway.
  package func timeRuns(at rate: Double) { recorder?.record(.rate(rate)) }

  /// Sets a number by the name that recordings use; nil leaves it to the client.
  package func tune(_ name: String, to value: Double?) {
    if let knob = Tuning.Knob(rawValue: name) { tune(knob, to: value) }
  }

  /// The frame is over: its recorder hears of it.
  ///
  /// - Parameter now: when the frame was expected to be seen, in seconds of the window.
  package func endFrame(now: TimeInterval, ranMainQueue: Bool) {
    recorder?.endFrame(now: now, pumpInterval: pumpInterval, ranMainQueue: ranMainQueue) { ids in
      let names = namesOfPictures
      return ids.reduce(into: [:]) { $0[$1] = names[$1] }
    }
  }

  package func nameOfPicture(_ id: UInt64) -> String? { namesOfPictures[id] }

  /// What views are called, by the identity of their layer's picture: by their identifier, else by class
  /// and place in the nearest view that has one.
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
