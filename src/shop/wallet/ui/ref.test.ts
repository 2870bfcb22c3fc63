import { expect, test } from 'vitest'
import { refOf } from './ref.ts'

test('a reference of the ledger says what it is for and where that is looked at', () => {
  expect(refOf('order:12', 'PAYMENT')).toEqual({ kind: 'payment', id: '12', place: '/office/order/12' })
  expect(refOf('order:12:refund:300', 'REFUND')).toMatchObject({ kind: 'refund', id: '12' })
  expect(refOf('order:12:something', 'ADJUSTMENT')).toMatchObject({ kind: 'order', id: '12' })
  expect(refOf('deposit:5', 'DEPOSIT')).toMatchObject({ kind: 'deposit', place: '/office/deposits?status=COMPLETED&q=5' })
  expect(refOf('reprint:9', 'INTERNAL')).toEqual({ kind: 'reprint', id: '9' })
  expect(refOf('by hand', 'ADJUSTMENT')).toEqual({ kind: 'plain', id: 'by hand' })
})
