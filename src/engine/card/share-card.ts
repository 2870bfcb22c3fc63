/** A share card: what the picture of a shared link shows (Open Graph): 1200 × 630. */
export interface ShareCard {
  title: string
  /** A sentence under the title. */
  line: string
  /** Beside the mark: a price, a date. */
  note?: string
  /** An SVG of ours, square; it asks nothing of the outside. */
  picture?: string
}
export const cardWidth = 1_200
export const cardHeight = 630
/** The limits of a card's texts; longer ones are cut. */
export const cardLimits = { title: 160, line: 240, note: 60, pictureBytes: 300_000 } as const
