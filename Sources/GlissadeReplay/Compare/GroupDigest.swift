import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A summary of one layer's picture. It is sufficient to find the view and the property that differ
/// in a replay.
///
/// Positions and sizes are rounded to 1e-8 and compared with a tolerance. All other values are
/// combined in a 32-bit hash of numbers rounded to 2⁻²⁰ (about 1e-6), so that the hash does not
/// depend on the last bits of the numbers, either. Only the hash of the whole picture is exact.
package struct GroupDigest: Hashable, Sendable {
  /// A property of a layer that can differ. The cases are in the order of comparison.
  package enum Property: String, CaseIterable, Sendable {
    case position, transform, alpha, size
    case superview
    case appearance
    case order = "order of subviews"
  }

  /// The position of the layer's origin in its parent's plane, in points.
  var at = [0.0, 0.0]
  /// The transform to the parent's plane without its translation: m11, m12, m21, m22, followed by
  /// m13, m23 and m33 if there is perspective. It is empty if the transform is a translation only.
  var turn: [Double] = []
  /// The opacity of the layer, 0…1.
  var alpha = 1.0
  /// The bounding box of the layer's own drawing in its own points: x, y, width, height. It is
  /// empty for a layer that draws nothing itself.
  var box: [Double] = []
  /// The identity of the parent layer; 0 for the root layer.
  var parent: UInt64 = 0
  /// A hash of the layer's own drawing, clip, mask and shadow.
  var look: UInt32 = 0
  /// A hash of the identities of the child layers in their order.
  var order: UInt32 = 0

  /// Returns a number rounded to 1e-8, which needs half as many digits as the exact number.
  static func rounded(_ number: Double) -> Double {
    // Adding 0 turns −0 into 0, so that it is not written as another value.
    abs(number) < 1e6 ? (number * 1e8).rounded() / 1e8 + 0 : number
  }

  /// The greatest difference in points for which numbers of different machines count as equal.
  package static let tolerance = 1e-6

  /// Returns the first property that differs from another digest, or `nil` if all are equal.
  func firstDifference(from other: GroupDigest) -> Property? {
    Property.allCases.first { !isEqual($0, to: other) }
  }

  private func isEqual(_ property: Property, to other: GroupDigest) -> Bool {
    switch property {
    case .position: Self.areClose(at, other.at)
    case .transform: Self.areClose(turn, other.turn)
    case .alpha: Self.areClose([alpha], [other.alpha])
    case .size: Self.areClose(box, other.box)
    case .superview: parent == other.parent
    case .appearance: look == other.look
    case .order: order == other.order
    }
  }

  private static func areClose(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Returns the value of a property as text.
  func text(of property: Property) -> String {
    func list(_ numbers: [Double]) -> String {
      numbers.isEmpty ? "none" : "(" + numbers.map(\.description).joined(separator: ", ") + ")"
    }
    switch property {
    case .position: return list(at)
    case .transform: return list(turn)
    case .alpha: return alpha.description
    case .size: return list(box)
    case .superview: return "layer \(parent)"
    case .appearance: return "hash \(String(look, radix: 16))"
    case .order: return "hash \(String(order, radix: 16))"
    }
  }
}

extension GroupDigest {
  /// Returns the changes from an earlier digest, or `nil` if there are none.
  ///
  /// - Parameters:
  ///   - last: The earlier digest; `nil` for a new layer.
  ///   - id: The identity of the layer.
  func change(from last: GroupDigest?, id: UInt64) -> PictureChange.Group? {
    let old = last ?? GroupDigest()
    if last == self { return nil }
    return PictureChange.Group(
      id: id, parent: parent == old.parent ? nil : parent, at: at == old.at ? nil : at,
      turn: turn == old.turn ? nil : turn, alpha: alpha == old.alpha ? nil : alpha,
      box: box == old.box ? nil : box, look: look == old.look ? nil : look,
      order: order == old.order ? nil : order)
  }

  /// Applies the recorded changes of a frame to the digest.
  mutating func apply(_ change: PictureChange.Group) {
    parent = change.parent ?? parent
    at = change.at ?? at
    turn = change.turn ?? turn
    alpha = change.alpha ?? alpha
    box = change.box ?? box
    look = change.look ?? look
    order = change.order ?? order
  }
}

/// The drawing of one group: its own commands and those of its child groups that have no identity.
struct OwnLook {
  private static let grain = 1.0 / 1_048_576

  private var look = StableHasher(roundingTo: grain)
  private var order = StableHasher()
  private var box = CGRect.null
  /// The child groups that have an identity.
  private(set) var children: [DisplayGroup] = []

  /// Collects the drawing of a group and of its children without an identity.
  ///
  /// - Parameters:
  ///   - contents: The contents of the group.
  ///   - isNew: A closure that returns whether an identity occurs for the first time in the
  ///     picture. A second group with the same identity is a copy and counts as drawing.
  init(of contents: DisplayContents, isNew: (UInt64) -> Bool) {
    add(contents, isNew)
  }

  private mutating func add(_ contents: DisplayContents, _ isNew: (UInt64) -> Bool) {
    look.combine(contents.clip)
    look.combine(contents.mask)
    look.combine(contents.shadow)
    if let dissolve = contents.dissolve { look.combine(dissolve) }
    for command in contents.commands {
      switch command {
      case .group(let group) where group.id != 0 && isNew(group.id):
        children.append(group)
        order.combine(group.id)
      case .group(let group):
        look.combine(group.transform)
        look.combine(group.opacity)
        add(group.contents, isNew)
      default:
        look.combine(command)
        box = box.union(command.bounds)
      }
    }
  }

  /// Writes the hashes of the collected drawing into a digest.
  func write(into digest: inout GroupDigest) {
    digest.look = UInt32(truncatingIfNeeded: look.finalize())
    digest.order = UInt32(truncatingIfNeeded: order.finalize())
    digest.box =
      box.isNull ? [] : [box.minX, box.minY, box.width, box.height].map { GroupDigest.rounded($0) }
  }
}
