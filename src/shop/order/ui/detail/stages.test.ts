import { expect, test } from 'vitest'
import type { OrderStatus } from '../../status/contract.ts'
import { stagesOf } from './stages.ts'

/** The states alone, of an order that took this way, the last status first. */
const states = (...way: [OrderStatus, ...OrderStatus[]]) =>
  stagesOf({ status: way[0], orderType: 'STANDARD', timeline: way.map(to => ({ to })) }).map(({ state }) => state)

test('an order in production is paid and being made', () => {
  expect(states('IN_PRODUCTION', 'EXPORTED', 'NEW_ORDER', 'PENDING')).toEqual(['done', 'now', 'ahead', 'ahead', 'ahead', 'ahead'])
})

test('what was cancelled before it was made is not drawn as delivered once a part of it is refunded', () => {
  const stopped = ['done', 'stopped', 'ahead', 'ahead', 'ahead', 'ahead']
  expect(states('CANCELLED', 'EXPORTED', 'NEW_ORDER')).toEqual(stopped)
  expect(states('PARTIAL_REFUNDED', 'CANCELLED', 'EXPORTED', 'NEW_ORDER')).toEqual(stopped)
  expect(states('REFUNDED', 'PARTIAL_REFUNDED', 'CANCELLED', 'EXPORTED')).toEqual(stopped)
})

test('what was delivered stays so when it is refunded', () => {
  expect(states('PARTIAL_REFUNDED', 'CLOSED', 'DELIVERED')).toEqual(Array(6).fill('done'))
  expect(states('REFUNDED', 'DELIVERED')).toEqual(Array(6).fill('done'))
})

test('an error stands where the order stood, also when it was edited since', () => {
  expect(states('ERROR', 'ERROR', 'SHIPPED', 'PRINTED')).toEqual(['done', 'done', 'done', 'done', 'stopped', 'ahead'])
})

test('an order of a label alone is never made', () => {
  const label = (status: OrderStatus) => stagesOf({ status, orderType: 'LABEL', timeline: [{ to: status }] })
  expect(label('PENDING').map(({ stage }) => stage)).toEqual(['Paid', 'Labelled', 'Shipped', 'Moving', 'Delivered'])
  expect(label('NEW_ORDER').map(({ state }) => state)).toEqual(['done', 'now', 'ahead', 'ahead', 'ahead'])
  expect(label('SCANNING').map(({ state }) => state)).toEqual(['done', 'done', 'now', 'ahead', 'ahead'])
  expect(label('DELIVERED').map(({ state }) => state)).toEqual(Array(5).fill('done'))
})
