#include "internal.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

// Room left over the line, so that what was said before it stays in sight.
enum { ROWS_KEPT = 4, BLANKS_PER_TAB = 4 };

static unsigned char accept(cle_editor *editor) {
  const wchar_t keys[] = {CODE_ACCEPT, 0};
  // libedit's own command for this knows how to get under the line.
  el_wpush(editor->line, keys);
  return CC_NORM;
}

static unsigned char insert_new_line(cle_editor *editor, int indent) {
  if (el_winsertstr(editor->line, L"\n") != 0) return CC_ERROR;
  for (int i = 0; i < indent; i++) el_winsertstr(editor->line, L" ");
  return CC_REFRESH;
}

unsigned char cle_enter(EditLine *line, int key) {
  (void)key;
  cle_editor *editor = cle_editor_of(line);
  size_t cursor;
  bool more = cle_input_waiting(editor);
  cle_take_line(editor, &editor->text, &cursor);
  int32_t state = editor->callbacks.input_state(
    editor->callbacks.client, editor->text.bytes, editor->text.length, cursor, more);
  if (state < 0) return accept(editor);
  // What is pasted without marks brings its own indentation.
  return insert_new_line(editor, more ? 0 : state);
}

/// Whether only blanks are before the cursor, on a row that is not the first.
static bool is_at_row_start(const LineInfoW *info) {
  const wchar_t *at = info->cursor;
  while (at > info->buffer && at[-1] == ' ') at--;
  return at > info->buffer && at[-1] == '\n';
}

static size_t blanks_before_cursor(const LineInfoW *info) {
  if (!is_at_row_start(info)) return 0;
  const wchar_t *at = info->cursor;
  while (at[-1] == ' ') at--;
  return (size_t)(info->cursor - at);
}

/// A closing bracket at the beginning of a row takes the indentation of what follows it.
unsigned char cle_close_bracket(EditLine *line, int key) {
  cle_editor *editor = cle_editor_of(line);
  size_t blanks = blanks_before_cursor(el_wline(line));
  const wchar_t bracket[] = {key, 0};
  if (blanks > 0 && !cle_input_waiting(editor)) {
    size_t cursor;
    cle_take_line(editor, &editor->text, &cursor);
    editor->text.length = cursor;
    cle_text_append_character(&editor->text, key);
    int32_t state = editor->callbacks.input_state(
      editor->callbacks.client, editor->text.bytes, editor->text.length, cursor + 1, false);
    size_t indent = state < 0 ? 0 : (size_t)state;
    if (indent < blanks) el_deletestr(line, (int)(blanks - indent));
  }
  return el_winsertstr(line, bracket) == 0 ? CC_REFRESH : CC_ERROR;
}

unsigned char cle_new_line(EditLine *line, int key) {
  (void)key;
  return insert_new_line(cle_editor_of(line), 0);
}

/// Ctrl-D: the end of the input on an empty line, else deletes the character under the cursor.
unsigned char cle_end(EditLine *line, int key) {
  (void)key;
  cle_editor *editor = cle_editor_of(line);
  const LineInfoW *info = el_wline(line);
  if (info->lastchar == info->buffer) {
    editor->ended = true;
    return accept(editor);
  }
  const wchar_t keys[] = {CODE_DELETE, 0};
  el_wpush(line, keys);
  return CC_NORM;
}

static bool is_at_end(cle_editor *editor) {
  const LineInfoW *info = el_wline(editor->line);
  return info->cursor == info->lastchar;
}

static void drop_last_new_lines(cle_text *text) {
  while (text->length > 0 && text->bytes[text->length - 1] == '\n') text->length--;
}

/// Several rows end with a new one, so that what is typed behind them is a row of its own.
static void end_last_row(cle_text *text) {
  drop_last_new_lines(text);
  if (text->length > 0 && memchr(text->bytes, '\n', text->length)) {
    cle_text_append_character(text, '\n');
  }
}

static bool fits(cle_editor *editor, const wchar_t *pasted) {
  int rows, columns;
  if (!cle_terminal_size(fileno(editor->in), &rows, &columns)) rows = 24;
  int limit = rows > 2 * ROWS_KEPT ? rows - ROWS_KEPT : rows / 2;
  return cle_rows_with(editor, pasted) <= limit;
}

/// A paste goes into the line. One that is too tall for libedit to draw ends the read instead.
unsigned char cle_paste(EditLine *line, int key) {
  (void)key;
  cle_editor *editor = cle_editor_of(line);
  cle_text *paste = &editor->paste;
  if (paste->length == 0) return CC_ERROR;
  wchar_t *pasted = cle_wide(paste->bytes, paste->length);
  if (!pasted) return CC_ERROR;
  bool inserted = editor->dropped == 0 && fits(editor, pasted);
  free(pasted);
  if (!inserted) {
    editor->is_block = true;
    cle_take_line(editor, &editor->typed, &editor->typed_cursor);
    return accept(editor);
  }
  if (is_at_end(editor)) end_last_row(paste);
  cle_insert(editor, paste->bytes, paste->length);
  paste->length = 0;
  return CC_REFRESH;
}

unsigned char cle_initial(EditLine *line, int key) {
  (void)key;
  cle_editor *editor = cle_editor_of(line);
  cle_insert(editor, editor->initial.bytes, editor->initial.length);
  return CC_REFRESH;
}

/// Tab: completion, or indentation at the beginning of a row of code.
unsigned char cle_complete(EditLine *line, int key) {
  (void)key;
  cle_editor *editor = cle_editor_of(line);
  if (is_at_row_start(el_wline(line))) {
    for (int i = 0; i < BLANKS_PER_TAB; i++) el_winsertstr(line, L" ");
    return CC_REFRESH;
  }
  size_t cursor;
  cle_take_line(editor, &editor->text, &cursor);
  editor->rows_below = cle_rows_below_cursor(editor);
  editor->wrote_below = editor->beeped = false;
  bool known = editor->callbacks.complete(
    editor->callbacks.client, editor->text.bytes, editor->text.length, cursor);
  if (editor->wrote_below) cle_redraw(editor);
  if (!known) return CC_ERROR;
  if (editor->beeped) return CC_REFRESH_BEEP;
  return editor->wrote_below ? CC_NORM : CC_REFRESH;
}

void cle_insert(cle_editor *editor, const char *text, size_t length) {
  wchar_t *wide = cle_wide(text, length);
  if (!wide) return;
  if (*wide) el_winsertstr(editor->line, wide);
  free(wide);
}

void cle_delete_before_cursor(cle_editor *editor, size_t characters) {
  el_deletestr(editor->line, (int)characters);
}

void cle_write_below(cle_editor *editor, const char *text, size_t length) {
  if (!editor->wrote_below) cle_go_below(editor, editor->rows_below);
  editor->wrote_below = true;
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '\n') fputc('\r', editor->out);
    fputc(text[i], editor->out);
  }
}

void cle_beep(cle_editor *editor) { editor->beeped = true; }
