import ComparisonReports
import Pixels
import TestSupport
import Testing

@Suite("Onion skin")
struct OnionSkinTests {
  @Test("A pixel that all frames share stays itself, whatever the weights")
  func still() {
    var generator = SeededGenerator(seed: 5)
    for pixel: UInt32 in [0, Paint.white, 0x8040_2010, 0x0101_0001] {
      var skin = OnionSkin(width: 1, height: 1)
      for _ in 0..<7 {
        skin.add(Paint.solid(1, 1, pixel), weight: Int.random(in: 1...65_535, using: &generator))
      }
      #expect(skin.picture.storage == [pixel], "seed 5")
    }
  }

  @Test("Channels are averages by weight, rounded to nearest, ties up")
  func average() {
    var skin = OnionSkin(width: 1, height: 1)
    skin.add(Paint.solid(1, 1, 0xFF00_0001))
    skin.add(Paint.solid(1, 1, 0xFF00_0002))
    #expect(skin.picture.storage == [0xFF00_0002])

    skin.add(Paint.solid(1, 1, 0xFF00_0000), weight: 2)
    #expect(skin.picture.storage == [0xFF00_0001])
  }

  @Test("What moves leaves a ghost in each place, and later ones are stronger")
  func ghosts() {
    var skin = OnionSkin(width: 3, height: 1)
    for index in 0..<3 {
      var row = [Paint.white, Paint.white, Paint.white]
      row[index] = Paint.black
      skin.add(Paint.rows([row]), weight: index + 1)
    }

    #expect(skin.picture.storage == [0xFFD5_D5D5, 0xFFAA_AAAA, 0xFF80_8080])
  }
}
