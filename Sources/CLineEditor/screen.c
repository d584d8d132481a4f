#include "internal.h"

#include <stdlib.h>
#include <sys/ioctl.h>
#include <wchar.h>

/// Where text ends on the screen, counted from the start of the prompt.
typedef struct position {
  int row, column;
} position;

static int window_columns(cle_editor *editor) {
  int rows, columns;
  return cle_terminal_size(fileno(editor->in), &rows, &columns) ? columns : 80;
}

/// Moves over a character as libedit draws it.
static void advance(position *at, wchar_t character, int columns) {
  if (character == '\n') {
    *at = (position){at->row + 1, 0};
    return;
  }
  int width = wcwidth(character);
  if (character == '\t') width = 8 - at->column % 8;
  else if (width < 0) width = character < 0x20 || character == 0x7F ? 2 : 8;
  if (at->column + width > columns) *at = (position){at->row + 1, 0};
  at->column += width;
  if (at->column >= columns) *at = (position){at->row + 1, 0};
}

static void advance_over(position *at, const wchar_t *from, const wchar_t *end, int columns) {
  for (; from < end; from++) advance(at, *from, columns);
}

static position end_of_prompt(EditLine *line, int columns) {
  position at = {0, 0};
  bool visible = true;
  for (const wchar_t *p = cle_prompt(line); *p; p++) {
    if (*p == CLE_MARK) visible = !visible;
    else if (visible) advance(&at, *p, columns);
  }
  return at;
}

/// The rows that prompt and line would take with `inserted` in them.
int cle_rows_with(cle_editor *editor, const wchar_t *inserted) {
  int columns = window_columns(editor);
  const LineInfoW *info = el_wline(editor->line);
  position at = end_of_prompt(editor->line, columns);
  advance_over(&at, info->buffer, info->cursor, columns);
  advance_over(&at, inserted, inserted + wcslen(inserted), columns);
  advance_over(&at, info->cursor, info->lastchar, columns);
  return at.row + 1;
}

int cle_rows_below_cursor(cle_editor *editor) {
  int columns = window_columns(editor);
  const LineInfoW *info = el_wline(editor->line);
  position at = end_of_prompt(editor->line, columns);
  advance_over(&at, info->buffer, info->cursor, columns);
  int row = at.row;
  advance_over(&at, info->cursor, info->lastchar, columns);
  return at.row - row;
}

/// To the beginning of the row under the line.
void cle_go_below(cle_editor *editor, int rows) {
  for (int row = 0; row <= rows; row++) fputs("\r\n", editor->out);
}

/// Draws prompt and line, from the beginning of the row the cursor is on.
void cle_redraw(cle_editor *editor) {
  el_resize(editor->line);
  el_wset(editor->line, EL_REFRESH);
  fflush(editor->out);
}

void cle_redraw_after_resize(cle_editor *editor) {
  int columns = window_columns(editor);
  const LineInfoW *info = el_wline(editor->line);
  position at = end_of_prompt(editor->line, columns);
  advance_over(&at, info->buffer, info->cursor, columns);
  fputc('\r', editor->out);
  if (at.row > 0) fprintf(editor->out, "\033[%dA", at.row);
  fputs("\033[J", editor->out);
  cle_redraw(editor);
}

/// Asks the terminal to mark pastes, or no longer to do so.
void cle_paste_marks(cle_editor *editor, bool on) {
  fputs(on ? "\033[?2004h" : "\033[?2004l", editor->out);
  fflush(editor->out);
}

bool cle_terminal_size(int descriptor, int *rows, int *columns) {
  struct winsize size = {0};
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return *rows > 0 && *columns > 0;
}

wchar_t *cle_prompt(EditLine *line) {
  static wchar_t none[] = L"";
  cle_editor *editor = cle_editor_of(line);
  if (editor->search.active) return editor->search.prompt;
  return editor->prompt ? editor->prompt : none;
}

#ifdef CLE_OLD_LIBEDIT
/// libedit of 2012 writes all escapes before the text of the prompt: it gets none.
static void leave_out_escapes(wchar_t *prompt) {
  wchar_t *end = prompt;
  bool visible = true;
  for (wchar_t *p = prompt; *p; p++) {
    if (*p == CLE_MARK) visible = !visible;
    else if (visible) *end++ = *p;
  }
  *end = 0;
}
#endif

void cle_set_prompt(cle_editor *editor, const char *text, size_t length) {
  free(editor->prompt);
  editor->prompt = cle_wide(text, length);
#ifdef CLE_OLD_LIBEDIT
  if (editor->prompt) leave_out_escapes(editor->prompt);
#endif
}
