import Foundation
import Testing
import UIKit

@Suite("Associated objects")
@MainActor
struct AssociatedObjectTests {
  private static var (first, second): (UInt8, UInt8) = (0, 0)

  private func value(_ object: NSObject) -> Int? {
    objc_getAssociatedObject(object, &Self.first) as? Int
  }

  @Test("A value is found under its object and key, until it is replaced or taken back")
  func values() {
    let (object, other) = (NSObject(), NSObject())
    objc_setAssociatedObject(object, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(object, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(value(object) == 1)
    #expect(objc_getAssociatedObject(object, &Self.second) as? Int == 2)
    #expect(value(other) == nil)
    objc_setAssociatedObject(object, &Self.first, 3, .OBJC_ASSOCIATION_COPY)
    #expect(value(object) == 3)
    objc_setAssociatedObject(object, &Self.first, nil, .OBJC_ASSOCIATION_COPY)
    #expect(value(object) == nil)
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, &Self.second) == nil)
  }

  @Test("An assigned object is not held, and the values of one that is gone are nobody else's")
  func lifetimes() {
    let object = NSObject()
    objc_setAssociatedObject(object, &Self.first, NSObject(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(object, &Self.first) == nil)
    for number in 0..<1_000 {
      let short = NSObject()
      #expect(value(short) == nil)
      objc_setAssociatedObject(short, &Self.first, number, .OBJC_ASSOCIATION_RETAIN)
      #expect(value(short) == number)
    }
  }
}
