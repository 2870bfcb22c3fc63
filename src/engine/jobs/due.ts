// Tells workers of jobs that are due and of which nobody told them: tries again, what was sent for later, what a lost connection
// swallowed, what another process left. It asks once for all queues; if each worker looked by itself, an idle server would ask dozens of
// times a second.
import { second } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import { dueQueues } from './due.store.ts'

interface DueSettings {
  queues: readonly string[]
  everySeconds: number
  tell(queue: string): void
  onError(error: unknown): void
}

/** Looks until the function that it returns is called; a look that is in progress then is waited for. */
export function watchDue(db: Db, { queues, everySeconds, tell, onError }: DueSettings): () => Promise<void> {
  let isOver = false
  let looking: Promise<void>
  const look = async () => {
    try {
      for (const queue of await dueQueues(db, queues)) tell(queue)
    } catch (error) {
      if (!isOver) onError(error)
    }
    if (!isOver) wait()
  }
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    timer = setTimeout(() => {
      looking = look()
    }, everySeconds * second)
  }
  looking = look()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await looking
  }
}
