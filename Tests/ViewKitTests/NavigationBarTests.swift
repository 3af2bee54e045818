import Foundation
import LayerTree
import Testing
import ViewKit

@Suite("Bars of navigation controllers")
@MainActor
struct NavigationBarTests {
  private let home = makeController("home")
  private let stage: TestStage

  init() {
    stage = TestStage(root: home)
  }

  @Test("A navigation bar has the system's place, its stack's items, and isn't in the tree")
  func bar() {
    let navigation = stage.navigation
    stage.clock.asCurrent {
      let bar = navigation.navigationBar
      #expect(bar.frame == CGRect(x: 0, y: 0, width: 100, height: 44))
      #expect(bar.superview == nil)
      #expect(bar.topItem === home.navigationItem)
      #expect(bar.topItem?.title == "home")
      navigation.pushViewController(makeController("detail"), animated: false)
      #expect(bar.topItem?.title == "detail" && bar.backItem === home.navigationItem)
      // What code sets stays until the screen has another size.
      bar.frame.origin.y = 7
      #expect(navigation.navigationBar.frame.minY == 7)
    }
  }

  @Test("Hiding a bar changes what is said of it, and nothing that is seen")
  func hiding() {
    let navigation = stage.navigation
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    let frame = home.view.frame
    stage.clock.turn {
      navigation.setNavigationBarHidden(true, animated: true)
      navigation.isToolbarHidden = false
    }
    #expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden)
    #expect(!navigation.isToolbarHidden)
    #expect(home.view.frame == frame)
    #expect(stage.navigation.view.subviews == [home.view])
    #expect(UINavigationController.hideShowBarDuration == 0.2)
  }

  @Test("A controller's title names its items; an item that has its own keeps it")
  func titles() {
    let controller = UIViewController()
    #expect(controller.navigationItem.title == nil)
    controller.title = "One"
    #expect(controller.navigationItem.title == "One" && controller.tabBarItem.title == "One")
    controller.navigationItem.title = "Two"
    #expect(controller.title == "One" && controller.navigationItem.title == "Two")
  }

  @Test("Bars are of the classes that were asked for")
  func classes() {
    stage.clock.asCurrent {
      let navigation = UINavigationController(
        navigationBarClass: TallBar.self, toolbarClass: nil)
      #expect(navigation.navigationBar is TallBar)
      #expect(navigation.navigationBar.frame.height == 60)
      #expect(navigation.toolbar.frame.height == 44 && navigation.isToolbarHidden)
    }
  }

  @Test("A button holds what it was made of")
  func buttons() {
    let target = NSObject()
    let item = UIBarButtonItem(
      title: "Done", style: .done, target: target, action: Selector("done"))
    #expect(item.title == "Done" && item.style == .done && item.target === target)
    #expect(item.action == Selector("done"))
    item.setTitleTextAttributes([.kern: 2], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
    #expect(item.titleTextAttributes(for: .highlighted) == nil)
    #expect(UIBarButtonItem.fixedSpace(8).width == 8)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    #expect(controller.navigationItem.rightBarButtonItems == [item])
  }

  @Test("A bar of one's own pushes and pops as its delegate allows")
  func ownBar() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let (first, second) = (UINavigationItem(title: "first"), UINavigationItem(title: "second"))
    bar.setItems([first], animated: false)
    bar.pushItem(second, animated: false)
    #expect(bar.items == [first, second])
    let keeper = Keeper()
    bar.delegate = keeper
    #expect(bar.popItem(animated: false) == nil)
    bar.delegate = nil
    #expect(bar.popItem(animated: false) === second)
    #expect(bar.layer.missingContent != nil)
  }
}

private final class TallBar: UINavigationBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
}

@MainActor
private final class Keeper: NSObject, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    false
  }
}
