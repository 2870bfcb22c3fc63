import { expect, test } from 'vitest'
import { lineOf, type WireCall, wire } from './wire.ts'

const calls: Readonly<Record<string, WireCall>> = {
  cart: { kind: 'json', method: 'GET', path: '/v1/cart/me', access: 'anyone' },
  sendFile: { kind: 'upload', method: 'POST', path: '/v1/file', access: { seller: ['orders', 'designs'] } },
  orders: { kind: 'json', method: 'GET', path: '/v1/office/order/{id}', access: { staff: ['support', 'finance'] } },
  retryJob: { kind: 'json', method: 'POST', path: '/v1/office/job/{id}/retry', access: { staff: [] } },
  updates: { kind: 'live', method: 'GET', path: '/v1/live', access: 'person' },
}

test('a call is a short line', () => {
  expect(Object.values(calls).map(lineOf)).toEqual([
    'GET /v1/cart/me',
    'upload POST /v1/file seller:orders,designs',
    'GET /v1/office/order/{id} staff:support,finance',
    'POST /v1/office/job/{id}/retry staff:',
    'live GET /v1/live person',
  ])
})

test('a page reads from the lines what the contract says of path and access', () => {
  expect(wire(Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, lineOf(call)])))).toEqual(calls)
})
