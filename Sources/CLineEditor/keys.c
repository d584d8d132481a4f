#include "internal.h"

#include <errno.h>
#include <string.h>
#include <wchar.h>

// An escape sequence arrives at once; a person who presses Escape alone takes longer.
enum { SEQUENCE_WAIT = 40, KEY_INTERRUPT = 3, KEY_END = 4, KEY_SUSPEND = 26, KEY_ESCAPE = 27 };

static void push(cle_editor *editor, wchar_t character) {
  size_t limit = sizeof editor->characters / sizeof editor->characters[0];
  if (editor->end_character < limit) editor->characters[editor->end_character++] = character;
}

/// The line is dropped: the key Ctrl-C.
void cle_interrupt(cle_editor *editor) {
  editor->interrupted = true;
  editor->search.active = false;
  editor->first_character = editor->end_character = 0;
  push(editor, CODE_ACCEPT);
}

/// The line is dropped, and with it what was typed ahead of it: the signal of Ctrl-C, for which the
/// terminal has dropped its part of that already.
void cle_interrupt_now(cle_editor *editor) {
  cle_drop_input(editor);
  cle_interrupt(editor);
}

typedef struct sequence_code {
  const char *sequence;
  wchar_t code;
} sequence_code;

/// What a control sequence without its introducer stands for.
static const sequence_code sequence_codes[] = {
  {"A", CODE_UP}, {"B", CODE_DOWN}, {"C", CODE_RIGHT}, {"D", CODE_LEFT}, {"H", CODE_HOME}, {"F", CODE_LINE_END},
  {"1~", CODE_HOME}, {"7~", CODE_HOME}, {"4~", CODE_LINE_END}, {"8~", CODE_LINE_END},
  {"3~", CODE_DELETE},
  {"1;5C", CODE_WORD_RIGHT}, {"1;3C", CODE_WORD_RIGHT}, {"1;9C", CODE_WORD_RIGHT},
  {"1;5D", CODE_WORD_LEFT}, {"1;3D", CODE_WORD_LEFT}, {"1;9D", CODE_WORD_LEFT},
};

static wchar_t code_of_sequence(const char *sequence) {
  for (size_t i = 0; i < sizeof sequence_codes / sizeof sequence_codes[0]; i++) {
    if (strcmp(sequence_codes[i].sequence, sequence) == 0) return sequence_codes[i].code;
  }
  return 0;
}

/// Hands on the key of a sequence. One that is not known is left out: libedit would beep and insert
/// what is left of it.
static void push_key(cle_editor *editor, const char *sequence) {
  wchar_t code = code_of_sequence(sequence);
  if (code) push(editor, code);
}

static void decode_control_sequence(cle_editor *editor) {
  char sequence[32];
  size_t length = 0;
  for (;;) {
    int byte = cle_next_byte(editor, SEQUENCE_WAIT);
    if (byte < 0) return;
    if (byte < 0x20 || byte > 0x7E) {
      cle_unread_byte(editor);
      return;
    }
    if (length < sizeof sequence - 1) sequence[length++] = (char)byte;
    if (byte >= 0x40) break;
  }
  sequence[length] = 0;
  if (strcmp(sequence, "200~") == 0) {
    cle_collect_paste(editor);
    push(editor, CODE_PASTE);
  } else {
    push_key(editor, sequence);
  }
}

static void decode_escape(cle_editor *editor) {
  int byte = cle_next_byte(editor, SEQUENCE_WAIT);
  if (byte == '[') {
    decode_control_sequence(editor);
  } else if (byte == 'O') {
    int last = cle_next_byte(editor, SEQUENCE_WAIT);
    char sequence[2] = {last < 0 ? 0 : (char)last, 0};
    push_key(editor, sequence);
  } else {
    if (byte >= 0) cle_unread_byte(editor);
    bool alone = editor->vi_keys || (byte < 0 && editor->search.active);
    push(editor, alone ? CODE_LONE_ESCAPE : KEY_ESCAPE);
  }
}

static bool is_control(wchar_t character) {
  return character == 0 || (character >= 0x80 && character < 0xA0);
}

static void decode_wide(cle_editor *editor, unsigned char lead) {
  unsigned char bytes[4] = {lead};
  size_t length = 1;
  wchar_t character;
  size_t taken = cle_decode(bytes, length, &character);
  while (taken == 0 && length < 4) {
    int byte = cle_next_byte(editor, SEQUENCE_WAIT);
    if (byte < 0) break;
    bytes[length++] = (unsigned char)byte;
    taken = cle_decode(bytes, length, &character);
  }
  if (taken != 0 && taken < length) cle_unread_byte(editor);
  if (is_control(character)) return;
  if (wcwidth(character) == 0) {
    // libedit's quick way of inserting at the end of a line takes a mark for a column.
    editor->paste.length = editor->dropped = 0;
    cle_text_append_character(&editor->paste, character);
    character = CODE_PASTE;
  }
  push(editor, character);
}

static void decode(cle_editor *editor, int byte) {
  switch (byte) {
    case 0: break;
    case KEY_INTERRUPT: cle_interrupt(editor); break;
    case KEY_END: push(editor, CODE_END); break;
    case KEY_SUSPEND: cle_suspend(editor); break;
    case KEY_ESCAPE: decode_escape(editor); break;
    default:
      if (byte < 0x80) push(editor, byte);
      else decode_wide(editor, (unsigned char)byte);
  }
}

static bool take(cle_editor *editor, wchar_t *character) {
  if (editor->first_character == editor->end_character) {
    editor->first_character = editor->end_character = 0;
    return false;
  }
  *character = editor->characters[editor->first_character];
  bool keep = false;
  if (editor->search.active) *character = cle_search_take(editor, *character, &keep);
  if (!keep) editor->first_character++;
  return true;
}

/// After Ctrl-C: the code that ends the line, until libedit is out of whatever waits for a key.
static int stop(cle_editor *editor, wchar_t *character) {
  *character = CODE_ACCEPT;
  if (editor->stopping++ < 2) return 1;
  errno = EINTR;
  return -1;
}

/// libedit's reading function: one character, 0 at the end of the input, -1 for an error.
int cle_read_character(EditLine *line, wchar_t *character) {
  cle_editor *editor = cle_editor_of(line);
  cle_clamp_cursor(editor);
  for (;;) {
    if (editor->interrupted) return stop(editor, character);
    if (take(editor, character)) return 1;
    int byte = cle_next_byte(editor, -1);
    if (editor->interrupted) continue;
    if (byte < 0) return 0;
    decode(editor, byte);
  }
}
