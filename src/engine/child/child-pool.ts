// A pool of child processes for untrusted files, with a cap on memory and time: a bomb ends the child, never the server. Accounts
// share the children fairly, and what is done in a moment never waits for what is not (docs/decisions/102-fair-child-pools.md).
import { Fault } from '#base/fault.ts'
import { accountNow } from './account.ts'
import { openLanes } from './lanes.ts'
import { type ChildPoolOptions, poolSettings } from './options.ts'

export { ChildEnded } from './child.ts'

/** The operations of a child, by name. */
export type ChildOperations = { readonly [name: string]: (input: never) => unknown }

export interface ChildPool<Operations extends ChildOperations> {
  /**
   * Runs one operation in a child, for the account that `forAccount` names. Throws the operation's Fault, ChildEnded, an Error for a bug
   * in the child, and while too many wait UNAVAILABLE or TOO_MANY_REQUESTS, which say nothing of the file (`comesAgain`).
   */
  run<Name extends keyof Operations & string>(
    name: Name,
    input: Parameters<Operations[Name]>[0],
    timeoutMs?: number,
  ): Promise<Awaited<ReturnType<Operations[Name]>>>
  /** Process ids of the children alive. */
  pids(): number[]
  /** Ends all children; what they were at is refused. */
  close(): void
}

/** A pool of child processes that run `module`, which calls `serveChild`. No child is started before there is work. */
export function childPool<Operations extends ChildOperations>(module: URL, options: ChildPoolOptions = {}): ChildPool<Operations> {
  const settings = { ...poolSettings, ...options }
  const lanes = openLanes(module, settings)
  let lastId = 0
  const assertPlace = () => {
    const { own, all } = lanes.waiting(accountNow())
    if (all >= settings.maxWaiting) throw new Fault('UNAVAILABLE', { values: { retryAfterSeconds: 2 } })
    if (own >= settings.maxWaitingEach) throw new Fault('TOO_MANY_REQUESTS', { values: { retryAfterSeconds: 10 } })
  }
  return {
    run: (name, input, timeoutMs = settings.timeoutMs) =>
      new Promise((resolve, reject) => {
        assertPlace()
        const message = { id: ++lastId, name, input }
        // What the child answers to this name is what the operation returns: one module serves both types.
        lanes.ask({ message, share: accountNow(), timeoutMs, resolve: resolve as (answer: unknown) => void, reject })
      }),
    pids: lanes.pids,
    close: lanes.close,
  }
}
