#include "PNGShim.h"

#include <png.h>
#include <setjmp.h>
#include <string.h>

/* Where the reader stands in the file, and where a message goes. */
typedef struct {
  const uint8_t *bytes;
  size_t left;
  char *message;
} source;

/* Where the writer's bytes and a message go. */
typedef struct {
  png_shim_sink sink;
  void *context;
  char *message;
} target;

/* MARK: Errors */

static void keep_message(char *message, const char *text) {
  strncpy(message, text, PNG_SHIM_MESSAGE_SIZE - 1);
  message[PNG_SHIM_MESSAGE_SIZE - 1] = 0;
}

/* Keeps the message and leaves libpng by its own jump: it must not be returned to. */
static void stop(png_structp png, png_const_charp text) {
  char **message = png_get_error_ptr(png);
  keep_message(*message, text);
  png_longjmp(png, 1);
}

/* A warning is about something skipped or repaired; standard error is not libpng's to write on. */
static void ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

/* MARK: Reading */

static void take(png_structp png, png_bytep destination, size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->left) png_error(png, "the file ends too early");
  memcpy(destination, from->bytes, count);
  from->bytes += count;
  from->left -= count;
}

/* 8 bytes a pixel are 16 bits a sample, 4 are 8. */
static void ask_for_rgba(png_structp png, size_t pixel_size) {
  png_set_expand(png); /* palette, low depths and tRNS to 8 or 16 bits */
  if (pixel_size == 8)
    png_set_swap(png);
  else
    png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, pixel_size == 8 ? 0xFFFF : 0xFF, PNG_FILLER_AFTER);
}

/* Everything between two jumps; a function of its own, so that no local variable lives across
   setjmp. */
static void read_file(
    png_structp png, png_infop info, png_shim_size size, size_t pixel_size, uint8_t *pixels) {
  png_read_info(png, info);
  if (png_get_image_width(png, info) != size.width ||
      png_get_image_height(png, info) != size.height)
    png_error(png, "the header changed while it was read");

  ask_for_rgba(png, pixel_size);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t row_size = (size_t)size.width * pixel_size;
  if (png_get_rowbytes(png, info) != row_size) png_error(png, "rows are not RGBA");

  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < size.height; y++)
      png_read_row(png, pixels + y * row_size, NULL);
  png_read_end(png, NULL);
}

static int decode(
    const uint8_t *file, size_t file_size, png_shim_size size, size_t ancillary_limit,
    size_t pixel_size, void *pixels, char *message) {
  source from = {file, file_size, message};
  keep_message(message, "out of memory");
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &from.message, stop, ignore);
  if (!png) return -1;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return -1;
  }

  png_set_read_fn(png, &from, take);
  /* The caller has judged the sides; libpng's own limit of a million would only differ. */
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  /* A damaged tRNS chunk would silently be another picture; so any wrong check sum is an error. */
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_chunk_malloc_max(png, ancillary_limit);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  read_file(png, info, size, pixel_size, pixels);
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}

int png_shim_decode(
    const uint8_t *file, size_t file_size, png_shim_size size, size_t ancillary_limit,
    void *pixels, char *message) {
  return decode(file, file_size, size, ancillary_limit, 4, pixels, message);
}

int png_shim_decode_deep(
    const uint8_t *file, size_t file_size, png_shim_size size, size_t ancillary_limit,
    void *pixels, char *message) {
  return decode(file, file_size, size, ancillary_limit, 8, pixels, message);
}

/* MARK: Writing */

static void give(png_structp png, png_bytep bytes, size_t count) {
  target *to = png_get_io_ptr(png);
  to->sink(to->context, bytes, count);
}

static void flush_nothing(png_structp png) { (void)png; }

/* What one call writes: a picture that libpng compresses, or a stream that is compressed already. */
typedef struct {
  png_shim_size size;
  png_shim_format format;
  const uint8_t *bytes;
  size_t byte_count;
} job;

