import Foundation
import GlissadeFiles
import UIKit

/// The settings in the files of GTK. The files of a newer version have priority over those of an
/// older one.
struct GTKSettings: Sendable {
  /// A Boolean value that indicates whether interfaces animate, or `nil` if no file contains the
  /// setting.
  let animates: Bool?
  /// The style of interfaces, or `nil` if no file contains the setting.
  let style: UIUserInterfaceStyle?

  private static let longestFile = 1 << 20

  /// Reads the settings files of the user that an environment describes.
  init(environment: [String: String]) {
    let folder = UserFolder.configuration.url(in: environment)
    let texts = ["gtk-4.0", "gtk-3.0"].compactMap { name -> String? in
      let url = folder?.appendingPathComponent("\(name)/settings.ini")
      let bytes = url.flatMap {
        try? FileReader.read($0, as: .settings, limit: Self.longestFile)
      }
      return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
    animates = texts.lazy.compactMap(Self.animates).first
    style = texts.lazy.compactMap(Self.style).first
  }

  /// Returns the value of `gtk-enable-animations` in the group `Settings`, or `nil` if there is
  /// none.
  static func animates(in text: String) -> Bool? {
    truth(of: settings(in: text)["gtk-enable-animations"])
  }

  /// Returns the style that the setting `gtk-application-prefer-dark-theme` or else the name of the
  /// theme determines, or `nil` if there is neither.
  static func style(in text: String) -> UIUserInterfaceStyle? {
    let settings = settings(in: text)
    if let prefersDark = truth(of: settings["gtk-application-prefer-dark-theme"]) {
      return prefersDark ? .dark : .light
    }
    return settings["gtk-theme-name"].map {
      $0.lowercased().hasSuffix("dark") ? .dark : .light
    }
  }

  private static func truth(of value: String?) -> Bool? {
    switch value?.lowercased() {
    case "1", "true": true
    case "0", "false": false
    default: nil
    }
  }

  /// Returns the values of the group `Settings` in the text of a file, by their keys.
  private static func settings(in text: String) -> [String: String] {
    var isInGroup = false
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("[") { isInGroup = line == "[Settings]" }
      let pair = line.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if isInGroup, pair.count == 2 { settings[pair[0]] = pair[1] }
    }
    return settings
  }
}
