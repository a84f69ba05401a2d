import Foundation
import GlissadeTesting
import UIKit

/// A table of numbered rows in a window of 200×300, with the recorded calls of its delegate.
@MainActor final class TableSetup: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class Cell: UITableViewCell {
    private(set) var reuses = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Page: UIViewController {
    let table = UITableView(frame: .zero)
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(table)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      table.frame = view.bounds
    }
  }

  var counts: [Int]
  var heights: [IndexPath: CGFloat] = [:]
  var received: [String] = []
  private(set) var harness: Harness!
  private(set) var table: UITableView!
  private(set) var made: Set<ObjectIdentifier> = []

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
    harness = Harness(size: CGSize(width: 200, height: 300)) {
      let page = Page()
      page.loadViewIfNeeded()
      table = page.table
      table.register(Cell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      table.delegate = self
      return page
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { received.append("will \(indexPath.section).\(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { received.append("end \(indexPath.section).\(indexPath.row)") }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    received.append("select \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    received.append("deselect \(indexPath.section).\(indexPath.row)")
  }

  /// The texts in view from the top down.
  var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  func frames(_ count: Int = 1) { harness.advance(by: Double(count) / 60) }

  func key(_ name: String) {
    harness.send(.key(name, modifiers: [], t: harness.now))
    frames(2)
  }
}
