# Read in by `segue` and `test` (plain POSIX shell): what both need before they can build.
#
# Notes go to standard error, so that standard output stays the tool's own. Exit codes are the
# tool's: 6 for a missing dependency.

# The names by which pkg-config knows the libraries, and the header each brings.
libraries='libpng:png.h libxxhash:xxhash.h'

# The oldest compiler that reads this package.
oldest_swift='6.3'

say() {
  printf '%s\n' "$*" >&2
}

# Ends with 6 unless a new enough Swift toolchain is on the search path.
require_swift() {
  if ! command -v swift >/dev/null 2>&1; then
    say "segue: no Swift toolchain found. Install Swift $oldest_swift or newer" \
      'from https://www.swift.org/install/linux/ and put its usr/bin folder on PATH.'
    exit 6
  fi
  found_swift=$(swift --version 2>/dev/null |
    sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' | head -n 1)
  if [ -z "$found_swift" ] || ! at_least "$found_swift" "$oldest_swift"; then
    say "segue: Swift $oldest_swift or newer is needed, found ${found_swift:-one that does not run}." \
      'Newer ones are at https://www.swift.org/install/linux/.'
    exit 6
  fi
}

# Whether version $1 (major.minor) is $2 or newer.
at_least() {
  [ "${1%%.*}" -gt "${2%%.*}" ] ||
    { [ "${1%%.*}" -eq "${2%%.*}" ] && [ "${1#*.}" -ge "${2#*.}" ]; }
}

# Whether the development files of every library are here.
have_libraries() {
  for library in $libraries; do
    have_library "${library%%:*}" "${library#*:}" || return 1
  done
}

# Whether pkg-config knows $1 or, without pkg-config, the header $2 is in a usual place.
have_library() {
  if command -v pkg-config >/dev/null 2>&1; then
    pkg-config --exists "$1"
  else
    [ -e "/usr/include/$2" ] || [ -e "/usr/local/include/$2" ]
  fi
}

# Prints the commands that install the libraries here; nothing where no known package
# manager is.
install_commands() {
  if command -v apt-get >/dev/null 2>&1; then
    printf '%s\n' 'apt-get update' 'apt-get install -y libpng-dev libxxhash-dev pkg-config'
  elif command -v dnf >/dev/null 2>&1; then
    printf '%s\n' "dnf install -y 'pkgconfig(libpng)' 'pkgconfig(libxxhash)' pkgconf-pkg-config"
  elif command -v zypper >/dev/null 2>&1; then
    printf '%s\n' \
      "zypper --non-interactive install 'pkgconfig(libpng)' 'pkgconfig(libxxhash)' pkg-config"
  fi
}

# What to put before a command to run it as root: nothing for root, `sudo -n` where that asks no
# password; fails where neither is so.
root_prefix() {
  if [ "$(id -u)" -eq 0 ]; then
    :
  elif command -v sudo >/dev/null 2>&1 && sudo -n true >/dev/null 2>&1; then
    printf 'sudo -n '
  else
    return 1
  fi
}

# Installs the libraries' development files if they are missing and that is allowed; else prints
# the command to run and ends with 6.
require_libraries() {
  if have_libraries; then return; fi
  commands=$(install_commands)
  if [ -z "$commands" ]; then
    say 'segue: the development files of libpng and libxxhash are missing, and no package manager' \
      'known to this script was found. Install both, with pkg-config, and run this again.'
    exit 6
  fi
  if prefix=$(root_prefix); then
    say 'Installing the development files of libpng and libxxhash...'
    printf '%s\n' "$commands" | while IFS= read -r command; do
      # `sh -c` undoes the quotes; standard input is not the installer's.
      DEBIAN_FRONTEND=noninteractive sh -c "$prefix$command" </dev/null >&2 || exit 1
    done && have_libraries && return
  fi
  say 'segue: the development files of libpng and libxxhash are missing. Install them with:' \
    "
$(printf '%s\n' "$commands" | sed 's/^/  sudo /')"
  exit 6
}
