import Foundation
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
    var report = Report("launch: from the program's start to its first frame shown")
    for index in 0...repetitions {
      guard let answer = try launch() else {
        return print("\nNo launch was measured: the program showed no frame.")
      }
      // The first launch is not counted, because it reads the program from the disk.
      if index == 0 { continue }
      for (name, milliseconds) in answer { report.add(milliseconds, to: name) }
    }
    report.print()
  }

  private static func launch() throws -> [(String, Double)]? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
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
