/// A file that is not ported, because it is not Swift, a test or a link.
enum OtherFile {
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
    let rule = self == .interface ? Rule.storyboards : .files
    let line = SourceLine(file: file, line: 1)
    return message.map { Finding(rule: rule, kind: .left, line: line, message: $0) }
  }

  private var message: String? {
    switch self {
    case .interface: "Interface files are not read: make the controllers and views in code."
    case .foreignSource: "The file is not Swift; it is left out."
    case .picture: "Pictures are not copied: add them to a bundle for UIImage(named:in:)."
    case .test: "Tests are left out: test the ported code with GlissadeTesting."
    case .link: "The link leads out of the sources; give what it leads to."
    case .unimportant: nil
    }
  }
}
