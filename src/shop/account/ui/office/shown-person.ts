import type { CallAnswer } from '#base/call.ts'
import type { accountOfficeCalls } from '../../office/contract.ts'

/** A person as the browser reads them: instants are text. */
export type ShownPerson = CallAnswer<typeof accountOfficeCalls.person>['data']
