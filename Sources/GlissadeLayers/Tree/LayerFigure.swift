import Foundation
import GlissadeDrawing

/// What a layer of a drawing class shows of itself, besides what every layer has.
enum LayerFigure: Equatable {
  case shape(ShapeLook)
  case gradient(GradientLook)
  case backdrop(BackdropLook)

  /// - Parameter outline: the layer's bounds with their round corners.
  func commands(in outline: RoundedRect) -> [DrawCommand] {
    switch self {
    case .shape(let look): look.commands
    case .gradient(let look): look.commands(in: outline)
    case .backdrop(let look): look.commands(in: outline)
    }
  }

  /// An animatable property; nil where this kind of layer has none of that name. Setting one that it
  /// has not, or to a value of another kind, does nothing.
  subscript(key: LayerKey) -> AnimatableValue? {
    get {
      switch self {
      case .shape(let look): look[key]
      case .gradient(let look): look[key]
      case .backdrop(let look): look[key]
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
