// Any carrier that we do not know: its numbers are nobody's, and nobody tells of its parcels.
import type { Carrier } from '../port.ts'

export const other: Carrier = { id: 'other' }
