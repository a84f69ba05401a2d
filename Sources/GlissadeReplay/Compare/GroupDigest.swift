import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// What one layer shows, in few numbers: enough to say, when a replay differs, which view and what of it.
///
/// Places and sizes are kept to 1e-8, to be compared within a tolerance; everything else, the same numbers
/// included, goes into a 32-bit hash over numbers rounded to 2⁻²⁰ (about 1e-6), so that it does not depend
/// on last bits either. That a frame is the same to the last bit is for the picture's own hash to say.
package struct GroupDigest: Hashable, Sendable {
  /// What of a layer may differ, in the order in which it is looked at.
  package enum Property: String, CaseIterable, Sendable {
    case position, transform, alpha, size
    case superview
    case appearance
    case order = "order of subviews"
  }

  /// Where the layer's own origin lies in its parent's plane, in points.
  var at = [0.0, 0.0]
  /// The rest of the way to the parent's plane: m11, m12, m21, m22, where there is perspective m13, m23
  /// and m33 besides; empty for a mere shift.
  var turn: [Double] = []
  var alpha = 1.0
  /// The box of what it draws itself, in its own points: x, y, width, height; empty if nothing.
  var box: [Double] = []
  /// The layer around it; 0 for the root.
  var parent: UInt64 = 0
  /// Hash of what it draws itself, its clip, mask and shadow.
  var look: UInt32 = 0
  /// Hash of which layers are in it, in which order.
  var order: UInt32 = 0

  /// A number as it is kept: to the nearest 1e-8, in half the digits.
  static func kept(_ number: Double) -> Double {
    // Not −0, which would be another value to write.
    abs(number) < 1e6 ? (number * 1e8).rounded() / 1e8 + 0 : number
  }

  /// How far apart numbers may be that count as equal between machines, in points.
  package static let tolerance = 1e-6

  /// The first property that differs.
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

  /// A property's value, to be read.
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
  /// What has to be written for who knows `last` already; nil if nothing.
  func change(from last: GroupDigest?, id: UInt64) -> PictureChange.Group? {
    let old = last ?? GroupDigest()
    if last == self { return nil }
    return PictureChange.Group(
      id: id, parent: parent == old.parent ? nil : parent, at: at == old.at ? nil : at,
      turn: turn == old.turn ? nil : turn, alpha: alpha == old.alpha ? nil : alpha,
      box: box == old.box ? nil : box, look: look == old.look ? nil : look,
      order: order == old.order ? nil : order)
  }

  /// Takes over what was written.
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

/// Gathers what a group draws itself: its own commands, and those of nameless groups in it.
struct OwnLook {
  private static let grain = 1.0 / 1_048_576

  private var look = StableHasher(roundingTo: grain)
  private var order = StableHasher()
  private var box = CGRect.null
  /// The groups in it that have an identity.
  private(set) var children: [DisplayGroup] = []

  /// - Parameter isNew: whether a group with this identity has not been met in the picture yet; a second
  ///   one is a likeness, and part of what draws it.
  init(of contents: DisplayContents, isNew: (UInt64) -> Bool) {
    add(contents, isNew)
  }

  private mutating func add(_ contents: DisplayContents, _ isNew: (UInt64) -> Bool) {
    look.combine(contents.clip)
    look.combine(contents.mask)
    look.combine(contents.shadow)
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

  func write(into digest: inout GroupDigest) {
    digest.look = UInt32(truncatingIfNeeded: look.finalize())
    digest.order = UInt32(truncatingIfNeeded: order.finalize())
    digest.box =
      box.isNull ? [] : [box.minX, box.minY, box.width, box.height].map { GroupDigest.kept($0) }
  }
}
