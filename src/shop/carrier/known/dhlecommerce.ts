// DHL eCommerce, known by its own numbers; the last mile of most goes under one of USPS.
import type { Carrier } from '../port.ts'

export const dhlecommerce: Carrier = {
  id: 'dhlecommerce',
  name: 'DHL eCommerce',
  alsoNamed: ['dhlglobalmail', 'dhlecs'],
  trackingUrl: number => `https://webtrack.dhlecs.com/orders?trackingNumber=${encodeURIComponent(number)}`,
  numbers: { isNumber: number => /^GM\d{16,20}$/.test(number), inText: [] },
}
