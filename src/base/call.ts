// A call of the HTTP API, as a value. The route, permission, parsing, the answer's check, OpenAPI, the typed client
// and the access matrix are all derived from it.
import type { core } from 'zod'
import type { Access } from './access/access.ts'
import type { Wording } from './text.ts'

type Schema<Out, In> = core.$ZodType<Out, In>
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * `json`: JSON in, JSON out. `upload`: multipart files in, streamed. `download`: a file out, streamed.
 * `live`: server-sent events out.
 */
export type CallKind = 'json' | 'upload' | 'download' | 'live'

/** Ownership: whose object a call touches: `nothing` that is owned, the caller's `own` (another's is a 404), or `any` (staff only). */
export type Touches = 'nothing' | 'own' | 'any'

/**
 * What a member of staff who views the app as a seller may do; where nothing is said they may read and not write. `hidden`: not even
 * read, for what is the person's alone (sessions, factors, keys) and for reads that write. `asThemselves`: made as the member of staff.
 */
export type InView = 'hidden' | 'asThemselves'

/** The kinds of money that staff move, as the domain `approval` names them: an act above its maker's limits waits, or is reported. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface MoneyKinds {}
/**
 * Whether a write of staff moves money or makes it spendable: of which kind, so that its maker's limits hold, or in a sentence why it
 * does neither. The server refuses to start on an office write that says nothing.
 */
export type Money = keyof MoneyKinds | { readonly none: string }

/** The type arguments are plain inputs and outputs, not schema types: that keeps checking fast with hundreds of calls. */
export interface Call<K extends CallKind, M extends Method, A extends Access, PI, PO, QI, QO, BI, BO, RI, RO> {
  readonly kind: K
  readonly method: M
  /** In OpenAPI's style: /v1/order/{id}. */
  readonly path: string
  readonly access: A
  readonly touches: Touches
  /** One line for the manual. */
  readonly summary: string
  readonly params?: Schema<PO, PI>
  readonly query?: Schema<QO, QI>
  readonly body?: Schema<BO, BI>
  readonly answer: Schema<RO, RI>
  /** The limit of a JSON body, or of each file of an upload, in bytes; 1 MiB where nothing is said. */
  readonly maxBytes?: number
  /** The call is part of the public API and may be made with an API key. */
  readonly published?: boolean
  /** The answer holds a token or a code that stands nowhere else: no Idempotency-Key keeps it, and a second try acts again. */
  readonly answersSecret?: boolean
  /**
   * What the write does, for the audit log; false where nothing of it stays, and for what people do about themselves. Of what a seller's
   * team shares a member's acts are in the log, of the rest everybody's.
   */
  readonly did?: Act | false
  /** The write may change the caller's own account or sessions: it locks their account before it holds their session. */
  readonly changesSelf?: boolean
  readonly money?: Money
  readonly inView?: InView
}
type Definition<A, PI, PO, QI, QO, BI, BO, RI, RO> = {
  access: A
  touches: Touches
  summary: string
  params?: Schema<PO, PI>
  query?: Schema<QO, QI>
  body?: Schema<BO, BI>
  answer: Schema<RO, RI>
  maxBytes?: number
  published?: boolean
  answersSecret?: boolean
  did?: Act | false
  changesSelf?: boolean
  money?: Money
  inView?: InView
}

// What an audited call says of itself: to the log of what was done, and to a second person of whom it is asked.

/** The office's and the portal's page of one such thing, where `{id}` is the object, or of all; nothing where there is none. */
interface Places {
  readonly office?: string
  readonly portal?: string
}
/** A kind of thing that calls are about. */
export interface Subject {
  /** As the audit log keeps it. */
  readonly name: string
  readonly wording: Wording
  readonly places: Places
}
export const subject = (name: string, wording: Wording, places: Places): Subject => ({ name, wording, places })

export interface Act {
  readonly about: Subject
  /** What was done, as a sentence without a subject: 'Cancelled the order'. */
  readonly done: Wording
  /** What is asked of a second person, for money that may wait for one: 'Cancel an order'. */
  readonly asks?: Wording
  /** Where it is looked at after this act, if not at its subject's place: in the office, or of a team's call in the portal. */
  readonly place?: string
}

