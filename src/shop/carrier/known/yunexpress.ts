// YunExpress, known by its numbers, which have no check digit.
import type { Carrier } from '../port.ts'

export const yunexpress: Carrier = {
  id: 'yunexpress',
  name: 'YunExpress',
  alsoNamed: ['yunexp', 'yuntrack'],
  trackingUrl: number => `https://www.yuntrack.com/parcelTracking?id=${encodeURIComponent(number)}`,
  numbers: { isNumber: number => /^YT\d{16}$/.test(number), inText: [] },
}
