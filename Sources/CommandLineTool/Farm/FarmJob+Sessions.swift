internal import Foundation

extension FarmJob {
  /// For Open Job Description: a bundle of a template, values of its parameters, and the files that
  /// have to be there.
  var sessionFiles: [FarmFile] {
    [
      FarmFile(name: "template.json", text: template.page),
      FarmFile(name: "parameter_values.json", text: parameterValues.page),
      FarmFile(name: "asset_references.json", text: assetReferences.page),
    ]
  }

  private var template: JSONText {
    .object([
      ("specificationVersion", .string("jobtemplate-2023-09")),
      ("name", .string("Render \(name)")),
      ("parameterDefinitions", .array([toolParameter, sceneParameter, folderParameter])),
      (
        "steps",
        .array([
          step("Render", sessionWords, after: nil, shards: shards),
          step("Merge", ["merge", "{{Param.Out}}"], after: "Render"),
          step("Verify", ["verify", "{{Param.Out}}"], after: "Merge"),
        ])
      ),
    ])
  }

  private var sessionWords: [String] {
    var job = self
    (job.scene, job.folder) = ("{{Param.Scene}}", "{{Param.Out}}")
    return job.render(shard: "{{Task.Param.Shard}}") + ["--progress", "openjd"]
  }

  private func step(
    _ name: String, _ words: [String], after earlier: String?, shards: Int? = nil
  ) -> JSONText {
    var members: [(String, JSONText)] = [("name", .string(name))]
    if let earlier {
      members.append(("dependencies", .array([.object([("dependsOn", .string(earlier))])])))
    }
    if let shards {
      let shard = JSONText.object([
        ("name", .string("Shard")), ("type", .string("INT")), ("range", .string("1-\(shards)")),
      ])
      members.append(
        ("parameterSpace", .object([("taskParameterDefinitions", .array([shard]))])))
    }
    // Asked to end, a run finishes the frames it is at.
    let cancelation = JSONText.object([
      ("mode", .string("NOTIFY_THEN_TERMINATE")), ("notifyPeriodInSeconds", .integer(10)),
    ])
    let action = JSONText.object([
      ("command", .string("{{Param.Segue}}")), ("args", .array(words.map { .string($0) })),
      ("cancelation", cancelation),
    ])
    members.append(("script", .object([("actions", .object([("onRun", action)]))])))
    return .object(members)
  }

  private var toolParameter: JSONText {
    .object([
      ("name", .string("Segue")), ("type", .string("STRING")), ("default", .string(tool)),
    ])
  }

  // Paths have no default: one would have to lie below the template's folder. Their values stand in
  // a file of their own, and in the command that starts the job.
  private var sceneParameter: JSONText {
    .object([
      ("name", .string("Scene")), ("type", .string("PATH")), ("objectType", .string("FILE")),
      ("dataFlow", .string("IN")),
    ])
  }

  private var folderParameter: JSONText {
    .object([
      ("name", .string("Out")), ("type", .string("PATH")), ("objectType", .string("DIRECTORY")),
      ("dataFlow", .string("OUT")),
    ])
  }

  private var parameterValues: JSONText {
    let values = [("Segue", tool), ("Scene", scene), ("Out", folder)]
    return .object([
      (
        "parameterValues",
        .array(values.map { .object([("name", .string($0.0)), ("value", .string($0.1))]) })
      )
    ])
  }

  /// The scene's folder is needed as a whole: files that it includes and pictures lie there.
  private var assetReferences: JSONText {
    let sceneFolder = URL(fileURLWithPath: scene).deletingLastPathComponent().path
    let inputs = JSONText.object([
      ("filenames", .array([.string(scene)])), ("directories", .array([.string(sceneFolder)])),
    ])
    return .object([
      (
        "assetReferences",
        .object([
          ("inputs", inputs),
          ("outputs", .object([("directories", .array([.string(folder)]))])),
        ])
      )
    ])
  }
}
