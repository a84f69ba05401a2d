internal import CSDL2
import Foundation

/// A presenter that provides memory of its own, uploads the changed parts to a streaming texture,
/// and shows the texture with the display's refresh.
@MainActor final class TexturePresenter: Presenter {
  let isSynchronized: Bool
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  /// The pixel format of the texture. If possible, it is one that the renderer supports without a
  /// conversion.
  private let format: SDL_PixelFormatEnum
  private var picture: Picture?
  private var isSpoiled = true

  /// Creates a presenter with a renderer for the window.
  init(window: OpaquePointer) throws(PresenterFailure) {
    SDL_ClearError()
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let renderer = SDL_CreateRenderer(window, -1, flags)
    else { throw PresenterFailure.unusable(reason: SDLError.last) }
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    self.window = window
    self.renderer = renderer
    isSynchronized = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    let formats = withUnsafeBytes(of: info.texture_formats) {
      Array($0.bindMemory(to: UInt32.self))
    }
    let known = formats.prefix(Int(info.num_texture_formats))
    format =
      known.contains(SDL_PIXELFORMAT_XRGB8888.rawValue)
      ? SDL_PIXELFORMAT_XRGB8888 : SDL_PIXELFORMAT_ARGB8888
  }

  var name: String {
    "texture (\(RendererName.of(window))) \(isSynchronized ? "with" : "without") vertical sync"
  }

  func buffer() throws(PresenterFailure) -> PixelBuffer {
    SDL_ClearError()
    var width: Int32 = 0
    var height: Int32 = 0
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0
    else { throw PresenterFailure.unusable(reason: SDLError.last) }
    let picture = try picture(width: max(width, 1), height: max(height, 1))
    defer { isSpoiled = false }
    return PixelBuffer(
      pixels: picture.pixels, width: Int(picture.width), height: Int(picture.height),
      bytesPerRow: picture.bytesPerRow, isFresh: isSpoiled)
  }

  /// Returns the current picture, or a new picture if the size has changed.
  private func picture(width: Int32, height: Int32) throws(PresenterFailure) -> Picture {
    if let picture, picture.width == width, picture.height == height { return picture }
    picture = nil
    let texture = SDL_CreateTexture(
      renderer, format.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), width, height)
    guard let texture else { throw .unusable(reason: SDLError.last) }
    // Blending is off, because the painter leaves the fourth byte of a pixel undefined.
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    guard let made = Picture(texture, width: width, height: height)
    else { throw .noMemory(reason: "\(width)×\(height) pixels") }
    picture = made
    isSpoiled = true
    return made
  }

  func present(_ rects: [SDL_Rect]) throws(PresenterFailure) {
    guard let picture else { return }
    SDL_ClearError()
    for var rect in rects {
      let start = Int(rect.y) * picture.bytesPerRow + Int(rect.x) * Picture.bytesPerPixel
      let pixels = picture.pixels + start
      guard SDL_UpdateTexture(picture.texture, &rect, pixels, Int32(picture.bytesPerRow)) == 0
      else { throw .unusable(reason: SDLError.last) }
    }
    // The whole texture is drawn, because the display keeps no part of the last picture.
    guard SDL_RenderCopy(renderer, picture.texture, nil, nil) == 0
    else { throw .unusable(reason: SDLError.last) }
    SDL_RenderPresent(renderer)
  }

  func spoil() { isSpoiled = true }

  func close() {
    picture = nil
    SDL_DestroyRenderer(renderer)
  }

  /// A texture with the memory of its pixels.
  private final class Picture {
    static let bytesPerPixel = 4
    let texture: OpaquePointer
    let width: Int32
    let height: Int32
    let pixels: UnsafeMutableRawPointer

    var bytesPerRow: Int { Int(width) * Self.bytesPerPixel }

    /// Creates a picture that owns a texture. The result is `nil` if there is no memory for the
    /// pixels.
    init?(_ texture: OpaquePointer, width: Int32, height: Int32) {
      guard let pixels = malloc(Int(width) * Int(height) * Self.bytesPerPixel) else {
        SDL_DestroyTexture(texture)
        return nil
      }
      (self.texture, self.pixels) = (texture, pixels)
      (self.width, self.height) = (width, height)
    }

    deinit {
      SDL_DestroyTexture(texture)
      free(pixels)
    }
  }
}
