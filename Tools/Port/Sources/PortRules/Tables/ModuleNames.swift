/// The modules that an import may name.
enum ModuleNames {
  /// The modules that exist here, with the products and without.
  static let existing: Set<String> = [
    "CoreGraphics", "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Glissade",
    "GlissadeTesting", "Observation", "QuartzCore", "RegexBuilder", "Swift", "Synchronization",
    "UIKit", "_Concurrency",
  ]
  /// Modules of Apple's whose imports alone bring nothing that transition code would miss.
  static let replaced: [String: String?] = [
    "CoreFoundation": "Foundation", "Darwin": "Foundation", "ObjectiveC": nil,
    "UIKitCore": "UIKit", "Accelerate": nil,
  ]
  /// Other modules of Apple's. What they declare is absent.
  static let absent: Set<String> = [
    "AVFoundation", "AVKit", "Accounts", "AppKit", "AudioToolbox", "CloudKit", "Combine",
    "Contacts",
    "CoreAnimation", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreText", "CoreVideo", "EventKit",
    "GLKit", "GameKit", "ImageIO", "IntentsUI", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "NetworkExtension", "OSLog",
    "OpenGLES", "PDFKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "RealityKit",
    "SafariServices", "SceneKit", "Security", "Social", "SpriteKit", "StoreKit", "SwiftData",
    "SwiftUI", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision",
    "WatchKit", "WebKit", "WidgetKit", "XCPlayground", "os",
  ]
}
