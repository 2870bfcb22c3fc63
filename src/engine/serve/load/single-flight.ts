// Single flight: of callers who ask one process for the same at once, the first does the work and the others wait for what it makes.

export interface Flights<T> {
  /** How many are under way. */
  readonly size: number
  get(key: string): Promise<T> | undefined
  /** Keeps the work under its keys until it ends, well or not. */
  start(keys: Iterable<string>, work: Promise<T>): Promise<T>
}

/** What is under way for `owner`, in a group of its own (an account's) where one is named. Two apps of one process share none. */
export function singleFlight<T>(): (owner: object, group?: string | number) => Flights<T> {
  const all = new WeakMap<object, Map<string | number, Map<string, Promise<T>>>>()
  return (owner, group = '') => {
    const groups = all.get(owner) ?? new Map<string | number, Map<string, Promise<T>>>()
    all.set(owner, groups)
    const running = groups.get(group) ?? new Map<string, Promise<T>>()
    return {
      size: running.size,
      get: key => running.get(key),
      start(keys, work) {
        const mine = [...keys]
        groups.set(group, running)
        for (const key of mine) running.set(key, work)
        const end = () => {
          for (const key of mine) running.delete(key)
          if (running.size === 0) groups.delete(group)
        }
        work.then(end, end)
        return work
      },
    }
  }
}
