#ifndef CLE_H
#define CLE_H

#include <stddef.h>

/* One line editor on libedit. Its variadic calls stay behind plain functions, since Swift cannot
   call them. One editor per process; use it from one thread. */
typedef struct cle_editor cle_editor;

/* How a read ended. */
enum {
  CLE_LINE = 0,
  CLE_END_OF_FILE = 1,
  CLE_INTERRUPTED = 2,
  CLE_FAILED = 3
};

/* Makes sure that the character set is UTF-8: the user's locale, or a UTF-8 fallback.
   Returns 1 when it is. Changes LC_CTYPE only. */
int cle_use_utf8(void);

/* NULL when libedit cannot use the terminal. `words` is a NULL-terminated list of completions of
   a line's first word; it must stay valid as long as the editor. */
cle_editor *cle_create(const char *program, const char *const *words);
void cle_destroy(cle_editor *editor);

/* Reads a line with a prompt. `*text` is owned by the caller (free), without its line break. */
int cle_read(cle_editor *editor, const char *prompt, char **text, size_t *length);

/* Adds a line to the history that the arrow keys walk. */
void cle_remember(cle_editor *editor, const char *line);

/* Columns of the window of a file descriptor; 0 when it is no terminal. */
int cle_columns(int descriptor);

#endif
