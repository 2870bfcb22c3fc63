// Cleaning up at exit: what a program started, it ends when it is stopped itself.

/** A signal that nobody handles would end this process without its `exit` event. */
export function exitOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(code))
  }
}
