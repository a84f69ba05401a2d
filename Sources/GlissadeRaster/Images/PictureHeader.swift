/// The size of a picture that the header of its file states. It is checked before the file is
/// decoded.
///
/// SDL2_image allocates the stated size, and does not notice the end of a file: 38 bytes that claim
/// 45,000 × 62,000 pixels would take gigabytes, and a PNG file that ends within a chunk would keep
/// libpng reading its own buffer for minutes. Only PNG and JPEG files are supported.
struct PictureHeader: Equatable {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int

  /// The maximum number of pixels of a picture, which use 256 MB when they are decoded.
  static let largestCount = 1 << 26

  /// A reason to refuse a file, as a phrase without a full stop.
  struct Fault: Error, Hashable {
    let reason: String
    static let incomplete = Fault(reason: "the file is incomplete or damaged")
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns the reason to refuse a file, or `nil` if there is none.
  static func fault(of file: UnsafeRawBufferPointer) -> Fault? {
    do throws(Fault) {
      _ = try PictureHeader(of: file)
      return nil
    } catch {
      return error
    }
  }

  /// Reads the header of a file.
  ///
  /// - Throws: `Fault` if the file is of another kind, incomplete, or states an impossible size.
  init(of file: UnsafeRawBufferPointer) throws(Fault) {
    let found: PictureHeader?
    if file.starts(with: Self.pngSignature) {
      found = Self.png(file)
    } else if file.starts(with: Self.jpegSignature) {
      found = Self.jpeg(file)
    } else {
      throw Fault(reason: "it is neither a PNG nor a JPEG file")
    }
    guard let found else { throw .incomplete }
    guard found.width > 0, found.height > 0 else { throw Fault(reason: "it has no pixels") }
    guard found.width <= Self.largestCount / found.height else {
      throw Fault(
        reason: "it has \(found.width) × \(found.height) pixels, more than \(Self.largestCount)")
    }
    self = found
  }

  /// Returns the number that is stored in some bytes of the file, with the highest byte first.
  private static func number(_ file: UnsafeRawBufferPointer, _ start: Int, _ count: Int) -> Int {
    file[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  // MARK: PNG

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the header of a PNG file, or `nil` if a chunk is incomplete or the last chunk is
  /// missing.
  private static func png(_ file: UnsafeRawBufferPointer) -> PictureHeader? {
    // A chunk of a PNG file consists of the length of its data, its type, its data and a checksum.
    // The first chunk is IHDR.
    var start = pngSignature.count
    guard start + 25 <= file.count, number(file, start, 4) == 13 else { return nil }
    let header = PictureHeader(
      width: number(file, start + 8, 4), height: number(file, start + 12, 4))
    while start + 12 <= file.count {
      let next = start + 12 + number(file, start, 4)
      guard next <= file.count else { return nil }
      if file[start + 4..<start + 8].elementsEqual("IEND".utf8) { return header }
      start = next
    }
    return nil
  }

  // MARK: JPEG

  private static let jpegSignature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// Returns the header of a JPEG file, or `nil` if it has no frame header.
  private static func jpeg(_ file: UnsafeRawBufferPointer) -> PictureHeader? {
    // A segment of a JPEG file consists of the byte 0xFF, a marker, two bytes with the length of
    // themselves and the data, and the data.
    var start = 2
    while start + 9 <= file.count, file[start] == 0xFF {
      let marker = file[start + 1]
      if marker == 0xFF {
        start += 1
        continue
      }
      // These markers begin a frame, except for 0xC4, 0xC8 and 0xCC, which are tables and
      // extensions.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return PictureHeader(
          width: number(file, start + 7, 2), height: number(file, start + 5, 2))
      }
      start += 2 + max(2, number(file, start + 2, 2))
    }
    return nil
  }
}
