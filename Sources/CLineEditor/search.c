#include "internal.h"

#include <stdlib.h>
#include <wchar.h>
#include <wctype.h>

enum { KEY_ABORT = 7, KEY_BACKSPACE = 8, KEY_OLDER = 18, KEY_NEWER = 19, KEY_DELETE = 127 };

static void show_prompt(cle_search *search) {
  swprintf(
    search->prompt, sizeof search->prompt / sizeof search->prompt[0],
    search->failed ? L"history, not found `%ls': " : L"history `%ls': ", search->pattern);
}

static bool has_upper_case(const wchar_t *pattern) {
  for (; *pattern; pattern++) {
    if (iswupper((wint_t)*pattern)) return true;
  }
  return false;
}

static bool matches_at(const wchar_t *text, const wchar_t *pattern, bool exact) {
  for (; *pattern; text++, pattern++) {
    if (!*text) return false;
    if (*text == *pattern) continue;
    if (exact || (wint_t)towlower((wint_t)*text) != (wint_t)*pattern) return false;
  }
  return true;
}

/// Where the pattern begins in a text; -1: nowhere. Capitals in the pattern make it exact.
static long find(const wchar_t *text, const wchar_t *pattern) {
  bool exact = has_upper_case(pattern);
  for (long at = 0; text[at]; at++) {
    if (matches_at(text + at, pattern, exact)) return at;
  }
  return -1;
}

static bool show_match(cle_editor *editor, size_t age) {
  const wchar_t *entry = cle_history_entry(editor, age);
  long at = entry ? find(entry, editor->search.pattern) : -1;
  if (at < 0) return false;
  cle_set_line(editor, entry);
  cle_set_cursor(editor, (size_t)at);
  editor->search.found = age;
  return true;
}

/// Looks from an age on towards older (1) or newer (-1) entries.
static void look(cle_editor *editor, size_t age, int step) {
  cle_search *search = &editor->search;
  search->failed = false;
  if (search->length == 0) return;
  for (; cle_history_entry(editor, age); age += (size_t)step) {
    if (show_match(editor, age)) return;
  }
  search->failed = true;
}

unsigned char cle_search_start(EditLine *line, int key) {
  (void)key;
  cle_editor *editor = cle_editor_of(line);
  cle_search *search = &editor->search;
  free(search->original);
  search->original = cle_copy_line(editor);
  search->original_cursor = cle_cursor(editor);
  search->active = true;
  search->failed = false;
  search->length = search->found = 0;
  search->pattern[0] = 0;
  show_prompt(search);
  return CC_REDISPLAY;
}

/// A key typed while searching: the step it asks for is left for `cle_search_apply`. `keep` says
/// that the key ended the search and is to be handed on after that.
wchar_t cle_search_take(cle_editor *editor, wchar_t character, bool *keep) {
  cle_search *search = &editor->search;
  search->character = character;
  switch (character) {
    case KEY_OLDER: search->step = SEARCH_OLDER; break;
    case KEY_NEWER: search->step = SEARCH_NEWER; break;
    case KEY_BACKSPACE:
    case KEY_DELETE: search->step = SEARCH_SHORTEN; break;
    case KEY_ABORT: search->step = SEARCH_CANCEL; break;
    case CODE_LONE_ESCAPE: search->step = SEARCH_KEEP; break;
    default:
      search->step = SEARCH_EXTEND;
      if (character >= 0x20 && !(character >= 0x80 && character < 0xA0)) break;
      search->step = SEARCH_KEEP;
      *keep = true;
  }
  if (search->step == SEARCH_KEEP || search->step == SEARCH_CANCEL) search->active = false;
  return CODE_SEARCH;
}

static void extend(cle_search *search) {
  if (search->length >= CLE_PATTERN_LIMIT) return;
  search->pattern[search->length++] = search->character;
  search->pattern[search->length] = 0;
}

static void shorten(cle_search *search) {
  if (search->length > 0) search->pattern[--search->length] = 0;
  search->found = 0;
}

static void restore_original(cle_editor *editor) {
  if (editor->search.original) cle_set_line(editor, editor->search.original);
  cle_set_cursor(editor, editor->search.original_cursor);
}

static void step(cle_editor *editor) {
  cle_search *search = &editor->search;
  size_t here = search->found > 0 ? search->found : 1;
  switch (search->step) {
    case SEARCH_EXTEND:
      extend(search);
      look(editor, here, 1);
      break;
    case SEARCH_SHORTEN:
      shorten(search);
      if (search->length == 0) restore_original(editor);
      look(editor, 1, 1);
      break;
    case SEARCH_OLDER: look(editor, search->found + 1, 1); break;
    case SEARCH_NEWER: look(editor, here - 1, -1); break;
    case SEARCH_CANCEL: restore_original(editor); break;
    case SEARCH_KEEP: break;
  }
}

/// Up and Down go on from the entry that was found, and come back to what had been typed.
static void stay_at_match(cle_editor *editor) {
  cle_search *search = &editor->search;
  if (search->found == 0) return;
  if (editor->history.shown == 0) {
    free(editor->history.typed);
    editor->history.typed = search->original;
    search->original = NULL;
  }
  editor->history.shown = search->found;
}

unsigned char cle_search_apply(EditLine *line, int key) {
  (void)key;
  cle_editor *editor = cle_editor_of(line);
  step(editor);
  if (editor->search.step == SEARCH_KEEP) stay_at_match(editor);
  show_prompt(&editor->search);
  // libedit stops the process when it draws over escapes of a prompt that is no longer there.
  return editor->search.active ? CC_REFRESH : CC_REDISPLAY;
}

static unsigned char repeat(cle_editor *editor, size_t age, int step) {
  if (editor->search.length == 0) return CC_ERROR;
  look(editor, age, step);
  return editor->search.failed ? CC_ERROR : CC_REFRESH;
}

unsigned char cle_search_again(EditLine *line, int key) {
  (void)key;
  cle_editor *editor = cle_editor_of(line);
  return repeat(editor, editor->search.found + 1, 1);
}

unsigned char cle_search_back(EditLine *line, int key) {
  (void)key;
  cle_editor *editor = cle_editor_of(line);
  return repeat(editor, editor->search.found > 0 ? editor->search.found - 1 : 0, -1);
}

void cle_search_end(cle_editor *editor) {
  editor->search.active = false;
  free(editor->search.original);
  editor->search.original = NULL;
}
