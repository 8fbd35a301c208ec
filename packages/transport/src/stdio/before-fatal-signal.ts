/** What ends a process that does not listen: a terminal that closes, Ctrl+C, and being told to. */
const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

/**
 * Calls back when one of these signals is about to end this process, which it then does as if nobody had listened.
 *
 * A signal is listened to only while nobody else does: whoever else listens decides whether the process
 * ends, and a library that ends it when its own listener is the last one is not misled. Calling what this
 * returns stops it.
 */
export function beforeFatalSignal(callback: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    callback();
    stop();
    process.kill(process.pid, signal);
  };
  const makeWay = (signal: NodeJS.Signals) => {
    const listeners = process.listeners(signal);
    const isListening = listeners.includes(onSignal);
    if (isListening && listeners.length > 1) process.off(signal, onSignal);
    if (!isListening && listeners.length === 0) process.on(signal, onSignal);
  };
  let isStopped = false;
  const look = (event: string | symbol) => {
    const signal = SIGNALS.find((name) => name === event);
    // It is told before a listener joins, and Node stops hearing of a signal when its last one leaves.
    if (signal !== undefined) queueMicrotask(() => isStopped || makeWay(signal));
  };
  const stop = () => {
    isStopped = true;
    process.off("newListener", look).off("removeListener", look);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  process.on("newListener", look).on("removeListener", look);
  for (const signal of SIGNALS) makeWay(signal);
  return stop;
}
