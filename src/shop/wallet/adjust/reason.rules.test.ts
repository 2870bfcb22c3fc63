import { expect, test } from 'vitest'
import { ownReasons, readReason, remakeReason, ticketReason, unsoldReason } from './reason.rules.ts'

test('what the shop wrote is known again, alone and behind the order that was made instead', () => {
  expect(readReason(ticketReason(12))).toEqual({ ticketId: 12 })
  expect(readReason(remakeReason(20, ticketReason(12)))).toEqual({ remakeId: 20, ticketId: 12 })
  expect(readReason(unsoldReason('no such street'))).toEqual({ own: 'LABEL_UNSOLD', said: 'no such street' })
  expect(unsoldReason('')).toBe(ownReasons.LABEL_UNSOLD)
  for (const [own, words] of Object.entries(ownReasons)) expect(readReason(words)).toEqual({ own })
})

test('a person’s words are nothing of the shop’s', () => {
  for (const words of ['Smeared print', 'See Ticket #12', 'Reship, as agreed', '#1 of our sellers', '#20 The print ran', 'Reship\nnow', ''])
    expect(readReason(words)).toBeUndefined()
})
