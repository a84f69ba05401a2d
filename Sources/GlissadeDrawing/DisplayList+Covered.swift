extension DisplayList {
  /// The same picture with more drawn on top of it.
  package func covered(by overlay: [DrawCommand]) -> DisplayList {
    guard !overlay.isEmpty else { return self }
    var list = self
    // In the root, which keeps its identity: a picture with an overlay is compared with one without.
    list.root = DisplayGroup(
      id: root.id, transform: root.transform, opacity: root.opacity, clip: root.clip,
      shadow: root.shadow,
      commands: root.commands + [.group(DisplayGroup(id: .max, commands: overlay))])
    return list
  }
}
