import Foundation
import GlissadeRaster
import GlissadeWindow

/// A program with one window, from its start to its end.
@MainActor package enum WindowProgram {
  /// Opens a window, shows its content, and returns when the window is closed or the program is
  /// asked to end.
  ///
  /// - Parameters:
  ///   - smallest: The smallest size, in points, to which a user can resize the window.
  ///   - makeContent: A closure that receives the window's size in points, its pixels per point and
  ///     the fonts with which it is painted. The program ends if it returns `nil`.
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
      smallest: smallest, position: options.position, scale: options.scale,
      present: PresenterRequest(rawValue: options.present.rawValue) ?? .auto)
    defer { window.close() }
    guard let content = try makeContent(window.size, window.scale, fonts) else { return }
    let loop = FrameLoop(
      window: window, content: content, speed: options.speed, fonts: fonts, trace: trace)
    let signals = EndSignals { loop.end() }
    defer { signals.close() }
    try loop.run()
  }
}
