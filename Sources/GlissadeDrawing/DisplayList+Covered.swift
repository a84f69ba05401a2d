extension DisplayList {
  /// Returns the same picture with more commands drawn over it.
  package func covered(by overlay: [DrawCommand]) -> DisplayList {
    guard !overlay.isEmpty else { return self }
    var list = self
    // The commands are added to the root, which keeps its identity, so that the damage between a
    // picture with an overlay and one without can be determined.
    list.root = DisplayGroup(
      id: root.id, transform: root.transform, opacity: root.opacity, clip: root.clip,
      shadow: root.shadow,
      commands: root.commands + [.group(DisplayGroup(id: .max, commands: overlay))])
    return list
  }
}
