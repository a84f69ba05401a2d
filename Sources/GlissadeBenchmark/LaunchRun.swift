import Foundation
import Glibc
import Glissade
import GlissadeDrawing
import GlissadeGestures
import GlissadeMotion
import GlissadeWindow
import UIKit

/// A measurement of the launch of programs that show the first frame of `DraggedPanel` and end.
enum LaunchRun {
  private static let repetitions = 20

  static func measure() throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    try measure("launch: from the program's start to its first frame shown", of: program)
    // The kernel keeps the file of a running program in memory, so a copy is launched.
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-benchmark")
    try FileManager.default.copyItem(at: program, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    try measure("launch after the program's file has left the page cache", of: copy) {
      leaveCache(copy)
    }
  }

  /// Removes the pages of a file from the page cache, as other programs do when memory is short.
  private static func leaveCache(_ file: URL) {
    let descriptor = open(file.path, O_RDONLY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
    close(descriptor)
  }

  private static func measure(
    _ title: String, of program: URL, before prepare: () -> Void = {}
  ) throws {
    var report = Report(title)
    for index in 0...repetitions {
      prepare()
      guard let answer = try launch(program) else {
        return print("\nNo launch was measured: the program showed no frame.")
      }
      // The first launch is not counted, because it reads the program from the disk.
      if index == 0 { continue }
      for (name, milliseconds) in answer { report.add(milliseconds, to: name) }
    }
    report.print()
  }

  private static func launch(_ program: URL) throws -> [(String, Double)]? {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = ["--started-at", "\(Instant.wall)"]
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let parts = text.split(separator: "\n").compactMap { line -> (String, Double)? in
      let fields = line.split(separator: "\t")
      return fields.count == 2 ? Double(fields[1]).map { (String(fields[0]), $0) } : nil
    }
    return parts.isEmpty ? nil : parts
  }
}

/// The program that is launched. It ends after its first frame and prints the times of its launch.
@MainActor final class LaunchedProgram {
  private let startedAt: Double

  init(startedAt: Double) { self.startedAt = startedAt }

  func run() throws {
    let entered = Moment()
    var opened = entered
    let options = GlissadeOptions(
      title: "Benchmark", size: BenchmarkSetup.size, position: .zero, scale: 1)
    var content: FirstFrame?
    try WindowProgram.run(options) { opening in
      opened = Moment()
      content = FirstFrame(
        UIWindowScene(size: opening.size, scale: opening.scale, fonts: opening.fonts))
      return content
    }
    guard let content, let shown = content.shown else { return }
    let steps = [
      ("process started", entered), ("window opened", opened), ("pages made", content.made),
      ("first frame shown", shown),
    ]
    for (name, moment) in steps { print("\(name)\t\((moment.wall - startedAt) * 1000)") }
    for (name, moment) in steps { print("\(name), processor\t\(moment.processor * 1000)") }
    if let memory = ProcessMemory.megabytes { print("memory, MB\t\(memory)") }
  }
}

/// An instant, as wall time and as processor time of the process, in seconds.
private struct Moment {
  let wall = Instant.wall
  let processor = Instant.processor
}

@MainActor private final class FirstFrame: FrameContent {
  private let scene: UIWindowScene
  private let work: DraggedPanel
  let made: Moment
  private(set) var shown: Moment?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    work = DraggedPanel(in: scene)
    made = Moment()
  }

  var needsFrame: Bool { true }
  var isFinished: Bool { shown != nil }
  func setNow(_ now: TimeInterval) { scene.setNow(now) }
  func setInputTiming(_ timing: InputTiming) { scene.inputTiming = timing }
  func deliver(_ events: [InputEvent]) { scene.deliver(events) }
  func step() { scene.step() }
  func layout() { scene.layout() }
  func commit() { scene.commit() }
  func flatten() -> DisplayList { scene.flatten() }
  func record(_ facts: FrameFacts) { if facts.presented { shown = Moment() } }
  func trace(of facts: FrameFacts) -> (any Encodable)? { nil }
}
