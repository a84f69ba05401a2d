import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A delegate that keeps its calls, and can refuse.
@MainActor private final class SearchWitness: NSObject, UISearchBarDelegate {
  var calls: [String] = []
  var begins = true
  var ends = true
  var refused = ""

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ends }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append("text \(searchText)")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text != refused }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { calls.append("scope \(selectedScope)") }
}

@MainActor private struct SearchSetup {
  let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
  let witness = SearchWitness()
  let harness: Harness

  init() {
    let page = UIViewController()
    harness = Harness { page }
    page.view.addSubview(bar)
    bar.delegate = witness
    harness.advanceUntilIdle()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    harness.tap(at: CGPoint(x: x, y: y))
    harness.advanceUntilIdle()
  }

  func type(_ text: String) {
    harness.type(text)
    harness.advanceUntilIdle()
  }

  func press(_ key: String) {
    harness.send(.key(key, t: harness.now))
    harness.advanceUntilIdle()
  }
}

@MainActor @Suite("Search bars")
struct SearchBarTests {
  @Test("N-46 a tap begins the editing, and each change is reported")
  func typing() {
    let setup = SearchSetup()
    setup.tap(150, 28)
    #expect(setup.bar.isFirstResponder)
    setup.type("ab")
    #expect(setup.bar.text == "ab")
    #expect(setup.witness.calls == ["began", "text a", "text ab"])
    setup.bar.resignFirstResponder()
    #expect(setup.witness.calls.last == "ended")
  }

  @Test("N-46 changes by the program are not reported")
  func program() {
    let setup = SearchSetup()
    setup.bar.text = "abc"
    setup.bar.selectedScopeButtonIndex = 0
    #expect(setup.bar.searchTextField.text == "abc")
    #expect(setup.witness.calls == [])
  }

  @Test("N-46 Return calls the search button's method, and the editing goes on")
  func search() {
    let setup = SearchSetup()
    setup.bar.becomeFirstResponder()
    setup.press("Return")
    #expect(setup.witness.calls == ["began", "search"])
    #expect(setup.bar.isFirstResponder)
  }

  @Test("N-46 the delegate can refuse the beginning, the end and a change")
  func refusals() {
    let setup = SearchSetup()
    setup.witness.begins = false
    setup.tap(150, 28)
    #expect(!setup.bar.isFirstResponder)
    setup.witness.begins = true
    setup.tap(150, 28)
    setup.witness.refused = "x"
    setup.type("xy")
    #expect(setup.bar.text == "y")
    setup.witness.ends = false
    setup.bar.resignFirstResponder()
    #expect(setup.bar.isFirstResponder)
  }

  @Test("N-46 the cancel button makes space for itself, and calls its method")
  func cancel() {
    let setup = SearchSetup()
    let before = setup.bar.searchTextField.frame.width
    setup.tap(350, 28)
    #expect(!setup.witness.calls.contains("cancel"))
    setup.bar.setShowsCancelButton(true, animated: true)
    setup.harness.advance(by: 0.1)
    let during = setup.harness.presentationFrame(of: setup.bar.searchTextField).width
    #expect(during < before)
    setup.harness.advanceUntilIdle()
    #expect(setup.bar.searchTextField.frame.width < during)
    #expect(setup.bar.showsCancelButton)
    let button = setup.bar.subviews.first { $0.accessibilityIdentifier == "search.cancel" }
    #expect(button?.frame.maxX == setup.bar.bounds.width - 8)
    setup.tap(345, 28)
    #expect(setup.witness.calls.last == "cancel")
  }

  @Test("N-46 the clear button removes the text, and reports it")
  func clear() {
    let setup = SearchSetup()
    setup.bar.becomeFirstResponder()
    setup.type("a")
    setup.tap(355, 28)
    #expect(setup.bar.text == "")
    #expect(setup.witness.calls.last == "text ")
  }

  @Test("N-46 scopes are below the field, and report a choice")
  func scopes() {
    let setup = SearchSetup()
    setup.bar.scopeButtonTitles = ["All", "Mine"]
    #expect(setup.bar.sizeThatFits(.zero).height == 56)
    setup.bar.showsScopeBar = true
    setup.bar.sizeToFit()
    #expect(setup.bar.bounds.height == 100)
    setup.harness.advanceUntilIdle()
    setup.tap(300, 72)
    #expect(setup.witness.calls == ["scope 1"])
    #expect(setup.bar.selectedScopeButtonIndex == 1)
  }

  @Test("N-46 placeholder, style, color and image of the bar")
  func look() {
    let bar = UISearchBar()
    bar.placeholder = "Find"
    #expect(bar.searchTextField.placeholder == "Find")
    bar.barTintColor = .red
    #expect(bar.backgroundColor == .red)
    bar.searchBarStyle = .minimal
    #expect(bar.backgroundColor == nil)
    bar.searchBarStyle = .prominent
    bar.backgroundImage = UIImage()
    #expect(bar.backgroundColor == .clear)
  }
}
