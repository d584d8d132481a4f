#ifndef CLINEEDITOR_INTERNAL_H
#define CLINEEDITOR_INTERNAL_H

#define _GNU_SOURCE
#include <histedit.h>
#include <stdio.h>
#include <termios.h>
#include <wchar.h>

#include "CLineEditor.h"

// libedit of 2012, as macOS has it, lacks EL_SAFEREAD.
#ifndef EL_SAFEREAD
#define CLE_OLD_LIBEDIT 1
#endif

/// Codes that the reading function hands to libedit in place of keys. They are C1 controls, which
/// never come from a keyboard: the reading function drops those.
enum {
  CODE_PASTE = 0x80,
  CODE_LONE_ESCAPE,
  CODE_ACCEPT,
  CODE_INITIAL,
  CODE_SEARCH,
  CODE_END,
  CODE_UP,
  CODE_DOWN,
  CODE_HOME,
  CODE_LINE_END,
  CODE_LEFT,
  CODE_RIGHT,
  CODE_WORD_LEFT,
  CODE_WORD_RIGHT,
  CODE_DELETE,
};

enum {
  CLE_NO_BYTE = -1,
  CLE_NO_MORE_BYTES = -2,
  CLE_PASTE_LIMIT = 1 << 20,
  CLE_HISTORY_LIMIT = 1000,
  CLE_PATTERN_LIMIT = 200,
  CLE_MARK = 1,
};

/// UTF-8 text that grows.
typedef struct cle_text {
  char *bytes;
  size_t length, capacity;
} cle_text;

/// Entries, oldest first. `shown` is 0 for the line being typed, 1 for the newest entry.
typedef struct cle_history {
  wchar_t *entries[CLE_HISTORY_LIMIT];
  size_t count;
  size_t shown;
  size_t visited;
  wchar_t *typed;
} cle_history;

typedef enum cle_search_step {
  SEARCH_EXTEND,
  SEARCH_SHORTEN,
  SEARCH_OLDER,
  SEARCH_NEWER,
  SEARCH_CANCEL,
  SEARCH_KEEP,
} cle_search_step;

/// An incremental search. The keys of a search are taken by the reading function.
typedef struct cle_search {
  bool active, failed;
  wchar_t pattern[CLE_PATTERN_LIMIT + 1];
  size_t length;
  size_t found;
  cle_search_step step;
  wchar_t character;
  wchar_t *original;
  size_t original_cursor;
  wchar_t prompt[CLE_PATTERN_LIMIT + 40];
} cle_search;

struct cle_editor {
  EditLine *line;
  FILE *in, *out, *errors;
  cle_callbacks callbacks;
  bool vi_keys, editrc_failed, notes_interrupts;
  wchar_t *prompt;

  // Terminal modes: as they were before this read, and as they are while editing.
  struct termios cooked, editing;
  bool has_editing;

  // Bytes read and not decoded yet; characters decoded and not handed on yet.
  unsigned char bytes[4096];
  size_t first_byte, end_byte;
  wchar_t characters[64];
  size_t first_character, end_character;

  // How this read ends.
  bool interrupted, ended, is_block;
  int stopping, error;

  cle_text initial, paste, text, typed;
  size_t dropped, typed_cursor;

  // Of the command that completes.
  int rows_below;
  bool wrote_below, beeped;

  cle_history history;
  cle_search search;
};

typedef unsigned char (*cle_command)(EditLine *, int);

cle_editor *cle_editor_of(EditLine *line);

// Text.
bool cle_text_append(cle_text *text, const char *bytes, size_t length);
bool cle_text_append_character(cle_text *text, wchar_t character);
void cle_text_free(cle_text *text);
wchar_t *cle_wide(const char *bytes, size_t length);
size_t cle_decode(const unsigned char *bytes, size_t length, wchar_t *character);
void cle_take_line(cle_editor *editor, cle_text *text, size_t *cursor);
wchar_t *cle_copy_line(cle_editor *editor);
void cle_set_line(cle_editor *editor, const wchar_t *text);
void cle_set_cursor(cle_editor *editor, size_t offset);
void cle_clamp_cursor(cle_editor *editor);
size_t cle_cursor(cle_editor *editor);

// Input.
int cle_next_byte(cle_editor *editor, int timeout);
void cle_unread_byte(cle_editor *editor);
bool cle_input_waiting(cle_editor *editor);
void cle_drop_input(cle_editor *editor);
int cle_read_character(EditLine *line, wchar_t *character);
void cle_collect_paste(cle_editor *editor);

// Screen.
wchar_t *cle_prompt(EditLine *line);
int cle_rows_with(cle_editor *editor, const wchar_t *inserted);
int cle_rows_below_cursor(cle_editor *editor);
void cle_go_below(cle_editor *editor, int rows);
void cle_redraw(cle_editor *editor);
void cle_redraw_after_resize(cle_editor *editor);
void cle_paste_marks(cle_editor *editor, bool on);

// Terminal and signals.
void cle_signals_begin(cle_editor *editor);
void cle_signals_end(cle_editor *editor);
int cle_signal_descriptor(void);
void cle_signals_arrived(cle_editor *editor);
void cle_editing_mode(cle_editor *editor);
void cle_suspend(cle_editor *editor);
bool cle_make_pipe(int ends[2]);
void cle_rescue_arm(const struct termios *modes);
void cle_rescue_disarm(void);
void cle_interrupt(cle_editor *editor);
void cle_interrupt_now(cle_editor *editor);

// Ctrl-C between reads.
bool cle_interrupts_note(void);
void cle_interrupts_forget(void);
bool cle_interrupts_take(void);

// Commands.
void cle_add_commands(cle_editor *editor);
void cle_bind_keys(cle_editor *editor);
unsigned char cle_up(EditLine *line, int key);
unsigned char cle_down(EditLine *line, int key);
unsigned char cle_older(EditLine *line, int key);
unsigned char cle_newer(EditLine *line, int key);
unsigned char cle_older_with_prefix(EditLine *line, int key);
unsigned char cle_newer_with_prefix(EditLine *line, int key);
unsigned char cle_search_start(EditLine *line, int key);
unsigned char cle_search_apply(EditLine *line, int key);
unsigned char cle_search_again(EditLine *line, int key);
unsigned char cle_search_back(EditLine *line, int key);
wchar_t cle_search_take(cle_editor *editor, wchar_t character, bool *keep);
void cle_search_end(cle_editor *editor);

// History.
void cle_history_attach(cle_editor *editor);
void cle_history_begin(cle_editor *editor);
void cle_history_free(cle_editor *editor);
const wchar_t *cle_history_entry(const cle_editor *editor, size_t age);

#endif
