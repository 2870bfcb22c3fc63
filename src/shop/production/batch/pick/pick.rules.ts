// What a batch takes off the shelves: blanks of one product, colour and size together, as a picker walks.
import { bySize } from '#shop/catalogue/storefront/rules.ts'
import type { TicketState } from '../../rules.ts'

interface Piece {
  code: string
  state: TicketState
  sku: string
  name: string
  nameVi: string
  color: string
  size: string
}
export interface PickLine {
  sku: string
  name: string
  nameVi: string
  color: string
  size: string
  /** Pieces that nobody has started, and all that the batch makes of it. */
  toPick: number
  pieces: number
  /** Of the pieces that nobody has started. */
  tickets: string[]
}

/** By product, then colour, then size. What is void or has failed takes no blank of this batch. */
export function pickLines(tickets: readonly Piece[]): PickLine[] {
  const wanted = tickets.filter(({ state }) => state !== 'VOID' && state !== 'FAILED')
  const lines = [...Map.groupBy(wanted, ({ sku, color, size }) => `${sku}\n${color}\n${size}`).values()].flatMap(pieces => {
    const [first] = pieces
    if (!first) return []
    const { sku, name, nameVi, color, size } = first
    const open = pieces.filter(({ state }) => state === 'QUEUED')
    return [{ sku, name, nameVi, color, size, toPick: open.length, pieces: pieces.length, tickets: open.map(({ code }) => code) }]
  })
  return lines.toSorted(
    (one, other) => one.name.localeCompare(other.name) || one.color.localeCompare(other.color) || bySize(one.size, other.size),
  )
}

/** 'T000040–T000043, T000051': tickets that follow each other as one. */
export function ticketRanges(codes: readonly string[]): string {
  const ranges: { first: string; last: string }[] = []
  for (const code of codes.toSorted()) {
    const range = ranges.at(-1)
    if (range && numberOf(code) === numberOf(range.last) + 1) range.last = code
    else ranges.push({ first: code, last: code })
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(', ')
}
const numberOf = (code: string): number => Number(code.slice(1))
