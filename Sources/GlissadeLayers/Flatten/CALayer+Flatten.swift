import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension LayerHost {
  /// Returns the picture of the layer tree at the host's current instant. The pictures of unchanged
  /// subtrees are shared with the last picture.
  package func flatten(size: CGSize, scale: CGFloat, background: CGColor) -> DisplayList {
    needsFlatten = false
    colors.begin()
    let pass = FlattenPass(purpose: .frame, host: self)
    let group = root.flattened(root.values(at: now), in: nil, pass)
    return DisplayList(
      size: size, scale: scale, background: background,
      root: group ?? DisplayGroup(id: 0, commands: []))
  }
}

extension CALayer {
  /// Returns the picture of this layer and its subtree in the parent's plane, or `nil` if the layer
  /// is invisible.
  ///
  /// - Parameter place: The place of this layer in space, which differs from the plane of its
  ///   superlayer for a sublayer of a transform layer.
  func flattened(
    _ values: LayerProperties, in parent: LayerProperties?, at place: SpatialLayer? = nil,
    _ pass: FlattenPass
  ) -> DisplayGroup? {
    let look = LastLook(values.placement, of: modelValues.placement)
    if pass.purpose == .frame { cache.look = look }
    let transition = transition(pass)
    let isVisible = values.placement.isVisible
    guard isVisible || transition?.animation.showsOld == true else { return nil }
    let plane = place?.planeInSpace ?? values.planeInParent(of: parent)
    guard plane.isTranslation || values.isSeen(through: plane) else { return nil }
    let outer = Double(place?.opacity ?? 1)
    let new = isVisible ? content(values, pass) : DisplayGroup(commands: [])
    if let (animation, progress) = transition {
      let shown = animation.shown(new, look)
      let picture = animation.picture(from: shown.old, to: shown.new, values, progress)
      return picture.with(transform: plane, opacity: shown.opacity * outer)
    }
    let (group, opacity) = (new, Double(min(values.placement.opacity, 1)) * outer)
    if !allowsGroupOpacity, opacity < 1 { return group.fadingParts(opacity, transform: plane) }
    return group.with(transform: plane, opacity: opacity)
  }

  /// Returns the picture of this layer and its subtree in the layer's own plane.
  func content(_ values: LayerProperties, _ pass: FlattenPass) -> DisplayGroup {
    if pass.purpose != .model, pass.delay == 0, cache.isContentValid, let content = cache.content,
      cache.appearance == values.appearance, cache.vanishingPoint == values.vanishingPoint
    {
      return content
    }
    let look = values.appearance
    let group = DisplayGroup(
      id: pass.purpose == .frame ? pass.host.map { identity(in: $0) } ?? 0 : 0,
      transform: .identity,
      opacity: 1, contents: masked(values, pass))
    guard pass.purpose == .frame else { return group }
    cache.content = group
    cache.appearance = look
    cache.vanishingPoint = values.vanishingPoint
    cache.isContentValid = true
    return group
  }

  /// Marks a transform layer as shown. The layer has no picture of its own, because its sublayers
  /// are in the picture of its superlayer.
  func markExpanded(in host: LayerHost?) {
    cache.content = DisplayGroup(id: host.map { identity(in: $0) } ?? 0, commands: [])
    cache.isContentValid = true
  }

  /// Returns the identity of the layer, a number counted per scene. Trees that are built in the
  /// same way have the same identities in every run.
  private func identity(in host: LayerHost) -> UInt64 {
    if cache.idHost !== host {
      cache.id = host.nextID()
      cache.idHost = host
    }
    return cache.id
  }

  private func masked(_ values: LayerProperties, _ pass: FlattenPass) -> DisplayContents {
    let commands = commands(values, pass)
    let shadow = shadow(values.appearance, of: commands)
    let all = DisplayContents(clip: nil, shadow: shadow, commands: commands)
    guard let layer = maskStorage else { return all }
    guard let mask = flattenedMask(layer, pass) else {
      return DisplayContents(clip: nil, shadow: nil, commands: [])
    }
    if shadow == nil { return DisplayContents(mask: mask, commands: commands) }
    let group = DisplayGroup(id: 0, transform: .identity, opacity: 1, contents: all)
    return DisplayContents(mask: mask, commands: [.group(group)])
  }

  private func commands(_ values: LayerProperties, _ pass: FlattenPass) -> [DrawCommand] {
    let look = values.appearance
    let outline = outline(of: look)
    var commands: [DrawCommand] = []
    if let fill = look.backgroundColor, fill.alpha > 0, !outline.rounded.rect.isEmpty {
      commands.append(outline.filled(fill))
    }
    let inner = inside(values, pass)
    if look.masksToBounds, !inner.isEmpty {
      commands.append(outline.clipping(inner))
    } else {
      commands += inner
    }
    if look.borderWidth > 0, let color = look.borderColor, color.alpha > 0 {
      commands.append(outline.bordered(Border(width: look.borderWidth, color: color)))
    }
    return commands
  }

