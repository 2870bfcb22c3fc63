// The kinds of notifications that people choose about: one table, from which the settings, the bell, the mails and the digest are made.
import type { NotificationType } from './rules.ts'

/** Where news can reach a person. None of them: off. */
export const channels = ['bell', 'mail', 'digest', 'push'] as const
export type Channel = (typeof channels)[number]
export type Channels = Readonly<Record<Channel, boolean>>

interface KindRule {
  /** Spec §3; the tab under which it stands. */
  readonly type: NotificationType
  /** Whose settings show it. */
  readonly of: 'sellers' | 'staff' | 'everybody'
  /** What is on until a person says otherwise. */
  readonly usual: Channels
  /** What nobody can turn off: of these the settings show that they are on. */
  readonly always: readonly Channel[]
  /** The list that a line of several leads to; it takes the line's id as `notification`. */
  readonly list?: string
}
const on = (...those: Channel[]): Channels => ({
  bell: those.includes('bell'),
  mail: those.includes('mail'),
  digest: those.includes('digest'),
  push: those.includes('push'),
})
const kind = (type: NotificationType, of: KindRule['of'], usual: Channels, rest: Partial<KindRule> = {}): KindRule => ({
  type,
  of,
  usual,
  always: [],
  ...rest,
})
/** Own orders of the account too: what collapsed leads to all that it counted. */
const orders = { list: '/order?boughtFor=ALL' } as const
const atOnce = on('bell', 'mail', 'push')
const collected = on('bell', 'digest')

export const notificationKinds = {
  ORDER_NEEDS_YOU: kind('ORDER', 'sellers', atOnce, orders),
  LABEL_REFUSED: kind('ORDER', 'sellers', atOnce, orders),
  LINK_FAILED: kind('ORDER', 'sellers', atOnce, orders),
  ORDER_SHIPPED: kind('ORDER', 'sellers', collected, orders),
  ORDER_DELIVERED: kind('ORDER', 'sellers', collected, orders),
  ORDER_CHANGED: kind('ORDER', 'sellers', collected, orders),
  IMPORT_DONE: kind('ORDER', 'sellers', on('bell')),
  ORDER_NOT_PAID: kind('PAYMENT', 'sellers', atOnce, orders),
  ORDER_PAID: kind('PAYMENT', 'sellers', collected, orders),
  DEPOSIT: kind('PAYMENT', 'sellers', atOnce),
  LOW_BALANCE: kind('PAYMENT', 'sellers', atOnce),
  REFUND: kind('PAYMENT', 'sellers', collected),
  REFERRAL: kind('PAYMENT', 'sellers', collected),
  TICKET_REPLY: kind('ROOM', 'sellers', atOnce),
  PRICE_CHANGE: kind('NORMAL', 'sellers', collected),
  ANNOUNCEMENT: kind('NORMAL', 'sellers', collected),
  ARTICLE: kind('PROMOTION', 'sellers', collected),
  MONEY_OUT: kind('PAYMENT', 'sellers', atOnce, { always: ['bell', 'mail'] }),
  OFFICE_TICKET: kind('ROOM', 'staff', on('bell')),
  OFFICE_APPROVAL: kind('PAYMENT', 'staff', on('bell')),
  OFFICE_MONEY: kind('PAYMENT', 'staff', on('bell'), { always: ['bell'] }),
  OFFICE_SYSTEM: kind('NORMAL', 'staff', on('bell'), { always: ['bell'] }),
  SECURITY: kind('NORMAL', 'everybody', atOnce, { always: ['bell', 'mail'] }),
} as const satisfies Record<string, KindRule>

export type NotificationKind = keyof typeof notificationKinds
// The table's own keys, in its order.
export const kindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]
export const kindRule = (name: NotificationKind): KindRule => notificationKinds[name]
export const isKind = (name: string): name is NotificationKind => Object.hasOwn(notificationKinds, name)

/** Those that this person can be told of. */
export const kindsOf = (reader: 'seller' | 'staff'): NotificationKind[] =>
  kindNames.filter(name => [reader === 'staff' ? 'staff' : 'sellers', 'everybody'].includes(kindRule(name).of))

/** What a person wants of a kind: what they chose, else what is usual; what always goes is on whatever they chose. */
export function wantedOf(name: NotificationKind, chosen: Channels | undefined): Channels {
  const { usual, always } = kindRule(name)
  const wanted = { ...(chosen ?? usual) }
  for (const channel of always) wanted[channel] = true
  return wanted
}

/** Why these may not be chosen, or nothing where they may: what always goes stays on. */
export const whyNotChoose = (name: NotificationKind, chosen: Channels): 'NOTIFICATION_ALWAYS_SENT' | undefined =>
  kindRule(name).always.some(channel => !chosen[channel]) ? 'NOTIFICATION_ALWAYS_SENT' : undefined

/** Where a line leads that stands for several of its kind. */
export function listPathOf(name: NotificationKind, lineId: number): string | undefined {
  const { list } = kindRule(name)
  return list && `${list}${list.includes('?') ? '&' : '?'}notification=${lineId}`
}
