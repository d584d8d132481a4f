#include "internal.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int ending[] = {SIGTERM, SIGHUP, SIGINT,  SIGQUIT, SIGSEGV,
                             SIGBUS,  SIGILL, SIGTRAP, SIGABRT, SIGFPE};
enum { ENDING_COUNT = sizeof ending / sizeof ending[0] };

static struct sigaction previous[ENDING_COUNT];
static struct termios saved_modes;
static volatile sig_atomic_t has_modes, armed;
static int terminal_input = -1, terminal_output = -1;

/// Only calls that are safe in a signal handler.
static void restore(void) {
  static const char marks_off[] = "\033[?2004l";
  static const char plain[] = "\033[0m\033[?25h";
  if (!has_modes) return;
  // A process in the background would be stopped by the terminal for what follows.
  sigset_t stop, old;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  sigprocmask(SIG_BLOCK, &stop, &old);
  ssize_t written = 0;
  if (armed) {
    written += write(terminal_output, marks_off, sizeof marks_off - 1);
    written += write(terminal_output, plain, sizeof plain - 1);
    tcsetattr(terminal_input, TCSANOW, &saved_modes);
  }
  (void)written;
  armed = 0;
  sigprocmask(SIG_SETMASK, &old, NULL);
}

static bool is_fault_signal(int number) {
  return number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGTRAP
    || number == SIGFPE;
}

static void set_default(int number) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(number, &action, NULL);
}

/// Whether somebody sent the signal, in place of the processor or the process itself.
static bool was_sent(const siginfo_t *info) {
#ifdef SI_TKILL
  if (info->si_code == SI_TKILL) return info->si_signo != SIGABRT;
#endif
  if (info->si_code == SI_USER || info->si_code == SI_QUEUE) {
    return info->si_signo != SIGABRT || info->si_pid != getpid();
  }
  return false;
}

/// Ends as the process would have ended without us: a fault happens again under the handler that
/// was there before (Swift's, which prints a backtrace), a signal that was sent is sent again.
static void handle(int number, siginfo_t *info, void *context) {
  (void)context;
  int saved = errno;
  restore();
  bool sent = was_sent(info);
  for (int i = 0; i < ENDING_COUNT; i++) {
    if (ending[i] == number) sigaction(number, &previous[i], NULL);
  }
  bool is_fault = is_fault_signal(number);
  // Swift's handler takes a sent one for a crash, and goes on after it.
  if (number == SIGQUIT || (sent && (is_fault || number == SIGABRT))) set_default(number);
  if (sent || !is_fault) raise(number);
  errno = saved;
}

static void install_handlers(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < ENDING_COUNT; i++) {
    sigaction(ending[i], NULL, &previous[i]);
    if (previous[i].sa_handler != SIG_IGN) sigaction(ending[i], &action, NULL);
  }
}

void cle_rescue_install(int input, int output) {
  static bool installed;
  terminal_input = input;
  terminal_output = output;
  if (tcgetattr(input, &saved_modes) != 0) return;
  has_modes = 1;
  if (installed) return;
  installed = true;
  install_handlers();
  atexit(restore);
}

/// A read changes the terminal from now on; `modes` is how it was.
void cle_rescue_arm(const struct termios *modes) {
  saved_modes = *modes;
  armed = 1;
}

void cle_rescue_disarm(void) { armed = 0; }