static void write_header(png_structp png, png_infop info, png_shim_size size, int has_alpha) {
  int color = has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB;
  png_set_IHDR(
      png, info, size.width, size.height, 8, color, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
}

static void write_picture(png_structp png, png_infop info, const job *picture) {
  png_shim_format format = picture->format;
  png_set_compression_level(png, format.level);
  png_set_compression_strategy(png, format.strategy);
  png_set_compression_mem_level(png, 9);
  /* One IDAT for most frames, in place of one for each 8 KiB. */
  png_set_compression_buffer_size(png, 1 << 18);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, format.filters);

  write_header(png, info, picture->size, format.has_alpha);
  if (!format.has_alpha) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (uint32_t y = 0; y < picture->size.height; y++)
    png_write_row(png, picture->bytes + (size_t)y * picture->size.width * 4);
  png_write_end(png, info);
}

/* Chunk by chunk, since libpng's own end of a file wants to have compressed the picture itself. */
static void write_stream(png_structp png, png_infop info, const job *stream) {
  static const png_byte idat[5] = "IDAT", iend[5] = "IEND";
  write_header(png, info, stream->size, stream->format.has_alpha);
  size_t start = 0;
  while (start < stream->byte_count) {
    size_t count = stream->byte_count - start;
    if (count > PNG_UINT_31_MAX) count = PNG_UINT_31_MAX;
    png_write_chunk(png, idat, stream->bytes + start, count);
    start += count;
  }
  png_write_chunk(png, iend, NULL, 0);
}

/* Everything between two jumps is in `body`, so that no local variable lives across setjmp. */
static int write_file(
    void (*body)(png_structp, png_infop, const job *), const job *what, png_shim_sink sink,
    void *context, char *message) {
  target to = {sink, context, message};
  keep_message(message, "out of memory");
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &to.message, stop, ignore);
  if (!png) return -1;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return -1;
  }

  png_set_write_fn(png, &to, give, flush_nothing);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  body(png, info, what);
  png_destroy_write_struct(&png, &info);
  return 0;
}

int png_shim_encode(
    const void *pixels, png_shim_size size, png_shim_format format, png_shim_sink sink,
    void *context, char *message) {
  job picture = {.size = size, .format = format, .bytes = pixels};
  return write_file(write_picture, &picture, sink, context, message);
}

int png_shim_wrap(
    const uint8_t *stream, size_t stream_size, png_shim_size size, int has_alpha,
    png_shim_sink sink, void *context, char *message) {
  job wrapped = {
      .size = size,
      .format = {.has_alpha = has_alpha},
      .bytes = stream,
      .byte_count = stream_size};
  return write_file(write_stream, &wrapped, sink, context, message);
}

/* MARK: Chunks */

/* One chunk, or the signature if its type is 0. */
static void write_part(png_structp png, uint32_t type, const void *contents, size_t count) {
  if (type == 0) {
    png_write_sig(png);
    return;
  }
  const png_byte name[5] = {type >> 24, type >> 16 & 0xFF, type >> 8 & 0xFF, type & 0xFF, 0};
  png_write_chunk(png, name, contents, count);
}

static int write_alone(
    uint32_t type, const void *contents, size_t count, png_shim_sink sink, void *context,
    char *message) {
  target to = {sink, context, message};
  keep_message(message, "out of memory");
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &to.message, stop, ignore);
  if (!png || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, NULL);
    return -1;
  }

  png_set_write_fn(png, &to, give, flush_nothing);
  write_part(png, type, contents, count);
  png_destroy_write_struct(&png, NULL);
  return 0;
}

int png_shim_write_signature(png_shim_sink sink, void *context, char *message) {
  return write_alone(0, NULL, 0, sink, context, message);
}

int png_shim_write_chunk(
    uint32_t type, const void *contents, size_t count, png_shim_sink sink, void *context,
    char *message) {
  return write_alone(type, contents, count, sink, context, message);
}

uint32_t png_shim_version(void) { return png_access_version_number(); }
