import Foundation
import GlissadeFiles
import GlissadeReplay

/// The values of the properties of views through a run, from a recording or a trace.
package struct RecordedSamples: Sendable {
  /// A property of a view.
  package enum Property: String, CaseIterable, Sendable {
    case x, y, width, height, alpha, scale, rotation
  }

  /// The samples by the name of the view and the property, in the order of time.
  private var tracks: [String: [Property: [MotionSample]]] = [:]

  /// The names of the views in the run, in alphabetical order.
  package var views: [String] { tracks.keys.sorted() }

  /// Returns the samples of a property of a view.
  ///
  /// - Parameters:
  ///   - view: The name of the view; `nil` means the view that moves the farthest.
  ///   - property: The property; `nil` means the one that changes most.
  package func samples(
    view: String?, property: Property?
  ) throws(FitError) -> (samples: [MotionSample], view: String, property: Property) {
    guard !tracks.isEmpty else {
      throw FitError("The file has no views; record the run again with pictures.")
    }
    if let view, tracks[view] == nil {
      throw FitError(
        "There is no view \(view.quoted); there are:"
          + " \(views.map(\.printable).joined(separator: ", ")).")
    }
    let names = view.map { [$0] } ?? views
    var best: (samples: [MotionSample], view: String, property: Property)?
    var largest = -1.0
    for name in names {
      for candidate in property.map({ [$0] }) ?? Property.allCases {
        guard let samples = tracks[name]?[candidate] else { continue }
        let change = Self.extent(of: samples) * Self.weight(of: candidate)
        if change > largest {
          largest = change
          best = (samples, name, candidate)
        }
      }
    }
    guard let best else {
      throw FitError(
        "The file does not have the \(property?.rawValue ?? "property"); a trace has all"
          + " properties, and a recording has x, y, alpha, scale and rotation.")
    }
    return best
  }

  /// Returns the factor by which changes of a property are multiplied to compare them with others:
  /// 1 for points, otherwise about the number of points that the edge of a view moves for a change
  /// of 1.
  private static func weight(of property: Property) -> Double {
    switch property {
    case .x, .y, .width, .height: 1
    case .alpha, .scale, .rotation: 50
    }
  }

  private static func extent(of samples: [MotionSample]) -> Double {
    (samples.map(\.value).max() ?? 0) - (samples.map(\.value).min() ?? 0)
  }

  private mutating func add(_ value: Double, _ view: String, _ property: Property, at time: Double)
  {
    tracks[view, default: [:]][property, default: []].append(
      MotionSample(time: time, value: value))
  }
}

extension RecordedSamples {
  /// The part of a layer's state that is read from a recording.
  private struct Layer {
    var at = [0.0, 0.0]
    var turn: [Double] = []
    var alpha = 1.0
  }

  /// Reads the views of a recording. Their positions are relative to their superviews.
  package init(_ recording: Recording) {
    var names: [UInt64: String] = [:]
    var layers: [UInt64: Layer] = [:]
    for frame in recording.frames where frame.hash != nil {
      for change in frame.change.groups {
        if let name = change.name { names[change.id] = name }
        var layer = layers[change.id] ?? Layer()
        layer.at = change.at ?? layer.at
        layer.turn = change.turn ?? layer.turn
        layer.alpha = change.alpha ?? layer.alpha
        layers[change.id] = layer
      }
      for id in frame.change.gone { layers[id] = nil }
      for (id, layer) in layers {
        guard let name = names[id] else { continue }
        add(layer, name, at: frame.endTime)
      }
    }
  }

  private mutating func add(_ layer: Layer, _ name: String, at time: Double) {
    guard layer.at.count == 2 else { return }
    add(layer.at[0], name, .x, at: time)
    add(layer.at[1], name, .y, at: time)
    add(layer.alpha, name, .alpha, at: time)
    add(turn: layer.turn.count >= 4 ? layer.turn : [1, 0, 0, 1], name, at: time)
  }

  /// Adds the scale and the rotation of a view with the numbers m11, m12, m21 and m22 of its
  /// transform.
  private mutating func add(turn: [Double], _ name: String, at time: Double) {
    add(abs(turn[0] * turn[3] - turn[1] * turn[2]).squareRoot(), name, .scale, at: time)
    add(atan2(turn[1], turn[0]), name, .rotation, at: time)
  }

  /// Reads the views of a trace. Their positions are in points of the window.
  package init(_ trace: Trace) {
    for line in trace.lines {
      for (name, view) in line.views {
        add(Double(view.frame.minX), name, .x, at: line.time)
        add(Double(view.frame.minY), name, .y, at: line.time)
        add(Double(view.frame.width), name, .width, at: line.time)
        add(Double(view.frame.height), name, .height, at: line.time)
        add(view.alpha, name, .alpha, at: line.time)
        add(turn: view.turn, name, at: line.time)
      }
    }
  }
}
