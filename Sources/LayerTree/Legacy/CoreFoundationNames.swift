// Names of Core Foundation's that code for an iPhone uses, for what stands in their place here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import Timing

public typealias CFBoolean = Bool
public typealias CFString = NSString
public typealias CFNumber = NSNumber
public typealias CFDictionary = NSDictionary
public typealias CFTypeRef = AnyObject
public typealias CFAbsoluteTime = Double
public typealias NSInteger = Int
public typealias NSUInteger = UInt

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

// As in the SDK, where some code unwraps them and some doesn't.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanFalse: CFBoolean! = false

/// Seconds on the current virtual clock, which starts at 0.
@preconcurrency @MainActor
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { VirtualClock.current.now.seconds }
