import GlissadeDrawing

/// The visible pixels of each step, which are not covered by later steps.
struct VisibleParts {
  enum Part {
    case none
    case rect(PixelRect)
    case region(Region)

    var region: Region {
      switch self {
      case .none: Region([])
      case .rect(let rect): Region(rect)
      case .region(let region): region
      }
    }
  }

  private(set) var parts: [Part]
  /// The pixels that no step replaces.
  private(set) var uncovered: Region

  /// The size in pixels below which opaque rectangles are ignored, because they hide too little.
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
}

extension Region {
  /// Returns the part within a rectangle.
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
