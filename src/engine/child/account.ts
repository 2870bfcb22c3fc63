// The account of the work under way (an async context): what accounts share asks here, and nobody has to hand it down.
import { AsyncLocalStorage } from 'node:async_hooks'

const accounts = new AsyncLocalStorage<number | undefined>()

/** Does the work, and all that it begins, for this account: `serve` says so of every call, a job of what it does for one seller. */
export const forAccount = <T>(accountId: number | undefined, work: () => T): T => accounts.run(accountId, work)

/** The account that the work under way is done for; nothing where it is the deployment's own. */
export const accountNow = (): number | undefined => accounts.getStore()
