// LaserShip, which is a part of OnTrac now and is followed there. Its numbers have no check digit.
import type { Carrier } from '../port.ts'

export const lasership: Carrier = {
  id: 'lasership',
  name: 'LaserShip',
  trackingUrl: number => `https://www.ontrac.com/tracking/?number=${encodeURIComponent(number)}`,
  numbers: { isNumber: number => /^(?:L[A-Z]\d{8}|1LS\d{12,15})$/.test(number), inText: [] },
}
