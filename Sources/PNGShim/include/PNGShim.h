#pragma once

#include <stddef.h>
#include <stdint.h>

/* Room for a message of libpng's, its closing zero included. */
#define PNG_SHIM_MESSAGE_SIZE 200

/* The sides of a picture, in pixels. */
typedef struct {
  uint32_t width;
  uint32_t height;
} png_shim_size;

/* How a picture is written. */
typedef struct {
  /* Nonzero: RGBA. Zero: RGB; the fourth byte of each pixel is left out. */
  int has_alpha;
  /* zlib's level, 0...9, and strategy (Z_DEFAULT_STRATEGY and so on). */
  int level;
  int strategy;
  /* libpng's set of filters, PNG_FILTER_NONE and so on. */
  int filters;
} png_shim_format;

/* Takes the next bytes of a file; they are valid only during the call. */
typedef void (*png_shim_sink)(
    void *_Nonnull context, const uint8_t *_Nonnull bytes, size_t count);

/* Decodes a whole PNG file to straight 8-bit RGBA, rows from the top without padding, no gamma
   applied, every ancillary chunk but tRNS skipped unread.

   `pixels` has room for 4 * width * height bytes; a file of any other size is refused before a
   byte is written. `ancillary_limit` bounds what libpng may allocate for one chunk.

   Returns 0, or -1 with a closed message in `message` (PNG_SHIM_MESSAGE_SIZE bytes). */
int png_shim_decode(
    const uint8_t *_Nonnull file, size_t file_size, png_shim_size size, size_t ancillary_limit,
    void *_Nonnull pixels, char *_Nonnull message);

/* Decodes a file of 16 bits a sample as png_shim_decode does, but to samples of 16 bits in the machine's
   order of bytes. `pixels` has room for 8 * width * height bytes; a file of fewer bits is refused. */
int png_shim_decode_deep(
    const uint8_t *_Nonnull file, size_t file_size, png_shim_size size, size_t ancillary_limit,
    void *_Nonnull pixels, char *_Nonnull message);

/* Encodes straight 8-bit RGBA, rows from the top without padding, as a PNG file with an sRGB
   chunk of perceptual intent, and hands its bytes to `sink` in order.

   Returns 0, or -1 with a closed message in `message` (PNG_SHIM_MESSAGE_SIZE bytes); what the
   sink took before that is no file. */
int png_shim_encode(
    const void *_Nonnull pixels, png_shim_size size, png_shim_format format,
    png_shim_sink _Nonnull sink, void *_Nonnull context, char *_Nonnull message);

/* Makes a PNG file around a zlib stream of filtered rows, with an sRGB chunk of perceptual intent,
   and hands its bytes to `sink` in order. The stream is not looked into.

   Returns 0, or -1 with a closed message in `message` (PNG_SHIM_MESSAGE_SIZE bytes); what the
   sink took before that is no file. */
int png_shim_wrap(
    const uint8_t *_Nonnull stream, size_t stream_size, png_shim_size size, int has_alpha,
    png_shim_sink _Nonnull sink, void *_Nonnull context, char *_Nonnull message);

/* Writes the eight bytes with which every PNG file begins.

   Returns 0, or -1 with a closed message in `message` (PNG_SHIM_MESSAGE_SIZE bytes). */
int png_shim_write_signature(
    png_shim_sink _Nonnull sink, void *_Nonnull context, char *_Nonnull message);

/* Writes one chunk: its length, its type (four ASCII letters, the first in the highest bits), its
   contents and the check sum over both. `contents` may be null if `count` is 0.

   Returns 0, or -1 with a closed message in `message` (PNG_SHIM_MESSAGE_SIZE bytes). */
int png_shim_write_chunk(
    uint32_t type, const void *_Nullable contents, size_t count, png_shim_sink _Nonnull sink,
    void *_Nonnull context, char *_Nonnull message);

/* The version of the libpng that the process has loaded: 10639 for 1.6.39. */
uint32_t png_shim_version(void);
