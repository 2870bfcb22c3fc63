// What waits for a second person, as somebody with these roles sees it.
import { hasRole } from '#base/access/access.ts'
import type { Db } from '#engine/db/database.ts'
import type { Route, Who } from '#engine/serve/route.ts'
import { listWaiting } from '../store.ts'
import { mayCall } from './limits.ts'

/** The money calls that these roles may make; nothing for who sees everybody's. */
export const moneyCallsOf = ({ roles }: Pick<Who, 'roles'>, all: readonly Route[]): string[] | undefined =>
  hasRole(roles, ['auditor'])
    ? undefined
    : all.filter(({ call }) => typeof call.money === 'string' && mayCall(call.access, roles)).map(({ name }) => name)

/** How many acts wait that they see, and since when the first of them does. */
export async function waitingApprovals(db: Db, who: Who, all: readonly Route[]): Promise<{ totalDocs: number; since: Date | null }> {
  const { docs, totalDocs } = await listWaiting(db, { id: who.id, calls: moneyCallsOf(who, all) }, { page: 1, limit: 1 })
  return { totalDocs, since: docs[0]?.at ?? null }
}
