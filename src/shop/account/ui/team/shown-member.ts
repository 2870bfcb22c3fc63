import type { CallAnswer } from '#base/call.ts'
import type { teamCalls } from '../../team/contract.ts'

/** A team as it comes over the wire. */
export type ShownTeam = CallAnswer<typeof teamCalls.myTeam>['data']
export type ShownMember = ShownTeam['members'][number]
