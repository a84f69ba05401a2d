import GlissadeDrawing
import GlissadeGeometry

extension Painter {
  /// The number of rows that are transformed and then composited together. So many rows fit in the
  /// processor's cache.
  private static let bandHeight = 32

  /// Composites a group in perspective.
  ///
  /// - Parameter rect: The rectangle of pixels that may change.
  func paint(_ warp: Warp, _ rect: PixelRect, opacity: Double, on canvas: Canvas) {
    let polygon = warp.polygon
    let rect = rect.intersection(polygon.pixels)
    guard !rect.isEmpty, let layout = warp.layout, let inverse = warp.transform.inverted() else {
      return
    }
    if let color = warp.plainColor {
      return fill(polygon, rect, color, opacity: opacity, on: canvas)
    }
    let toBitmap = inverse.concatenating(layout.toBitmap)
    let halvings = FlatBitmap.Halvings(toBitmap, at: polygon.middle)
    withFlat(FlatBitmap.Key(picture: warp.flat, layout: layout)) { bitmap in
      let source = bitmap.surface(halvings)
      let smaller = CGAffineTransform(
        scaleX: 1 / Double(1 << halvings.across), y: 1 / Double(1 << halvings.down))
      let sampler = WarpSampler(
        source: source, tiles: bitmap.tiles(halvings),
        toSource: toBitmap.concatenating(ProjectiveTransform(smaller)))
      composite(rect, opacity: opacity, on: canvas) { sampler.paint(polygon, on: $0, $1) }
    }
  }

  /// Composites a polygon of an opaque color. The pixels are those of a bitmap that has this color
  /// everywhere.
  private func fill(
    _ polygon: ConvexPolygon, _ rect: PixelRect, _ color: CGColor, opacity: Double,
    on canvas: Canvas
  ) {
    let pixel = color.word
    composite(rect, opacity: opacity, on: canvas) { surface, band in
      polygon.fill(surface, band) { line, columns, _ in
        (line + columns.lowerBound).update(repeating: pixel, count: columns.count)
      }
    }
  }

  /// Composites a rectangle in bands, each of which `draw` draws on a transparent surface.
  private func composite(
    _ rect: PixelRect, opacity: Double, on canvas: Canvas, _ draw: (Surface, PixelRect) -> Void
  ) {
    for band in rect.bands(of: Self.bandHeight) {
      scratch.withSurface(width: band.width, height: band.height) { surface in
        draw(surface, band)
        let drawn = Canvas(surface, originX: band.x, originY: band.y)
        composite(
          drawn.source, sourceX: band.x, sourceY: band.y, .full, opacity: opacity, frame: band,
          rect: band, on: canvas)
      }
    }
  }

  /// Calls `body` with the bitmap of a flat picture: a cached one, or one that is drawn now. The
  /// latter is cached if the frame before showed the same flat picture. The painted pixels are the
  /// same either way.
  private func withFlat(_ key: FlatBitmap.Key, _ body: (FlatBitmap) -> Void) {
    if let known = flats[key] {
      known.lastUse = frameCount
      return body(known)
    }
    work.bitmaps += 1
    let lastWanted = wantedFlats.updateValue(frameCount, forKey: key)
    let (width, height) = (key.layout.width, key.layout.height)
    guard lastWanted == frameCount - 1 else {
      return scratch.withSurface(width: width, height: height) { surface in
        draw(key, on: surface)
        body(FlatBitmap(surface))
      }
    }
    let bitmap = FlatBitmap(Surface(width: width, height: height))
    bitmap.lastUse = frameCount
    draw(key, on: bitmap.full)
    flats[key] = bitmap
    body(bitmap)
  }

  /// Removes the bitmaps of the flat pictures that the last frame did not show.
  func forgetFlats() {
    guard !flats.isEmpty || !wantedFlats.isEmpty else { return }
    let recent = frameCount - 1
    flats = flats.filter { $0.value.lastUse >= recent }
    wantedFlats = wantedFlats.filter { $0.value >= recent }
  }

  private func draw(_ key: FlatBitmap.Key, on surface: Surface) {
    switch key.picture {
    case .image(let image, let part): copy(image, part, to: surface, key.layout)
    case .contents(let contents, let rim):
      let region = Region(surface.bounds)
      var plan = PaintPlan(picture: surface.bounds)
      plan.add(
        contents,
        at: PaintPlan.Place(
          transform: key.layout.toBitmap, clip: region, opacity: 1, rim: rim))
      executeApart(plan, on: Canvas(surface), region: region)
    }
  }

  private func copy(
    _ image: CGImage, _ part: PixelRect, to surface: Surface, _ layout: FlatLayout
  ) {
    let (x, y) = (Int(layout.toBitmap.m31) + part.x, Int(layout.toBitmap.m32) + part.y)
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for row in 0..<part.height {
        (surface.pixels + (y + row) * surface.stride + x)
          .update(from: base + (part.y + row) * image.width + part.x, count: part.width)
      }
    }
  }
}

extension PixelRect {
  /// Divides the rectangle into parts from top to bottom. All have the given height, except for the
  /// last one, which can be lower.
  fileprivate func bands(of height: Int) -> [PixelRect] {
    stride(from: y, to: maxY, by: height).map {
      PixelRect(x: x, y: $0, width: width, height: min(height, maxY - $0))
    }
  }
}
