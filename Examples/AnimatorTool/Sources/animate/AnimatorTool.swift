import CommandLineTool
import Foundation

/// Every command of `segue`, with this package's animator classes for scenes to name.
@main
struct AnimatorTool {
    static func main() async {
        exit(await SegueTool(animators: ["myZoom": { MyZoom() }]).main())
    }
}
