extension Recording {
  /// What every animated property of every layer shows, frame by frame: the text of a `tracks.tsv` file.
  ///
  /// Written into a folder, it can be compared with that of a scene: `segue compare --by tracks` tells which
  /// layer's property moves otherwise, when, and by how much.
  public var tracks: String {
    var tracks = TracksText()
    for frame in frames { tracks.append(frame.values, frame: frame.index, time: frame.timeText) }
    return tracks.text
  }
}
