import GlissadeDrawing
import GlissadeGeometry

/// One thing to composite, its place in pixels known. There are thousands, hence the indirections: what is
/// large is not moved about.
struct PaintStep {
  enum Work {
    case fill(CoveragePart.Kind, CGColor)
    indirect case image(CoveragePart.Kind, ImagePlacement, opacity: Double)
    indirect case path(PathFill)
    indirect case gradient(CoveragePart.Kind, GradientPlacement, opacity: Double)
    indirect case text(TextCommand, ProjectiveTransform, opacity: Double)
    indirect case shadow(ShadowCommand, DisplayContents, ProjectiveTransform, opacity: Double)
    indirect case layer(PaintLayer)
    /// Commands of which the first covers the rest; `rect` is the opaque part of it.
    indirect case subtree(Subtree)
    indirect case warp(Warp, opacity: Double)
    indirect case backdrop(BackdropPlacement, opacity: Double)
  }

  var work: Work
  /// No pixel outside of it changes.
  var rect: PixelRect
  /// No pixel outside of it may change.
  var clip: Region
  /// True when every pixel of `rect` is replaced.
  var isOpaque = false
}

/// A path in pixels, filled or stroked.
struct PathFill: Hashable {
  var path: CGPath
  /// The pen in the path's own space, which `transform` maps to pixels; nil fills.
  var pen: LineStyle?
  var transform: CGAffineTransform
  var color: CGColor
  var usesEvenOdd = false
}

/// Commands that are drawn aside and then composited as a whole.
struct PaintLayer {
  enum Content {
    /// Shadow, clip and commands.
    case contents(DisplayContents)
    /// The commands alone.
    case commands(DisplayContents)
  }

  var content: Content
  var contents: DisplayContents {
    switch content {
    case .contents(let contents), .commands(let contents): contents
    }
  }
  var transform: ProjectiveTransform
  var opacity: Double
  /// How much of each pixel is composited.
  var coverage: CoveragePart.Kind
  /// See `PaintPlan.Place`.
  var rim: RoundedRect?
}
