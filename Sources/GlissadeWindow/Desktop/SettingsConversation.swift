import Foundation
import UIKit

/// A conversation with the desktop's settings portal about motion and style, as bytes to be sent
/// and bytes that were received.
///
/// It asks three settings and for a notice of each later change: `reduced-motion` and
/// `color-scheme` of the desktops' common settings, and GNOME's older `enable-animations`, which
/// other desktops set, too. An error, as from a portal that knows no such setting, is an answer
/// without a value.
struct SettingsConversation: Sendable {
  /// The names of the portal, its object and its interface.
  private static let service = "org.freedesktop.portal.Desktop"
  private static let object = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// A setting that is asked.
  private enum Setting: UInt32, CaseIterable {
    // The numbers are those of the calls.
    case reducedMotion = 3
    case animations
    case colorScheme

    /// The namespace and the key.
    var name: [String] {
      switch self {
      case .reducedMotion: ["org.freedesktop.appearance", "reduced-motion"]
      case .animations: ["org.gnome.desktop.interface", "enable-animations"]
      case .colorScheme: ["org.freedesktop.appearance", "color-scheme"]
      }
    }
  }

  /// The values of the settings that the portal has.
  private var values: [Setting: DBusValue] = [:]
  private var stream = DBusStream()

  /// A Boolean value that indicates whether the desktop wants less motion, or `nil` if it does not
  /// say.
  var reducesMotion: Bool? {
    if case .number(let number)? = values[.reducedMotion] { return number == 1 }
    if case .boolean(let isEnabled)? = values[.animations] { return !isEnabled }
    return nil
  }

  /// The style that the desktop prefers: `.unspecified` if it has no preference, or `nil` if it
  /// does not say.
  var style: UIUserInterfaceStyle? {
    guard case .number(let number)? = values[.colorScheme] else { return nil }
    switch number {
    case 1: return .dark
    case 2: return .light
    default: return .unspecified
    }
  }

  /// Returns preferences with the values that the portal has.
  func updated(_ known: DesktopPreferences) -> DesktopPreferences {
    DesktopPreferences(
      reducesMotion: reducesMotion ?? known.reducesMotion, style: style ?? known.style)
  }

  /// Returns the bytes that open the conversation. They can be sent at once: the bus answers one
  /// after the other.
  ///
  /// - Parameter user: The number of the user, by which the bus identifies the program.
  static func opening(user: UInt32) -> [UInt8] {
    let rule = "type='signal',interface='\(interface)',member='SettingChanged'"
    let bus = DBusStream.bus
    let match = DBusMessage(
      kind: .call, serial: 2, destination: bus, path: "/org/freedesktop/DBus", interface: bus,
      member: "AddMatch", body: [.text(rule)])
    let questions = Setting.allCases.map { setting in
      DBusMessage(
        kind: .call, serial: setting.rawValue, destination: service, path: object,
        interface: interface, member: "Read", body: setting.name.map { .text($0) })
    }
    return DBusStream.opening(user: user) + ([match] + questions).flatMap(\.bytes)
  }

  /// Adds bytes that were received.
  ///
  /// - Throws: `DBusFault` if the bus refuses the program or sends nonsense; then the conversation
  ///   is over.
  mutating func receive(_ bytes: some Sequence<UInt8>) throws(DBusFault) {
    for message in try stream.receive(bytes) { take(message) }
  }

  private mutating func take(_ message: DBusMessage) {
    switch message.kind {
    case .reply:
      guard let setting = message.replySerial.flatMap(Setting.init) else { return }
      values[setting] = message.body.first
    case .signal where message.member == "SettingChanged" && message.body.count == 3:
      let name = Array(message.body.prefix(2))
      let setting = Setting.allCases.first { $0.name.map { .text($0) } == name }
      if let setting { values[setting] = message.body[2] }
    case .call, .error, .signal: break
    }
  }
}
