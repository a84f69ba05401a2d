import Foundation
import GlissadeReplay
import GlissadeShare
import Testing
import TestMaterial

/// A page in the hands of its reader.
@MainActor @Suite(.serialized) struct PageTests {
  private let folder = TemporaryFolder()
  private let browser: Browser

  init() throws { browser = try Browser.shared.get() }

  /// Opens a page of recordings.
  private func open(_ pages: [DemoPage]) throws {
    let file = folder.file("page.html")
    let page = try SharedPage(pages.map(\.source), title: "A page")
    try Data(page.html.utf8).write(to: file)
    try browser.open(file)
  }

  private func number(_ script: String) throws -> Double {
    try #require(try browser.evaluate(script) as? Double)
  }

  private func index() throws -> Double { try number("(await glissade).state.index") }

  @Test("X-11 keys alone play, step and set the speed")
  func keys() throws {
    try browser.resize(1280, 800)
    try open([DemoPage("sheet")])
    try browser.press("ArrowRight")
    try browser.press("ArrowRight")
    #expect(try index() == 2)
    try browser.press("ArrowLeft")
    #expect(try index() == 1)
    try browser.press("End")
    let last = try index()
    #expect(try number("(await glissade).runs[0].frames.length") == last + 1)
    try browser.evaluate("(await glissade).show(\(Int(last) - 12))")
    try browser.press("s")
    #expect(try browser.evaluate("document.getElementById('speed').value") as? String == "0.5")
    try browser.press("s")
    try browser.press("s")
    try browser.press("s")
    try browser.press(" ")
    let end = """
      await new Promise(async (done) => {
        const { state } = await glissade;
        const look = () => (state.isPlaying ? requestAnimationFrame(look) : done(state.index));
        look();
      })
      """
    #expect(try number(end) == last)
    try browser.press("Home")
    #expect(try index() == 0)
    // The first control that has the focus is a button, whose space bar is its own.
    try browser.press("Tab")
    #expect(try browser.evaluate("document.activeElement.tagName") as? String == "BUTTON")
    #expect(browser.messages == [])
    #expect(browser.requests.allSatisfy { $0.hasPrefix("file:") || $0.hasPrefix("data:") })
  }

  @Test("X-11 on a narrow screen everything fits, and a touch on the plot scrubs")
  func narrow() throws {
    try browser.resize(375, 667, density: 2)
    try open([DemoPage("photos")])
    #expect(try number("document.documentElement.scrollWidth") == 375)
    let small = """
      [...document.querySelectorAll('.controls button, .controls select, .toggle')]
        .filter((control) => control.offsetParent && control.offsetHeight < 44)
        .map((control) => control.id)
      """
    #expect(try browser.evaluate(small) as? [String] == [])
    try browser.evaluate("document.getElementById('plot').scrollIntoView({ block: 'center' })")
    let box = "document.getElementById('plot').getBoundingClientRect()"
    let (left, top) = (try number("\(box).left"), try number("\(box).top"))
    let (width, height) = (try number("\(box).width"), try number("\(box).height"))
    let middle = CGPoint(x: left + width / 2, y: top + height / 2)
    try browser.drag(from: CGPoint(x: left + width / 4, y: middle.y), to: middle)
    let duration = try number("(await glissade).runs[0].frames.at(-1).time")
    #expect(abs(try number("(await glissade).time()") - duration / 2) < duration / 20)
    #expect(browser.messages == [])
  }

  @Test("X-11 two recordings lie over each other or side by side, aligned at their releases")
  func two() throws {
    try browser.resize(1280, 800)
    try open([DemoPage("pull-down"), DemoPage("stack")])
    let count = "document.querySelectorAll('#screens canvas').length"
    #expect(try number(count) == 1)
    try browser.press("v")
    #expect(try number(count) == 2)
    let ends = "(await glissade).runs.map((run) => run.release)"
    let releases = try #require(try browser.evaluate(ends) as? [Double])
    let shown = """
      await (async () => {
        const page = await glissade;
        page.show(page.instants.findIndex((time) => time >= page.runs[0].release));
        return page.runs.map((run) => page.frameOf(run).time);
      })()
      """
    let times = try #require(try browser.evaluate(shown) as? [Double])
    for (time, release) in zip(times, releases) { #expect(abs(time - release) < 0.05) }
    #expect(browser.messages == [])
  }

  @Test("X-11 a page contains its recording, byte by byte")
  func recording() throws {
    let page = try DemoPage("throw")
    try open([page])
    let text = try browser.evaluate("(await glissade).runs[0].file") as? String
    let data = try #require(Data(base64Encoded: text ?? ""))
    #expect([UInt8](data) == page.source.file)
    #expect(try Recording.read([UInt8](data)).recording == page.source.recording)
    let link = "document.querySelector('#downloads a')"
    #expect(try browser.evaluate("\(link).download") as? String == "throw.jsonl")
    #expect((try browser.evaluate("\(link).href") as? String)?.hasPrefix("blob:") == true)
  }

  @Test("X-11 names of a recording are text and never a part of the page")
  func names() throws {
    try open([DemoPage(SamplerController.source)])
    #expect(try browser.evaluate("document.querySelectorAll('b').length") as? Int == 1)
    let text = try browser.evaluate("document.getElementById('facts').textContent") as? String
    #expect(text?.contains("</script><b>") == true)
    #expect(browser.messages == [])
  }
}
