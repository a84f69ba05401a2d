import GlissadeFiles
import Foundation
import GlissadeRaster
import GlissadeWindow
import UIKit

/// The properties of a window on which its content depends.
package struct OpenedWindow {
  /// The window's size in points.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: Double
  /// The fonts with which the window is painted.
  package let fonts: FontLibrary
  /// A Boolean value that indicates whether the user wants less motion.
  package let reducesMotion: Bool
  /// The style of the panes around a program, light or dark.
  package let style: UIUserInterfaceStyle
}

/// A program with one window, which it opens and closes.
@MainActor package enum WindowProgram {
  /// Opens a window, shows its content, and returns when the window is closed or the program is
  /// requested to end.
  ///
  /// - Parameters:
  ///   - smallest: The smallest size, in points, to which a user can resize the window.
  ///   - fitsDisplay: A Boolean value that indicates whether a window that is larger than its
  ///     display is made smaller.
  ///   - reload: The live reload that the program takes part in, or `nil`.
  ///   - remembersWindow: A Boolean value that indicates whether the window opens with the size and
  ///     position that it had at the end of the last run, and stores them at the end of this run.
  ///   - device: The size of the program's part of the window in points, or `nil` if the program
  ///     fills the window. A geometry that was stored for another size is not restored.
  ///   - makeContent: A closure that makes the content of the window. The program ends if it
  ///     returns `nil`.
  package static func run(
    _ options: GlissadeOptions, smallest: CGSize = CGSize(width: 200, height: 200),
    fitsDisplay: Bool = false, reload: ReloadSession? = nil, remembersWindow: Bool = false,
    device: CGSize? = nil, makeContent: (OpenedWindow) throws -> (any FrameContent)?
  ) throws {
    let trace = try makeTrace(options, reload)
    defer { trace?.finish() }
    let desktop = options.followsDesktop ? DesktopSettings() : nil
    defer { desktop?.close() }
    try VideoDriver.start()
    let fonts = FontLibrary()
    fonts.warmUp()
    let memory = remembersWindow ? WindowGeometry.file : nil
    let placed = options.remembered(memory, smallest: smallest, device: device)
    let window = try open(placed, smallest: smallest, fitsDisplay: fitsDisplay)
    defer { window.close() }
    // Size and position must be read before the window is closed.
    defer {
      memory.map(WindowGeometry(size: window.size, position: window.position, device: device).write)
    }
    let known = desktop?.preferences ?? DesktopPreferences()
    guard let content = try makeContent(OpenedWindow(window, fonts, options, known)) else { return }
    desktop?.observe(from: known) { options.apply($0, to: content) }
    let loop = FrameLoop(
      window: window, content: content, speed: options.speed, fonts: fonts, trace: trace)
    reload?.connect(loop, window)
    let signals = EndSignals { loop.end() }
    defer { signals.close() }
    try loop.run()
  }

  private static func makeTrace(
    _ options: GlissadeOptions, _ reload: ReloadSession?
  ) throws(FileError) -> TraceWriter? {
    try options.trace.map { url throws(FileError) in
      // During a reload, the programs from before and after an edit write to the same file.
      try TraceWriter(
        to: url, writers: reload == nil ? .one : .several, appends: reload?.resumed != nil)
    }
  }

  private static func open(
    _ options: GlissadeOptions, smallest: CGSize, fitsDisplay: Bool
  ) throws(WindowError) -> DisplayWindow {
    try DisplayWindow(
      title: options.title ?? ProcessInfo.processInfo.processName, size: options.size,
      smallest: smallest, fitsDisplay: fitsDisplay, position: options.position,
      scale: options.scale, present: options.present.request)
  }
}

extension GlissadeOptions.Presenting {
  /// The request for a presenter that the option makes.
  fileprivate var request: PresenterRequest {
    switch self {
    case .automatic: .auto
    case .surface: .surface
    case .texture: .texture
    }
  }
}

extension GlissadeOptions {
  /// A Boolean value that indicates whether a setting of the desktop affects the window.
  fileprivate var followsDesktop: Bool {
    reducesMotion == nil || (inspects && theme == .automatic)
  }

  /// Applies those preferences of the desktop to a content that the options do not override.
  @MainActor fileprivate func apply(
    _ preferences: DesktopPreferences, to content: any FrameContent
  ) {
    if reducesMotion == nil { content.setReducesMotion(preferences.reducesMotion) }
    content.setStyle(theme.style(on: preferences.style))
  }

  /// Returns the options with the geometry that a file stores, if it was stored for a program's
  /// part of the same size.
  fileprivate func remembered(
    _ file: URL?, smallest: CGSize, device: CGSize?
  ) -> GlissadeOptions {
    guard let file, let geometry = WindowGeometry.read(file, smallest: smallest),
      geometry.device == device
    else { return self }
    var options = self
    options.size = geometry.size
    options.position = position ?? geometry.position
    return options
  }
}

extension OpenedWindow {
  @MainActor fileprivate init(
    _ window: DisplayWindow, _ fonts: FontLibrary, _ options: GlissadeOptions,
    _ desktop: DesktopPreferences
  ) {
    (size, scale, self.fonts) = (window.size, window.scale, fonts)
    reducesMotion = options.reducesMotion ?? desktop.reducesMotion
    style = options.theme.style(on: desktop.style)
  }
}

extension WindowGeometry {
  /// The file with the geometry of the running program's window, or `nil` without a user folder.
  fileprivate static var file: URL? {
    let process = ProcessInfo.processInfo
    return file(of: process.processName, environment: process.environment)
  }
}
