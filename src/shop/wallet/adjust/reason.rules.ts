// Reasons that the shop itself writes into the ledger and onto an order's timeline. They are kept in English, as the ledger is sealed over
// its words, and are read in their reader's language.

export const ownReasons = {
  RESHIP: 'Reship',
  MISSED: 'No carrier event in time',
  EDITED: 'The order was edited',
  CLOSED: 'The account is closed',
  LABEL_REFUNDED: 'The carrier refunded the label',
  LABEL_UNSOLD: 'Buying label created failed',
  AWARD_BACK: 'Orders of a seller you invited were refunded',
} as const
export type OwnReason = keyof typeof ownReasons

/** That a decision about a ticket is the reason. */
export const ticketReason = (ticketId: number): string => `Ticket #${ticketId}`
/** That a carrier sold no label, and what it said, in its own words. */
export const unsoldReason = (said: string): string => (said === '' ? ownReasons.LABEL_UNSOLD : `${ownReasons.LABEL_UNSOLD}: ${said}`)
/** That another order replaces this one, and why. */
export const remakeReason = (remakeId: number, reason: string): string => `#${remakeId} ${reason}`

const isOwn = (name: string): name is OwnReason => name in ownReasons
/** A reason of the shop's own; `said` by a carrier, in its words. */
export type ReadReason = { remakeId?: number } & ({ ticketId: number } | { own: OwnReason; said?: string })

/** What the shop wrote: the order that it made instead, the ticket, or a reason of its own; nothing where a person's words stand. */
export function readReason(kept: string): ReadReason | undefined {
  const [, remake, words = ''] = /^(?:#(\d+) )?(.*)$/s.exec(kept) ?? []
  const instead = remake === undefined ? {} : { remakeId: Number(remake) }
  const [, ticket] = /^Ticket #(\d+)$/.exec(words) ?? []
  if (ticket !== undefined) return { ...instead, ticketId: Number(ticket) }
  const unsold = `${ownReasons.LABEL_UNSOLD}: `
  if (words.startsWith(unsold)) return { ...instead, own: 'LABEL_UNSOLD', said: words.slice(unsold.length) }
  const own = Object.keys(ownReasons)
    .filter(isOwn)
    .find(name => ownReasons[name] === words)
  return own && { ...instead, own }
}
