// Amazon Logistics, known by its numbers: TBA and twelve digits, TBC in Canada, TBM in Mexico. They have no check digit.
import type { Carrier } from '../port.ts'

export const amazon: Carrier = {
  id: 'amazon',
  name: 'Amazon Logistics',
  alsoNamed: ['amazon', 'amzl'],
  trackingUrl: number => `https://track.amazon.com/tracking/${encodeURIComponent(number)}`,
  numbers: { isNumber: number => /^TB[ACM]\d{12}$/.test(number), inText: [] },
}
