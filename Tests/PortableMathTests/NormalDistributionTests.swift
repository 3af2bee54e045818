import Foundation
import PortableMath
import Testing

@Suite("Normal distribution")
struct NormalDistributionTests {
  /// Arguments and Φ, computed to 300 bits and rounded.
  static let table: [(deviations: Double, share: Double)] = [
    (-37.5, 4.605353009581955e-308),
    (-30.5, 1.3029379131780763e-204),
    (-20.0, 2.7536241186062337e-89),
    (-12.25, 8.399796063633417e-35),
    (-8.125, 2.2368120644441053e-16),
    (-5.0, 2.866515718791939e-07),
    (-3.0625, 0.0010974823774378647),
    (-2.25, 0.012224472655044703),
    (-2.2421875, 0.012474628344211282),
    (-2.0, 0.02275013194817921),
    (-1.75, 0.04005915686381709),
    (-1.5, 0.06680720126885807),
    (-1.25, 0.10564977366685525),
    (-1.0, 0.15865525393145705),
    (-0.75, 0.2266273523768682),
    (-0.5, 0.3085375387259869),
    (-0.25, 0.4012936743170763),
    (-0.125, 0.4502617751698871),
    (-9.313225746154785e-10, 0.49999999962845604),
    (0.125, 0.5497382248301129),
    (0.5, 0.6914624612740131),
    (1.0, 0.8413447460685429),
    (1.25, 0.8943502263331448),
    (2.0, 0.9772498680518208),
    (3.0, 0.9986501019683699),
    (4.5, 0.9999966023268753),
    (6.0, 0.9999999990134123),
    (8.0, 0.9999999999999993),
    (-13.952637289081029, 1.515917656327848e-44),
    (-9.553881397353013, 6.246307173345869e-22),
    (-7.5778380740692235, 1.756802670980134e-14),
    (-2.129339500249138, 0.016613090989344072),
    (-9.623752734622563, 3.1736130318638984e-22),
    (-2.873975123379573, 0.002026704442797074),
    (-35.92680655350625, 5.827984582201382e-283),
    (-19.771961788010103, 2.595869108836215e-87),
    (-2.0958014710623942, 0.018049902908650113),
    (-12.987941533933803, 7.161384552904848e-39),
    (-3.6666818052269576, 0.00012285911956072166),
    (-32.81137930783366, 2.0261456066843148e-236),
    (-19.64444523205994, 3.224880430321248e-86),
    (-27.87680519306628, 2.5495090204675647e-171),
    (-16.880848208270574, 3.112202283932133e-64),
    (-15.764176046660271, 2.7441713064976567e-56),
    (-2.921314862466587, 0.0017427868421611655),
    (-1.699621197216911, 0.04460110028337121),
    (-1.323105803933338, 0.09290009743601822),
    (2.498072230851312, 0.9937564626219478),
    (1.5943527097748502, 0.9445714709845029),
    (-2.0423747258517704, 0.02055718741459109),
    (1.7828819485872271, 0.9626972389310635),
    (-2.167395489606581, 0.015102355448768746),
    (0.7047151227967001, 0.7595062308933298),
    (-2.2398046046983815, 0.012551805407533107),
    (-2.989350826784792, 0.0013978546221258235),
    (2.228428468345692, 0.9870740217719958),
    (-1.7432617050292927, 0.040643955677106075),
    (-1.7071129846516064, 0.043900527066502035),
    (2.894526652955552, 0.998101346646425),
    (2.2344465926208112, 0.9872731485412197),
  ]

  @Test("Agrees with a table of 300-bit values to 2 ulp")
  func table() {
    for (deviations, share) in Self.table {
      let error = ulps(Elementary.normalDistribution(deviations), from: share)
      #expect(error <= 2, "\(deviations)")
    }
  }

  @Test("Agrees with the C library's complementary error function")
  func errorFunction() {
    for value in arguments(in: -38...9, seed: 41) {
      let found = Elementary.normalDistribution(value)
      // The rounded argument −x/√2 alone moves the reference by up to 2x² ulp.
      let allowed = 4 + 2 * value * value
      let error = ulps(found, from: 0.5 * erfc(-value / 2.0.squareRoot()))
      if found > 1e-300, !(error <= allowed) { Issue.record("\(value): \(error) ulp, seed 41") }
    }
  }

  @Test("Rises from 0 to 1 through a half, and mirrors")
  func shape() {
    #expect(Elementary.normalDistribution(0) == 0.5)
    #expect(Elementary.normalDistribution(-.infinity) == 0)
    #expect(Elementary.normalDistribution(.infinity) == 1)
    #expect(Elementary.normalDistribution(9) == 1)
    #expect(Elementary.normalDistribution(.nan).isNaN)
    for step in 0...900 {
      let x = Double(step) / 100
      let (below, above) = (Elementary.normalDistribution(-x), Elementary.normalDistribution(x))
      #expect((below + above - 1).magnitude <= 2.3e-16, "\(x)")
      #expect(Elementary.normalDistribution(x + 0.01) >= above, "\(x)")
    }
  }
}
