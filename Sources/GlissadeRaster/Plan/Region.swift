internal import CPango
import GlissadeDrawing

/// A set of pixels, stored as rectangles.
final class Region: Equatable {
  private let storage = UnsafeMutablePointer<pixman_region32_t>.allocate(capacity: 1)

  init(_ rects: [PixelRect]) {
    pixman_region32_init(storage)
    for rect in rects where !rect.isEmpty {
      pixman_region32_union_rect(
        storage, storage, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
    }
  }

  convenience init(_ rect: PixelRect) { self.init([rect]) }

  deinit {
    pixman_region32_fini(storage)
    storage.deallocate()
  }

  var isEmpty: Bool { pixman_region32_not_empty(storage) == 0 }

  /// The smallest rectangle that contains the region.
  var extents: PixelRect {
    guard let box = pixman_region32_extents(storage)?.pointee else { return .empty }
    return PixelRect(box)
  }

  /// The rectangle that is equal to the region, or `nil` if the region is empty or consists of
  /// several rectangles.
  var rectangle: PixelRect? {
    isEmpty || pixman_region32_n_rects(storage) != 1 ? nil : extents
  }

  var rects: [PixelRect] {
    var count: Int32 = 0
    guard let boxes = pixman_region32_rectangles(storage, &count) else { return [] }
    return (0..<Int(count)).map { PixelRect(boxes[$0]) }
  }

  /// Returns the rectangles of the region, or only its extents if there are more than `count`
  /// rectangles.
  func rects(atMost count: Int) -> [PixelRect] {
    pixman_region32_n_rects(storage) <= count ? rects : [extents]
  }

  /// Returns whether every pixel of `rect` belongs to the region.
  func contains(_ rect: PixelRect) -> Bool {
    var box = pixman_box32_t(
      x1: Int32(rect.x), y1: Int32(rect.y), x2: Int32(rect.maxX), y2: Int32(rect.maxY))
    return pixman_region32_contains_rectangle(storage, &box) == PIXMAN_REGION_IN
  }

  func intersection(_ rect: PixelRect) -> Region {
    let result = Region([])
    if !rect.isEmpty {
      pixman_region32_intersect_rect(
        result.storage, storage, Int32(rect.x), Int32(rect.y), UInt32(rect.width),
        UInt32(rect.height))
    }
    return result
  }

  func intersection(_ other: Region) -> Region {
    let result = Region([])
    pixman_region32_intersect(result.storage, storage, other.storage)
    return result
  }

  func subtracting(_ other: Region) -> Region {
    let result = Region([])
    pixman_region32_subtract(result.storage, storage, other.storage)
    return result
  }

  static func == (one: Region, other: Region) -> Bool {
    one === other || pixman_region32_equal(one.storage, other.storage) != 0
  }

  func offsetBy(x: Int, y: Int) -> Region {
    let result = Region([])
    pixman_region32_copy(result.storage, storage)
    pixman_region32_translate(result.storage, Int32(x), Int32(y))
    return result
  }

  func formUnion(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    pixman_region32_union_rect(
      storage, storage, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
  }

  /// Restricts compositing onto `image` to this region. The upper left pixel of `image` is
  /// (originX, originY) in the coordinates of the region.
  func clip(_ image: PixmanImage, originX: Int, originY: Int) {
    var moved = pixman_region32_t()
    pixman_region32_init(&moved)
    defer { pixman_region32_fini(&moved) }
    pixman_region32_copy(&moved, storage)
    pixman_region32_translate(&moved, Int32(-originX), Int32(-originY))
    pixman_image_set_clip_region32(image.pointer, &moved)
  }
}

extension PixelRect {
  fileprivate init(_ box: pixman_box32_t) {
    self.init(
      x: Int(box.x1), y: Int(box.y1), width: Int(box.x2 - box.x1), height: Int(box.y2 - box.y1))
  }
}
