import Foundation
import GlissadeRaster

/// A program with one window, from its opening to its end.
@MainActor package enum WindowProgram {
  /// Opens a window, shows what `makeContent` makes for it and returns when the window is closed or
  /// the program is asked to end.
  ///
  /// - Parameters:
  ///   - smallest: how small, in points, a user can make the window by dragging its edge.
  ///   - makeContent: given the window's size in points, its pixels per point, and the fonts with
  ///     which it will be painted; nil ends the program.
  package static func run(
    _ options: GlissadeOptions, smallest: CGSize = CGSize(width: 200, height: 200),
    makeContent: (CGSize, Double, FontLibrary) throws -> (any FrameContent)?
  ) throws {
    let trace = try options.trace.map { url throws(TraceError) in try TraceWriter(to: url) }
    defer { trace?.finish() }
    try VideoDriver.start()
    let fonts = FontLibrary()
    fonts.warmUp()
    let window = try DisplayWindow(
      title: options.title ?? ProcessInfo.processInfo.processName, size: options.size,
      smallest: smallest, position: options.position, scale: options.scale)
    defer { window.close() }
    guard let content = try makeContent(window.size, window.scale, fonts) else { return }
    let loop = FrameLoop(
      window: window, content: content, speed: options.speed, fonts: fonts, trace: trace)
    let signals = EndSignals { loop.end() }
    defer { signals.close() }
    try loop.run()
  }
}
