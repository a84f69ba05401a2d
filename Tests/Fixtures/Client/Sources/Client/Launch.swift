import GlissadeTesting
import UIKit

// Applications as Xcode's templates make them (N-23): no class is final, and no initializer is
// written.

private var calls: [String] = []

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let launches = [1, 2, 3]

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("launch \(launches.count)")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
}

/// A subclass with an initializer of its own.
class CountingDelegate: AppDelegate {
  let count: Int
  override init() {
    count = 7
    super.init()
    calls.append("count \(count)")
  }
}

class ScenicDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    calls.append("configuration \(connectingSceneSession.role == .windowApplication)")
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("connect")
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("scene active") }
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("scene foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) {}
}

class OtherSceneDelegate: SceneDelegate {}

class ChoosingDelegate: ScenicDelegate {
  override func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = OtherSceneDelegate.self
    return configuration
  }
}

/// A delegate without anything that is optional.
class SilentDelegate: NSObject, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    let window = UIWindow()
    window.rootViewController = UITabBarController()
    window.makeKeyAndVisible()
    calls.append("old launch")
  }
}

// What `@main` calls exists.
let startOfProgram: () -> Void = { AppDelegate.main() }
let oldStart: () -> Int32 = {
  UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
}

func checkLaunch() {
  Checks.about("N-23 launch") {
    checkDelegates()
    checkSceneDelegates()
    checkNames()
  }
}

private func launched(_ type: UIApplicationDelegate.Type) -> (harness: Harness, calls: [String]) {
  calls = []
  let harness = Harness(launching: type)
  return (harness, calls)
}

private func checkDelegates() {
  let first = launched(AppDelegate.self)
  Checks.expect(first.calls == ["launch 3", "active"], "a delegate", found: first.calls)
  let root = first.harness.window.rootViewController
  Checks.expect(
    root is UINavigationController, "its window is shown", found: String(describing: root))
  let application = UIApplication.shared
  Checks.expect(application.delegate is AppDelegate, "the application has it")
  Checks.expect(application.delegate?.window === first.harness.window, "and its window")
  Checks.expect(application.keyWindow === first.harness.window, "which is the key window")
  Checks.expect(application.windows.count == 1, "the only one", found: application.windows.count)
  Checks.expect(application.applicationState == .active, "in the active application")
  Checks.expect(first.harness.window.screen.bounds.width == 375, "on the screen")
  let second = launched(CountingDelegate.self)
  Checks.expect(
    second.calls == ["count 7", "launch 3", "active"], "an initializer", found: second.calls)
  let third = launched(SilentDelegate.self)
  Checks.expect(third.calls == ["old launch"], "the oldest method", found: third.calls)
}

private func checkSceneDelegates() {
  let first = launched(ScenicDelegate.self)
  Checks.expect(
    first.calls == ["configuration true", "connect", "scene foreground", "scene active"],
    "a scene's delegate by its name", found: first.calls)
  let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
  Checks.expect(scene?.delegate is SceneDelegate, "the scene has it")
  Checks.expect((scene?.delegate as? SceneDelegate)?.window === first.harness.window, "the window")
  Checks.expect(scene?.activationState == .foregroundActive, "in the foreground")
  let second = launched(ChoosingDelegate.self)
  let chosen = second.harness.window.windowScene?.delegate
  Checks.expect(chosen is OtherSceneDelegate, "a scene's delegate by its class")
}

private func checkNames() {
  Checks.expect(
    NSStringFromClass(AppDelegate.self) == "Client.AppDelegate", "the name of a delegate",
    found: NSStringFromClass(AppDelegate.self))
  let status = UIApplicationMain(0, nil, nil, "Client.Nobody")
  Checks.expect(status == 1, "a name without a class is an error", found: status)
}
