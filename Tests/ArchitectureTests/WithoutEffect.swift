/// The list of what exists so that programs compile, and has no effect on a desktop.
///
/// The file is one of the porting tool's. The table of the article Porting is made of it.
struct WithoutEffect {
  struct Area {
    let name: String
    let reason: String
    var declarations: [String] = []
  }

  static let path = "Tools/Port/Sources/PortRules/Tables/WithoutEffect.txt"
  static let heading = "| area | without effect | reason |\n|---|---|---|"

  /// Words with which a doc comment claims that a declaration has no effect.
  static let claims = [
    "a desktop does not have", "a desktop never", "does not happen here", "does not happen on",
    "has no effect", "have no effect", "never called", "never given", "never posted", "never sent",
    "no user can", "none does", "without effect",
  ]

  /// Declarations whose comments name a condition under which something has no effect.
  static let conditional: Set<String> = [
    "CAAnimation", "CAMediaTimingFillMode.removed", "SceneEvent.remark", "SharedElements.end",
    "UIButton.configuration", "UIControl.State.disabled", "UIDynamicAnimator.updateItem",
    "UIGestureRecognizer.state", "UIImpactFeedbackGenerator.impactOccurred",
    "UIPercentDrivenInteractiveTransition.pause", "UITableView.separatorInset",
  ]

  /// The types that have members of a listed protocol, by their names.
  static let protocols = ["UITextField": "UITextInputTraits", "UITextView": "UITextInputTraits"]

  let areas: [Area]

  init(_ text: String) {
    var areas: [Area] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        areas[areas.count - 1].declarations.append(line.filter { $0 != " " })
      } else {
        let parts = line.split(separator: ":", maxSplits: 1)
        let reason = parts[1].drop { $0 == " " }
        areas.append(Area(name: String(parts[0]), reason: String(reason)))
      }
    }
    self.areas = areas
  }

  /// The listed declarations, without the labels of methods.
  var declarations: Set<String> {
    Set(areas.flatMap(\.declarations).map { String($0.prefix { $0 != "(" }) })
  }

  /// The table of the article.
  var table: String { ([Self.heading] + areas.map(\.line)).joined(separator: "\n") }

  /// Returns whether a declaration, a type around it, or the requirement of a protocol that the
  /// declaration implements, is on the list.
  func contains(_ name: String) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    let requirement = [Self.protocols[parts[0]] ?? ""] + parts.dropFirst()
    return parts.indices.contains {
      declarations.contains(parts[...$0].joined(separator: "."))
        || declarations.contains(requirement[...$0].joined(separator: "."))
    }
  }

  /// Returns the declarations that claim to have no effect and are not on the list.
  func unlisted(in file: SourceFile) -> [String] {
    DeclarationScanner(file).declarations().filter { found in
      Self.claims.contains { found.comment.contains($0) } && !contains(found.name)
        && !Self.conditional.contains(found.name)
    }.map {
      "\(file.path):\($0.line): \($0.name) claims to have no effect, and is not in \(Self.path)."
    }
  }
}

extension WithoutEffect.Area {
  /// The row of the table: the members of a type together.
  fileprivate var line: String {
    var groups: [(type: String, members: [String])] = []
    for name in declarations {
      let parts = name.split(separator: ".")
      let type = parts.dropLast().joined(separator: ".")
      if groups.last?.type == type {
        groups[groups.count - 1].members.append(String(parts[parts.count - 1]))
      } else {
        groups.append((type, [String(parts[parts.count - 1])]))
      }
    }
    let texts = groups.map { group in
      let members = group.members.map { "`\($0)`" }.joined(separator: ", ")
      return group.type.isEmpty ? members : "`\(group.type)`: \(members)"
    }
    return "| \(name) | \(texts.joined(separator: "; ")) | \(reason) |"
  }
}
