# shellcheck shell=bash
# Read in by the scripts beside it: a shipped scene, and variants of one, rendered by one process and by an
# engine, have to give the same bytes.
#
# Each of those scripts ends with 6 where its engine is not installed, and says so.

checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
scene=$checkout/scenes/fade.json5
folder=$(mktemp -d)
# A path that a shell would take apart.
place="$folder/it's \$HOME \"here\""
mkdir "$place"

# Scripts put in front of it what has to end before the folder goes.
remove_folder() { rm -rf "$folder"; }
trap remove_folder EXIT
trap 'exit 143' TERM

# The whole path of a program that is there.
program() {
  realpath -e -- "$(command -v -- "${1:?usage: ${0##*/} TOOL}")"
}

# Ends with 6 unless all of these are on the search path.
need() {
  local name
  for name; do
    command -v "$name" > /dev/null || { echo "${0##*/}: $name is not installed" >&2; exit 6; }
  done
}

# Waits until a command succeeds, so many seconds at most.
wait_for() {
  local seconds=$1 what=$2 end=$((SECONDS + $1))
  shift 2
  until "$@"; do
    if [ "$SECONDS" -ge "$end" ]; then echo "not after $seconds s: $what" >&2; return 1; fi
    sleep 0.05
  done
}

# Renders the scene with one process, as the words after the tool say.
render_whole() {
  local tool=$1
  shift
  "$tool" render "$scene" "$@" --out "$folder/whole" --quiet
}

# Exports job files for an engine, to be rendered by a tool, as more words say; `start` is then what
# the tool says starts the job, as a shell reads it.
export_job() {
  local engine=$1 tool=$2 said
  shift 2
  said=$("$tool" farm export "$engine" "$place/jobs" "$scene" --tool "$tool" \
    --out "$place/out" "$@")
  echo "$said"
  # shellcheck disable=SC2034
  start=${said#*start with: }
}

# Whether the shards' folder holds what one process wrote, and nothing more but what shards say of
# themselves.
expect_whole() {
  diff -r --exclude 'manifest.shard-*.json' --exclude 'batch.shard-*.json' \
    "$folder/whole" "$place/out"
  echo "${0##*/}: $(find "$folder/whole" -name '*.png' | wc -l) frames are those of one process, as is what is said of them"
}

# Renders variants with one process and with an engine, whose job files a command starts by `start`.
expect_variants() {
  local engine=$1 tool=$2 words=(--only fps=60 --frames 0-29)
  shift 2
  scene=$checkout/scenes/slide.json5
  rm -r "$folder/whole" "$place/out" "$place/jobs"
  "$tool" batch "$scene" "${words[@]}" --out "$folder/whole" --quiet
  export_job "$engine" "$tool" "${words[@]}" --shards 4
  "$@"
  expect_whole
}
