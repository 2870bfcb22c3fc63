// A call as pages carry it: one line of text in place of shapes, which are the server's.
import type { Access } from './access/access.ts'
import type { AnyCall } from './call.ts'

/** A call as the browser has it. */
export type WireCall = Pick<AnyCall, 'kind' | 'method' | 'path' | 'access'>

/** `GET /v1/order seller:orders,readOnly`; the kind stands in front where it is not JSON, who may make it behind where not anyone may. */
export function lineOf({ kind, method, path, access }: WireCall): string {
  const front = kind === 'json' ? '' : `${kind} `
  return `${front}${method} ${path}${access === 'anyone' ? '' : ` ${wordOf(access)}`}`
}

const wordOf = (access: Access): string =>
  typeof access === 'string' ? access : (Object.entries(access).map(([who, roles]) => `${who}:${roles}`)[0] ?? '')

/** The calls of these lines, by name. */
export function wire(lines: Readonly<Record<string, string>>): Readonly<Record<string, WireCall>> {
  return Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, callOf(line)]))
}

function callOf(line: string): WireCall {
  const [, kind = 'json', method, path, access = 'anyone', roles] = /^(?:([a-z]+) )?(\S+) (\S+)(?: ([a-z]+)(?::(\S*))?)?$/.exec(line) ?? []
  // `lineOf` wrote the line from a call.
  return { kind, method, path, access: roles === undefined ? access : { [access]: roles.split(',').filter(Boolean) } } as WireCall
}
