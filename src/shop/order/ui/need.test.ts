import { expect, test } from 'vitest'
import { needOf } from './need.ts'
import type { ShownOrder } from './shown-order.ts'

/** An unpaid order that broke for its label, which may be edited in full. */
const broken = (given: Partial<ShownOrder>) =>
  ({
    status: 'ERROR',
    orderType: 'STANDARD',
    shippingBy: 'USPS',
    errorCode: 'LABEL',
    labelState: 'NONE',
    trackingNumber: null,
    items: [],
    steps: { editLabel: null, editNumber: 'ORDER_CANNOT_BE_EDIT', editAddress: null, editDesign: null },
    ...given,
  }) as ShownOrder // what asks looks at these alone

test('a seller is asked for a label where they bring one, and not where we buy it', () => {
  expect(needOf(broken({})).label).toBe(false)
  expect(needOf(broken({ shippingBy: 'TIKTOK' })).label).toBe(true)
  expect(needOf(broken({ orderType: 'LABEL' })).label).toBe(true)
})
