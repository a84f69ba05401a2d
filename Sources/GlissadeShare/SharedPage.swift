import Foundation
import GlissadePage
import GlissadeFiles
import GlissadeRaster
import GlissadeReplay

/// A web page that plays runs in a browser. It is one file that needs neither network nor Glissade.
@MainActor package struct SharedPage {
  /// The greatest number of recorded frames in a run of a page: ten minutes at 60 frames per
  /// second.
  package nonisolated static let mostFrames = 36_000

  /// An error of making a page.
  package enum Fault: Error, CustomStringConvertible {
    /// A recording has more frames than a page can hold.
    case tooLong(name: String, frames: Int)
    /// A recording has no frames.
    case empty(name: String)

    package var description: String {
      switch self {
      case .tooLong(let name, let frames):
        "\(name.quoted) has \(frames) frames, and a page holds \(SharedPage.mostFrames) (ten"
          + " minutes); share a shorter recording."
      case .empty(let name):
        "\(name.quoted) has no frames; record something first, with “glissade run --record”."
      }
    }
  }

  /// The HTML text of the page.
  package let html: String

  /// Replays one run, or two runs to compare, and makes a page of them.
  ///
  /// - Parameters:
  ///   - sources: The recordings.
  ///   - title: The title of the page.
  ///   - progress: A closure that receives the completed fraction, 0…1.
  ///
  /// - Throws: `Fault`.
  package init(
    _ sources: [SharedRun.Source], title: String, progress: (Double) -> Void = { _ in }
  ) throws(Fault) {
    for source in sources {
      let count = source.recording.frames.count
      if count == 0 { throw .empty(name: source.name) }
      if count > Self.mostFrames { throw .tooLong(name: source.name, frames: count) }
    }
    let (fonts, pictures) = (FontLibrary(), KeptPictures())
    let encoder = PictureEncoder(fonts: fonts, pictures: pictures)
    var runs: [String] = []
    for (index, source) in sources.enumerated() {
      let run = SharedRun(source, encoder: encoder, fonts: fonts, pictures: pictures) { part in
        progress((Double(index) + part) / Double(sources.count))
      }
      runs.append(run.json)
    }
    let members =
      [
        "\"title\":" + CompactText.string(title),
        "\"glyphUnits\":\(Int(PictureEncoder.glyphUnits))",
        "\"program\":" + CompactText.string(RecordingHeader.programVersion),
      ] + encoder.members + ["\"runs\":" + CompactText.list(runs)]
    let data = "{" + members.joined(separator: ",\n") + "}"
    html = Self.fill(title: title, data: data)
  }

  private static func fill(title: String, data: String) -> String {
    var html = SharedPageTemplate.page
    for (name, text) in SharedPageTemplate.parts {
      html = html.replacingOccurrences(of: "{{\(name)}}", with: text)
    }
    let escaped = title.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
    html = html.replacingOccurrences(of: "{{title}}", with: escaped)
    return html.replacingOccurrences(of: "{{data}}", with: data)
  }
}
