internal import CSDL2
import Foundation

/// The window on the desktop, with its size and the presenter of its picture.
///
/// At most one window exists at a time. Sizes are in points unless the name of a property specifies
/// another unit.
@MainActor package final class DisplayWindow {
  let handle: OpaquePointer
  /// The number of pixels per point when the window was opened.
  package let scale: Double
  /// The number of SDL's units of length per point. A unit is a pixel on X11. On Wayland the
  /// display's own scale determines the number of pixels per unit.
  let unitsPerPoint: Double
  /// The presenters that send the picture to the display.
  let presenter: PresenterChain

  /// Creates the window, which is hidden until `show()`. Start the video part of SDL before.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - smallest: The smallest size to which a user can resize the window. If `size` is smaller,
  ///     `size` is the limit.
  ///   - fitsDisplay: A Boolean value that indicates whether the window is reduced to fit on its
  ///     display.
  ///   - position: The position of the window's upper left corner on the desktop, in points. A
  ///     window with `nil` or a position beyond all displays is centered.
  ///   - scale: The number of pixels per point, or `nil` for the desktop's setting.
  ///   - present: The presenter that the user requested.
  package init(
    title: String, size: CGSize, smallest: CGSize, fitsDisplay: Bool = false, position: CGPoint?,
    scale: Double?, present: PresenterRequest = .auto
  ) throws(WindowError) {
    // The desktop's resolution is known only after a window is open, so the window is created with
    // estimates of its size and position.
    let guess = DisplayScale.resolve(
      requested: scale, environment: Self.environment, dotsPerInch: nil)
    let handle = try Self.create(title, size, position, unitsPerPoint: guess)
    self.handle = handle
    presenter = try .standard(for: handle, present)
    DisplayConnection.explainLoss(of: handle)
    let density = Self.density(of: handle)
    self.scale = DisplayScale.resolve(
      requested: scale, environment: Self.environment,
      dotsPerInch: DisplayConnection.dotsPerInch(of: handle), density: density)
    unitsPerPoint = self.scale / density
    let free = fitsDisplay ? Self.freeSize(of: handle, unitsPerPoint) : nil
    let shown = WindowPlacement.size(size, smallest: smallest, on: free)
    if unitsPerPoint != guess || shown != size {
      Self.place(handle, shown, position, unitsPerPoint: unitsPerPoint)
    }
    if position != nil { Self.returnToDisplay(handle) }
    SDL_SetWindowMinimumSize(
      handle, Self.units(min(smallest.width, shown.width), unitsPerPoint),
      Self.units(min(smallest.height, shown.height), unitsPerPoint))
  }

  /// Makes the window visible. Call the method when the content is ready, because a window without
  /// a picture would take the pointer from the window that it replaces.
  func show() { SDL_ShowWindow(handle) }

  private static func create(
    _ title: String, _ size: CGSize, _ position: CGPoint?, unitsPerPoint: Double
  ) throws(WindowError) -> OpaquePointer {
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_HIDDEN.rawValue
      | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let handle = SDL_CreateWindow(
        title, coordinate(position?.x, unitsPerPoint), coordinate(position?.y, unitsPerPoint),
        units(size.width, unitsPerPoint), units(size.height, unitsPerPoint), flags)
    else { throw refusal }
    return handle
  }

  private static func place(
    _ handle: OpaquePointer, _ size: CGSize, _ position: CGPoint?, unitsPerPoint: Double
  ) {
    SDL_SetWindowSize(handle, units(size.width, unitsPerPoint), units(size.height, unitsPerPoint))
    SDL_SetWindowPosition(
      handle, coordinate(position?.x, unitsPerPoint), coordinate(position?.y, unitsPerPoint))
  }

  /// Returns the size, in points, of the area that is free for windows on the display of a window.
  private static func freeSize(of handle: OpaquePointer, _ unitsPerPoint: Double) -> CGSize? {
    var free = SDL_Rect()
    let index = SDL_GetWindowDisplayIndex(handle)
    guard index >= 0, SDL_GetDisplayUsableBounds(index, &free) == 0 else { return nil }
    return CGSize(width: Double(free.w) / unitsPerPoint, height: Double(free.h) / unitsPerPoint)
  }

  /// Centers a window if it lies beyond all displays.
  private static func returnToDisplay(_ handle: OpaquePointer) {
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowPosition(handle, &x, &y)
    SDL_GetWindowSize(handle, &width, &height)
    let displays = (0..<max(SDL_GetNumVideoDisplays(), 0)).compactMap { index -> CGRect? in
      var bounds = SDL_Rect()
      guard SDL_GetDisplayBounds(index, &bounds) == 0 else { return nil }
      return CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
    }
    let frame = CGRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
    guard !displays.isEmpty, !WindowPlacement.isReachable(frame, on: displays) else { return }
    SDL_SetWindowPosition(handle, coordinate(nil, 1), coordinate(nil, 1))
  }

  /// The reason why SDL could not create a window. On Wayland SDL prepares each window for OpenGL,
  /// which can fail.
  private static var refusal: WindowError {
    let reason = SDLError.last
    let driver = VideoDriver.current
    let lacksOpenGL = ["EGL", "OpenGL", "GL "].contains { reason.contains($0) }
    return lacksOpenGL
      ? .pictureRefused(driver: driver, reason: reason) : .windowRefused(reason: reason)
  }

  /// The environment from which the scale is read. It is empty on Wayland, because the settings of
  /// the scale apply only to X11.
  private static var environment: [String: String] {
    VideoDriver.current.lowercased() == "wayland" ? [:] : ProcessInfo.processInfo.environment
  }

  /// The window's size in points.
  package var size: CGSize {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    return CGSize(width: Double(width) / unitsPerPoint, height: Double(height) / unitsPerPoint)
  }

  /// The number of pixels per point on the display that shows the window now.
  var pixelsPerPoint: Double { unitsPerPoint * Self.density(of: handle) }

  /// Returns the number of pixels per unit of a window's size.
  static func density(of handle: OpaquePointer) -> Double {
    var units: (width: Int32, height: Int32) = (0, 0)
    var pixels: (width: Int32, height: Int32) = (0, 0)
    SDL_GetWindowSize(handle, &units.width, &units.height)
    SDL_GetWindowSizeInPixels(handle, &pixels.width, &pixels.height)
    let isWide = units.width > units.height
    return DisplayScale.density(
      pixels: Int(isWide ? pixels.width : pixels.height),
      units: Int(isWide ? units.width : units.height))
  }

  /// The display's frames per second, or 0 if it is unknown.
  var framesPerSecond: Double {
    var mode = SDL_DisplayMode()
    let index = SDL_GetWindowDisplayIndex(handle)
    guard index >= 0, SDL_GetCurrentDisplayMode(index, &mode) == 0 else { return 0 }
    return Double(mode.refresh_rate)
  }

  /// A Boolean value that indicates whether the display server was lost.
  var isLost: Bool { DisplayConnection.isLost(of: handle) }

  /// A Boolean value that indicates whether a pressed key repeats only while the program reads the
  /// window's events.
  ///
  /// On Wayland the program repeats keys itself; on X11 the server does.
  var repeatsKeysItself: Bool { DisplayConnection.subsystem(of: handle) == SDL_SYSWM_WAYLAND }

  /// Sends buffered requests to the display server. Call it before a sleep.
  func flush() {
    DisplayConnection.flush(of: handle)
  }

  /// Sends SDL the releases of buttons that the window did not receive. Call the method when the
  /// pointer can reach the window again.
  func releaseLostButtons() {
    DisplayConnection.releaseLostButtons(of: handle)
  }

  /// Closes the window and the connection to the display.
  package func close() {
    presenter.close()
    SDL_CaptureMouse(SDL_FALSE)
    SDL_DestroyWindow(handle)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  private static func units(_ points: Double, _ unitsPerPoint: Double) -> Int32 {
    Int32((points * unitsPerPoint).rounded())
  }

  private static func coordinate(_ points: CGFloat?, _ unitsPerPoint: Double) -> Int32 {
    // The value 0x2FFF_0000 is the macro SDL_WINDOWPOS_CENTERED, which is not imported into Swift.
    points.map { units(Double($0), unitsPerPoint) } ?? 0x2FFF_0000
  }
}
