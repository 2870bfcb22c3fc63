// China Post and its EMS, known by numbers of UPU S10. Its own page takes no number in its address.

import type { Carrier } from '../../port.ts'
import { s10Country } from '../check-digit.rules.ts'

export const chinapost: Carrier = {
  id: 'chinapost',
  name: 'China Post',
  alsoNamed: ['chinaems', 'epacket'],
  numbers: { isNumber: number => s10Country(number) === 'CN', inText: [] },
}
