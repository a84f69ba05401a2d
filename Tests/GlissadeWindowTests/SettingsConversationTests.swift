import Foundation
import TestMaterial
import Testing
import UIKit

@testable import GlissadeWindow

@Suite struct SettingsConversationTests {
  /// Writes a variant in a variant, as the portal's older call returns it.
  private static func nested(
    _ type: String, _ number: UInt32
  ) -> (inout DBusWriter) -> Void {
    { body in
      body.write(signature: "v")
      body.write(signature: type)
      body.write(number)
    }
  }

  @Test("R-06 the opening asks the bus for a name, then three settings and their changes")
  func opening() throws {
    let bytes = SettingsConversation.opening(user: 1000)
    let greeting = Array("\0AUTH EXTERNAL 31303030\r\nBEGIN\r\n".utf8)
    #expect(bytes.starts(with: greeting))
    var rest = bytes.dropFirst(greeting.count)
    var members: [String] = []
    var keys: [DBusValue] = []
    while !rest.isEmpty {
      let length = try #require(try DBusMessage.length(in: rest))
      let message = try DBusMessage(rest.prefix(length))
      members.append(message.member ?? "")
      if message.member == "Read" { keys += message.body }
      rest = rest.dropFirst(length)
    }
    #expect(members == ["Hello", "AddMatch", "Read", "Read", "Read"])
    #expect(keys.contains(.text("reduced-motion")))
    #expect(keys.contains(.text("enable-animations")))
    #expect(keys.contains(.text("color-scheme")))
  }

  @Test("T-05 the common color scheme and its changes are the style; an unknown one is none")
  func colorScheme() throws {
    var bus = Bus()
    var conversation = SettingsConversation()
    try conversation.receive(Bus.accepted)
    #expect(conversation.style == nil)
    let known = DesktopPreferences(reducesMotion: true, style: .light)
    #expect(conversation.updated(known) == known)
    try conversation.receive(bus.reply(to: 5, "v", Self.nested("u", 2)))
    #expect(conversation.style == .light)
    for (number, style) in [(1, UIUserInterfaceStyle.dark), (0, .unspecified), (7, .unspecified)] {
      try conversation.receive(
        bus.change("org.freedesktop.appearance", "color-scheme", "u") {
          $0.write(UInt32(number))
        })
      #expect(conversation.style == style)
    }
    #expect(conversation.reducesMotion == nil)
    let updated = conversation.updated(known)
    #expect(updated == DesktopPreferences(reducesMotion: true, style: .unspecified))
  }

  @Test("R-06 the common setting goes before GNOME's, and each change is followed")
  func answers() throws {
    var bus = Bus()
    var conversation = SettingsConversation()
    try conversation.receive(Bus.accepted)
    #expect(conversation.reducesMotion == nil)
    try conversation.receive(bus.reply(to: 4, "v", Self.nested("b", 0)))
    #expect(conversation.reducesMotion == true, "animations are disabled")
    try conversation.receive(bus.reply(to: 3, "v", Self.nested("u", 0)))
    #expect(conversation.reducesMotion == false)
    try conversation.receive(
      bus.change("org.freedesktop.appearance", "reduced-motion", "u") { $0.write(UInt32(1)) })
    #expect(conversation.reducesMotion == true)
    try conversation.receive(
      bus.change("org.freedesktop.appearance", "color-scheme", "u") { $0.write(UInt32(0)) })
    #expect(conversation.reducesMotion == true)
  }

  @Test("R-06 an answer that comes in parts is an answer, and errors are none")
  func parts() throws {
    var bus = Bus()
    var conversation = SettingsConversation()
    let error = bus.reply(to: 3, kind: 3, "s") { $0.write("Requested setting not found") }
    let answer = bus.reply(to: 4, "v", Self.nested("b", 0))
    for byte in Bus.accepted + error + answer {
      #expect(conversation.reducesMotion == nil)
      try conversation.receive([byte])
    }
    #expect(conversation.reducesMotion == true)
  }

  @Test("R-06 a bus that refuses, or sends nonsense, ends the conversation without a crash")
  func nonsense() {
    for start in ["REJECTED EXTERNAL\r\n", String(repeating: "x", count: 300)] {
      var conversation = SettingsConversation()
      #expect(throws: DBusFault.self) { try conversation.receive(start.utf8) }
    }
    var bus = Bus()
    let good = bus.reply(to: 4, "v", Self.nested("b", 0))
    for place in good.indices {
      for byte in [UInt8(0), 1, 127, 255] {
        var bad = good
        bad[place] = byte
        var conversation = SettingsConversation()
        try? conversation.receive(Bus.accepted + bad + good)
      }
    }
  }

