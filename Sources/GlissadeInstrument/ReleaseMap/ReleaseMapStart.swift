import Foundation
import GlissadeInspector
import GlissadeRaster
import GlissadeReleaseMap
import GlissadeReplay
import UIKit

/// The run from which the releases of a map branch off, before a copy of the process simulates it.
@MainActor struct ReleaseMapStart {
  private let recording: Recording
  /// The index of the visible frame of the past, or `nil` for the present.
  private let frame: Int?
  /// The canvas on which a pointer is down in the present. Its scene is the start of the releases,
  /// and nothing of the past has to be simulated.
  private let live: Canvas?
  /// A Boolean value that indicates whether the simulated past has to equal the recorded one.
  private let isChecked: Bool
  private let subject: CanvasSubject
  private let fonts: FontLibrary

  /// A reason why the past cannot be simulated.
  private enum Fault: Error, CustomStringConvertible {
    case noDrag, opensNoWindow, differs(usesMainQueue: Bool)

    var description: String {
      switch self {
      case .noDrag: "There is no drag yet: drag something on the canvas first."
      case .opensNoWindow: "The program does not start again."
      case .differs(let usesMainQueue):
        "There is no map: simulated again, the drag differs. "
          + (usesMainQueue
            ? "Timers or tasks took part in it." : "The program did something else this time.")
      }
    }
  }

  /// Creates the start from the visible drag of a window; `nil` if the run is not in memory.
  init?(of instrument: InstrumentContent) {
    let canvas = instrument.canvas
    subject = canvas.subject
    fonts = instrument.fonts
    frame = instrument.past.frame?.index
    if instrument.mode.isLooping, frame == nil, let drag = instrument.loop.drag {
      recording = drag.run.tuned(instrument.parameters.dictionary, after: drag.start)
      live = nil
      isChecked = false
      return
    }
    guard let recorder = instrument.past.shownRecorder, !recorder.isTooLong else { return nil }
    recording = recorder.recording
    let isPressed = frame == nil && !canvas.isReplaying && canvas.pointer.place != nil
    live = isPressed ? canvas : nil
    isChecked = true
  }

  /// The drag whose releases the map shows: at the visible frame of the past, at the latest frame
  /// while a pointer is down, or else the last drag.
  func drag() throws -> RecordedDrag {
    let last = live == nil ? nil : recording.frames.last?.endTime
    do throws(RecordedDrag.Fault) {
      return try RecordedDrag(
        in: recording, at: frame.map { recording.frames[$0].endTime } ?? last)
    } catch {
      throw error == .noDrag ? Fault.noDrag : error
    }
  }

  /// Makes the scene before the releases. It is called in a copy of the process.
  func make() throws -> ReleaseMapJob.Start {
    let drag = try drag()
    var path = drag.path
    var present = drag.present
    if let live {
      // Without input no frame is made, so the last frame can be older than the present.
      let velocity = live.pointer.velocity(at: live.time)
      present.velocity = Double(drag.press.axis == .horizontal ? velocity.dx : velocity.dy)
      path.append(present)
    }
    return ReleaseMapJob.Start(
      try branch(of: drag), path: path, release: drag.release, present: present)
  }

  private func branch(of drag: RecordedDrag) throws(Fault) -> Branch {
    if let live {
      var pages = ShownPages()
      pages.receive(live.scene.eventLog.entries)
      return Branch(of: live.scene, press: drag.press, pages: pages, now: live.time)
    }
    let header = recording.header
    let scene = UIWindowScene(size: header.size, scale: header.scale, fonts: fonts)
    guard subject.open(in: scene, header) else { throw .opensNoWindow }
    let player = Player(recording, in: scene)
    let branch = Branch(of: drag, in: scene, player)
    let expected = recording.frames.prefix(drag.frame + 1).last { $0.hash != nil }?.hash
    guard !isChecked || player.picture?.stableHash == expected else {
      throw .differs(usesMainQueue: !recording.framesWithMainQueueWork.isEmpty)
    }
    return branch
  }
}
