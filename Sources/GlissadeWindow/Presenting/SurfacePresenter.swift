internal import CSDL2

/// A presenter that paints into the window's surface, which SDL copies to the display.
@MainActor final class SurfacePresenter: Presenter {
  /// The memory in which SDL keeps the surface's pixels.
  enum Backing: Equatable {
    /// Memory that the display server reads directly. This is the cheapest way.
    case sharedMemory
    /// Memory that SDL uploads to a texture of an accelerated renderer.
    case texture

    /// The value of `SDL_HINT_FRAMEBUFFER_ACCELERATION` that selects this memory.
    var hint: String { self == .texture ? "1" : "0" }
  }

  let isSynchronized = false
  private let window: OpaquePointer
  private let backing: Backing
  private var lastPixels: UnsafeMutableRawPointer?
  private var lastWidth = 0
  private var lastHeight = 0
  private var isSpoiled = true

  /// Creates a presenter, and sets the hint with which SDL selects the memory of surfaces. SDL
  /// reads the hint when the program requests the first surface.
  init(window: OpaquePointer, backing: Backing) {
    self.window = window
    self.backing = backing
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, backing.hint)
  }

  var name: String {
    switch backing {
    case .sharedMemory: "window surface in shared memory"
    case .texture: "window surface in a texture (\(RendererName.of(window)))"
    }
  }

  func buffer() throws(PresenterFailure) -> PixelBuffer {
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

  /// The reason why SDL provides no surface. If there was a surface before, the window has become
  /// too large for the memory.
  private var refusal: PresenterFailure {
    let reason = SDLError.last
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    let hasGrown = lastPixels != nil && (Int(width) > lastWidth || Int(height) > lastHeight)
    return hasGrown ? .noMemory(reason: reason) : .unusable(reason: reason)
  }

  func present(_ rects: [SDL_Rect]) {
    // If the update fails, the surface was lost, for example because the window was resized. Then
    // everything is painted again, and the next request for a surface shows whether SDL provides a
    // new one.
    if SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) != 0 { spoil() }
  }

  func spoil() { isSpoiled = true }

  func close() {}
}

/// The name of the renderer that draws a window's textures.
@MainActor enum RendererName {
  static func of(_ window: OpaquePointer) -> String {
    var info = SDL_RendererInfo()
    guard let renderer = SDL_GetRenderer(window), SDL_GetRendererInfo(renderer, &info) == 0,
      let name = info.name
    else { return "no renderer" }
    return String(cString: name)
  }
}
