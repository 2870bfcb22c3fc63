import { expect, test } from 'vitest'
import { hasStep, isOver, isPayable, isUnpaid, orderStatuses, shownStatus, statuses } from '../status/rules.ts'
import { sellerTabOf, sellerTabs, statusesOf } from './rules.ts'

test('pages ask the table and the phases what a status may do', () => {
  expect(orderStatuses.filter(isPayable)).toEqual(['PENDING', 'PAYMENT_FAILED'])
  expect(orderStatuses.filter(isUnpaid)).toEqual(['PENDING', 'PAYMENT_FAILED', 'DUPLICATE'])
  expect(orderStatuses.filter(isOver)).toEqual(['DELIVERED', 'CLOSED', 'CANCELLED', 'PARTIAL_REFUNDED', 'REFUNDED'])
  expect(orderStatuses.filter(status => hasStep(status, 'resend'))).toEqual(['MISSED', 'ERROR'])
  expect(orderStatuses.filter(status => statuses[status].phase === 'ON_THE_WAY')).toEqual([
    'SCANNING',
    'MISSED',
    'SHIPPED',
    'ACTIVED',
    'IN_TRANSIT',
  ])
})

test('a seller finds every status under one tab: unpaid ones together, missed ones with those that are scanned', () => {
  expect(statusesOf('PENDING', true)).toEqual(['PENDING', 'PAYMENT_FAILED'])
  expect(statusesOf('SCANNING', true)).toEqual(['SCANNING', 'MISSED'])
  expect([statusesOf('PENDING', false), statusesOf('ERRORS', true), statusesOf('ALL', true)]).toEqual([['PENDING'], ['ERROR'], undefined])
  expect(sellerTabs.flatMap(tab => statusesOf(tab, true) ?? []).toSorted()).toEqual(orderStatuses.toSorted())
  expect([sellerTabOf('ALL'), sellerTabOf('PAYMENT_FAILED'), sellerTabOf('MISSED'), sellerTabOf('ERROR')]).toEqual([
    'ALL',
    'PENDING',
    'SCANNING',
    'ERROR',
  ])
})

test('a seller reads PENDING as payment failed and MISSED as scanning', () => {
  expect([shownStatus('PENDING'), shownStatus('MISSED'), shownStatus('PRINTED')]).toEqual(['PAYMENT_FAILED', 'SCANNING', 'PRINTED'])
})
