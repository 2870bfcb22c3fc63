// The landing page's pricing tiers by quantity (spec §9), kept as one setting: one line per tier.

/** From so many pieces a month on, so many whole percent less; and what the tier brings, in both languages. */
export interface PricingTier {
  readonly fromPieces: number
  readonly percentOff: number
  readonly note: string
  readonly noteVi: string
}

/** Bounds of the table; its first tier starts at one piece. */
export const tierLimits = { rows: 8, pieces: 1_000_000, percent: 90, noteLength: 80 } as const

/** '100 | 3 | Priority support | Hỗ trợ ưu tiên' and so on; what cannot be read gives a tier that `areTiers` refuses. */
export const readTiers = (text: string): PricingTier[] =>
  text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [pieces = '', percent = '', note = '', noteVi = '', ...more] = line.split('|').map(part => part.trim())
      return { fromPieces: whole(pieces), percentOff: more.length > 0 ? Number.NaN : whole(percent), note, noteVi }
    })

/** The other way round; bars and line breaks in a note become spaces. */
export const writeTiers = (tiers: readonly PricingTier[]): string =>
  tiers.map(({ fromPieces, percentOff, note, noteVi }) => [fromPieces, percentOff, plain(note), plain(noteVi)].join(' | ')).join('\n')

/** Whether a table may stand on the landing page; no tiers at all take it away. */
export const areTiers = (tiers: readonly PricingTier[]): boolean =>
  tiers.length <= tierLimits.rows &&
  tiers.every(
    ({ fromPieces, percentOff, note, noteVi }, at) =>
      isWithin(fromPieces, at === 0 ? 1 : (tiers[at - 1]?.fromPieces ?? 0) + 1, at === 0 ? 1 : tierLimits.pieces) &&
      isWithin(percentOff, 0, tierLimits.percent) &&
      [note, noteVi].every(text => text !== '' && text.length <= tierLimits.noteLength),
  )

const whole = (text: string): number => (/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN)
const isWithin = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most
const plain = (text: string): string => text.replace(/[|\s]+/g, ' ').trim()
