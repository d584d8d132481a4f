#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

// A handler may run on any thread, so that only a pipe wakes the one that reads.
static int pipe_ends[2] = {-1, -1};

static const int watched[] = {SIGWINCH, SIGCONT, SIGTSTP, SIGINT};
enum { WATCHED_COUNT = sizeof watched / sizeof watched[0] };
static struct sigaction previous[WATCHED_COUNT];

bool cle_make_pipe(int ends[2]) {
  if (ends[0] >= 0) return true;
  if (pipe(ends) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  return true;
}

static void handle(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(pipe_ends[1], &byte, 1);
  (void)written;
  errno = saved;
}

static void watch(int number, struct sigaction *old) {
  struct sigaction action = {0};
  action.sa_handler = handle;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, old);
}

/// While a line is read, changes of the window, stopping, continuing and interrupts are ours to handle.
void cle_signals_begin(cle_editor *editor) {
  (void)editor;
  if (!cle_make_pipe(pipe_ends)) return;
  for (int i = 0; i < WATCHED_COUNT; i++) {
    watch(watched[i], &previous[i]);
    // A signal that was ignored at the start stays ignored.
    if (previous[i].sa_handler == SIG_IGN) sigaction(watched[i], &previous[i], NULL);
  }
}

void cle_signals_end(cle_editor *editor) {
  (void)editor;
  if (pipe_ends[0] < 0) return;
  for (int i = 0; i < WATCHED_COUNT; i++) sigaction(watched[i], &previous[i], NULL);
}

int cle_signal_descriptor(void) { return pipe_ends[0]; }

typedef struct arrived {
  bool window, resumed, stop, interrupt;
} arrived;

/// The signals that came since the last call.
static arrived drain(void) {
  unsigned char bytes[64];
  arrived seen = {0};
  ssize_t count;
  while ((count = read(pipe_ends[0], bytes, sizeof bytes)) > 0) {
    for (ssize_t i = 0; i < count; i++) {
      seen.window |= bytes[i] == SIGWINCH;
      seen.resumed |= bytes[i] == SIGCONT;
      seen.stop |= bytes[i] == SIGTSTP;
      seen.interrupt |= bytes[i] == SIGINT;
    }
  }
  return seen;
}

static void resume(cle_editor *editor) {
  if (editor->has_editing) tcsetattr(fileno(editor->in), TCSADRAIN, &editor->editing);
  cle_paste_marks(editor, true);
  fputc('\r', editor->out);
  cle_redraw(editor);
}

void cle_signals_arrived(cle_editor *editor) {
  arrived seen = drain();
  if (seen.interrupt) cle_interrupt_now(editor);
  else if (seen.stop) cle_suspend(editor);
  else if (seen.resumed) resume(editor);
  else if (seen.window) cle_redraw_after_resize(editor);
}

/// Ctrl-Z: leaves the terminal to the shell and comes back to the same line.
void cle_suspend(cle_editor *editor) {
  cle_go_below(editor, cle_rows_below_cursor(editor));
  cle_paste_marks(editor, false);
  tcsetattr(fileno(editor->in), TCSADRAIN, &editor->cooked);
  struct sigaction ours;
  struct sigaction usual = {0};
  usual.sa_handler = SIG_DFL;
  sigemptyset(&usual.sa_mask);
  sigaction(SIGTSTP, NULL, &ours);
  if (ours.sa_handler != SIG_IGN) sigaction(SIGTSTP, &usual, NULL);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
  arrived seen = drain();
  resume(editor);
  if (seen.interrupt) cle_interrupt_now(editor);
}

/// libedit leaves some keys to the terminal driver, which would turn them into signals or change
/// them: all are to arrive as they are.
void cle_editing_mode(cle_editor *editor) {
  const tcflag_t local = ISIG | IEXTEN;
  const tcflag_t input = IXON | INLCR | ICRNL | IGNCR;
  struct termios modes;
  int descriptor = fileno(editor->in);
  if (tcgetattr(descriptor, &modes) != 0) return;
  if ((modes.c_lflag & local) || (modes.c_iflag & input)) {
    modes.c_lflag &= ~local;
    modes.c_iflag &= ~input;
    tcsetattr(descriptor, TCSANOW, &modes);
  }
  editor->editing = modes;
  editor->has_editing = true;
}
