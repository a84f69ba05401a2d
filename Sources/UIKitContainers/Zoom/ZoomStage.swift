import UIKitCore
import GlissadeTransitions

/// The views of a zoom in the container of its transition: a dimming view, and above it a card. The
/// card clips the page and a picture of the source view, which is above the page.
@MainActor final class ZoomStage {
  let container: UIView
  let page: UIView
  /// The frame of the page at rest, in points of the container.
  let pageFrame: () -> CGRect
  /// A closure that returns the part of the page that corresponds to the source view, in points of
  /// the page. It is called again when the page changes its size.
  var align: () -> CGRect? = { nil } {
    didSet { alignmentRect = align() }
  }
  private var alignmentRect: CGRect?
  /// The radius of the source view's corners, in points.
  var sourceRadius: CGFloat = 0

  private let dimming: ZoomDimming
  private let card = UIView()
  private let holder = UIView()
  private var picture: UIView?
  /// The place of the page in the container before the zoom.
  private let place: PagePlace
  private let pageRadius: CGFloat
  /// The pose that is shown; `nil` before the first one.
  private var pose: ZoomPose?

  /// The progress below which the page is partly transparent.
  private static let pageFade: CGFloat = 0.12
  /// The progress above which the picture of the source view is transparent.
  private static let pictureFade: CGFloat = 0.5
  /// The progress below which the page is partly transparent if the client has aligned a part of it
  /// with the source view.
  private static let alignedPageFade: CGFloat = 0.03
  /// The radius in points that is added to the corners in the middle of the zoom.
  private static let lift: CGFloat = 10

  /// Moves the page into a card. The card takes the page's place in the container, or the front if
  /// the page is not in the container.
  init(
    container: UIView, page: UIView, options: UIViewController.Transition.ZoomOptions,
    pageFrame: @escaping () -> CGRect
  ) {
    (self.container, self.page, self.pageFrame) = (container, page, pageFrame)
    place = PagePlace(page, in: container)
    pageRadius = page.layer.cornerRadius
    // A dimming view is still in the container if the page was opened over a view that stays.
    let present = container.subviews.lazy.compactMap { $0 as? ZoomDimming }.first
    dimming =
      present ?? ZoomDimming(color: options.dimmingColor, effect: options.dimmingVisualEffect)
    UIView.performWithoutAnimation {
      card.clipsToBounds = true
      card.addSubview(holder)
      if page.superview === container {
        container.insertSubview(card, belowSubview: page)
      } else {
        container.addSubview(card)
      }
      if present == nil {
        dimming.frame = container.bounds
        container.insertSubview(dimming, belowSubview: card)
      }
      holder.addSubview(page)
    }
    dimming.onLayout = { [weak self] in self?.refit() }
  }

  /// Shows the pose again if the window has changed its size, so that a page that touches hold has
  /// its new proportions in the same frame.
  private func refit() {
    guard let pose, holder.bounds.size != pageFrame().size else { return }
    apply(pose)
  }

  /// Shows a picture of the source view above the page. It replaces an earlier picture.
  func show(_ picture: UIView?) {
    UIView.performWithoutAnimation {
      self.picture?.removeFromSuperview()
      self.picture = picture
      picture?.isUserInteractionEnabled = false
      if let picture { card.addSubview(picture) }
    }
  }

  var hasPicture: Bool { picture != nil }

  /// Places the card, the page and the picture according to a pose.
  func apply(_ pose: ZoomPose) {
    self.pose = pose
    UIView.performWithoutAnimation {
      let size = pose.size
      card.bounds = CGRect(origin: .zero, size: size)
      card.center = pose.center
      card.transform = CGAffineTransform(rotationAngle: pose.rotation)
      card.alpha = pose.opacity
      dimming.alpha = pose.progress
      layOut(pose, in: size)
    }
  }

  private func layOut(_ pose: ZoomPose, in size: CGSize) {
    fitPage()
    let bounds = holder.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let part = shownPart(of: bounds, pose)
    let factor = max(size.width / part.width, size.height / part.height)
    let (midX, midY) = (size.width / 2, size.height / 2)
    holder.transform = CGAffineTransform(scaleX: factor, y: factor)
    holder.center = CGPoint(
      x: midX + (bounds.midX - part.midX) * factor, y: midY + (bounds.midY - part.midY) * factor)
    let fade = alignmentRect == nil ? Self.pageFade : Self.alignedPageFade
    holder.alpha = picture == nil ? 1 : min(pose.progress / fade, 1)
    let scale = scale(of: bounds, by: factor, in: size)
    card.layer.cornerRadius = radius(sourceRadius * scale, at: pose.progress)
    guard let picture else { return }
    let goal = alignment(in: bounds)
    picture.transform = CGAffineTransform(scaleX: scale, y: scale)
    picture.center = CGPoint(
      x: midX + (goal.midX - part.midX) * factor, y: midY + (goal.midY - part.midY) * factor)
    picture.alpha = Self.pictureAlpha(at: pose.progress)
  }

