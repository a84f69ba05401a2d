import GlissadeFiles
import Foundation
import GlissadeRaster
import GlissadeWindow
import UIKit

/// The facts about a window that its content is made for.
package struct OpenedWindow {
  /// The window's size in points.
  package let size: CGSize
  /// The pixels per point.
  package let scale: Double
  /// The fonts with which the window is painted.
  package let fonts: FontLibrary
  /// A Boolean value that indicates whether the user wants less motion.
  package let reducesMotion: Bool
  /// The style of panes around a program, light or dark.
  package let style: UIUserInterfaceStyle
}

/// A program with one window, from its start to its end.
@MainActor package enum WindowProgram {
  /// Opens a window, shows its content, and returns when the window is closed or the program is
  /// asked to end.
  ///
  /// - Parameters:
  ///   - smallest: The smallest size, in points, to which a user can resize the window.
  ///   - fitsDisplay: A Boolean value that indicates whether the window is made smaller to fit on
  ///     its display.
  ///   - reload: The live reload that the program takes part in, or `nil`.
  ///   - remembersWindow: A Boolean value that indicates whether the window opens as large, and
  ///     where, as it was when the program ended last, and is remembered in turn.
  ///   - device: The size of the program's part of the window in points, if that is not the whole.
  ///     A window that was made for another size is not remembered.
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
    // Size and position are read before the window is closed.
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
      // During a reload the programs before and after an edit write to one file.
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
  /// The request for the presenters of the window.
  fileprivate var request: PresenterRequest {
    switch self {
    case .automatic: .auto
    case .surface: .surface
    case .texture: .texture
    }
  }
}

extension GlissadeOptions {
  /// A Boolean value that indicates whether a setting of the desktop counts.
  fileprivate var followsDesktop: Bool {
    reducesMotion == nil || (inspects && theme == .automatic)
  }

  /// Notifies a content of the desktop's preferences that the options leave to it.
  @MainActor fileprivate func apply(
    _ preferences: DesktopPreferences, to content: any FrameContent
  ) {
    if reducesMotion == nil { content.setReducesMotion(preferences.reducesMotion) }
    content.setStyle(theme.style(on: preferences.style))
  }

  /// Returns the options with the geometry that is remembered in a file, if there is one for a
  /// program's part of the same size.
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
  /// The file of this program's geometry, or `nil` if the user has no folder.
  fileprivate static var file: URL? {
    let process = ProcessInfo.processInfo
    return file(of: process.processName, environment: process.environment)
  }
}