/** The page of an object of such a place, or nothing where there is none. Of a part the whole has the page: '12 34' is item 34 of order 12. */
export function placeOf(place: string | undefined, object: string): string | undefined {
  if (!place?.includes('{id}')) return place
  const [whole = ''] = object.split(' ')
  return whole === '' ? undefined : place.replace('{id}', encodeURIComponent(whole))
}

type KindsThat<Do extends 'wait' | 'report'> = { [K in keyof MoneyKinds]: MoneyKinds[K] extends Do ? K : never }[keyof MoneyKinds]
/** A write says what it does; one of staff also what is asked of a second person where it may wait for one. */
type Told<M extends Method, A> = M extends 'GET'
  ? unknown
  : A extends { readonly staff: unknown }
    ?
        | { did: Act | false; money: KindsThat<'report'> | { readonly none: string } }
        | { did: Act & { asks: Wording }; money: KindsThat<'wait'> }
    : { did: Act | false }

const kind =
  <K extends CallKind>(kind: K) =>
  <
    M extends Method,
    const A extends Access,
    RI,
    RO,
    PI = undefined,
    PO = undefined,
    QI = undefined,
    QO = undefined,
    BI = undefined,
    BO = undefined,
  >(
    route: `${M} /${string}`,
    definition: Definition<A, PI, PO, QI, QO, BI, BO, RI, RO> & Told<M, A>,
  ): Call<K, M, A, PI, PO, QI, QO, BI, BO, RI, RO> => {
    const [method, path] = route.split(' ') as [M, string] // the template type above says so
    return { kind, method, path, ...definition }
  }

export const call = kind('json')
/** Files come as multipart parts and are streamed; the body schema describes the other fields. */
export const upload = kind('upload')
/** The answer is a file; `answer` is `z.null()`. */
export const download = kind('download')
/** The answer is a stream of server-sent events; `answer` describes one event. */
export const live = kind('live')

// biome-ignore lint/suspicious/noExplicitAny: the widest call there is
export type AnyCall = Call<CallKind, Method, Access, any, any, any, any, any, any, any, any>
/** The calls of one domain by name. */
export type Calls = { readonly [name: string]: AnyCall }

type Given<K extends string, V> = [V] extends [undefined] ? unknown : { [k in K]: V }
/** A body that asks for nothing may be left out. */
type GivenBody<V> = [V] extends [undefined] ? unknown : Record<never, never> extends V ? { body?: V } : { body: V }
/** The input of a call, as its caller gives it. */
export type CallInput<C> =
  C extends Call<infer K, Method, Access, infer PI, infer _PO, infer QI, infer _QO, infer BI, infer _BO, infer _RI, infer _RO>
    ? Given<'params', PI> & Given<'query', QI> & GivenBody<BI> & (K extends 'upload' ? { files: readonly Blob[] } : unknown)
    : never
/** The answer of a call, as its caller gets it. */
export type CallAnswer<C> =
  C extends Call<infer _K, Method, Access, infer _PI, infer _PO, infer _QI, infer _QO, infer _BI, infer _BO, infer _RI, infer RO>
    ? RO
    : never
/** The parsed input of a handler. */
export type ParsedInput<C> =
  C extends Call<CallKind, Method, Access, infer _PI, infer PO, infer _QI, infer QO, infer _BI, infer BO, infer _RI, infer _RO>
    ? { params: PO; query: QO; body: BO }
    : never
/** The answer of a handler, before the contract's check. */
export type HandlerAnswer<C> =
  C extends Call<infer _K, Method, Access, infer _PI, infer _PO, infer _QI, infer _QO, infer _BI, infer _BO, infer RI, infer _RO>
    ? RI
    : never
export type AccessOf<C> = C extends { access: infer A } ? A : never

/** The most bytes that a request's JSON body, or each file of an upload, may have. */
export const limitOf = ({ maxBytes }: Pick<AnyCall, 'maxBytes'>): number => maxBytes ?? 2 ** 20
