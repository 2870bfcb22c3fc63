import type { CallAnswer } from '#base/call.ts'
import type { accountDeskCalls } from '../desk.contract.ts'

/** A person as the browser reads them: instants are text. */
export type ShownPerson = CallAnswer<typeof accountDeskCalls.person>['data']
