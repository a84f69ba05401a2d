import GlissadeDrawing
import GlissadeGeometry

/// A compositing step and the pixels that it changes. A plan has thousands of steps, so large
/// values are stored indirectly.
struct PaintStep {
  enum Work {
    case fill(CoveragePart.Kind, CGColor)
    indirect case image(CoveragePart.Kind, ImagePlacement, opacity: Double)
    indirect case path(PathFill)
    indirect case gradient(CoveragePart.Kind, GradientPlacement, opacity: Double)
    indirect case text(TextCommand, ProjectiveTransform, opacity: Double)
    indirect case shadow(ShadowCommand, DisplayContents, ProjectiveTransform, opacity: Double)
    indirect case layer(PaintLayer)
    /// The commands of a subtree, whose first command lies beneath all others. The step's `rect` is
    /// the part that this command covers.
    indirect case subtree(Subtree)
    indirect case warp(Warp, opacity: Double)
    indirect case backdrop(BackdropPlacement, opacity: Double)
  }

  var work: Work
  /// The rectangle outside of which the step paints no pixel, even without the clip.
  var rect: PixelRect
  /// The region to which the step is clipped.
  var clip: Region
  /// A Boolean value that indicates whether the step replaces every pixel of `rect` by an opaque
  /// one.
  var isOpaque = false
}

/// A path that is filled or stroked in the picture.
struct PathFill: Hashable {
  var path: CGPath
  /// The style of the stroke in the path's own space, which `transform` maps to pixels, or `nil`
  /// for a path that is filled.
  var pen: LineStyle?
  var transform: CGAffineTransform
  var color: CGColor
  var usesEvenOdd = false
}

/// The contents of a step that draws commands separately and then composites the result as a whole.
struct PaintLayer {
  enum Content {
    /// The shadow, the clip and the commands of some contents.
    case contents(DisplayContents)
    /// The commands of some contents, without the shadow and the clip.
    case commands(DisplayContents)
    /// The commands of some contents, mixed with an older content.
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
  /// The outline to which the commands are clipped afterwards; see `PaintPlan.Place`.
  var rim: RoundedRect?
}
