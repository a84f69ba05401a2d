import GlissadeDrawing
import GlissadeInspector
import UIKit

/// The view that shows another scene, in the shape of a device and scaled to the available space.
final class CanvasView: UIView {
  private static let radius: CGFloat = 16

  let switches = CanvasSwitches(frame: .zero)
  let banner = OverdueBanner(frame: .zero)
  let message = CanvasBanner(frame: .zero)
  let reload = ReloadView(frame: .zero)
  let share = ShareView(frame: .zero)
  let space = ExplodedBar(frame: .zero)
  /// A Boolean value that indicates whether the visible frame is one of the past.
  var isPast = false { didSet { if isPast != oldValue { updateHint() } } }
  /// A Boolean value that indicates whether the visible frame is a predicted one.
  var isPredicted = false { didSet { if isPredicted != oldValue { updateHint() } } }
  /// The remark about the present below the canvas, or `nil`.
  var remark: String? { didSet { if remark != oldValue { updateHint() } } }
  /// The size of the picture in the shape of the device, in points.
  private var device: CGSize
  private let screen = UIView()
  /// The shadow of the canvas. It is a view of its own, because the shadow of a plain rounded
  /// rectangle is not redrawn when the picture changes.
  private let shadow = UIView()
  /// The ring around the canvas while a frame of the past is visible.
  private let ring = UIView()
  private let hint = UILabel()

  /// Creates a view for a scene of a size.
  ///
  /// - Parameter device: The size of the other scene, in points.
  init(device: CGSize) {
    self.device = device
    super.init(frame: .zero)
    backgroundColor = Palette.surround
    screen.accessibilityIdentifier = "canvas"
    for view in [shadow, screen] {
      view.bounds = CGRect(origin: .zero, size: device)
      addSubview(view)
    }
    insertSubview(ring, belowSubview: screen)
    for view in [hint, switches, banner, message, space, reload, share] { addSubview(view) }
    space.isHidden = true
    styleRing()
    // The background shows through where the edge of the picture lies between two pixels.
    shadow.backgroundColor = Palette.surround
    shadow.isUserInteractionEnabled = false
    shadow.layer.cornerRadius = Self.radius
    shadow.layer.shadowOpacity = 1
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = CGSize(width: 0, height: 12)
  }

  required init?(coder: NSCoder) { nil }

  private func styleRing() {
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = 2
    hint.font = .systemFont(ofSize: 12)
    hint.textAlignment = .center
    updateHint()
  }

  private func colorLayers() {
    ring.layer.borderColor = shown(isPredicted ? Palette.second : Palette.accent).cgColor
    shadow.layer.shadowColor = shown(Palette.shadow).cgColor
  }

  private func updateHint() {
    ring.isHidden = !isPast
    colorLayers()
    let past = "Space plays on from here · press to take over · Escape returns"
    hint.text = isPast ? (isPredicted ? "Predicted · \(past)" : past) : remark
    hint.textColor = isPast ? Palette.quietText : Palette.second
  }

  /// Shows the picture of a scene. The shape of the device becomes that of the picture, because an
  /// opened recording can have another size.
  func show(_ list: DisplayList) {
    fit(list.size)
    let bounds = CGRect(origin: .zero, size: list.size)
    let background = DrawCommand.shape(
      ShapeCommand(outline: RoundedRect(rect: bounds, radius: 0), fill: list.background))
    let picture = DisplayGroup(
      clip: RoundedRect(rect: bounds, radius: Self.radius),
      commands: [background, .group(list.root)])
    screen.layer.contentCommands = [.group(picture)]
  }

  private func fit(_ size: CGSize) {
    guard size != device, size.width > 0, size.height > 0 else { return }
    device = size
    for view in [shadow, screen] { view.bounds.size = size }
    setNeedsLayout()
  }

  /// Draws commands in place of the picture, also outside the shape of the device; `nil` shows the
  /// picture.
  ///
  /// - Parameter amount: The fraction of the full separation of the layers, 0…1.
  func explode(_ commands: [DrawCommand]?, by amount: Double) {
    if let commands { screen.layer.contentCommands = commands }
    clipsToBounds = commands != nil
    shadow.alpha = 1 - amount
    if space.isHidden != (commands == nil) {
      space.isHidden = commands == nil
      setNeedsLayout()
    }
  }

  /// Returns whether a point of the window is on this view and not on one of its controls.
  func isBehindControls(_ point: CGPoint) -> Bool {
    let hit = window?.hitTest(point, with: nil)
    return hit === self || hit === screen
  }

