#include "internal.h"

#include <wchar.h>

// libedit knows one line; these commands know the rows between the line feeds in it.

static const wchar_t *row_start(const LineInfoW *info, const wchar_t *at) {
  while (at > info->buffer && at[-1] != '\n') at--;
  return at;
}

static const wchar_t *row_end(const LineInfoW *info, const wchar_t *at) {
  while (at < info->lastchar && *at != '\n') at++;
  return at;
}

static unsigned char go_to(cle_editor *editor, const wchar_t *place) {
  cle_set_cursor(editor, (size_t)(place - el_wline(editor->line)->buffer));
  return CC_CURSOR;
}

static unsigned char go_to_column(cle_editor *editor, const wchar_t *start, long column) {
  const LineInfoW *info = el_wline(editor->line);
  const wchar_t *end = row_end(info, start);
  return go_to(editor, start + column < end ? start + column : end);
}

/// Up: the row above, or an older entry of the history.
unsigned char cle_up(EditLine *line, int key) {
  const LineInfoW *info = el_wline(line);
  const wchar_t *start = row_start(info, info->cursor);
  if (start == info->buffer) return cle_older(line, key);
  return go_to_column(
    cle_editor_of(line), row_start(info, start - 1), (long)(info->cursor - start));
}

unsigned char cle_down(EditLine *line, int key) {
  const LineInfoW *info = el_wline(line);
  const wchar_t *end = row_end(info, info->cursor);
  if (end == info->lastchar) return cle_newer(line, key);
  long column = (long)(info->cursor - row_start(info, info->cursor));
  return go_to_column(cle_editor_of(line), end + 1, column);
}

/// Left, over a character with the marks on it.
unsigned char cle_left(EditLine *line, int key) {
  (void)key;
  const LineInfoW *info = el_wline(line);
  const wchar_t *at = info->cursor;
  if (at == info->buffer) return CC_ERROR;
  do at--;
  while (at > info->buffer && *at != '\n' && wcwidth(*at) == 0);
  return go_to(cle_editor_of(line), at);
}

unsigned char cle_right(EditLine *line, int key) {
  (void)key;
  const LineInfoW *info = el_wline(line);
  const wchar_t *at = info->cursor;
  if (at == info->lastchar) return CC_ERROR;
  do at++;
  while (at < info->lastchar && *at != '\n' && wcwidth(*at) == 0);
  return go_to(cle_editor_of(line), at);
}

unsigned char cle_row_start(EditLine *line, int key) {
  (void)key;
  const LineInfoW *info = el_wline(line);
  return go_to(cle_editor_of(line), row_start(info, info->cursor));
}

unsigned char cle_row_end(EditLine *line, int key) {
  (void)key;
  const LineInfoW *info = el_wline(line);
  return go_to(cle_editor_of(line), row_end(info, info->cursor));
}
