import Foundation
import GlissadeFiles
import GlissadeGestures

/// The touches and the motion of a run, from a file with a line of JSON for each frame: a trace of
/// a window, or a capture of an app on a phone (see the article Recording).
package struct Trace: Hashable, Sendable {
  /// A view as a frame displayed it, in points of the window.
  package struct View: Hashable, Sendable {
    /// The smallest upright rectangle around the view.
    package var frame: CGRect
    /// The opacity of the view, multiplied by those of its superviews.
    package var alpha: Double
    /// The part of the view's transform without the translation: m11, m12, m21 and m22.
    package var turn = [1.0, 0, 0, 1]
  }

  /// A frame.
  package struct Line: Hashable, Sendable {
    /// The scene's time of the frame, in seconds.
    package var time: TimeInterval
    /// The input events that the frame delivered, in order.
    package var input: [InputEvent]
    /// The views with an identifier, by this identifier.
    package var views: [String: View]
    /// A Boolean value that indicates whether nothing moved after this frame.
    package var isIdle: Bool
  }

  /// The size of the window in points, or `nil` if the first line does not have it.
  package private(set) var size: CGSize?
  /// The frames, in the order of time. There is at least one.
  package private(set) var lines: [Line] = []

  /// Reads a trace from the contents of a file.
  ///
  /// - Throws: The first error, with the number of the line in which it is.
  package init(_ bytes: [UInt8]) throws(TraceError) {
    let texts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, text) in texts.enumerated() where !text.allSatisfy(Self.isBlank) {
      let isLast = index == texts.count - 1
      do {
        let read = try JSONDecoder().decode(TraceLine.self, from: Data(text))
        if lines.isEmpty { size = try read.checkedSize() }
        let line = try read.checkedLine()
        guard lines.last.map({ $0.time <= line.time }) ?? true else {
          throw FormatFault("time runs backwards")
        }
        lines.append(line)
      } catch let fault as FormatFault {
        throw TraceError(.fault(fault.description), line: index + 1)
      } catch {
        if index == 0, Self.isHeader(text) { throw TraceError(.recording, line: 1) }
        // A complete file ends with a newline.
        let isTorn = isLast && !lines.isEmpty
        throw TraceError(isTorn ? .torn : .foreign, line: index + 1)
      }
    }
    if lines.isEmpty { throw TraceError(.empty, line: 1) }
  }

  /// The number of bytes in which the mark of a recording is looked for.
  private static let longestMark = 1 << 12

  /// Returns whether the first line of a file is the header of a recording.
  package static func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
    String(decoding: line.prefix(longestMark), as: UTF8.self).contains("\"glissade\"")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0D }
}

extension Trace {
  /// The length of the longest file that is read, in bytes.
  private static let longestFile = 256 << 20

  /// Reads a trace from a file or a pipe.
  ///
  /// - Throws: `BadTrace`, or `FileError` if the file cannot be read.
  package init(contentsOf url: URL) throws {
    let bytes = try FileReader.read(url, as: .trace, limit: Self.longestFile, readsPipes: true)
    try self.init(bytes, path: url.path)
  }

  /// Reads a trace from the contents of the file at a path.
  ///
  /// - Throws: `BadTrace`, or `FileError` if the file is too long.
  package init(_ bytes: [UInt8], path: String) throws {
    guard bytes.count <= Self.longestFile else {
      throw FileError(
        .trace, at: URL(fileURLWithPath: path), .reading, .tooLong(limit: Self.longestFile))
    }
    do throws(TraceError) {
      try self.init(bytes)
    } catch {
      throw BadTrace(path: path, error: error)
    }
  }
}

/// The parts of a line of a trace that are read.
private struct TraceLine: Decodable {
  struct View: Decodable {
    var frame: [Double]
    var alpha: Double
    var transform: [Double]?
  }
  var t: Double
  var input: [InputEvent]?
  var views: [String: View]
  var size: [Double]?
  var idle: Bool?

  func checkedSize() throws -> CGSize? {
    guard let size else { return nil }
    guard size.count == 2, size.allSatisfy(NumberRange.side.contains) else {
      throw FormatFault("its “size” is not a width and a height of 1 to 16384 points")
    }
    return CGSize(width: size[0], height: size[1])
  }

  func checkedLine() throws -> Trace.Line {
    guard NumberRange.time.contains(t) else { throw FormatFault("its “t” is out of range") }
    let input = input ?? []
    for event in input { try RecordedAction.check(event) }
    var views: [String: Trace.View] = [:]
    for (name, view) in self.views { views[name] = try view.checked(name) }
    return Trace.Line(time: t, input: input, views: views, isIdle: idle ?? false)
  }
}

extension TraceLine.View {
  func checked(_ name: String) throws -> Trace.View {
    guard frame.count == 4 else {
      throw FormatFault("the frame of the view “\(name)” is not four numbers")
    }
    var view = Trace.View(
      frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), alpha: alpha)
    switch transform?.count {
    case nil: break
    case 6: view.turn = Array(transform?.prefix(4) ?? [])
    case 16: view.turn = [0, 1, 4, 5].compactMap { transform?[$0] }
    default: throw FormatFault("the transform of the view “\(name)” has not 6 or 16 numbers")
    }
    return view
  }
}
