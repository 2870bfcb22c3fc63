import { expect, test } from 'vitest'
import { day, later, second } from '#base/time.ts'
import { type AskedOrder, isReopened, needsProof, reopenUntil, ticketTypes, typesFor, whyNotMove, whyNotOpen } from './rules.ts'

const at = new Date('2026-11-23T10:00:00Z')
const order = (given: Partial<AskedOrder> = {}): AskedOrder => ({
  status: 'NEW_ORDER',
  orderType: 'STANDARD',
  paidAt: at,
  handedOverAt: null,
  ...given,
})

test('a reply opens a ticket again for fourteen days to the second, the last one included', () => {
  const until = { reopenUntil: reopenUntil(at) }
  const after = (milliseconds: number) => isReopened(until, later(at, milliseconds))
  expect([after(0), after(14 * day - second), after(14 * day), after(14 * day + second)]).toEqual([true, true, true, false])
  expect(isReopened({ reopenUntil: null }, at)).toBe(false)
})

test('an order allows what can still be done about it', () => {
  expect(typesFor(undefined)).toEqual(['PAYMENT', 'OTHER'])
  expect(typesFor(order({ status: 'PENDING', paidAt: null }))).toEqual(['PAYMENT', 'OTHER'])
  for (const status of ['NEW_ORDER', 'PROCESSING', 'IN_PRODUCTION', 'PRODUCED', 'LABEL_CREATED', 'PRINTED', 'ERROR'] as const)
    expect(typesFor(order({ status }))).toEqual(['CANCEL', 'CHANGE_INFO', 'SHIPPING', 'PAYMENT', 'OTHER'])
  for (const status of ['SHIPPED', 'IN_TRANSIT', 'DELIVERED', 'CLOSED', 'PARTIAL_REFUNDED', 'ERROR'] as const)
    expect(typesFor(order({ status, handedOverAt: at }))).toEqual(['DEFECT', 'WRONG_ITEM', 'SHIPPING', 'PAYMENT', 'OTHER'])
  // Nothing of ours is in the parcel of a label.
  expect(typesFor(order({ status: 'IN_TRANSIT', orderType: 'LABEL', handedOverAt: at }))).toEqual(['SHIPPING', 'PAYMENT', 'OTHER'])
  for (const status of ['CANCELLED', 'REFUNDED'] as const)
    expect(typesFor(order({ status, handedOverAt: at }))).toEqual(['PAYMENT', 'OTHER'])
})

test('what is broken or wrong is shown in a photo and named', () => {
  expect(ticketTypes.filter(needsProof)).toEqual(['DEFECT', 'WRONG_ITEM'])
  const gone = order({ status: 'DELIVERED', handedOverAt: at })
  expect(whyNotOpen('DEFECT', gone, { items: 0, types: ['image/png'] })).toBe('SUPPORT_ITEMS_MISSING')
  expect(whyNotOpen('DEFECT', gone, { items: 1, types: ['application/pdf'] })).toBe('SUPPORT_PHOTO_MISSING')
  expect(whyNotOpen('DEFECT', gone, { items: 1, types: ['application/pdf', 'image/jpeg'] })).toBeUndefined()
  expect(whyNotOpen('OTHER', undefined, { items: 0, types: [] })).toBeUndefined()
})

test('spam goes back to new and nowhere else', () => {
  expect(whyNotMove('SPAM', 'NEW')).toBeUndefined()
  expect(whyNotMove('SPAM', 'SOLVED')).toBe('SUPPORT_IS_SPAM')
  expect(whyNotMove('SOLVED', 'SPAM')).toBe('SUPPORT_MOVED')
  expect(whyNotMove('SOLVED', 'IN_PROGRESS')).toBeUndefined()
})
