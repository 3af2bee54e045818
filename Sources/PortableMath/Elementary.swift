/// The elementary functions, computed from IEEE basic operations alone.
///
/// The C library's results differ between versions and processors in the last bits, and those bits
/// can reach a pixel. These use only `+ - * /` and square root, which IEEE 754 rounds in one way,
/// so that every machine gets the same bits.
public enum Elementary {}
