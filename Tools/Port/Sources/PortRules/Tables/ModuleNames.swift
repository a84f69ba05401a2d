/// The modules that an import may name.
enum ModuleNames {
  /// The modules that exist here, with the products and without.
  static let existing: Set<String> = [
    "CoreGraphics", "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Glissade",
    "GlissadeTesting", "OSLog", "Observation", "QuartzCore", "RegexBuilder", "Swift",
    "Synchronization",
    "UIKit", "_Concurrency",
  ]
  /// Modules of Apple's whose imports alone bring nothing that transition code would miss.
  static let replaced: [String: String?] = [
    "CoreFoundation": "Foundation", "Darwin": "Foundation", "ObjectiveC": nil,
    "UIKitCore": "UIKit", "Accelerate": nil, "os": "OSLog",
  ]
  /// Modules of Apple's of which Glissade declares nothing.
  static let absent: Set<String> = [
    "AVFoundation", "AVKit", "Accounts", "AppKit", "AudioToolbox", "CloudKit", "Combine",
    "Contacts",
    "CoreAnimation", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreText", "CoreVideo", "EventKit",
    "GLKit", "GameKit", "ImageIO", "IntentsUI", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "NetworkExtension",
    "OpenGLES", "PDFKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "RealityKit",
    "SafariServices", "SceneKit", "Security", "Social", "SpriteKit", "StoreKit", "SwiftData",
    "SwiftUI", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision",
    "WatchKit", "WebKit", "WidgetKit", "XCPlayground",
  ]
  /// The types of UIKit's whose names have no prefix of its own.
  static let layoutTypes: Set<String> = [
    "NSLayoutConstraint", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSDirectionalEdgeInsets", "NSMutableParagraphStyle", "NSParagraphStyle", "NSShadow",
    "NSTextAlignment", "Selector",
  ]
  /// The names that Foundation declares and sources use without an import of it.
  static let foundation: Set<String> = [
    "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Data", "Date",
    "DateFormatter", "DispatchQueue", "DispatchTime", "DispatchWorkItem", "FileManager",
    "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "NSAttributedString",
    "NSCoder", "NSError", "NSMutableAttributedString", "NSNumber", "NSObject",
    "NSObjectProtocol", "NSRange", "NSString", "Notification", "NotificationCenter",
    "NumberFormatter", "Operation", "OperationQueue", "ProcessInfo", "RunLoop", "Thread",
    "TimeInterval", "TimeZone", "Timer", "URL", "UUID", "UserDefaults", "atan2", "ceil", "cos",
    "exp", "floor", "fmod", "hypot", "log", "pow", "round", "sin", "sqrt", "tan",
  ]
  /// The names that Foundation declares on an iPhone, and FoundationNetworking on Linux.
  static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
    "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
  ]
}
