import Foundation
import GlissadeInspector
import UIKit

/// The observer of everything that moves on the canvas, in the current and in the previous run or
/// repetition of a drag.
@MainActor struct CurveWatch {
  /// The moving views of the frames of a run.
  struct Trail {
    private(set) var frames: [(time: TimeInterval, movers: [MotionReader.Mover])] = []

    mutating func append(_ movers: [MotionReader.Mover], at time: TimeInterval) {
      while let last = frames.last, last.time >= time { frames.removeLast() }
      frames.append((time, movers))
      if frames.count > 4000 { frames.removeFirst(1000) }
    }

    /// Returns the latest outline of each view at a time; empty from 0.5 s after the end of the
    /// trail.
    func movers(at time: TimeInterval) -> [MotionReader.Mover] {
      guard let last = frames.last, time <= last.time + 0.5 else { return [] }
      return frames.last { $0.time <= time + 1e-6 && !$0.movers.isEmpty }?.movers ?? []
    }
  }

  private var reader = MotionReader()
  private(set) var curves = MotionCurves()
  /// The curves from before the last reload, or of the previous repetition of the drag.
  private(set) var before: [MotionCurve] = []
  /// The motion of the latest frame.
  private(set) var frame = MotionReader.Frame()
  /// The largest motion of the latest frame in which something moved, and the frame's time.
  private var headline: (motion: MotionHeadline, time: TimeInterval)?
  /// The fastest motion by a pointer in the drag that lasts, or `nil` without one.
  private var dragged: MotionHeadline?
  /// The latest outlines of the views that have moved.
  private(set) var outlines: [String: [CGPoint]] = [:]
  /// The motions that the program has made in all runs and repetitions.
  private(set) var motions = ProgramMotions()
  private var trail = Trail()
  private(set) var trailBefore = Trail()

  /// Creates a watch that has observed nothing.
  ///
  /// - Parameter before: The curves before a reload.
  init(before: [MotionCurve] = []) { self.before = before }

  /// Observes the current frame of a canvas, and the log lines that the frame added.
  mutating func observe(_ canvas: Canvas, _ lines: [LogLine]) {
    guard canvas.needsFrame || !lines.isEmpty || !frame.readings.isEmpty else { return }
    let time = canvas.time
    read(canvas.scene, at: time)
    for mark in lines.compactMap(\.mark) { curves.add(mark) }
  }

  /// Reads the motions in a frame of the run, also in a frame that is not shown.
  mutating func read(_ scene: UIWindowScene, at time: TimeInterval) {
    let seconds = time - curves.end
    frame = reader.read(scene)
    curves.add(frame.readings, at: time)
    motions.add(frame.readings)
    if !frame.movers.isEmpty { trail.append(frame.movers, at: time) }
    for mover in frame.movers { outlines[mover.view] = mover.outline }
    let largest = MotionHeadline(
      frame.readings, seconds: min(seconds, 1.0 / 30), screen: scene.screen.bounds.size)
    if let largest { headline = (largest, time) }
    if !curves.isDragged(at: time) { dragged = nil }
    if let largest, largest.cause == .drag, largest.speed >= dragged?.speed ?? 0 {
      dragged = largest
    }
  }

  /// Returns the largest motion at a time, or `nil` if nothing moves.
  ///
  /// It stays valid for 0.1 s, so that a slow drag has one in every frame. A dragged view that is
  /// held still has one without a speed until its release.
  ///
  /// - Parameter isMoving: A Boolean value that indicates whether the program needs frames.
  func motion(at time: TimeInterval, isMoving: Bool = true) -> MotionHeadline? {
    if isMoving, let headline, abs(time - headline.time) < 0.1 { return headline.motion }
    guard curves.isDragged(at: time), var held = dragged else { return nil }
    held.speed = 0
    held.others = 0
    return held
  }

  /// Begins another repetition of the same run, on another canvas.
  mutating func beginPass() {
    let last = self
    self = CurveWatch(before: last.curves.isEmpty ? last.before : last.curves.curves)
    trailBefore = last.curves.isEmpty ? last.trailBefore : last.trail
    motions = last.motions
  }

  /// Continues the run on another canvas, and removes the curves after a time.
  mutating func continueRun(after time: TimeInterval) {
    reader = MotionReader()
    frame = MotionReader.Frame()
    curves.remove(from: time + 1e-6)
    headline = nil
    dragged = nil
  }
}

extension LogLine {
  /// The mark that the log line puts among the curves, or `nil` for a line without a mark.
  var mark: MotionCurves.Mark? {
    switch event {
    case .gesture(let name, .began): .init(time: time, kind: .began, words: "\(name) began")
    case .gesture(_, .ended): .init(time: time, kind: .released, words: "released")
    case .gesture(let name, .cancelled):
      .init(time: time, kind: .released, words: "\(name) cancelled")
    case .callback(let callback, _) where callback.rawValue.hasPrefix("viewDid"):
      .init(time: time, kind: .callback, words: callback.rawValue)
    case .gesture, .callback, .violation, .call, .contactBegan, .contactEnded, .impact, .remark,
      .warning:
      nil
    }
  }
}
