import Foundation
import GlissadeInspector
import GlissadeLayers

/// The places in the client's code that made motions (T-13).
///
/// A place is the innermost call of the client's code on the stack of a motion. Addresses become
/// lines by a symbolizer, which works in the background; until it has answered, and where there
/// are no lines, a place is unknown.
@MainActor package final class CodePlaces {
  /// A closure that finds the lines of addresses. For each address it passes the lines of the
  /// functions that were inlined there, innermost first, to the closure that it receives.
  package typealias Symbolizer =
    @MainActor (_ addresses: [UInt], _ onEnd: @escaping @MainActor ([[CodeLine]]) -> Void) -> Void

  /// The symbolizer, or `nil` if no places can be found.
  package var symbolizer: Symbolizer?
  /// A Boolean value that indicates whether places have been found that are not visible yet.
  var hasNews = false

  private var found: [CallStack: CodeLine?] = [:]
  private var lines: [UInt: [CodeLine]] = [:]
  private var isSearching = false

  /// The origin of a line of source.
  enum Origin {
    /// The client's code.
    case client
    /// UIKit and what it consists of, or code without a file.
    case library
    /// The caller of UIKit in each frame. No call outside of it made a motion.
    case caller
  }

  /// Returns the place of a motion, or `nil` if it is unknown so far.
  func place(of calls: CallStack?) -> CodeLine? {
    calls.flatMap { found[$0] ?? nil }
  }

  /// Finds the places of motions that have not been looked up yet.
  func find(_ stacks: [CallStack]) {
    guard !isSearching, let symbolizer else { return }
    let new = stacks.filter { found[$0] == nil }
    guard !new.isEmpty else { return }
    let addresses = Set(new.flatMap(\.addresses)).subtracting(lines.keys).sorted()
    isSearching = true
    symbolizer(addresses) { [weak self] answers in
      guard let self else { return }
      self.isSearching = false
      for (address, answer) in zip(addresses, answers) { self.lines[address] = answer }
      for stack in new { self.found[stack] = .some(self.client(of: stack)) }
      self.hasNews = true
    }
  }

  private func client(of stack: CallStack) -> CodeLine? {
    for line in stack.addresses.flatMap({ lines[$0] ?? [] }) {
      switch Self.origin(of: line) {
      case .client: return line
      case .library: continue
      case .caller: return nil
      }
    }
    return nil
  }
}

extension CodePlaces {
  /// The folder of this package's sources.
  private static let sources =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The modules of this package that call UIKit.
  private static let callers = [
    "Glissade", "GlissadeWindow", "GlissadeInstrument", "GlissadeReplay", "GlissadeTesting",
    "GlissadeReleaseMap",
  ]
  /// The modules of this package that are written as a client's are.
  private static let clients = ["Demos", "GlissadeDemo", "GlissadeGallery", "GlissadeSandbox"]

  /// Returns the origin of a line, by the module whose folder contains the file.
  static func origin(of line: CodeLine) -> Origin {
    guard line.line > 0, line.path.hasSuffix(".swift") else { return .library }
    if line.path.hasPrefix(sources + "/") {
      let module = line.path.dropFirst(sources.count + 1).prefix { $0 != "/" }
      if callers.contains(String(module)) { return .caller }
      return clients.contains(String(module)) ? .client : .library
    }
    // The files of Swift's own libraries are not on this computer.
    return FileManager.default.fileExists(atPath: line.path) ? .client : .library
  }
}
