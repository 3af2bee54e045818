import Foundation

extension DeviceModel {
  /// Every device, phones first, each kind in the order of its years.
  ///
  /// Sizes, scales and safe areas are those that iOS gives apps in portrait. Corner radii are what
  /// the system's own views use where they are known, else what is measured on pictures.
  package static let all: [DeviceModel] =
    phones(["iPhone SE 1"], 320, 568, 2, top: 20, radius: 0)
    + phones(["iPhone 8", "iPhone SE 2", "iPhone SE 3"], 375, 667, 2, top: 20, radius: 0)
    + phones(["iPhone 8 Plus"], 414, 736, 3, top: 20, radius: 0)
    + phones(["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, top: 44, radius: 39)
    + phones(["iPhone XR", "iPhone 11"], 414, 896, 2, top: 48, radius: 41.5)
    + phones(["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, top: 44, radius: 39)
    + phones(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, top: 50, radius: 44)
    + phones(
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"], 390, 844, 3,
      top: 47, radius: 47.33)
    + phones(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3, top: 47,
      radius: 53.33)
    + phones(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, 3, top: 59,
      radius: 55)
    + phones(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, 3,
      top: 59, radius: 55)
    + phones(["iPhone 16e"], 390, 844, 3, top: 47, radius: 47.33)
    + phones(["iPhone 16 Pro"], 402, 874, 3, top: 62, radius: 62)
    + phones(["iPhone 16 Pro Max"], 440, 956, 3, top: 62, radius: 62)
    + tablets(["iPad mini 5"], 768, 1024, top: 20, bottom: 0, radius: 0)
    + tablets(["iPad 7", "iPad 8", "iPad 9"], 810, 1080, top: 20, bottom: 0, radius: 0)
    + tablets(["iPad Air 3", "iPad Pro 10.5-inch"], 834, 1112, top: 20, bottom: 0, radius: 0)
    + tablets(["iPad mini 6", "iPad mini 7"], 744, 1133, top: 24, bottom: 20, radius: 21.5)
    + tablets(
      ["iPad 10", "iPad Air 4", "iPad Air 5", "iPad Air 11-inch"], 820, 1180, top: 24, bottom: 20,
      radius: 18)
    + tablets(["iPad Pro 11-inch"], 834, 1194, top: 24, bottom: 20, radius: 18)
    + tablets(
      ["iPad Pro 12.9-inch", "iPad Air 13-inch"], 1024, 1366, top: 24, bottom: 20, radius: 18)
    + tablets(["iPad Pro 11-inch M4"], 834, 1210, top: 24, bottom: 20, radius: 30)
    + tablets(["iPad Pro 13-inch M4"], 1032, 1376, top: 24, bottom: 20, radius: 30)

  /// Phones of one size; those with a bar of 20 points have a home button, and nothing below.
  private static func phones(
    _ names: [String], _ width: Double, _ height: Double, _ scale: Double, top: Double,
    radius: Double
  ) -> [DeviceModel] {
    names.map {
      DeviceModel(
        name: $0, size: CGSize(width: width, height: height), scale: scale,
        safeArea: SceneInsets(top: top, left: 0, bottom: top == 20 ? 0 : 34, right: 0),
        cornerRadius: radius, isTablet: false)
    }
  }

  /// Tablets of one size; all draw two pixels a point.
  private static func tablets(
    _ names: [String], _ width: Double, _ height: Double, top: Double, bottom: Double,
    radius: Double
  ) -> [DeviceModel] {
    names.map {
      DeviceModel(
        name: $0, size: CGSize(width: width, height: height), scale: 2,
        safeArea: SceneInsets(top: top, left: 0, bottom: bottom, right: 0), cornerRadius: radius,
        isTablet: true)
    }
  }
}
