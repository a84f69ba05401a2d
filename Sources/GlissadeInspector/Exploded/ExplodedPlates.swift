import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A layer's own drawing without that of its sublayers, in an exploded picture.
package struct ExplodedPlate: Sendable {
  /// The identity of the layer's picture; 0 for the background.
  package let id: UInt64
  /// The drawing of the layer alone, in the layer's plane.
  let contents: DisplayContents
  /// The transform from the layer's plane to the canvas.
  let plane: ProjectiveTransform
  let opacity: Double
  /// The bounding box of the drawing on the canvas, in points.
  let box: CGRect
  /// The number of plates that are stacked beneath this one.
  fileprivate(set) var level = 0
}

/// The plates of a picture, back to front. Unchanged plates of the last picture are reused as the
/// same objects, so that painters recognize them.
struct ExplodedPlates {
  /// The drawing of a layer alone, and the groups of its sublayers.
  private final class Drawing {
    let own: DisplayContents?
    let parts: [Part]

    init(_ contents: DisplayContents) {
      var parts: [Part] = []
      let commands = Self.own(contents.commands, clip: contents.clip, &parts)
      self.parts = parts
      let isEmpty = commands.isEmpty
      own = isEmpty ? nil : DisplayContents(clip: contents.clip, shadow: nil, commands: commands)
    }

    /// Returns the commands that belong to the layer itself, and appends its sublayers to `parts`.
    private static func own(
      _ commands: [DrawCommand], clip: RoundedRect?, _ parts: inout [Part]
    ) -> [DrawCommand] {
      var own: [DrawCommand] = []
      for command in commands {
        switch command {
        case .backdrop: break
        case .group(let group) where group.id != 0:
          parts.append(Part(group: group, clip: clip?.rect))
        case .group(let group)
        where group.transform.isIdentity && group.mask == nil && group.dissolve == nil:
          let inner = Self.own(group.commands, clip: group.clip ?? clip, &parts)
          if inner.isEmpty { continue }
          own.append(
            .group(DisplayGroup(opacity: group.opacity, clip: group.clip, commands: inner)))
        default: own.append(command)
        }
      }
      return own
    }
  }

  private struct Part {
    let group: DisplayGroup
    /// The clip around the group, in the superlayer's plane.
    let clip: CGRect?
  }

  private struct Surroundings {
    var plane: ProjectiveTransform
    var opacity: Double
    var clip: CGRect
  }

  private var known: [ObjectIdentifier: (contents: DisplayContents, drawing: Drawing)] = [:]
  private var used: [ObjectIdentifier: (contents: DisplayContents, drawing: Drawing)] = [:]
  private var found: [ExplodedPlate] = []

  /// Returns the plates of a picture, the background first.
  mutating func plates(of list: DisplayList) -> [ExplodedPlate] {
    let bounds = CGRect(origin: .zero, size: list.size)
    let ground = ShapeCommand(outline: RoundedRect(rect: bounds, radius: 0), fill: list.background)
    found = [
      ExplodedPlate(
        id: 0, contents: DisplayContents(clip: nil, shadow: nil, commands: [.shape(ground)]),
        plane: .identity, opacity: 1, box: bounds)
    ]
    add(list.root, Surroundings(plane: .identity, opacity: 1, clip: bounds))
    (known, used) = (used, [:])
    defer { found = [] }
    return Self.levelled(found)
  }

  private mutating func add(_ group: DisplayGroup, _ around: Surroundings) {
    let plane = group.transform.concatenating(around.plane)
    let opacity = around.opacity * group.opacity
    guard opacity > 0 else { return }
    let drawing = drawing(of: group.contents)
    if group.mask != nil || group.dissolve != nil {
      // The layers in a masked group or in a cross-dissolve cannot be separated.
      return append(group.id, group.contents, plane, opacity, around.clip)
    }
    if let own = drawing.own { append(group.id, own, plane, opacity, around.clip) }
    for part in drawing.parts {
      let clip = part.clip.flatMap { plane.boundingBox(of: $0) }.map {
        $0.intersection(around.clip)
      }
      let inner = Surroundings(plane: plane, opacity: opacity, clip: clip ?? around.clip)
      if !inner.clip.isEmpty { add(part.group, inner) }
    }
  }

  private mutating func drawing(of contents: DisplayContents) -> Drawing {
    let id = ObjectIdentifier(contents)
    let drawing = known[id]?.drawing ?? used[id]?.drawing ?? Drawing(contents)
    used[id] = (contents, drawing)
    return drawing
  }

  private mutating func append(
    _ id: UInt64, _ contents: DisplayContents, _ plane: ProjectiveTransform, _ opacity: Double,
    _ clip: CGRect
  ) {
    guard let box = plane.boundingBox(of: contents.contentBounds), box.intersects(clip) else {
      return
    }
    var contents = contents
    if !clip.contains(box), plane.isAffine, plane.m12 == 0, plane.m21 == 0,
      let local = plane.inverted()?.boundingBox(of: clip)
    {
      let whole = DisplayGroup(id: 0, transform: .identity, opacity: 1, contents: contents)
      contents = DisplayContents(
        clip: RoundedRect(rect: local, radius: 0), shadow: nil, commands: [.group(whole)])
    }
    found.append(
      ExplodedPlate(
        id: id, contents: contents, plane: plane, opacity: opacity, box: box.intersection(clip)))
  }

  /// Returns the plates with levels at which each lies above all plates that it overlaps.
  private static func levelled(_ plates: [ExplodedPlate]) -> [ExplodedPlate] {
    var plates = plates
    let boxes = plates.map { $0.box.insetBy(dx: 0.5, dy: 0.5) }
    for index in plates.indices.dropFirst() {
      var level = 0
      for beneath in 0..<index
      where plates[beneath].level >= level && boxes[beneath].intersects(boxes[index]) {
        level = plates[beneath].level + 1
      }
      plates[index].level = level
    }
    return plates
  }
}
