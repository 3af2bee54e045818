/// A text file of an export.
struct FarmFile {
  var name: String
  var text: String
}
