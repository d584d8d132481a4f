#include "internal.h"

#include <stdlib.h>
#include <string.h>

bool cle_text_append(cle_text *text, const char *bytes, size_t length) {
  if (length == 0) return true;
  size_t needed = text->length + length;
  if (needed > text->capacity) {
    size_t capacity = needed < 256 ? 256 : needed * 2;
    char *grown = realloc(text->bytes, capacity);
    if (!grown) return false;
    text->bytes = grown;
    text->capacity = capacity;
  }
  memcpy(text->bytes + text->length, bytes, length);
  text->length = needed;
  return true;
}

bool cle_text_append_character(cle_text *text, wchar_t character) {
  uint32_t c = (uint32_t)character;
  if (c < 0x80) {
    char byte = (char)c;
    return cle_text_append(text, &byte, 1);
  }
  char bytes[4];
  size_t count = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
  for (size_t i = count - 1; i > 0; i--) {
    bytes[i] = (char)(0x80 | (c & 0x3F));
    c >>= 6;
  }
  bytes[0] = (char)((0xF00 >> count) | c);
  return cle_text_append(text, bytes, count);
}

void cle_text_free(cle_text *text) {
  free(text->bytes);
  *text = (cle_text){0};
}

static size_t sequence_length(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return 2;
  if (lead >= 0xE0 && lead <= 0xEF) return 3;
  if (lead >= 0xF0 && lead <= 0xF4) return 4;
  return 0;
}

static bool is_scalar(uint32_t c, size_t count) {
  static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  return c >= least[count] && c <= 0x10FFFF && (c < 0xD800 || c > 0xDFFF);
}

/// Decodes the first character. The answer is the number of bytes it takes; bytes that are not
/// UTF-8 are U+FFFD, and an unfinished sequence takes 0.
size_t cle_decode(const unsigned char *bytes, size_t length, wchar_t *character) {
  *character = 0xFFFD;
  size_t count = sequence_length(bytes[0]);
  if (count <= 1) {
    if (count == 1) *character = bytes[0];
    return 1;
  }
  uint32_t c = bytes[0] & (0x7F >> count);
  for (size_t i = 1; i < count; i++) {
    if (i >= length) return 0;
    if ((bytes[i] & 0xC0) != 0x80) return i;
    c = (c << 6) | (bytes[i] & 0x3F);
  }
  if (is_scalar(c, count)) *character = (wchar_t)c;
  return count;
}

/// A terminated copy for the caller to free, or NULL.
wchar_t *cle_wide(const char *bytes, size_t length) {
  wchar_t *wide = malloc((length + 1) * sizeof(*wide));
  if (!wide) return NULL;
  size_t end = 0;
  for (size_t at = 0; at < length;) {
    wchar_t character;
    size_t taken = cle_decode((const unsigned char *)bytes + at, length - at, &character);
    if (character != 0) wide[end++] = character;
    at += taken ? taken : length - at;
  }
  wide[end] = 0;
  return wide;
}

static bool belongs_in_text(wchar_t character) {
  return character != 0 && !(character >= 0x80 && character < 0xA0);
}

/// Copies the line being edited; `cursor` becomes an offset in bytes.
void cle_take_line(cle_editor *editor, cle_text *text, size_t *cursor) {
  const LineInfoW *info = el_wline(editor->line);
  text->length = 0;
  if (cursor) *cursor = 0;
  for (const wchar_t *at = info->buffer; at < info->lastchar; at++) {
    if (belongs_in_text(*at)) cle_text_append_character(text, *at);
    if (cursor && at < info->cursor) *cursor = text->length;
  }
}

wchar_t *cle_copy_line(cle_editor *editor) {
  const LineInfoW *info = el_wline(editor->line);
  size_t length = (size_t)(info->lastchar - info->buffer);
  wchar_t *copy = malloc((length + 1) * sizeof(*copy));
  if (!copy) return NULL;
  wmemcpy(copy, info->buffer, length);
  copy[length] = 0;
  return copy;
}

/// Moves the cursor. libedit of 2012 has no call for this; the line information it hands out is
/// the head of its own structure in all versions.
void cle_set_cursor(cle_editor *editor, size_t offset) {
  LineInfoW *info = (LineInfoW *)(uintptr_t)el_wline(editor->line);
  size_t length = (size_t)(info->lastchar - info->buffer);
  info->cursor = info->buffer + (offset < length ? offset : length);
}

/// Some of libedit's commands for vi leave the cursor outside the line.
void cle_clamp_cursor(cle_editor *editor) {
  LineInfoW *info = (LineInfoW *)(uintptr_t)el_wline(editor->line);
  if (info->cursor < info->buffer) info->cursor = info->buffer;
  if (info->cursor > info->lastchar) info->cursor = info->lastchar;
}

size_t cle_cursor(cle_editor *editor) {
  const LineInfoW *info = el_wline(editor->line);
  return (size_t)(info->cursor - info->buffer);
}

void cle_set_line(cle_editor *editor, const wchar_t *text) {
  LineInfoW *info = (LineInfoW *)(uintptr_t)el_wline(editor->line);
  info->cursor = info->lastchar = info->buffer;
  if (*text) el_winsertstr(editor->line, text);
}
