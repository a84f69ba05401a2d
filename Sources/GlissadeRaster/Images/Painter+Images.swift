internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension Painter {
  func paint(
    _ placement: ImagePlacement, _ kind: CoveragePart.Kind, _ step: PaintStep, opacity: Double,
    visible: PixelRect, on canvas: Canvas
  ) {
    let rect = step.rect.intersection(visible)
    guard !rect.isEmpty else { return }
    if let enlarged = EnlargedImage(placement) {
      return scratch.withSurface(width: rect.width, height: rect.height) { surface in
        enlarged.render(rect, into: surface)
        self.composite(
          Canvas(surface).source, sourceX: rect.x, sourceY: rect.y, kind, opacity: opacity,
          frame: step.rect, rect: rect, isOpaque: step.isOpaque, on: canvas)
      }
    }
    func composite(_ source: PixmanImage, _ x: Int, _ y: Int) {
      self.composite(
        source, sourceX: placement.anchorX + x, sourceY: placement.anchorY + y, kind,
        opacity: opacity, frame: step.rect, rect: step.rect, isOpaque: step.isOpaque, on: canvas)
    }
    if let scaled = scaledImage(placement) {
      composite(scaled.source, scaled.frame.x, scaled.frame.y)
    } else {
      var isMasked = opacity < 1
      if case .full = kind {} else { isMasked = true }
      withSource(placement, isMasked: isMasked) { composite($0, 0, 0) }
    }
  }

  /// Calls `body` with the image as a pixman image whose origin lies at the placement's anchor.
  ///
  /// - Parameter isMasked: A Boolean value that indicates whether the image is composited through a
  ///   mask or with an opacity. Then even an opaque image is passed to pixman with an alpha
  ///   channel: that is four times as fast, with the same pixels.
  private func withSource(
    _ placement: ImagePlacement, isMasked: Bool, _ body: (PixmanImage) -> Void
  ) {
    let image = placement.image
    let all = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    let part = PixelRect(containing: placement.source).intersection(all)
    guard !part.isEmpty else { return }
    let halvings = placement.halvings
    let isExact = placement.isExact && halvings == 0
    let toPart = Self.transform(of: placement, to: part).roundedTranslation(isExact)
    func use(_ pixels: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int, _ stride: Int) {
      let source = PixmanImage(
        format: image.isOpaque && !isMasked ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8, width: width,
        height: height, pixels: pixels, byteStride: stride * 4)
      source.padEdges()
      source.setTransform(toPart, bilinear: !isExact && !placement.isNearest)
      body(source)
    }
    guard halvings == 0 else {
      let small = halved(image, part, halvings).surface
      use(small.pixels, small.width, small.height, small.stride)
      return
    }
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      // pixman requires a mutable pointer for each image, but writes only to the destination.
      let start = UnsafeMutablePointer(mutating: base + part.y * image.width + part.x)
      use(start, part.width, part.height, image.width)
    }
  }

  /// Returns the transform from the picture to the halved pixels of a part of the image.
  private static func transform(
    of placement: ImagePlacement, to part: PixelRect
  ) -> ProjectiveTransform {
    let shift = ProjectiveTransform(translationX: CGFloat(-part.x), y: CGFloat(-part.y))
    let shrink = 1 / Double(1 << placement.halvings)
    return placement.toSource.concatenating(shift).concatenating(
      ProjectiveTransform(CGAffineTransform(scaleX: shrink, y: shrink)))
  }

  private func halved(_ image: CGImage, _ part: PixelRect, _ halvings: Int) -> HalvedImage {
    let key = HalvedImage.Key(image: ObjectIdentifier(image), source: part, halvings: halvings)
    if let known = halvedImages.value(for: key), known.isOf(image) { return known }
    work.bitmaps += 1
    let made = HalvedImage(image, part, halvings: halvings)
    halvedImages.keep(made, for: key, cost: made.cost)
    return made
  }

  /// Returns the image in its visible size, or `nil` if it is not cached. It is scaled between
  /// frames after two consecutive frames lacked it, so that an image that grows or moves is not
  /// cached at every size and offset. The painted pixels are the same either way.
  private func scaledImage(_ placement: ImagePlacement) -> ScaledImage? {
    guard let key = placement.scaledKey else { return nil }
    if let known = scaledImages.value(for: key), known.isOf(placement.image) { return known }
    if !isKeptWhole { want(placement, key) }
    return nil
  }

  private func want(_ placement: ImagePlacement, _ key: ScaledImage.Key) {
    if let unfinished = unfinishedImages.first(where: { $0.key == key }) {
      unfinished.lastWanted = frameCount
      return
    }
    work.misses += 1
    let lastWanted = wantedImages.value(for: key)
    wantedImages.keep(frameCount, for: key, cost: 1)
    if lastWanted == frameCount - 1 { keep(placement, key) }
  }

  /// Appends an image to those that are scaled to their visible sizes between frames;
  /// `prepareImage` scales it.
  private func keep(_ placement: ImagePlacement, _ key: ScaledImage.Key) {
    unfinishedImages.append(UnfinishedImage(key, placement, frame: frameCount))
  }

  /// Adds the images of a picture at rest to the images to be scaled, as if the picture had been
  /// painted twice.
  func keep(_ shown: [ImagePlacement]) {
    for placement in shown {
      guard let key = placement.scaledKey, !scaledImages.contains(key) else { continue }
      if let unfinished = unfinishedImages.first(where: { $0.key == key }) {
        unfinished.lastWanted = frameCount
      } else {
        keep(placement, key)
      }
    }
  }

  /// Removes the unfinished images that neither of the last two frames showed.
  func forgetUnfinishedImages() {
    unfinishedImages.removeAll { $0.lastWanted < frameCount - 1 }
  }

  /// Scales the next band of an unfinished image to its visible size.
  ///
  /// - Returns: `false` if there is no image to scale.
  func prepareImage() -> Bool {
    guard let unfinished = unfinishedImages.first else { return false }
    if let (band, rect) = unfinished.next {
      work.bitmaps += 1
      let (scaled, frame) = (unfinished.image, unfinished.key.frame)
      let canvas = Canvas(scaled.surface, originX: frame.x, originY: frame.y)
      canvas.clip(to: Region(rect))
      withSource(unfinished.placement, isMasked: false) {
        canvas.composite($0, over: frame, with: PIXMAN_OP_SRC)
      }
      unfinished.bands.insert(band)
    }
    if unfinished.bands.isComplete {
      unfinishedImages.removeFirst()
      scaledImages.keep(unfinished.image, for: unfinished.key, cost: unfinished.image.cost)
    }
    return true
  }
}

extension ProjectiveTransform {
  /// Returns this transform, rounded to a translation by whole pixels if `isExact` is `true`.
  fileprivate func roundedTranslation(_ isExact: Bool) -> ProjectiveTransform {
    isExact
      ? ProjectiveTransform(translationX: CGFloat(m31.rounded()), y: CGFloat(m32.rounded())) : self
  }
}
