import Foundation
import GlissadeInspector
import GlissadeInstrument
import GlissadeReload

/// The search for the lines of source from which this program was compiled, with `llvm-symbolizer`
/// of LLVM, which a Swift toolchain contains.
@MainActor final class CodeSymbolizer {
  private static let name = "llvm-symbolizer"

  /// The running search, or `nil`.
  private var running: ChildProcess?

  /// Finds the lines of return addresses in this program. Without `llvm-symbolizer`, or if this
  /// program has no debug information, nothing is found.
  ///
  /// - Parameters:
  ///   - addresses: The addresses to which calls return.
  ///   - onEnd: A closure that receives, for each address, the lines of the functions that were
  ///     inlined there, innermost first.
  func find(
    _ addresses: [UInt], _ onEnd: @escaping @MainActor ([[CodeLine]]) -> Void
  ) {
    let environment = ProcessInfo.processInfo.environment
    guard let program = Self.path(in: environment["PATH"] ?? ""), let offset = Self.loadOffset
    else {
      return onEnd(addresses.map { _ in [] })
    }
    // A call is before the instruction to which it returns.
    let places = addresses.map { "0x" + String($0 &- offset &- 1, radix: 16) }
    let process = ProcessInfo.processInfo.processIdentifier
    let options = ["--obj=/proc/\(process)/exe", "--functions=none", "--inlines"]
    running = try? ChildProcess(
      program, options + places, in: URL(fileURLWithPath: "/"),
      onEnd: { [weak self] end, output in
        self?.running = nil
        onEnd(Self.lines(of: end == .exited(0) ? output : "", count: places.count))
      })
    if running == nil { onEnd(addresses.map { _ in [] }) }
  }

  /// Returns the lines in the output of the symbolizer: a group for each address, each group with
  /// an empty line at its end.
  static func lines(of output: String, count: Int) -> [[CodeLine]] {
    var groups: [[CodeLine]] = [[]]
    for text in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if text.isEmpty {
        groups.append([])
      } else if let line = line(of: text) {
        groups[groups.count - 1].append(line)
      }
    }
    let empty = [[CodeLine]](repeating: [], count: max(0, count - groups.count))
    return Array(groups.prefix(count)) + empty
  }

  /// Returns the line of a text such as “/home/me/CardView.swift:42:9”.
  private static func line(of text: Substring) -> CodeLine? {
    let parts = text.split(separator: ":")
    guard parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0 else { return nil }
    return CodeLine(path: parts.dropLast(2).joined(separator: ":"), line: number)
  }

  private static func path(in folders: String) -> String? {
    folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The distance from the addresses in this program's file to those in memory, or `nil` if the
  /// system does not say it.
  private static let loadOffset: UInt? = {
    guard let file = FileHandle(forReadingAtPath: "/proc/self/exe"),
      let header = try? file.read(upToCount: 18), header.count == 18,
      let maps = FileManager.default.contents(atPath: "/proc/self/maps")
    else { return nil }
    // The type of an ELF file is its 16th byte; a file of type 2 has fixed addresses.
    if header[16] == 2 { return 0 }
    return String(decoding: maps, as: UTF8.self).split(separator: "-").first
      .flatMap { UInt($0, radix: 16) }
  }()
}

extension InstrumentContent {
  /// Keeps what the user sets in the desktop's folders, and finds the places of motions in the
  /// program's code.
  package func useDesktop() {
    let environment = ProcessInfo.processInfo.environment
    panes.rememberSizes(in: PaneSizes.file(in: environment))
    presets.remember(in: ParameterPresets.file(in: environment))
    places.symbolizer = CodeSymbolizer().find
  }
}
