/** Lets the process end although a timer is pending, where there is a process to hold. */
export function unheld<Timer>(timer: Timer): Timer {
  if (typeof timer === "object" && timer !== null && "unref" in timer) {
    const { unref } = timer;
    if (typeof unref === "function") unref.call(timer);
  }
  return timer;
}
