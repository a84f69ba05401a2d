import Foundation
import GlissadeFiles
import GlissadeInspector
import GlissadeReplay
import UIKit

/// The pages and tests that the window makes of its run (X-11, X-14).
///
/// Another process of the program replays the run and writes the page, so that the window stays
/// responsive.
@MainActor package final class SharingController: InstrumentPart {
  /// A program with its arguments.
  package struct Command: Hashable, Sendable {
    /// The path of the program.
    package var program: String
    /// The arguments without the program's name.
    package var arguments: [String]

    /// Creates a command.
    package init(_ program: String, _ arguments: [String]) {
      self.program = program
      self.arguments = arguments
    }
  }

  /// A page that is being written.
  private struct Writing {
    var process: Process
    var errors: Pipe
    var run: URL
    var page: URL
    var typedCount: Int
  }

  /// A closure that returns the command that writes the page of a recording, by the locations of
  /// both, or `nil` if the window makes no pages.
  package var command: ((_ run: URL, _ page: URL) -> Command)?
  /// A closure that returns the code by which a test makes the root view controller of a program;
  /// `nil` uses the name of the controller's class.
  package var testRoot: (CanvasSubject) -> TestRoot? = { _ in nil }
  /// The state that the panel shows.
  package private(set) var status = ShareStatus.none
  private var writing: Writing?

  /// A Boolean value that indicates whether a page is being written, so that frames are needed to
  /// notice its end.
  var needsFrame: Bool { writing != nil }

  func connect() {
    let panel = controller.canvas.share
    panel.onClose = { [weak self] in self?.close() }
    panel.onCopy = { [weak self] url in
      self?.shell.pasteboard.string = url.path
      self?.instrument.notice = "The path is copied."
    }
    panel.onCopyTest = { [weak self] in self?.copyTest() }
    panel.onReveal = { [weak self] in self?.reveal($0) }
  }

  /// The run on the canvas from its start, or `nil`, with a notice of the reason, if there is none.
  private var run: Recording? {
    if canvas.recorder?.isTooLong == true {
      instrument.notice = "The run is too long to be kept from its start."
      return nil
    }
    guard let run = canvas.recording, !run.frames.isEmpty else {
      instrument.notice = "There is no run yet."
      return nil
    }
    return run
  }

  // MARK: Pages

  /// Begins to write a page of the run on the canvas.
  func share() {
    guard writing == nil, let run else { return }
    guard let command else {
      return instrument.notice = "This window makes no pages; “glissade share” does."
    }
    let page = instrument.freshFile(for: canvas.subject.name, "html")
    do {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("glissade-share-\(UUID().uuidString)")
      try Folders.make(folder)
      let name = page.deletingPathExtension().lastPathComponent
      let file = folder.appendingPathComponent(name).appendingPathExtension("jsonl")
      try write(run, to: file)
      writing = try start(command(file, page), run, file, page)
      status = .writing
    } catch {
      status = .failed("\(error)")
    }
  }

  private func write(_ run: Recording, to url: URL) throws(FileError) {
    let file = try RecordingFile(at: url, onFailure: { _ in })
    file.append(run)
    if let failure = file.failure { throw failure }
  }

  private func start(
    _ command: Command, _ run: Recording, _ file: URL, _ page: URL
  ) throws -> Writing {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: command.program)
    process.arguments = command.arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    return Writing(
      process: process, errors: errors, run: file, page: page, typedCount: run.typedCount)
  }

  /// Shows the result of the page that is being written, if the process has ended.
  func update() {
    guard let writing, !writing.process.isRunning else { return }
    self.writing = nil
    try? FileManager.default.removeItem(at: writing.run.deletingLastPathComponent())
    let size = try? FileManager.default.attributesOfItem(atPath: writing.page.path)[.size] as? Int
    guard writing.process.terminationStatus == 0, let size else {
      guard writing.process.terminationReason == .exit else {
        return status = .failed("The program crashed while it replayed the run for the page.")
      }
      let data = (try? writing.errors.fileHandleForReading.readToEnd()) ?? Data()
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      return status = .failed(lines.last.map { String($0).printable } ?? "No page was written.")
    }
    StandardError.write("The page is \(writing.page.path).")
    status = .written(
      .init(url: writing.page, byteCount: size, typedCount: writing.typedCount))
  }

  private func close() { status = .none }

  /// Opens the folder of a file in the desktop's file manager.
  private func reveal(_ url: URL) {
    let folder = url.deletingLastPathComponent()
    if !instrument.openFolder(folder) {
      instrument.notice = "No file manager opens \(folder.path)."
    }
  }

  // MARK: Recordings

  /// Shows where a recording was written; `nil` hides the panel if it shows a recording.
  func show(recording file: URL?) {
    if let file {
      status = .recorded(file)
    } else if case .recorded = status {
      status = .none
    }
  }

  // MARK: Tests

  /// Copies the strokes of the run as a test that expects the motion after the last of them.
  func copyTest() {
    guard let run else { return }
    guard let strokes = CopiedStrokes(of: run) else {
      return instrument.notice = "There is no drag of one pointer yet that a test could play."
    }
    let played = strokes.recording(run.header)
    guard let again = Resimulation(played, of: canvas.subject, fonts: instrument.fonts) else {
      return instrument.notice = "The program does not start again."
    }
    while !again.isDone { again.advance(for: 1) }
    again.playTail()
    let motion = Self.motion(in: again.run, after: played.frames.last?.endTime ?? 0)
    let root = again.scene.windows.first?.rootViewController
    let name = root.map { "\(type(of: $0))()" } ?? "UIViewController()"
    let snippet = TestSnippet(
      strokes: strokes, size: run.header.size,
      root: testRoot(canvas.subject) ?? TestRoot(expression: name), motion: motion)
    shell.pasteboard.string = snippet.text
    instrument.notice = "Copied as a test of \(motion.map { "“\($0.view)”" } ?? "the drag")"
  }

  /// Returns the longest motion of a named view after a frame that shows a release, or `nil` if no
  /// such view moves.
  private static func motion(in run: Recording, after time: TimeInterval) -> TestSnippet.Motion? {
    run.motionTracks().filter { $0.name == $0.recordedName }
      .map { TestSnippet.Motion(view: $0.name, figures: MotionFigures($0, from: time)) }
      .filter(\.figures.isMotion).max { $0.figures.distance < $1.figures.distance }
  }
}

extension Recording {
  /// The number of characters that were typed, composed or pasted.
  fileprivate var typedCount: Int {
    frames.reduce(0) { sum, frame in
      frame.actions.reduce(sum) { sum, action in
        guard case .input(let event, _) = action, event.kind == .text else { return sum }
        return sum + (event.text?.count ?? 0)
      }
    }
  }
}
