#include "internal.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>

static bool is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return codeset && (strcmp(codeset, "UTF-8") == 0 || strcmp(codeset, "utf8") == 0);
}

bool cle_use_utf8_locale(void) {
  static const char *const locales[] = {"", "C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof locales / sizeof locales[0]; i++) {
    if (setlocale(LC_CTYPE, locales[i]) && is_utf8()) return true;
  }
  return false;
}
