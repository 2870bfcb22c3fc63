// A domain's calls as pages import them: a printed table of paths with the contract's types, without Zod.
import type { CallKind, Calls, Method } from './call.ts'

/** A call as the client needs it; `contract` exists for the compiler only. */
export interface WireCall<C> {
  readonly method: Method
  readonly path: string
  readonly kind: CallKind
  readonly contract: C
}
export type WireCalls<C extends Calls> = { readonly [N in keyof C]: WireCall<C[N]> }

/** A domain's printed table: name → 'GET /v1/order', with the kind in front where it is not JSON ('upload POST /v1/file'). */
export function wire<C extends Calls>(table: Readonly<Record<keyof C & string, string>>): WireCalls<C> {
  const calls = Object.entries<string>(table).map(([name, text]) => {
    const [path = '', method = 'GET', kind = 'json'] = text.split(' ').reverse()
    return [name, { method, path, kind }]
  })
  // The table is printed from the very contract that the type argument names.
  return Object.fromEntries(calls) as WireCalls<C>
}
