// Loops over pixels that have to be fast in debug builds, too: there a vector of the C compiler is a
// few instructions, and one of Swift's is a call for each operation.
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// 16 pixels as halves of words: the low byte of each half is blue or red, the high one is green or
/// alpha.
typedef uint16_t GlissadePixelHalves __attribute__((vector_size(64)));

static inline GlissadePixelHalves glissade_repeated(uint32_t pixel) {
  uint32_t words[16];
  for (int index = 0; index < 16; index++) words[index] = pixel;
  GlissadePixelHalves result;
  memcpy(&result, words, sizeof result);
  return result;
}

/// Copies a row of pixels and composites a color over them.
///
/// The result is that of two passes by pixman, to the bit: a product of bytes is divided by 255 with
/// rounding.
///
/// - Parameters:
///   - opaque: The bits that are set in each pixel of the source, such as those of alpha.
///   - color: The premultiplied color, whose components are not greater than its alpha.
static inline void glissade_copy_under(
    uint32_t *target, const uint32_t *source, size_t count, uint32_t opaque, uint32_t color) {
  const GlissadePixelHalves bits = glissade_repeated(opaque);
  const GlissadePixelHalves over = glissade_repeated(color);
  const uint16_t rest = 255 - (color >> 24);
  for (size_t index = 0; index < count; index += 16) {
    const size_t size = (count - index < 16 ? count - index : 16) * sizeof *target;
    GlissadePixelHalves pixels = bits;
    if (size == sizeof pixels) memcpy(&pixels, source + index, sizeof pixels);
    else memcpy(&pixels, source + index, size);
    pixels |= bits;
    GlissadePixelHalves low = (pixels & 255) * rest + 128;
    GlissadePixelHalves high = (pixels >> 8) * rest + 128;
    low = (low + (low >> 8)) >> 8;
    high = (high + (high >> 8)) & 0xff00;
    pixels = (low | high) + over;
    if (size == sizeof pixels) memcpy(target + index, &pixels, sizeof pixels);
    else memcpy(target + index, &pixels, size);
  }
}
