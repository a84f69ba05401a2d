/// A file that is not ported, because it is not Swift, a test or a link.
enum OtherFile: CaseIterable, Sendable {
  case interface, foreignSource, picture, test, link, unimportant

  init(_ path: String) {
    let name = path.split(separator: "/").last ?? ""
    switch name.split(separator: ".").last?.lowercased() ?? "" {
    case "storyboard", "xib", "nib": self = .interface
    case "m", "mm", "h", "c", "cpp", "metal": self = .foreignSource
    case "xcassets", "png", "jpg", "jpeg", "pdf", "gif": self = .picture
    default: self = .unimportant
    }
  }

  /// Returns what is left to a person, or nil.
  func finding(file: Int) -> Finding? {
    let line = SourceLine(file: file, line: 1)
    return message.map {
      Finding(rule: rule, kind: .left, line: line, message: $0, others: self)
    }
  }

  /// The subject in the report.
  var rule: Rule { self == .interface ? .storyboards : .files }

  /// The work that is left to a person, or `nil`.
  var message: String? {
    switch self {
    case .interface: "Interface files are not read: make the controllers and views in code."
    case .foreignSource: "Sources that are not Swift are left out."
    case .picture: "Pictures are not copied: add them to a bundle for UIImage(named:in:)."
    case .test: "Tests are left out: test the ported code with GlissadeTesting."
    case .link: "Links that lead out of the sources are left out: give what they lead to."
    case .unimportant: nil
    }
  }
}
