internal import CSDL2

/// A presenter that paints into the window's surface, which SDL copies to the display.
@MainActor final class SurfacePresenter: Presenter {
  /// The memory in which SDL keeps the surface's pixels.
  enum Backing: Equatable {
    /// Memory that the display server reads, which is the cheapest.
    case sharedMemory
    /// Memory that SDL uploads to a texture of an accelerated renderer, for servers that accept
    /// pixels in no other form.
    case texture

    /// Selects the backing for a video driver of SDL.
    init(driver: String) {
      self = ["wayland", "kmsdrm"].contains(driver.lowercased()) ? .texture : .sharedMemory
    }

    /// The value of `SDL_HINT_FRAMEBUFFER_ACCELERATION` that selects it.
    var hint: String { self == .texture ? "1" : "0" }
  }

  private let window: OpaquePointer
  private let driver: String
  private let backing: Backing
  private var lastPixels: UnsafeMutableRawPointer?
  private var lastWidth = 0
  private var lastHeight = 0
  private var isSpoiled = true

  /// Selects the backing by the current driver.
  ///
  /// SDL reads the hint with the first surface that a program requests and does not read it again
  /// after a failure, so the choice cannot be made by trial.
  init(window: OpaquePointer) {
    self.window = window
    driver = VideoDriver.current
    backing = Backing(driver: driver)
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, backing.hint)
  }

  var summary: String {
    switch backing {
    case .sharedMemory: "window surface in shared memory, the cheapest on \(driver)"
    case .texture:
      "window surface in a texture (\(rendererName)): \(driver) takes pictures in no other form"
    }
  }

  private var rendererName: String {
    var info = SDL_RendererInfo()
    guard let renderer = SDL_GetRenderer(window), SDL_GetRendererInfo(renderer, &info) == 0,
      let name = info.name
    else { return "no renderer" }
    return String(cString: name)
  }

  func buffer() throws(WindowError) -> PixelBuffer {
    SDL_ClearError()
    guard let surface = SDL_GetWindowSurface(window), let pixels = surface.pointee.pixels
    else { throw refusal }
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    let isNew = pixels != lastPixels || width != lastWidth || height != lastHeight
    (lastPixels, lastWidth, lastHeight) = (pixels, width, height)
    defer { isSpoiled = false }
    return PixelBuffer(
      pixels: pixels, width: width, height: height, bytesPerRow: Int(surface.pointee.pitch),
      isFresh: isNew || isSpoiled)
  }

  private var refusal: WindowError {
    if DisplayConnection.isLost(of: window) { return .displayLost }
    if backing == .texture, lastPixels == nil {
      return .pictureRefused(driver: driver, reason: SDLError.last)
    }
    return .surfaceLost(reason: SDLError.last)
  }

  func present(_ rects: [SDL_Rect]) {
    guard !rects.isEmpty else { return }
    // A failure means that the surface was lost, as in a resize; then everything is painted again.
    if SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) != 0 { spoil() }
  }

  func spoil() { isSpoiled = true }
}
