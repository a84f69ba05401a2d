import GlissadeDrawing

/// The visible pixels of each step of a plan: those that later steps do not cover.
struct VisibleParts {
  enum Part: Equatable {
    case none
    case rect(PixelRect)
    case region(Region)

    var isEmpty: Bool { if case .none = self { true } else { false } }

    var region: Region {
      switch self {
      case .none: Region([])
      case .rect(let rect): Region(rect)
      case .region(let region): region
      }
    }
  }

  private(set) var parts: [Part]
  /// The pixels that no step replaces by opaque ones.
  private(set) var uncovered: Region

  /// The number of pixels below which an opaque rectangle counts as transparent, because it hides
  /// too little.
  private static let smallestCover = 1024

  init(of steps: [PaintStep], in region: Region) {
    parts = [Part](repeating: .none, count: steps.count)
    uncovered = region
    // Neighbouring steps mostly have the same clip.
    var last: (clip: Region, open: Region)?
    for index in steps.indices.reversed() {
      let step = steps[index]
      if last?.clip !== step.clip {
        last = (step.clip, step.clip === region ? uncovered : uncovered.intersection(step.clip))
      }
      guard let open = last?.open else { continue }
      parts[index] = open.part(step.rect)
      if step.isOpaque, step.rect.area >= Self.smallestCover {
        switch parts[index] {
        case .none: continue
        case .rect(let rect): uncovered = uncovered.subtracting(Region(rect))
        case .region(let part): uncovered = uncovered.subtracting(part)
        }
        last = nil
      }
    }
  }

  /// Returns the next visible step if it paints one translucent color over the visible pixels of a
  /// subtree, and nowhere else. Both can then be painted in one pass over the pixels.
  func veil(over index: Int, in steps: [PaintStep]) -> Veil? {
    guard case .subtree = steps[index].work, !parts[index].isEmpty,
      let next = parts[(index + 1)...].firstIndex(where: { !$0.isEmpty }),
      case .fill(.full, let color) = steps[next].work, parts[index] == parts[next]
    else { return nil }
    return Veil(index: next, color: color)
  }
}

/// A step that paints one translucent color over all visible pixels of the step before.
struct Veil {
  /// The index of the step in the plan.
  let index: Int
  let color: CGColor
}

extension Region {
  /// Returns the part of the region within a rectangle.
  fileprivate func part(_ rect: PixelRect) -> VisibleParts.Part {
    if let only = rectangle {
      let part = only.intersection(rect)
      return part.isEmpty ? .none : .rect(part)
    }
    if contains(rect) { return rect.isEmpty ? .none : .rect(rect) }
    let part = intersection(rect)
    return part.isEmpty ? .none : .region(part)
  }
}
