import Foundation
import Testing

@testable import GlissadeReload

@Suite struct PackageFolderTests {
  private func package(
    _ program: String, current: String = "/home/me", _ manifests: Set<String>
  ) -> PackageFolder? {
    PackageFolder(
      of: URL(filePath: program), current: URL(filePath: current),
      exists: { manifests.contains($0) })
  }

  @Test(
    "S-01 a program in a build folder belongs to the package around it",
    arguments: [
      ("/p/app/.build/x86_64-unknown-linux-gnu/debug/App", false),
      ("/p/app/.build/release/App", true),
    ])
  func built(program: String, isRelease: Bool) {
    let found = package(program, ["/p/app/Package.swift", "/p/Package.swift"])
    #expect(found?.url.path == "/p/app")
    #expect(found?.product == "App")
    #expect(found?.isRelease == isRelease)
    #expect(
      found?.buildArguments
        == ["build", "--product", "App"] + (isRelease ? ["-c", "release"] : []))
  }

  @Test("S-01 a program elsewhere belongs to the package around the current folder")
  func current() {
    let found = package("/usr/bin/App", current: "/p/app/Sources/App", ["/p/app/Package.swift"])
    #expect(found?.url.path == "/p/app")
    #expect(found?.isRelease == false)
  }

  @Test("S-01 without a package there is none")
  func none() {
    #expect(package("/usr/bin/App", []) == nil)
    #expect(package("/p/.build/debug/App", current: "/", []) == nil)
  }
}
