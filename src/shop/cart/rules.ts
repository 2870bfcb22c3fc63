/** Bounds of a cart and of an order alike: pieces of a line, lines, and the letters of a text. */
export const cartLimits = { quantityMax: 1_000, linesMax: 100, textMax: 60 } as const

/** Standard English only, no emojis (spec §5): what the print shop's machines can write. */
export const productTextFault = (text: string): 'PRODUCT_TEXT_INVALID' | undefined =>
  text.length <= cartLimits.textMax && /^[\x20-\x7e]*$/.test(text) ? undefined : 'PRODUCT_TEXT_INVALID'

/** A single space means no text (spec §5). */
export const productText = (text: string): string => text.trim()

/** What is typed into a quantity: empty is 1 (spec §4), anything else is brought within the bounds. */
export function quantityOf(typed: string | number): number {
  const number = Math.floor(Number(typed))
  return Number.isFinite(number) && number >= 1 ? Math.min(number, cartLimits.quantityMax) : 1
}

/** The state `totalCart` of the specification: the sum of the quantities. */
export const totalCart = (items: readonly { quantity: number }[]): number => items.reduce((sum, item) => sum + item.quantity, 0)

/** Where a new design on a product, in this colour of it, is drawn. */
export const newDesignPath = ({ slug }: { slug: string }, { color }: { color: string }): string =>
  `/my-products/new?${new URLSearchParams({ product: slug, color })}`
