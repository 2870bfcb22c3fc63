// Mail of any other post, known by numbers of UPU S10. There is no one page that follows them all by an address.

import type { Carrier } from '../../port.ts'
import { isLikeS10, s10Country } from '../check-digit.rules.ts'

export const upu: Carrier = {
  id: 'upu',
  name: 'Post (UPU)',
  numbers: { isNumber: number => s10Country(number) !== undefined, isLike: isLikeS10, inText: [] },
}