  /// Returns the scale of the picture. The picture fits the part of the page that the client has
  /// aligned with it, or else fills the card.
  private func scale(of bounds: CGRect, by factor: CGFloat, in size: CGSize) -> CGFloat {
    guard let own = picture?.bounds.size, own.width > 0, own.height > 0 else { return 1 }
    guard let goal = alignmentRect else {
      return max(size.width / own.width, size.height / own.height)
    }
    return factor * min(goal.width / own.width, goal.height / own.height)
  }

  /// Returns the radius of the card's corners. It is the radius of the picture while the picture is
  /// visible, and then changes to the radius of the page. In the middle of the zoom it is larger.
  private func radius(_ source: CGFloat, at progress: CGFloat) -> CGFloat {
    let share = min(max((progress - Self.pictureFade) / (1 - Self.pictureFade), 0), 1)
    let lift = Self.lift * 4 * progress * (1 - progress)
    return source + (pageRadius - source) * share + lift
  }

  /// Gives the page its size at rest, and lays the page out.
  func fitPage() {
    let bounds = CGRect(origin: .zero, size: pageFrame().size)
    guard holder.bounds.size != bounds.size else { return }
    UIView.performWithoutAnimation {
      holder.bounds = bounds
      page.bounds.size = bounds.size
      page.center = CGPoint(x: bounds.midX, y: bounds.midY)
      page.layoutIfNeeded()
    }
    alignmentRect = align()
  }

  private static func pictureAlpha(at progress: CGFloat) -> CGFloat {
    min(max((pictureFade - progress) / (pictureFade - pageFade), 0), 1)
  }

  /// Returns the part of the page that is visible in the card.
  private func shownPart(of bounds: CGRect, _ pose: ZoomPose) -> CGRect {
    let (part, crop) = (alignment(in: bounds), pose.crop)
    return CGRect(
      x: part.minX + (bounds.minX - part.minX) * crop,
      y: part.minY + (bounds.minY - part.minY) * crop,
      width: part.width + (bounds.width - part.width) * crop,
      height: part.height + (bounds.height - part.height) * crop)
  }

  /// Returns the part of the page that corresponds to the source view. If the client has aligned no
  /// part, it is the largest part in the middle with the proportions of the picture.
  private func alignment(in bounds: CGRect) -> CGRect {
    if let alignmentRect { return alignmentRect }
    guard let size = picture?.bounds.size, size.width > 0, size.height > 0 else { return bounds }
    let factor = min(bounds.width / size.width, bounds.height / size.height)
    return CGRect(
      x: bounds.midX - size.width * factor / 2, y: bounds.midY - size.height * factor / 2,
      width: size.width * factor, height: size.height * factor)
  }

  /// Removes the views of the zoom. A page that the client has moved elsewhere stays there.
  ///
  /// - Parameters:
  ///   - keepsPage: A Boolean value that indicates whether the page stays in the container, at
  ///     rest.
  ///   - keepsDimming: A Boolean value that indicates whether the dimming view stays beneath a page
  ///     that stays, because the view behind the page also stays.
  func takeDown(keepsPage: Bool, keepsDimming: Bool) {
    dimming.onLayout = {}
    UIView.performWithoutAnimation {
      if page.superview === holder, keepsPage {
        container.insertSubview(page, aboveSubview: card)
        place.restore(page, frame: pageFrame())
      } else if page.superview === holder {
        page.removeFromSuperview()
      }
      card.removeFromSuperview()
      dimming.alpha = 1
      if !keepsPage || !keepsDimming { dimming.removeFromSuperview() }
    }
  }
}

/// The place of a page before it was moved into a card.
@MainActor private struct PagePlace {
  private let bounds: CGRect
  private let center: CGPoint
  private let index: Int?
  private let frame: CGRect

  init(_ page: UIView, in container: UIView) {
    index = page.superview === container ? container.subviews.firstIndex(of: page) : nil
    (bounds, center, frame) = (page.bounds, page.center, page.frame)
  }

  /// Restores the exact bounds and center of the page. If the frame of the page at rest has changed
  /// meanwhile, the page gets the new frame.
  func restore(_ page: UIView, frame goal: CGRect) {
    if index != nil, goal == frame {
      page.bounds = bounds
      page.center = center
    } else {
      page.bounds.size = goal.size
      page.center = CGPoint(x: goal.midX, y: goal.midY)
    }
  }
}

/// The view that dims the views behind a zoom.
@MainActor private final class ZoomDimming: UIView {
  /// The opacity of the default color, which is black.
  private static let defaultOpacity: CGFloat = 0.4
  /// A closure that is called after the view has been laid out, as it is when the container changes
  /// its size.
  var onLayout: () -> Void = {}

  init(color: UIColor?, effect: UIBlurEffect?) {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    backgroundColor = color ?? (effect == nil ? UIColor(white: 0, alpha: Self.defaultOpacity) : nil)
    guard let effect else { return }
    let view = UIVisualEffectView(effect: effect)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
