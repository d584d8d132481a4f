#ifndef CLINEEDITOR_H
#define CLINEEDITOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Line editing on libedit behind plain functions: libedit's own calls are variadic and its types
/// differ between systems, and everything that touches signals or terminal modes has to be C.
typedef struct cle_editor cle_editor;

/// Why a read ended.
typedef enum __attribute__((enum_extensibility(closed))) cle_outcome {
  CLE_OUTCOME_LINE,
  CLE_OUTCOME_BLOCK,
  CLE_OUTCOME_INTERRUPTED,
  CLE_OUTCOME_END_OF_FILE,
  CLE_OUTCOME_FAILED,
} cle_outcome;

/// What a read gave. The texts are UTF-8, not terminated, and belong to the editor until the next
/// read.
typedef struct cle_result {
  cle_outcome outcome;
  /// The line, or the pasted block.
  const char *text;
  size_t length;
  /// For a block: what had been typed on the line, and the place of the cursor in it, in bytes.
  const char *typed;
  size_t typed_length;
  size_t typed_cursor;
  /// For a block: bytes over the limit of one paste, which were dropped.
  size_t dropped;
  /// For a failure: errno.
  int error;
} cle_result;

/// The answer of `input_state` that ends the read; any other answer, zero or more, inserts a new
/// line indented by that many blanks.
enum { CLE_ACCEPT = -1 };

/// Called back during a read, on the thread that reads.
typedef struct cle_callbacks {
  void *client;
  /// Enter was pressed: end the read, or go on on a new line? `cursor` is an offset in bytes;
  /// `more_waiting` says that more input has already arrived, as in a paste without marks.
  int32_t (*input_state)(
    void *client, const char *text, size_t length, size_t cursor, bool more_waiting);
  /// Tab was pressed. Answers through cle_insert, cle_delete_before_cursor, cle_write_below and
  /// cle_beep. False: nothing is known here.
  bool (*complete)(void *client, const char *text, size_t length, size_t cursor);
} cle_callbacks;

/// A new editor on a terminal, or NULL. Bindings come from ~/.editrc (or $EDITRC), where lines can
/// be limited to `program`.
cle_editor *cle_create(
  const char *program, int input, int output, bool vi_keys, cle_callbacks callbacks);
void cle_destroy(cle_editor *editor);
/// Whether ~/.editrc was left before its end because of a line libedit does not accept.
bool cle_editrc_failed(const cle_editor *editor);

/// The prompt of the next reads, in UTF-8; escape sequences stand between two \1.
void cle_set_prompt(cle_editor *editor, const char *text, size_t length);
/// Reads one line, which starts out holding `initial`.
cle_result cle_read(cle_editor *editor, const char *initial, size_t length);

/// Inside `complete`: changes the line and the screen.
void cle_insert(cle_editor *editor, const char *text, size_t length);
void cle_delete_before_cursor(cle_editor *editor, size_t characters);
void cle_write_below(cle_editor *editor, const char *text, size_t length);
void cle_beep(cle_editor *editor);

/// Adds the newest entry to what Up, Down and Ctrl-R find.
void cle_history_add(cle_editor *editor, const char *text, size_t length);

/// Gives the process a UTF-8 character type, from the environment or, failing that, one of the
/// locales that are usually present. False: there is none.
bool cle_use_utf8_locale(void);

/// Rows and columns of the window of a terminal; false when it is none or does not know.
bool cle_terminal_size(int descriptor, int *rows, int *columns);

/// From now on, signals that end the process, and exit, leave the terminal as it is now.
void cle_rescue_install(int input, int output);

/// From now on keys are read one by one, without echo, Ctrl-C among them; false: it is no terminal.
/// The terminal is put right however the process ends.
bool cle_keys_begin(int input, int output);
void cle_keys_end(void);
/// The next byte; -1: there are no more, -2: none came in so many milliseconds. Below 0 waits, and -3 says that the
/// window has another size.
int cle_keys_next(int milliseconds);

/// Between begin and end Ctrl-C does not end the process.
bool cle_interrupts_begin(void);
/// Waits so many milliseconds for Ctrl-C; true when it was pressed since the last call.
bool cle_interrupts_wait(int milliseconds);
void cle_interrupts_end(void);

#endif
