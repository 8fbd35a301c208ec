# What a gate is made of: steps that run quietly, each one line, and a count of them at the end.
# A step that passes is one line, a step that fails is printed whole.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

export CI=true DO_NOT_TRACK=1 NO_COLOR=1

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
passed=0
failed=0

# run NAME COMMAND…: runs a command quietly and tells whether it succeeded; ends it after $step_limit seconds.
run() {
  local name=$1 log="$logs/log" began=$SECONDS status=0
  shift
  timeout --kill-after=10 "$step_limit" "$@" >"$log" 2>&1 </dev/null || status=$?
  if ((status == 0)); then
    printf 'ok    %s (%d s)\n' "$name" $((SECONDS - began))
  else
    printf 'FAIL  %s (%d s, status %d): %s\n' "$name" $((SECONDS - began)) "$status" "$*"
    cat "$log"
  fi
  return "$status"
}

# step NAME COMMAND…: a command that counts as one test.
step() {
  if run "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
}

finish() {
  printf '%d s in all\n' "$SECONDS"
  printf '%d passed, %d failed\n' "$passed" "$failed"
  ((failed == 0))
  exit
}