  /// The frame of the device, in points of this view.
  var deviceFrame: CGRect { screen.frame }

  /// The overlay that shows the canvas' pointer over its picture.
  var pointerOverlay: PointerOverlay {
    let scale = screen.transform.a
    let corner = screen.convert(CGPoint.zero, to: nil)
    let size = CGSize(width: screen.bounds.width * scale, height: screen.bounds.height * scale)
    return PointerOverlay(
      canvas: CGRect(origin: corner, size: size), radius: Self.radius * scale,
      transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: corner.x, ty: corner.y))
  }

  /// Converts a point from the window to the scene on the canvas.
  func canvasPoint(_ point: CGPoint) -> CGPoint { screen.convert(point, from: nil) }
  /// Converts a point from the scene on the canvas to the window.
  func windowPoint(_ point: CGPoint) -> CGPoint { screen.convert(point, to: nil) }
  /// Converts a rectangle from the canvas to the window.
  func windowRect(_ rect: CGRect) -> CGRect { screen.convert(rect, to: nil) }

  /// Returns whether a point of the window lies on the canvas and not on a view in front of it.
  func isOnCanvas(_ point: CGPoint) -> Bool {
    guard let window else { return false }
    return window.hitTest(point, with: nil) === screen
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    colorLayers()
    placeScreen()
    let grid = Palette.grid
    let beside = bounds.width - screen.frame.maxX
    switches.showsKeys = beside >= CanvasSwitches.size(showsKeys: true).width + 2 * grid
    let size = CanvasSwitches.size(showsKeys: switches.showsKeys)
    switches.frame = CGRect(
      origin: CGPoint(x: bounds.width - size.width - grid * 2, y: grid * 2), size: size)
    // Beside a small canvas, and above a map or curves in a low window, there is no space for all
    // switches; their keys work.
    switches.isHidden =
      size.height + grid * 4 > bounds.height || beside < size.width + 2 * grid + 4
    let width = min(max(screen.frame.width - 4 * grid, 296), bounds.width - 2 * grid)
    banner.frame = CGRect(
      x: (screen.frame.midX - width / 2).rounded(), y: screen.frame.minY + 2 * grid, width: width,
      height: OverdueBanner.height)
    placePast()
    placeCards()
  }

  /// Places the cards at the bottom, those that are visible at the same time above each other.
  private func placeCards() {
    let grid = Palette.grid
    var bottom = isPast && showsHint ? hint.frame.minY - grid : bounds.height - grid
    func place(_ card: UIView, _ size: CGSize, gap: CGFloat) {
      let y = bottom - gap - size.height
      card.frame = CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: y, width: size.width,
        height: size.height)
      if !card.isHidden { bottom = y }
    }
    place(space, ExplodedBar.size(in: bounds.width), gap: 0)
    if space.isHidden { bottom = bounds.height - grid }
    place(reload, reload.size(in: bounds.width), gap: grid)
    place(share, share.size(in: bounds.width), gap: grid)
  }

  /// A Boolean value that indicates whether there is space for the hint between the ring around the
  /// canvas and the transport bar.
  var showsHint: Bool { hint.frame.maxY + 4 <= bounds.height }

  private func placePast() {
    let frame = screen.frame
    ring.frame = frame.insetBy(dx: -5, dy: -5)
    ring.layer.cornerRadius = Self.radius * screen.transform.a + 5
    hint.frame = CGRect(x: 0, y: frame.maxY + 12, width: bounds.width, height: 16)
    hint.alpha = showsHint ? 1 : 0
    let size = message.fittingSize
    message.frame = CGRect(
      x: (frame.midX - size.width / 2).rounded(), y: (frame.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  private func placeScreen() {
    let margin = PaneLayout.canvasMargin
    let fit = min(
      (bounds.width - 2 * margin) / device.width,
      (bounds.height - 2 * margin) / device.height)
    // Scales above 1 are multiples of 0.5, so that the picture stays sharp.
    let scale = fit >= 1.5 ? (fit * 2).rounded(.down) / 2 : min(max(fit, 0.1), 1)
    // The upper left corner lies on a whole point; otherwise text would be painted between pixels.
    let size = CGSize(width: screen.bounds.width * scale, height: screen.bounds.height * scale)
    let corner = CGPoint(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded())
    for view in [shadow, screen] {
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
    }
  }
}
