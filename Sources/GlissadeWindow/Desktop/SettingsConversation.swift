import Foundation
import UIKit

/// A conversation with the desktop's settings portal about motion and style. The type computes the
/// bytes to send and interprets the received bytes.
///
/// The program requests the values of three settings and a signal for each later change. The
/// settings are `reduced-motion` and `color-scheme`, which are common to all desktops, and GNOME's
/// older `enable-animations`, which other desktops set, too. If the portal answers with an error,
/// for example because it does not support a setting, the setting has no value.
struct SettingsConversation: Sendable {
  /// The name of the portal on the bus.
  private static let service = "org.freedesktop.portal.Desktop"
  private static let object = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// A setting whose value is requested.
  private enum Setting: UInt32, CaseIterable {
    // A raw value is the serial number of the call that requests the setting.
    case reducedMotion = 3
    case animations
    case colorScheme

    /// The namespace and the key of the setting in the portal.
    var name: [String] {
      switch self {
      case .reducedMotion: ["org.freedesktop.appearance", "reduced-motion"]
      case .animations: ["org.gnome.desktop.interface", "enable-animations"]
      case .colorScheme: ["org.freedesktop.appearance", "color-scheme"]
      }
    }
  }

  /// The values that the portal has sent, by setting.
  private var values: [Setting: DBusValue] = [:]
  private var stream = DBusStream()

  /// A Boolean value that indicates whether the desktop's settings reduce motion, or `nil` if the
  /// portal has no such setting.
  var reducesMotion: Bool? {
    if case .number(let number)? = values[.reducedMotion] { return number == 1 }
    if case .boolean(let isEnabled)? = values[.animations] { return !isEnabled }
    return nil
  }

  /// The style that the desktop prefers: `.unspecified` if it has no preference, or `nil` if the
  /// portal has no such setting.
  var style: UIUserInterfaceStyle? {
    guard case .number(let number)? = values[.colorScheme] else { return nil }
    switch number {
    case 1: return .dark
    case 2: return .light
    default: return .unspecified
    }
  }

  /// Returns `known`, with those values replaced that the portal has sent.
  func updated(_ known: DesktopPreferences) -> DesktopPreferences {
    DesktopPreferences(
      reducesMotion: reducesMotion ?? known.reducesMotion, style: style ?? known.style)
  }

  /// Returns the bytes of all calls that open the conversation. They can be sent at once, because
  /// the bus answers the calls one after the other.
  ///
  /// - Parameter user: The numeric identifier of the user, with which the program identifies itself
  ///   to the bus.
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

  /// Appends received bytes and stores the values of settings in them.
  ///
  /// - Throws: `DBusFault` if the bus refuses the program or sends invalid bytes. Close the
  ///   connection in this case.
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
