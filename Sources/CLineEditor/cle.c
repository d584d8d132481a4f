#include "cle.h"

#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

struct cle_editor {
  EditLine *line;
  History *history;
  const char *const *words;
  const char *prompt;
  int is_raw;          /* the terminal's mode has been adjusted for this read */
  int was_interrupted; /* ^C ended the read */
};

static struct termios saved;
static volatile sig_atomic_t is_saved;

/* Puts the terminal back as it was and ends the way the signal asks for. */
static void rescue(int signal_number) {
  if (is_saved) tcsetattr(STDIN_FILENO, TCSANOW, &saved);
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

static int is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

int cle_use_utf8(void) {
  static const char *const fallbacks[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8", NULL};
  setlocale(LC_CTYPE, "");
  for (int i = 0; !is_utf8() && fallbacks[i] != NULL; i++) setlocale(LC_CTYPE, fallbacks[i]);
  return is_utf8();
}

int cle_columns(int descriptor) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

static char *prompt_of(EditLine *line) {
  void *data = NULL;
  el_get(line, EL_CLIENTDATA, &data);
  return (char *)((cle_editor *)data)->prompt;
}

/* libedit has put the terminal into its own mode; ^C and ^Z must come as keys on top of that, since
   a signal during a read is lost or kills the line. */
static void take_keys(cle_editor *editor) {
  struct termios mode;
  if (editor->is_raw || tcgetattr(STDIN_FILENO, &mode) != 0) return;
  mode.c_lflag &= ~(tcflag_t)(ISIG | IEXTEN);
  mode.c_iflag &= ~(tcflag_t)IXON;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &mode);
  editor->is_raw = 1;
}

/* ^Z: gives the terminal back, stops the job, and takes up the line again. */
static void suspend(cle_editor *editor) {
  struct termios mode;
  int is_known = tcgetattr(STDIN_FILENO, &mode) == 0;
  if (is_saved) tcsetattr(STDIN_FILENO, TCSADRAIN, &saved);
  kill(0, SIGTSTP);
  if (is_known) tcsetattr(STDIN_FILENO, TCSADRAIN, &mode);
  el_set(editor->line, EL_REFRESH);
}

/* Reads one character. Bytes that are no UTF-8 become U+FFFD; NUL is skipped. */
static int read_character(EditLine *line, wchar_t *character) {
  void *data = NULL;
  el_get(line, EL_CLIENTDATA, &data);
  cle_editor *editor = data;
  mbstate_t state;
  memset(&state, 0, sizeof state);
  take_keys(editor);
  for (;;) {
    char byte;
    ssize_t count = read(STDIN_FILENO, &byte, 1);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return (int)count;
    if (byte == 3) {
      editor->was_interrupted = 1;
      return 0;
    }
    if (byte == 26) {
      suspend(editor);
      continue;
    }
    if (byte == 0) continue;
    size_t used = mbrtowc(character, &byte, 1, &state);
    if (used == (size_t)-2) continue;
    if (used == (size_t)-1) *character = 0xFFFD;
    return 1;
  }
}

/* Completes the first word; lists the choices when there are several. */
static unsigned char complete(EditLine *line, int key) {
  (void)key;
  void *data = NULL;
  el_get(line, EL_CLIENTDATA, &data);
  cle_editor *editor = data;
  const LineInfo *info = el_line(line);
  size_t length = (size_t)(info->cursor - info->buffer);
  const char *match = NULL;
  size_t common = 0;
  int count = 0;
  if (memchr(info->buffer, ' ', length) != NULL) return CC_REFRESH_BEEP;
  for (const char *const *word = editor->words; *word != NULL; word++) {
    if (strncmp(*word, info->buffer, length) != 0) continue;
    if (count++ == 0) {
      match = *word;
      common = strlen(*word);
    } else {
      size_t same = 0;
      while (same < common && match[same] == (*word)[same]) same++;
      common = same;
    }
  }
  if (count == 0) return CC_REFRESH_BEEP;
  if (common > length || count == 1) {
    char text[128];
    size_t missing = common - length;
    if (missing + 2 > sizeof text) return CC_REFRESH_BEEP;
    memcpy(text, match + length, missing);
    if (count == 1) text[missing++] = ' ';
    text[missing] = '\0';
    return el_insertstr(line, text) == 0 ? CC_REFRESH : CC_REFRESH_BEEP;
  }
  fputc('\n', stdout);
  for (const char *const *word = editor->words; *word != NULL; word++)
    if (strncmp(*word, info->buffer, length) == 0) fprintf(stdout, "%s  ", *word);
  fputc('\n', stdout);
  fflush(stdout);
  return CC_REDISPLAY;
}

static void install_handlers(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = rescue;
  sigaction(SIGTERM, &action, NULL);
  sigaction(SIGHUP, &action, NULL);
}

cle_editor *cle_create(const char *program, const char *const *words) {
  cle_editor *editor = calloc(1, sizeof *editor);
  if (editor == NULL) return NULL;
  is_saved = tcgetattr(STDIN_FILENO, &saved) == 0;
  editor->words = words;
  editor->prompt = "";
  editor->line = el_init(program, stdin, stdout, stderr);
  editor->history = history_init();
  if (editor->line == NULL || editor->history == NULL) {
    cle_destroy(editor);
    return NULL;
  }
  HistEvent event;
  history(editor->history, &event, H_SETSIZE, 1000);
  el_set(editor->line, EL_CLIENTDATA, editor);
  el_set(editor->line, EL_PROMPT, prompt_of);
  el_set(editor->line, EL_SIGNAL, 0);
  el_set(editor->line, EL_EDITOR, "emacs");
  el_set(editor->line, EL_HIST, history, editor->history);
  el_source(editor->line, NULL);
  el_set(editor->line, EL_ADDFN, "tutor-complete", "Complete a verb", complete);
  el_set(editor->line, EL_BIND, "^I", "tutor-complete", NULL);
  el_set(editor->line, EL_BIND, "^R", "em-inc-search-prev", NULL);
  el_set(editor->line, EL_GETCFN, read_character);
  install_handlers();
  return editor;
}

void cle_destroy(cle_editor *editor) {
  if (editor == NULL) return;
  if (editor->line != NULL) el_end(editor->line);
  if (editor->history != NULL) history_end(editor->history);
  if (is_saved) tcsetattr(STDIN_FILENO, TCSADRAIN, &saved);
  free(editor);
}

int cle_read(cle_editor *editor, const char *prompt, char **text, size_t *length) {
  int count = 0;
  editor->prompt = prompt;
  editor->was_interrupted = 0;
  editor->is_raw = 0;
  const char *line = el_gets(editor->line, &count);
  if (editor->was_interrupted) {
    el_reset(editor->line);
    fputc('\n', stdout);
    fflush(stdout);
    return CLE_INTERRUPTED;
  }
  if (line == NULL) return count == 0 ? CLE_END_OF_FILE : CLE_FAILED;
  size_t size = (size_t)count;
  while (size > 0 && (line[size - 1] == '\n' || line[size - 1] == '\r')) size--;
  *text = malloc(size + 1);
  if (*text == NULL) return CLE_FAILED;
  memcpy(*text, line, size);
  (*text)[size] = '\0';
  *length = size;
  return CLE_LINE;
}

void cle_remember(cle_editor *editor, const char *line) {
  HistEvent event;
  if (line[0] != '\0') history(editor->history, &event, H_ENTER, line);
}
