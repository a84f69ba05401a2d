import Foundation
import GlissadeDrawing

/// The content that a layer subclass such as `CAShapeLayer` draws in addition to that of `CALayer`.
enum LayerFigure: Equatable {
  case shape(ShapeLook)
  case gradient(GradientLook)
  case backdrop(BackdropLook)
  case replicator(ReplicatorLook)

  /// Returns the commands that draw the content.
  ///
  /// - Parameter outline: The layer's bounds with rounded corners.
  func commands(in outline: RoundedRect) -> [DrawCommand] {
    switch self {
    case .shape(let look): look.commands
    case .gradient(let look): look.commands(in: outline)
    case .backdrop(let look): look.commands(in: outline)
    case .replicator: []
    }
  }

  /// The value of an animatable property, or `nil` if this kind of layer does not have the
  /// property. Setting a missing property, or a value of another kind, has no effect.
  subscript(key: LayerKey) -> AnimatableValue? {
    get {
      switch self {
      case .shape(let look): look[key]
      case .gradient(let look): look[key]
      case .backdrop(let look): look[key]
      case .replicator(let look): look[key]
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .shape(var look):
        look.set(key, newValue)
        self = .shape(look)
      case .gradient(var look):
        look.set(key, newValue)
        self = .gradient(look)
      case .backdrop(var look):
        look.set(key, newValue)
        self = .backdrop(look)
      case .replicator(var look):
        look.set(key, newValue)
        self = .replicator(look)
      }
    }
  }
}

extension ShapeLook {
  fileprivate subscript(key: LayerKey) -> AnimatableValue? {
    switch key {
    case .path: .path(path)
    case .fillColor: .color(fillColor)
    case .strokeColor: .color(strokeColor)
    case .lineWidth: .number(lineWidth)
    case .strokeStart: .number(strokeStart)
    case .strokeEnd: .number(strokeEnd)
    case .miterLimit: .number(miterLimit)
    case .lineDashPhase: .number(lineDashPhase)
    default: nil
    }
  }

  fileprivate mutating func set(_ key: LayerKey, _ value: AnimatableValue) {
    switch (key, value) {
    case (.path, .path(let path)): self.path = path
    case (.fillColor, .color(let color)): fillColor = color
    case (.strokeColor, .color(let color)): strokeColor = color
    case (.lineWidth, .number(let number)): lineWidth = number
    case (.strokeStart, .number(let number)): strokeStart = number
    case (.strokeEnd, .number(let number)): strokeEnd = number
    case (.miterLimit, .number(let number)): miterLimit = number
    case (.lineDashPhase, .number(let number)): lineDashPhase = number
    default: break
    }
  }
}

extension GradientLook {
  fileprivate subscript(key: LayerKey) -> AnimatableValue? {
    switch key {
    case .colors: .colors(colors)
    case .locations: .numbers(locations)
    case .startPoint: .point(startPoint)
    case .endPoint: .point(endPoint)
    default: nil
    }
  }

  fileprivate mutating func set(_ key: LayerKey, _ value: AnimatableValue) {
    switch (key, value) {
    case (.colors, .colors(let colors)): self.colors = colors
    case (.locations, .numbers(let numbers)): locations = numbers
    case (.startPoint, .point(let point)): startPoint = point
    case (.endPoint, .point(let point)): endPoint = point
    default: break
    }
  }
}

extension BackdropLook {
  fileprivate subscript(key: LayerKey) -> AnimatableValue? {
    switch key {
    case .backdropRadius: .number(radius)
    case .backdropSaturation: .number(saturation)
    case .backdropTint: .color(tint)
    default: nil
    }
  }

  fileprivate mutating func set(_ key: LayerKey, _ value: AnimatableValue) {
    switch (key, value) {
    case (.backdropRadius, .number(let number)): radius = number
    case (.backdropSaturation, .number(let number)): saturation = number
    case (.backdropTint, .color(let color)): tint = color ?? .clear
    default: break
    }
  }
}

extension ReplicatorLook {
  fileprivate subscript(key: LayerKey) -> AnimatableValue? {
    switch key {
    case .instanceCount: .number(count)
    case .instanceDelay: .number(delay)
    case .instanceTransform: .transform(transform)
    case .instanceColor: .color(color)
    case .instanceRedOffset: .number(offsets.red)
    case .instanceGreenOffset: .number(offsets.green)
    case .instanceBlueOffset: .number(offsets.blue)
    case .instanceAlphaOffset: .number(offsets.alpha)
    default: nil
    }
  }

  fileprivate mutating func set(_ key: LayerKey, _ value: AnimatableValue) {
    switch (key, value) {
    case (.instanceCount, .number(let number)): count = number
    case (.instanceDelay, .number(let number)): delay = number
    case (.instanceTransform, .transform(let transform)): self.transform = transform
    case (.instanceColor, .color(let color)): self.color = color
    case (.instanceRedOffset, .number(let number)): offsets.red = number
    case (.instanceGreenOffset, .number(let number)): offsets.green = number
    case (.instanceBlueOffset, .number(let number)): offsets.blue = number
    case (.instanceAlphaOffset, .number(let number)): offsets.alpha = number
    default: break
    }
  }
}
