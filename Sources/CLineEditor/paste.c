#include "internal.h"

#include <string.h>

// A terminal that lost the end of a paste must not swallow the keyboard.
enum { PASTE_WAIT = 2000 };

static const char end_mark[] = "\033[201~";

static bool ends_with_mark(const cle_text *text) {
  size_t length = sizeof end_mark - 1;
  return text->length >= length
    && memcmp(text->bytes + text->length - length, end_mark, length) == 0;
}

/// Drops what is over the limit, except what may be the beginning of the mark.
static void keep_to_limit(cle_text *raw, size_t *dropped) {
  size_t tail = sizeof end_mark - 1;
  if (raw->length <= CLE_PASTE_LIMIT + 4096) return;
  size_t over = raw->length - CLE_PASTE_LIMIT - tail;
  memmove(raw->bytes + CLE_PASTE_LIMIT, raw->bytes + raw->length - tail, tail);
  raw->length = CLE_PASTE_LIMIT + tail;
  *dropped += over;
}

static void collect(cle_editor *editor, cle_text *raw, size_t *dropped) {
  for (;;) {
    int byte = cle_next_byte(editor, PASTE_WAIT);
    if (byte < 0) return;
    char character = (char)byte;
    if (!cle_text_append(raw, &character, 1)) return;
    if (character == '~' && ends_with_mark(raw)) {
      raw->length -= sizeof end_mark - 1;
      return;
    }
    keep_to_limit(raw, dropped);
  }
}

static bool is_kept(wchar_t character) {
  if (character == '\t' || character == '\n') return true;
  return character >= 0x20 && character != 0x7F && !(character >= 0x80 && character < 0xA0);
}

/// Lines end in a line feed, and controls are gone.
static void clean(const cle_text *raw, cle_text *text) {
  const unsigned char *bytes = (const unsigned char *)raw->bytes;
  for (size_t at = 0; at < raw->length;) {
    wchar_t character;
    size_t taken = cle_decode(bytes + at, raw->length - at, &character);
    if (character == '\r') {
      bool pair = at + 1 < raw->length && bytes[at + 1] == '\n';
      character = pair ? 0 : '\n';
    }
    if (is_kept(character)) cle_text_append_character(text, character);
    at += taken ? taken : raw->length - at;
  }
}

/// Reads a bracketed paste, after its opening mark, into `paste`.
void cle_collect_paste(cle_editor *editor) {
  cle_text raw = {0};
  editor->paste.length = editor->dropped = 0;
  collect(editor, &raw, &editor->dropped);
  if (raw.length > CLE_PASTE_LIMIT) {
    editor->dropped += raw.length - CLE_PASTE_LIMIT;
    raw.length = CLE_PASTE_LIMIT;
  }
  clean(&raw, &editor->paste);
  cle_text_free(&raw);
}