  @Test(
    "R-06 GTK's settings files have the answer in their group",
    arguments: [
      ("[Settings]\ngtk-enable-animations=0\n", false),
      ("[Settings]\n gtk-enable-animations = true\n", true),
      ("[Other]\ngtk-enable-animations=0\n", nil),
      ("gtk-enable-animations=0", nil),
      ("[Settings]\ngtk-enable-animations=perhaps\n", nil),
      ("", nil),
    ])
  func settingsFile(text: String, animates: Bool?) {
    #expect(GTKSettings.animates(in: text) == animates)
  }

  @Test("R-06 the first frame has the answer of GTK's files")
  func firstAnswer() throws {
    let home = TemporaryFolder.ofProcess.url.appendingPathComponent(UUID().uuidString)
    let folder = home.appendingPathComponent(".config/gtk-3.0")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    #expect(!DesktopSettings(environment: ["HOME": home.path]).preferences.reducesMotion)
    try Data("[Settings]\ngtk-enable-animations=0\n".utf8)
      .write(to: folder.appendingPathComponent("settings.ini"))
    #expect(DesktopSettings(environment: ["HOME": home.path]).preferences.reducesMotion)
  }

  @Test(
    "T-05 GTK's settings files have the style in their group, by a setting or the theme's name",
    arguments: [
      ("[Settings]\ngtk-application-prefer-dark-theme=1\n", UIUserInterfaceStyle.dark),
      ("[Settings]\ngtk-application-prefer-dark-theme=false\ngtk-theme-name=X-dark\n", .light),
      ("[Settings]\ngtk-theme-name=Adwaita-dark\n", .dark),
      ("[Settings]\ngtk-theme-name=Adwaita\n", .light),
      ("[Other]\ngtk-theme-name=Adwaita-dark\n", nil), ("", nil),
    ])
  func settingsStyle(text: String, style: UIUserInterfaceStyle?) {
    #expect(GTKSettings.style(in: text) == style)
  }

  @Test("R-06 T-05 the newer version's file has priority for each setting that it has")
  func settingsFiles() throws {
    let folder = TemporaryFolder.ofProcess.url.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("gtk-4.0", "[Settings]\ngtk-theme-name=A-dark\n"),
      ("gtk-3.0", "[Settings]\ngtk-theme-name=A\ngtk-enable-animations=0\n"),
    ] {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url.appendingPathComponent("settings.ini"))
    }
    let settings = DesktopSettings(environment: ["XDG_CONFIG_HOME": folder.path])
    #expect(settings.preferences == DesktopPreferences(reducesMotion: true, style: .dark))
  }

  @Test(
    "R-06 the session's bus is found by its address, or else in the user's folder",
    arguments: [
      ("unix:path=/run/user/1/bus,guid=ab", "/run/user/1/bus"),
      ("tcp:host=localhost;unix:path=/x%20y", "/x y"),
      ("unix:abstract=/tmp/dbus-1", "\0/tmp/dbus-1"),
      ("tcp:host=localhost", nil), ("unix:", nil), ("", nil),
    ])
  func address(text: String, path: String?) {
    #expect(MessageBus.session.socket(in: ["DBUS_SESSION_BUS_ADDRESS": text]) == path)
  }

  @Test("R-06 the answer of a bus arrives, and its end is no fault")
  func socket() async throws {
    let folder = TemporaryFolder.ofProcess.url.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let listener = try Bus.listen(at: folder.path + "/bus")
    let settings = DesktopSettings(environment: [
      "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path,
    ])
    let unknown = DesktopPreferences()
    #expect(settings.preferences == unknown)
    let answer = AsyncStream<DesktopPreferences> { continuation in
      settings.observe(from: unknown) {
        continuation.yield($0)
        continuation.finish()
      }
    }
    let client = accept(listener, nil, nil)
    var bus = Bus()
    let reply = Bus.accepted + bus.reply(to: 5, "v", Self.nested("u", 2))
    #expect(send(client, reply, reply.count, Int32(MSG_NOSIGNAL)) == reply.count)
    for await value in answer { #expect(value.style == .light) }
    #expect(settings.preferences.style == .light)
    #expect(!settings.preferences.reducesMotion)
    close(client)
    close(listener)
    settings.close()
  }
}
