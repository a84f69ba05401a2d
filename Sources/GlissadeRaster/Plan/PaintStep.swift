import GlissadeDrawing
import GlissadeGeometry

/// A compositing step with its pixels. There are thousands, so large values are stored indirectly.
struct PaintStep {
  enum Work {
    case fill(CoveragePart.Kind, CGColor)
    indirect case image(CoveragePart.Kind, ImagePlacement, opacity: Double)
    indirect case path(PathFill)
    indirect case gradient(CoveragePart.Kind, GradientPlacement, opacity: Double)
    indirect case text(TextCommand, ProjectiveTransform, opacity: Double)
    indirect case shadow(ShadowCommand, DisplayContents, ProjectiveTransform, opacity: Double)
    indirect case layer(PaintLayer)
    /// Commands of which the first covers the rest; `rect` is its opaque part.
    indirect case subtree(Subtree)
    indirect case warp(Warp, opacity: Double)
    indirect case backdrop(BackdropPlacement, opacity: Double)
  }

  var work: Work
  /// The rectangle outside of which no pixel changes.
  var rect: PixelRect
  /// The region outside of which no pixel may change.
  var clip: Region
  /// A Boolean value that indicates whether every pixel of `rect` is replaced.
  var isOpaque = false
}

/// A path in pixels that is filled or stroked.
struct PathFill: Hashable {
  var path: CGPath
  /// The stroke in the path's own space, which `transform` maps to pixels; `nil` fills.
  var pen: LineStyle?
  var transform: CGAffineTransform
  var color: CGColor
  var usesEvenOdd = false
}

/// Commands that are drawn separately and then composited as a whole.
struct PaintLayer {
  enum Content {
    /// Shadow, clip and commands.
    case contents(DisplayContents)
    /// The commands alone.
    case commands(DisplayContents)
    /// The commands, mixed with the older content.
    case dissolve(DisplayContents, Dissolve)
  }

  var content: Content
  var contents: DisplayContents {
    switch content {
    case .contents(let contents), .commands(let contents), .dissolve(let contents, _): contents
    }
  }
  var transform: ProjectiveTransform
  var opacity: Double
  /// The coverage with which each pixel is composited.
  var coverage: CoveragePart.Kind
  /// The rim; see `PaintPlan.Place`.
  var rim: RoundedRect?
}
