import UIKit

/// A scroll view with a picture that can be zoomed. At first the whole picture is visible, centered
/// and as large as possible.
@MainActor final class PhotoScrollView: UIScrollView, UIScrollViewDelegate {
  let picture: UIImageView
  /// The size of the view for which the picture was last fitted, in points.
  private var fittedSize = CGSize.zero
  private static let largestScale: CGFloat = 4
  private static let doubleTapScale: CGFloat = 2.5

  init(_ photo: Photo) {
    picture = UIImageView(image: photo.image)
    super.init(frame: .zero)
    picture.accessibilityIdentifier = "photo.\(photo.key)"
    maximumZoomScale = Self.largestScale
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    delegate = self
    addSubview(picture)
  }

  required init?(coder: NSCoder) { return nil }

  /// A Boolean value that indicates whether the whole picture is visible, because it is not zoomed
  /// in.
  var isWhole: Bool { zoomScale <= minimumZoomScale }

  /// The frame of the picture relative to the view's upper left corner, in points.
  var pictureFrame: CGRect {
    picture.frame.offsetBy(dx: -contentOffset.x, dy: -contentOffset.y)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != fittedSize else { return }
    fittedSize = bounds.size
    zoomScale = minimumZoomScale
    picture.frame = CGRect(origin: .zero, size: size(in: bounds.size))
    contentSize = picture.bounds.size
    center()
  }

  /// Returns the largest size with the picture's proportions that fits into a space, in whole
  /// points.
  private func size(in space: CGSize) -> CGSize {
    guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return space }
    let factor = min(space.width / size.width, space.height / size.height)
    return CGSize(
      width: max(1, (size.width * factor).rounded()),
      height: max(1, (size.height * factor).rounded()))
  }

  /// Centers the picture if it is smaller than the view.
  private func center() {
    let x = max(0, (bounds.width - contentSize.width) / 2)
    let y = max(0, (bounds.height - contentSize.height) / 2)
    contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }

  /// Zooms in around a point of the picture, or zooms out if it is zoomed in.
  func toggleZoom(at point: CGPoint) {
    guard isWhole else { return setZoomScale(minimumZoomScale, animated: true) }
    let width = bounds.width / Self.doubleTapScale
    let height = bounds.height / Self.doubleTapScale
    zoom(
      to: CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height),
      animated: true)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }

  /// Returns whether a gesture begins. A pinch that would make the whole picture smaller is left to
  /// the transition back to the grid.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let pinch = pinchGestureRecognizer, gestureRecognizer === pinch, isWhole, pinch.scale < 1 {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
