#include "internal.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

// The keys for history are our own, because libedit's keep only the first 1,024 characters of the
// line being typed. Its interface is served too, for bindings in ~/.editrc that name its commands.

/// The entry of an age: 1 is the newest.
const wchar_t *cle_history_entry(const cle_editor *editor, size_t age) {
  const cle_history *history = &editor->history;
  if (age == 0 || age > history->count) return NULL;
  return history->entries[history->count - age];
}

static void forget(cle_history *history, size_t index) {
  free(history->entries[index]);
  size_t after = history->count - index - 1;
  memmove(
    &history->entries[index], &history->entries[index + 1], after * sizeof history->entries[0]);
  history->count--;
}

void cle_history_add(cle_editor *editor, const char *text, size_t length) {
  cle_history *history = &editor->history;
  wchar_t *entry = cle_wide(text, length);
  if (!entry) return;
  for (size_t i = history->count; i > 0; i--) {
    if (wcscmp(history->entries[i - 1], entry) == 0) forget(history, i - 1);
  }
  if (history->count == CLE_HISTORY_LIMIT) forget(history, 0);
  history->entries[history->count++] = entry;
}

void cle_history_begin(cle_editor *editor) {
  editor->history.shown = editor->search.found = 0;
  free(editor->history.typed);
  editor->history.typed = NULL;
}

void cle_history_free(cle_editor *editor) {
  cle_history_begin(editor);
  while (editor->history.count > 0) forget(&editor->history, editor->history.count - 1);
}

static unsigned char show(cle_editor *editor, size_t age) {
  cle_history *history = &editor->history;
  if (history->shown == 0) {
    free(history->typed);
    history->typed = cle_copy_line(editor);
  }
  const wchar_t *text = age == 0 ? history->typed : cle_history_entry(editor, age);
  if (!text) return CC_ERROR;
  cle_set_line(editor, text);
  history->shown = age;
  return CC_REFRESH;
}

unsigned char cle_older(EditLine *line, int key) {
  (void)key;
  cle_editor *editor = cle_editor_of(line);
  if (!cle_history_entry(editor, editor->history.shown + 1)) return CC_ERROR;
  return show(editor, editor->history.shown + 1);
}

unsigned char cle_newer(EditLine *line, int key) {
  (void)key;
  cle_editor *editor = cle_editor_of(line);
  if (editor->history.shown == 0) return CC_ERROR;
  return show(editor, editor->history.shown - 1);
}

static bool has_prefix(const wchar_t *entry, const wchar_t *prefix, size_t length) {
  return wcsncmp(entry, prefix, length) == 0;
}

static unsigned char show_with_prefix(cle_editor *editor, int step) {
  const LineInfoW *info = el_wline(editor->line);
  size_t length = (size_t)(info->cursor - info->buffer);
  size_t age = editor->history.shown;
  for (;;) {
    if (step < 0 && age == 0) return CC_ERROR;
    age += (size_t)step;
    const wchar_t *entry = age == 0 ? editor->history.typed : cle_history_entry(editor, age);
    if (!entry) return CC_ERROR;
    if (age > 0 && !has_prefix(entry, info->buffer, length)) continue;
    unsigned char answer = show(editor, age);
    cle_set_cursor(editor, length);
    return answer;
  }
}

unsigned char cle_older_with_prefix(EditLine *line, int key) {
  (void)key;
  return show_with_prefix(cle_editor_of(line), 1);
}

unsigned char cle_newer_with_prefix(EditLine *line, int key) {
  (void)key;
  return show_with_prefix(cle_editor_of(line), -1);
}

static int answer(void *reference, HistEventW *event, int operation, ...) {
  cle_editor *editor = reference;
  size_t age = editor->history.visited;
  switch (operation) {
    case H_FIRST: age = 1; break;
    case H_LAST: age = editor->history.count; break;
    case H_NEXT: age += 1; break;
    case H_PREV: age = age > 0 ? age - 1 : 0; break;
    case H_CURR: break;
    default: return -1;
  }
  const wchar_t *entry = cle_history_entry(editor, age);
  if (!entry) return -1;
  editor->history.visited = age;
  event->num = (int)age;
  event->str = entry;
  return 0;
}

void cle_history_attach(cle_editor *editor) {
  el_wset(editor->line, EL_HIST, answer, editor);
}
