// What waits for a second person, as somebody with these roles sees it.
import { hasRole } from '#base/access/access.ts'
import type { Route, Who } from '#engine/serve/route.ts'
import { mayCall } from './limits.ts'

/** The money calls that these roles may make; nothing for who sees everybody's. */
export const moneyCallsOf = ({ roles }: Pick<Who, 'roles'>, all: readonly Route[]): string[] | undefined =>
  hasRole(roles, ['auditor'])
    ? undefined
    : all.filter(({ call }) => typeof call.money === 'string' && mayCall(call.access, roles)).map(({ name }) => name)
