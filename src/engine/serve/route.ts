// Routes, what a domain's `routes.ts` is made of: one handler per call of its contract.
import type { Access, Caller } from '#base/access/access.ts'
import type { AccessOf, AnyCall, Call, Calls, HandlerAnswer, Method, ParsedInput } from '#base/call.ts'
import { Fault } from '#base/fault.ts'
import type { Language } from '#base/text.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'

/** The caller: who is asking, as the roof's `identify` says. */
export interface Who extends Caller {
  id: number
  username: string
  sessionId: number
  language: Language
  timeZone: string
  /** Of a member of a seller's team: the seller, in whose name they make the seller's calls. */
  team?: Signed
  /** The member of the team who makes this call in the name of this seller. */
  member?: Signed
  /** The member of staff who looks at the portal as this person, and until when: nothing can be changed. */
  viewer?: Who
  viewUntil?: Date
}

/** An account, as far as it signs for something. */
export interface Signed {
  readonly id: number
  readonly username: string
}

/** Who really makes a call: of a seller's call a member of the team may. */
export const signerOf = ({ id, username, member }: Who): Signed => member ?? { id, username }

/** Facts of a request: what a handler may know beside its parsed parts. */
export interface RequestFacts {
  id: string
  /** The caller's address, behind trusted proxies only. */
  ip: string
  language: Language
  userAgent: string
  /** A browser on one of our own pages (Sec-Fetch-Site: same-origin). */
  isSameOrigin: boolean
  isHttps: boolean
  cookies: Readonly<Record<string, string | undefined>>
}
export interface CookieSettings {
  httpOnly?: boolean
  maxAgeSeconds?: number
}
/** Cookies go out with path `/`, SameSite=Lax, and Secure where the page is https. */
export interface ReplyCookies {
  set(name: string, value: string, settings?: CookieSettings): void
  clear(name: string): void
}
/** A file of an upload, to be read once and in order. */
export interface IncomingFile {
  field: string
  name: string
  type: string
  stream: AsyncIterable<Uint8Array>
}
export interface OutgoingFile {
  /** Opened only when it is sent where it costs something: who holds it (`etag`) is sent nothing. */
  stream: AsyncIterable<Uint8Array> | (() => Promise<AsyncIterable<Uint8Array>>)
  name: string
  type: string
  bytes?: number | undefined
  /** Shown in the page rather than saved. */
  isInline?: boolean
  /** Content that never changes under its address: the browser may keep it for a year, privately. */
  isImmutable?: boolean
  /** What it is drawn of: who holds it asks again whether it still is. */
  etag?: string
}

type WhoOf<A> = A extends 'anyone' | { anyone: unknown } ? Who | undefined : Who
/** Of an upload, `body` is read before the files: its parts come first. A stream outlives its question, so it asks again who hears it. */
type KindOf<K> = K extends 'upload'
  ? { files: AsyncIterable<IncomingFile> }
  : K extends 'live'
    ? { ask(): Promise<Who | undefined> }
    : unknown
export type Input<C> = ParsedInput<C> & {
  who: WhoOf<AccessOf<C>>
  request: RequestFacts
  cookies: ReplyCookies
  signal: AbortSignal
} & (C extends Call<infer K, Method, Access, infer _PI, infer _PO, infer _QI, infer _QO, infer _BI, infer _BO, infer _RI, infer _RO>
    ? KindOf<K>
    : unknown)

/** A refusal whose state is committed: the transaction commits, and the caller gets the fault. */
export interface Refusal {
  readonly refusal: Fault
}
export const refuse = (fault: Fault): Refusal => ({ refusal: fault })
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refusal' in value && value.refusal instanceof Fault

type Read<C> = (input: Input<C>, db: Db, engine: Engine) => Promise<HandlerAnswer<C>>
type Write<C> = (input: Input<C>, tx: Tx, engine: Engine) => Promise<HandlerAnswer<C> | Refusal>
interface PreparedWrite<C, P> {
  /** What must not happen inside a transaction: hashing, files, slow reading. */
  prepare(input: Input<C>, db: Db, engine: Engine): Promise<P>
  write(input: Omit<Input<C>, 'files'>, tx: Tx, prepared: P, engine: Engine): Promise<HandlerAnswer<C> | Refusal>
}
type Send<C> = (input: Input<C>, db: Db, engine: Engine) => Promise<OutgoingFile>
type Stream<C> = (input: Input<C>, db: Db, engine: Engine) => Promise<AsyncIterable<HandlerAnswer<C>>>

/** `write` with something to do before its transaction; what `prepare` answers is handed to `write`. */
export const prepared = <C, P>(steps: PreparedWrite<C, P>): PreparedWrite<C, unknown> => steps as PreparedWrite<C, unknown> // The two are only ever called together.

export type Handler<C> =
  C extends Call<infer K, infer M, Access, infer _PI, infer _PO, infer _QI, infer _QO, infer _BI, infer _BO, infer _RI, infer _RO>
    ? K extends 'download'
      ? Send<C>
      : K extends 'live'
        ? Stream<C>
        : K extends 'upload'
          ? PreparedWrite<C, unknown>
          : M extends 'GET'
            ? Read<C>
            : Write<C> | PreparedWrite<C, unknown>
    : never
export type Handlers<C extends Calls> = { readonly [N in keyof C]: Handler<C[N]> }

/** One call with its handler, of any shape. */
export interface Route {
  readonly name: string
  readonly call: AnyCall
  readonly handler: unknown
}

/** A domain's calls with their handlers; a call without a handler, or a handler without a call, does not compile. */
export function routes<const C extends Calls>(calls: C, handlers: Handlers<C>): Route[] {
  return Object.entries(calls).map(([name, call]) => ({ name, call, handler: handlers[name] }))
}
