extension DisplayList {
  /// Returns the same picture with more commands drawn over it.
  package func covered(by overlay: [DrawCommand]) -> DisplayList {
    guard !overlay.isEmpty else { return self }
    var list = self
    // The commands are in the root, which keeps its identity, so that a picture with an overlay can
    // be compared with one without.
    list.root = DisplayGroup(
      id: root.id, transform: root.transform, opacity: root.opacity, clip: root.clip,
      shadow: root.shadow,
      commands: root.commands + [.group(DisplayGroup(id: .max, commands: overlay))])
    return list
  }
}
