import { expect, test } from 'vitest'
import type { TicketState } from '../../rules.ts'
import { pickLines, ticketRanges } from './pick.rules.ts'

const piece = (code: string, size: string, state: TicketState = 'QUEUED', color = 'Black') => ({
  ...{ code, state, color, size, sku: `G5000-${color}-${size}`, name: 'Heavy tee', nameVi: 'Áo thun dày' },
})

test('blanks are counted by product, colour and size, the smaller size first; what is started is picked already', () => {
  const lines = pickLines([
    piece('T000001', 'L'),
    piece('T000002', 'S'),
    piece('T000003', 'L', 'STARTED'),
    piece('T000004', 'L'),
    piece('T000005', 'S', 'VOID'),
    piece('T000006', 'S', 'FAILED'),
    piece('T000007', 'S', 'QUEUED', 'Ash'),
  ])
  expect(lines.map(({ color, size, toPick, pieces, tickets }) => [color, size, toPick, pieces, ticketRanges(tickets)])).toEqual([
    ['Ash', 'S', 1, 1, 'T000007'],
    ['Black', 'S', 1, 1, 'T000002'],
    ['Black', 'L', 2, 3, 'T000001, T000004'],
  ])
})

test('tickets that follow each other are written as one', () => {
  expect(ticketRanges(['T000003', 'T000001', 'T000002', 'T000009'])).toBe('T000001–T000003, T000009')
  expect(ticketRanges(['T999999', 'T1000000'])).toBe('T1000000, T999999')
  expect(ticketRanges([])).toBe('')
})
