#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

cle_editor *cle_editor_of(EditLine *line) {
  void *editor = NULL;
  el_wget(line, EL_CLIENTDATA, &editor);
  return editor;
}

/// A stream of our own, so that nobody else's buffering gets between.
static FILE *stream(int descriptor, const char *mode) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (copy < 0) return NULL;
  FILE *file = fdopen(copy, mode);
  if (!file) close(copy);
  return file;
}

static bool open_streams(cle_editor *editor, int input, int output) {
  editor->in = stream(input, "r");
  editor->out = stream(output, "w");
  // libedit complains in English about terminals and bindings: we say it ourselves.
  editor->errors = fopen("/dev/null", "we");
  return editor->in && editor->out && editor->errors;
}

static bool uses_vi_keys(EditLine *line) {
  const wchar_t *name = NULL;
  return el_wget(line, EL_EDITOR, &name) == 0 && name && wcscmp(name, L"vi") == 0;
}

static bool source_editrc(EditLine *line) {
  char path[4096];
  const char *given = getenv("EDITRC");
  const char *home = getenv("HOME");
  if (given) snprintf(path, sizeof path, "%s", given);
  else snprintf(path, sizeof path, "%s/.editrc", home ? home : "");
  if (access(path, R_OK) != 0) return true;
  return el_source(line, path) != -1;
}

static void set_up(cle_editor *editor) {
  EditLine *line = editor->line;
  el_wset(line, EL_CLIENTDATA, editor);
  el_wset(line, EL_PROMPT_ESC, cle_prompt, CLE_MARK);
  el_wset(line, EL_GETCFN, cle_read_character);
  el_wset(line, EL_SIGNAL, 0);
  el_wset(line, EL_EDITOR, editor->vi_keys ? L"vi" : L"emacs");
  cle_history_attach(editor);
  cle_add_commands(editor);
  editor->editrc_failed = !source_editrc(line);
  // `bind -v` there resets all bindings, so that ours come after it.
  editor->vi_keys = uses_vi_keys(line);
  cle_bind_keys(editor);
}

cle_editor *cle_create(
  const char *program, int input, int output, bool vi_keys, cle_callbacks callbacks
) {
  cle_editor *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  editor->callbacks = callbacks;
  editor->vi_keys = vi_keys;
  struct termios before;
  bool is_terminal = tcgetattr(input, &before) == 0;
  if (is_terminal && open_streams(editor, input, output)) {
    editor->line = el_init(program, editor->in, editor->out, editor->errors);
  }
  if (!editor->line) {
    cle_destroy(editor);
    return NULL;
  }
  set_up(editor);
  // libedit changes the terminal as soon as it is made.
  tcsetattr(input, TCSADRAIN, &before);
  // Ctrl-C while nothing is read must not end a session.
  editor->notes_interrupts = cle_interrupts_note();
  return editor;
}

static void end_line(cle_editor *editor) {
  struct termios before;
  bool known = tcgetattr(fileno(editor->in), &before) == 0;
  // Without editing libedit leaves the terminal, and what was typed ahead, alone.
  el_wset(editor->line, EL_EDITMODE, 0);
  el_end(editor->line);
  if (known) tcsetattr(fileno(editor->in), TCSANOW, &before);
}

void cle_destroy(cle_editor *editor) {
  if (!editor) return;
  if (editor->line) end_line(editor);
  if (editor->notes_interrupts) cle_interrupts_forget();
  if (editor->in) fclose(editor->in);
  if (editor->out) fclose(editor->out);
  if (editor->errors) fclose(editor->errors);
  cle_search_end(editor);
  cle_history_free(editor);
  cle_text_free(&editor->initial);
  cle_text_free(&editor->paste);
  cle_text_free(&editor->text);
  cle_text_free(&editor->typed);
  free(editor->prompt);
  free(editor);
}

bool cle_editrc_failed(const cle_editor *editor) { return editor->editrc_failed; }

static void begin(cle_editor *editor, const char *initial, size_t length) {
  fflush(NULL);
  editor->interrupted = editor->ended = editor->is_block = false;
  editor->stopping = editor->error = 0;
  editor->first_character = editor->end_character = 0;
  editor->initial.length = editor->paste.length = editor->dropped = 0;
  editor->text.length = editor->typed.length = editor->typed_cursor = 0;
  cle_search_end(editor);
  cle_history_begin(editor);
  if (length > 0 && cle_text_append(&editor->initial, initial, length)) {
    editor->characters[editor->end_character++] = CODE_INITIAL;
  }
  editor->has_editing = false;
  if (tcgetattr(fileno(editor->in), &editor->cooked) == 0) cle_rescue_arm(&editor->cooked);
  cle_signals_begin(editor);
  // Pressed after the last look and before the signal became ours.
  if (cle_interrupts_take()) cle_interrupt_now(editor);
  el_wset(editor->line, EL_EDITMODE, 1);
  cle_paste_marks(editor, true);
}

static void finish(cle_editor *editor) {
  // Out of whatever was waiting for a key: libedit did not get under the line.
  if (editor->stopping > 2) fputs("\r\n\033[J", editor->out);
  cle_paste_marks(editor, false);
  tcsetattr(fileno(editor->in), TCSADRAIN, &editor->cooked);
  cle_signals_end(editor);
  cle_rescue_disarm();
  cle_search_end(editor);
}

/// Reads until the line was accepted or the read stopped: some commands of libedit (`x` on an empty
/// line with vi keys) end the input, which nobody meant.
static void read_line(cle_editor *editor) {
  for (;;) {
    int count = 0;
    // Before the prompt is seen, and keys are pressed.
    el_wset(editor->line, EL_PREP_TERM, 1);
    cle_editing_mode(editor);
    const wchar_t *line = el_wgets(editor->line, &count);
    if (editor->interrupted || editor->ended || editor->error || editor->is_block) return;
    if (!line && count < 0) {
      editor->error = errno ? errno : EIO;
      return;
    }
    if (!line) continue;
    editor->text.length = 0;
    if (count > 0 && line[count - 1] == '\n') count--;
    for (int i = 0; i < count; i++) {
      bool control = line[i] == 0 || (line[i] >= 0x80 && line[i] < 0xA0);
      if (!control) cle_text_append_character(&editor->text, line[i]);
    }
    return;
  }
}

static cle_result result(cle_editor *editor) {
  cle_result result = {.outcome = CLE_OUTCOME_LINE, .error = editor->error};
  const cle_text *text = editor->is_block ? &editor->paste : &editor->text;
  if (editor->interrupted) result.outcome = CLE_OUTCOME_INTERRUPTED;
  else if (editor->error) result.outcome = CLE_OUTCOME_FAILED;
  else if (editor->ended) result.outcome = CLE_OUTCOME_END_OF_FILE;
  else if (editor->is_block) result.outcome = CLE_OUTCOME_BLOCK;
  result.text = text->bytes;
  result.length = text->length;
  result.typed = editor->typed.bytes;
  result.typed_length = editor->typed.length;
  result.typed_cursor = editor->typed_cursor;
  result.dropped = editor->dropped;
  return result;
}

cle_result cle_read(cle_editor *editor, const char *initial, size_t length) {
  if (cle_interrupts_take()) {
    cle_drop_input(editor);
    return (cle_result){.outcome = CLE_OUTCOME_INTERRUPTED};
  }
  begin(editor, initial, length);
  read_line(editor);
  finish(editor);
  return result(editor);
}
