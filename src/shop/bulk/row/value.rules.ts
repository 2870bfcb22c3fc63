// The rules of single cells of an order file.
import { linkFlaw } from '#shop/file/link.rules.ts'
import { orderLimits } from '#shop/order/pay/price.rules.ts'

export const importLimits = { quantity: orderLimits.quantityMax, orderId: 100, text: 200, note: 1_000, value: 200 } as const
/** So many cells of one file may be corrected, each to a text of at most so many characters. */
export const mendLimits = { cells: 10_000, value: 2_000 } as const

/** A whole number from 1 to the limit; '2.0' is what some spreadsheets write for 2, and '1.000' a thousand in half of the world. */
export function quantityOf(text: string): number | undefined {
  const match = /^(\d{1,6})(?:\.(?:0{1,2}|0{4,9}))?$/.exec(text)
  const quantity = match ? Number(match[1]) : 0
  return quantity >= 1 && quantity <= importLimits.quantity ? quantity : undefined
}

/** '5.7684E+17': a spreadsheet has rounded the number, and its last digits are lost for ever. */
export const isMangled = (text: string): boolean => /^[+-]?\d+(?:[.,]\d+)?e\+?\d{1,3}$/i.test(text)

/** Sixteen digits or more that end in zeros where a spreadsheet's fifteen digits end: seldom true, often rounded. */
export const isPerhapsRounded = (text: string): boolean => /^\d{16,}$/.test(text) && /^0+$/.test(text.slice(15))

export const isYes = (text: string): boolean => /^(?:yes|y|true|1|x|có)$/i.test(text)

export type FileSource = { kind: 'LINK'; link: string } | { kind: 'LIBRARY'; name: string }
/** A link to a picture, or `library:NAME`; nothing where it is neither. */
export function fileSourceOf(text: string): FileSource | undefined {
  const library = /^library:\s*(\S.*)$/i.exec(text)?.[1]?.trim()
  if (library) return library.length <= 255 && !/[\\/]/.test(library) ? { kind: 'LIBRARY', name: library } : undefined
  return linkFlaw(text, 'ART') === undefined ? { kind: 'LINK', link: text } : undefined
}
