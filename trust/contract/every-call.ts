// Every call of the contract, so that a suite covers a call from the day it lands.
import { isOpen } from '#base/access/access.ts'
import type { AnyCall } from '#base/call.ts'
import { mounted } from '#server/mounted.ts'

export interface Named {
  readonly name: string
  readonly domain: string
  readonly call: AnyCall
}

export const everyCall: readonly Named[] = mounted.flatMap(({ name: domain, routes }) =>
  routes.map(({ name, call }) => ({ name, domain, call })),
)

export const isSafe = ({ method }: Pick<AnyCall, 'method'>): boolean => method === 'GET'
/** What stands in a path before its first parameter: '/v1/order' of '/v1/order/{id}/label'. */
export const stemOf = ({ path }: Pick<AnyCall, 'path'>): string => path.replace(/\/\{.*/, '')
export const paramsOf = ({ path }: Pick<AnyCall, 'path'>): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
export const titleOf = ({ method, path }: Pick<AnyCall, 'method' | 'path'>): string => `${method} ${path}`

/** The writes whose answers a key may keep: their asker is known, and they hold no secret. */
export const keyedWrites: readonly Named[] = everyCall.filter(
  ({ call }) => (call.kind === 'json' || call.kind === 'upload') && !isSafe(call) && !isOpen(call.access) && !call.answersSecret,
)
