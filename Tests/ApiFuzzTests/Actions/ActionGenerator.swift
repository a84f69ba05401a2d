import Foundation
import TestMaterial

/// Random sequences of actions. A seed has the same sequence in every run.
struct ActionGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed &* 0x2545_F491_4F6C_DD1D) }

  /// Returns the sequence of a seed: the hierarchy to begin with, and what happens to it.
  static func sequence(seed: UInt64) -> [Action] {
    var generator = ActionGenerator(seed: seed)
    return generator.beginning() + generator.actions(generator.number(4...24))
  }

  private mutating func actions(_ count: Int) -> [Action] { (0..<count).map { _ in any() } }

  /// Returns the actions that make a hierarchy, such as a navigation controller in a tab.
  private mutating func beginning() -> [Action] {
    var actions: [Action] = []
    if chance(0.3) { actions.append(.resize(pick())) }
    if chance(0.7) { actions.append(.setStack(pick(), picks(1...3), animated: false)) }
    if chance(0.4) { actions.append(.setTabs(pick(), picks(2...3), animated: false)) }
    if chance(0.2) { actions.append(.setColumns(pick(), picks(2...2))) }
    if chance(0.8) { actions.append(.root(pick())) }
    if chance(0.3) { actions.append(.addChild(pick(), to: pick())) }
    if chance(0.7) { actions.append(.frames(number(1...8))) }
    return actions
  }

  // MARK: Numbers

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
  private mutating func pick() -> Int { number(0...59) }
  private mutating func picks(_ count: ClosedRange<Int>) -> [Int] {
    (0..<number(count)).map { _ in pick() }
  }
  private mutating func chance(_ part: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < part
  }
  private mutating func isAnimated() -> Bool { chance(0.7) }
  private mutating func fraction() -> Double { Double(number(0...20)) / 20 }
  private mutating func seconds() -> Double { Double(number(0...12)) / 20 }
  private mutating func element<T: CaseIterable>(_ type: T.Type) -> T {
    let all = Array(type.allCases)
    return all[number(0...all.count - 1)]
  }

  // MARK: Actions

  private mutating func any() -> Action {
    switch number(0...99) {
    case 0..<22: .frames(chance(0.2) ? 64 : number(1...12))
    case 22..<36: input()
    case 36..<58: .inCallback(element(Callback.self), skip: skip(), call())
    default: call()
    }
  }

  private mutating func skip() -> Int { chance(0.6) ? 0 : number(1...4) }

  /// Returns a call, which can also be made in a callback.
  private mutating func call() -> Action {
    switch number(0...99) {
    case 0..<20: presentation()
    case 20..<38: navigation()
    case 38..<48: container()
    case 48..<58: containment()
    case 58..<68: transition()
    case 68..<71: .root(pick())
    case 71..<73: .forget(pick())
    case 73..<74: .inCallback(element(Callback.self), skip: skip(), call())
    default: viewCall()
    }
  }

  private mutating func presentation() -> Action {
    switch number(0...9) {
    case 0..<5: .present(pick(), from: pick(), style(), animated: isAnimated())
    case 5..<8: .dismiss(pick(), animated: isAnimated())
    default: .detent(pick(), large: chance(0.5), animated: isAnimated())
    }
  }

  private mutating func style() -> Action.Style {
    switch number(0...13) {
    case 0: .fullScreen
    case 1, 2: .pageSheet
    case 3: .formSheet
    case 4: .overFullScreen
    case 5: .currentContext
    case 6: .overCurrentContext
    case 7: .popover
    case 8: .crossDissolve
    case 9: .zoom
    default: .custom(element(Action.Animator.self), covers: chance(0.5))
    }
  }

  private mutating func navigation() -> Action {
    switch number(0...11) {
    case 0..<4: .push(pick(), page: pick(), animated: isAnimated())
    case 4..<7: .pop(pick(), to: popTarget(), animated: isAnimated())
    case 7..<9: .setStack(pick(), picks(0...3), animated: isAnimated())
    case 9: .hideBar(pick(), chance(0.5), animated: isAnimated())
    default: .prefer(pick(), element(Action.Preference.self))
    }
  }

  private mutating func popTarget() -> Action.PopTarget {
    switch number(0...5) {
    case 0..<4: .below
    case 4: .root
    default: .index(pick())
    }
  }

  private mutating func container() -> Action {
    switch number(0...9) {
    case 0..<2: .setTabs(pick(), picks(0...4), animated: isAnimated())
    case 2..<5: .selectTab(pick(), pick())
    case 5..<9: .turn(pick(), to: pick(), forward: chance(0.5), animated: isAnimated())
    default: .setColumns(pick(), picks(2...2))
    }
  }

  private mutating func containment() -> Action {
    switch number(0...9) {
    case 0..<4: .addChild(pick(), to: pick())
    case 4..<7: .removeChild(pick())
    default: .exchange(pick(), with: pick(), seconds: seconds())
    }
  }

  private mutating func transition() -> Action {
    switch number(0...11) {
    case 0..<2: .vend(chance(0.3) ? nil : element(Action.Animator.self))
    case 2..<4: .drive
    case 4..<7: .driver(.update(fraction()))
    case 7: .driver(.pause)
    case 8..<10: .driver(chance(0.5) ? .finish : .release(Double(number(-20...20)) * 100))
    default: .driver(.cancel)
    }
  }

  private mutating func viewCall() -> Action {
    switch number(0...25) {
    case 0..<7: .layout(pick(), element(Action.LayoutChange.self))
    case 7..<13: .animate(pick(), element(Action.Animation.self), seconds: seconds())
    case 13..<18: .animator(pick(), animatorCall())
    case 18..<21: .physics(pick(), element(Action.Physics.self))
    case 21..<23: .gesture(pick(), element(Action.GestureChange.self))
    default: .view(pick(), element(Action.ViewChange.self))
    }
  }

  private mutating func animatorCall() -> Action.AnimatorCall {
    switch number(0...11) {
    case 0..<3: .make(seconds: seconds())
    case 3..<5: .start
    case 5: .pause
    case 6: .reverse
    case 7: .stop
    case 8: .finish
    case 9: .resume
    default: .fraction(fraction())
    }
  }

  // MARK: Input

  private mutating func input() -> Action {
    switch number(0...19) {
    case 0: .resize(pick())
    case 1: .reduceMotion(chance(0.5))
    case 2: .key(element(Action.Key.self))
    default: .touch(touch())
    }
  }

  private mutating func touch() -> Action.Touch {
    switch number(0...19) {
    case 0..<3: .down(number(1...2), spot())
    case 3..<6: .move(number(1...2), spot())
    case 6..<8: .up(number(1...2))
    case 8: chance(0.5) ? .cancel(number(1...2)) : .loseFocus
    case 9..<13: .tap(spot())
    case 13..<17: .drag(spot(), spot(), seconds: seconds() / 2, isHeld: chance(0.3))
    case 17: .pinch(spot(), scale: 0.3 + fraction() * 2)
    default: .scroll(spot(), dx: Double(number(-4...4)) * 30, dy: Double(number(-4...4)) * 30)
    }
  }

  /// Returns a location anywhere, or where something can be pressed or dragged.
  private mutating func spot() -> Action.Spot {
    switch number(0...9) {
    case 0: .init(x: 0.08, y: 0.04)
    case 1: .init(x: fraction(), y: 0.97)
    case 2: .init(x: 0.01, y: fraction())
    case 3: .init(x: 0.5, y: 0.1)
    case 4: .init(x: 0.2, y: 0.2)
    default: .init(x: fraction() * 0.98 + 0.01, y: fraction() * 0.98 + 0.01)
    }
  }
}
