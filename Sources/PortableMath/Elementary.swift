/// The elementary functions, computed from IEEE basic operations alone.
///
/// The C library's results differ between versions and processors in the last bits, and those bits
/// can reach a pixel. These use only `+ - * /` and exact steps (remainder, rounding to an integer,
/// scaling by a power of two), all of which IEEE 754 rounds in one way, so that every machine gets
/// the same bits. No fused multiply-add: its result differs from a product and a sum.
///
/// Errors are in units in the last place (ulp) of the result, against the true value. Each function
/// splits its argument so that a short power series suffices, and carries the few leading terms as
/// a `DoubleDouble`; a table of fitted coefficients would be faster and harder to check.
///
/// | function | error | where |
/// | --- | --- | --- |
/// | `sine`, `cosine` | below 1 ulp | radians up to 1.6 million in size |
/// | `exponential`, `logarithm` | below 1 ulp | everywhere |
/// | `arctangent` | below 1 ulp | everywhere |
/// | `power` | below 1 ulp | normal results |
/// | `normalDistribution` | below 2 ulp | normal results |
///
/// Infinities, zeros and NaN give what IEEE 754 recommends for the function of that name.
public enum Elementary {}
