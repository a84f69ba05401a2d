import Foundation

/// The memory in bytes that a set of pictures uses. The pictures share unchanged parts.
///
/// A part counts once, no matter how many pictures contain it. The time to add a picture is
/// proportional to the number of its new parts.
package struct PictureLedger {
  private struct Part {
    /// The number of pictures and parts that contain this part.
    var holders: Int
    var bytes: Int
  }

  private var parts: [ObjectIdentifier: Part] = [:]
  /// The memory of all parts in bytes, including the allocator's overhead.
  package private(set) var bytes = 0

  package init() {}

  /// Adds a picture. The same picture can be added several times.
  package mutating func add(_ list: DisplayList) { hold(list.root.contents) }

  /// Removes a picture that was added.
  package mutating func remove(_ list: DisplayList) { drop(list.root.contents) }

  private mutating func hold(_ contents: DisplayContents) {
    guard isNew(ObjectIdentifier(contents), bytes: contents.ownBytes) else { return }
    contents.forEachPart(
      { hold($0) }, image: { _ = isNew(ObjectIdentifier($0), bytes: $0.ownBytes) })
  }

  private mutating func drop(_ contents: DisplayContents) {
    guard isGone(ObjectIdentifier(contents)) else { return }
    contents.forEachPart({ drop($0) }, image: { _ = isGone(ObjectIdentifier($0)) })
  }

  private mutating func isNew(_ id: ObjectIdentifier, bytes own: @autoclosure () -> Int) -> Bool {
    if parts[id] != nil {
      parts[id]?.holders += 1
      return false
    }
    let part = Part(holders: 1, bytes: own())
    parts[id] = part
    bytes += part.bytes
    return true
  }

  private mutating func isGone(_ id: ObjectIdentifier) -> Bool {
    guard var part = parts[id] else {
      assertionFailure("A picture is dropped that was never kept.")
      return false
    }
    part.holders -= 1
    parts[id] = part.holders > 0 ? part : nil
    guard part.holders == 0 else { return false }
    bytes -= part.bytes
    return true
  }
}

extension DisplayContents {
  /// The memory of this object in bytes, without its groups and images.
  fileprivate var ownBytes: Int {
    typealias Fields = (
      RoundedRect?, DisplayMask?, ShadowCommand?, [DrawCommand], CGRect, CGRect, Bool, Bool, Int,
      Bool,
      UInt64
    )
    var bytes = Block.bytes(MemoryLayout<Fields>.size) + Block.bytes(of: commands)
    for command in commands { bytes += command.ownBytes }
    if case .path(let path, _)? = mask { bytes += Block.bytes(of: path.elements) }
    if case .path(let path)? = shadow?.caster { bytes += Block.bytes(of: path.elements) }
    return bytes
  }

  /// Calls `group` with the contents of each direct subgroup and `image` with each direct image.
  fileprivate func forEachPart(_ group: (DisplayContents) -> Void, image: (CGImage) -> Void) {
    for command in commands {
      switch command {
      case .group(let child): group(child.contents)
      case .image(let command): image(command.image)
      case .shape, .path, .text, .gradient, .backdrop: break
      }
    }
    if case .alpha(let masking)? = mask { group(masking.contents) }
    if let dissolve { group(dissolve.old.contents) }
  }
}

extension DrawCommand {
  /// The memory that the command uses outside of the array of commands, in bytes, without groups
  /// and images.
  fileprivate var ownBytes: Int {
    switch self {
    case .shape, .group, .image, .backdrop: 0
    case .path(let path): Block.bytes(of: path.path.elements)
    // A string of up to fifteen bytes needs no memory block of its own.
    case .text(let text): text.text.utf8.count > 15 ? Block.bytes(16 + text.text.utf8.count) : 0
    case .gradient(let gradient): Block.bytes(of: gradient.gradient.stops)
    }
  }
}

extension CGImage {
  fileprivate var ownBytes: Int { Block.bytes(96) + Block.bytes(of: pixels) }
}

/// The size of a memory block of the system's allocator.
private enum Block {
  /// Returns the size of a memory block in bytes.
  ///
  /// - Parameter size: The number of stored bytes, without the object's header of two words.
  static func bytes(_ size: Int) -> Int {
    // The size of a block is a multiple of sixteen bytes and includes one word for the allocator.
    (size + 16 + 8 + 15) & ~15
  }

  static func bytes<Element>(of array: [Element]) -> Int {
    array.isEmpty ? 0 : bytes(16 + array.capacity * MemoryLayout<Element>.stride)
  }
}
