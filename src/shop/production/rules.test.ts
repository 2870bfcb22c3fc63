import { expect, test } from 'vitest'
import { orderStatuses, statuses } from '#shop/order/status/rules.ts'
import { countFiles, isAllPassed, piecesToMake, readCode, stages, ticketCode, ticketQr, whyNotScan } from './rules.ts'

test('the stations of the production floor are the statuses of an order that is being made', () => {
  expect(stages.toSorted()).toEqual(orderStatuses.filter(status => statuses[status].phase === 'MAKING').toSorted())
})

test('a scan reads a ticket from its QR code or from what a person types, and an order from its number', () => {
  expect(readCode(ticketQr(42))).toEqual({ ticketId: 42 })
  expect(readCode(' t000042\r')).toEqual({ ticketId: 42 })
  expect(readCode('42')).toEqual({ orderId: 42 })
  for (const text of ['', 'hello', '420841019400111899223197428490', 'T', 'INKPORT:', '-1']) expect(readCode(text)).toBeUndefined()
})

test('a piece is started, passed or failed once, and fails even after it has passed', () => {
  expect(whyNotScan('start', 'QUEUED')).toBeUndefined()
  expect(whyNotScan('start', 'STARTED')).toBe('TICKET_STARTED')
  expect(whyNotScan('pass', 'QUEUED')).toBe('TICKET_NOT_STARTED')
  expect(whyNotScan('pass', 'STARTED')).toBeUndefined()
  expect(whyNotScan('pass', 'PASSED')).toBe('TICKET_PASSED')
  expect(whyNotScan('fail', 'PASSED')).toBeUndefined()
  for (const action of ['start', 'pass', 'fail'] as const) {
    expect(whyNotScan(action, 'VOID')).toBe('TICKET_VOID')
    expect(whyNotScan(action, 'FAILED')).toBe('TICKET_FAILED')
  }
})

const items = [
  { id: 1, quantity: 2, files: [{ side: 'FRONT' }, { side: 'BACK' }] },
  { id: 2, quantity: 1, files: [{ side: 'FRONT' }] },
]

test('files are counted by item and side: another side twice does not stand for a missing one', () => {
  const front = { itemId: 1, side: 'FRONT' }
  expect(countFiles(items, [front, front, { itemId: 2, side: 'FRONT' }])).toEqual({ want: 3, have: 2 })
  expect(countFiles(items, [front, { itemId: 1, side: 'BACK' }, { itemId: 2, side: 'FRONT' }])).toEqual({ want: 3, have: 3 })
})

test('a reprint makes the pieces that no live ticket stands for', () => {
  expect(piecesToMake(items, [])).toHaveLength(3)
  expect(
    piecesToMake(items, [
      { itemId: 1, piece: 2 },
      { itemId: 2, piece: 1 },
    ]),
  ).toEqual([{ itemId: 1, piece: 1 }])
  expect(
    isAllPassed(items, [
      { itemId: 1, piece: 2 },
      { itemId: 2, piece: 1 },
    ]),
  ).toBe(false)
  expect(
    isAllPassed(items, [
      { itemId: 1, piece: 1 },
      { itemId: 1, piece: 2 },
      { itemId: 2, piece: 1 },
    ]),
  ).toBe(true)
})

test('a ticket has a code that people read', () => {
  expect(ticketCode(42)).toBe('T000042')
})
