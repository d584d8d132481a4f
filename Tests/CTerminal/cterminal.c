#include "cterminal.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

int cterminal_start(
  char *const arguments[], char *const environment[], int columns, int rows, pid_t *process) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int primary = -1;
  pid_t child = forkpty(&primary, NULL, NULL, &size);
  if (child < 0) return -1;
  if (child == 0) {
    /* The caller's thread may block signals, and children inherit that. */
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    execve(arguments[0], arguments, environment);
    _exit(127);
  }
  *process = child;
  fcntl(primary, F_SETFL, O_NONBLOCK);
  return primary;
}