  private func outline(of look: LayerProperties.Appearance) -> LayerOutline {
    LayerOutline(look.outline, curve: cornerCurve)
  }

  private func inside(_ values: LayerProperties, _ pass: FlattenPass) -> [DrawCommand] {
    let look = values.appearance
    var commands = look.figure.map { outline(of: look).commands(of: $0) } ?? []
    if let contents { commands += pictures(contents, in: look) }
    commands += contentCommands
    for child in spatialLayers(values, pass) {
      let group = child.layer.flattened(child.values, in: values, at: child, child.pass)
      if let group { commands.append(.group(child.recolored(group))) }
    }
    return commands
  }

  private func pictures(
    _ image: CGImage, in look: LayerProperties.Appearance
  ) -> [DrawCommand] {
    let pixels = image.exactSize
    let part = look.contentsRect.intersection(StretchedPicture.everything)
    guard part.width > 0, part.height > 0 else { return [] }
    let points = CGSize(
      width: pixels.width * part.width / look.contentsScale,
      height: pixels.height * part.height / look.contentsScale)
    var picture = StretchedPicture(
      image: image, size: points, part: part, center: look.contentsCenter)
    picture.repeatsCenter = repeatsContentsCenter
    picture.filter = contentsFilter
    return picture.commands(in: look.contentsGravity.place(points, in: look.bounds))
  }

  private func shadow(
    _ look: LayerProperties.Appearance, of commands: [DrawCommand]
  ) -> ShadowCommand? {
    guard look.shadowOpacity > 0, !look.masksToBounds, let color = look.shadowColor,
      color.alpha > 0
    else { return nil }
    return ShadowCommand(
      color: color.multiplyingAlpha(by: Double(min(look.shadowOpacity, 1))),
      offset: look.shadowOffset, sigma: max(0, look.shadowRadius),
      caster: shadowCaster(look, of: commands))
  }

  /// Returns the shape that casts the layer's shadow. This is the outline if the background is
  /// opaque and contains the sublayers, because it then casts the same shadow as the whole content.
  private func shadowCaster(
    _ look: LayerProperties.Appearance, of commands: [DrawCommand]
  ) -> ShadowCommand.Caster {
    if let path = look.shadowPath { return .path(path) }
    let outline = outline(of: look)
    guard let fill = look.backgroundColor, fill.alpha == 1,
      commands.allSatisfy(outline.contains)
    else { return .content }
    return outline.caster
  }
}

extension DisplayGroup {
  /// Returns the group with the opacity applied to each of its commands instead of the group as a
  /// whole.
  fileprivate func fadingParts(_ opacity: Double, transform: ProjectiveTransform) -> DisplayGroup {
    guard mask == nil, shadow == nil, dissolve == nil else {
      return with(transform: transform, opacity: opacity)
    }
    let parts = commands.map { command -> DrawCommand in
      if case .group(let group) = command {
        let faded = group.with(transform: group.transform, opacity: group.opacity * opacity)
        return .group(faded)
      }
      return .group(DisplayGroup(opacity: opacity, commands: [command]))
    }
    return DisplayGroup(
      id: id, transform: transform, opacity: 1,
      contents: DisplayContents(clip: clip, shadow: nil, commands: parts))
  }
}

extension LayerProperties.Appearance {
  /// The bounds with rounded corners, whose radius is limited so that corners never overlap.
  var outline: RoundedRect {
    let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2))
    func of(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
    return RoundedRect(
      rect: bounds, topLeft: of(.layerMinXMinYCorner), topRight: of(.layerMaxXMinYCorner),
      bottomRight: of(.layerMaxXMaxYCorner), bottomLeft: of(.layerMinXMaxYCorner))
  }
}

extension CALayerContentsGravity {
  /// Returns the rectangle in `bounds` into which an image of `size` points is drawn.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0, self != .resize else { return bounds }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    let factor: CGFloat =
      switch self {
      case .resizeAspect: min(across, down)
      case .resizeAspectFill: max(across, down)
      default: 1
      }
    let fitted = CGSize(width: size.width * factor, height: size.height * factor)
    let free = CGSize(width: bounds.width - fitted.width, height: bounds.height - fitted.height)
    return CGRect(
      origin: CGPoint(
        x: bounds.minX + free.width * alignment.x, y: bounds.minY + free.height * alignment.y),
      size: fitted)
  }

  /// The fraction of the free space that is left of the image (x) and above it (y), 0…1.
  private var alignment: CGPoint {
    switch self {
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}
