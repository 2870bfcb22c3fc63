// 4PX, known by its numbers, which have no check digit.
import type { Carrier } from '../port.ts'

export const fourpx: Carrier = {
  id: 'fourpx',
  name: '4PX',
  trackingUrl: number => `https://track.4px.com/#/result/0/${encodeURIComponent(number)}`,
  numbers: { isNumber: number => /^4PX\d{13}CN$/.test(number), inText: [] },
}
