internal import CSDL2
import Foundation
import GlissadeDrawing

/// A decoder of PNG and JPEG files.
package struct SDLImageDecoder: ImageDecoding {
  package init() {}

  package func decode(_ file: [UInt8], path: String) throws(ImageDecodingError) -> CGImage {
    if let fault = file.withUnsafeBytes(PictureHeader.fault) {
      throw .undecodable(path: path, reason: fault.reason)
    }
    let surface = file.withUnsafeBytes {
      IMG_Load_RW(SDL_RWFromConstMem($0.baseAddress, Int32(clamping: $0.count)), 1)
    }
    guard let loaded = surface else {
      throw .undecodable(path: path, reason: String(cString: SDL_GetError()))
    }
    defer { SDL_FreeSurface(loaded) }
    guard let surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    else { throw .undecodable(path: path, reason: String(cString: SDL_GetError())) }
    defer { SDL_FreeSurface(surface) }
    guard let image = Self.image(surface.pointee) else {
      throw .undecodable(path: path, reason: "it has no pixels")
    }
    return image
  }

  /// Returns an image of a surface of ARGB words, or `nil` if the surface has no pixels.
  private static func image(_ surface: SDL_Surface) -> CGImage? {
    let (width, height, pitch) = (Int(surface.w), Int(surface.h), Int(surface.pitch))
    guard width > 0, height > 0, let bytes = surface.pixels else { return nil }
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      for y in 0..<height {
        let row = (bytes + y * pitch).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { words[y * width + x] = premultiplied(row[x]) }
      }
      count = width * height
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  /// Returns a pixel with its color components multiplied by alpha and rounded to nearest.
  static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      ((((pixel >> shift) & 255) * alpha + 127) / 255) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
