// Which prints get a white underbase, and how far it is choked.
import type { Technique } from '#shop/catalogue/picture/contract.ts'
import type { underbases } from '#shop/setting/rules.ts'

export type Underbase = (typeof underbases)[number]

/** The settings of the techniques that lay white ink below their colours. */
export const underbaseSettings = { DTG: 'underbaseDtg', DTF: 'underbaseDtf' } as const satisfies { [T in Technique]?: string }
export const hasUnderbase = (technique: string | null): technique is keyof typeof underbaseSettings =>
  technique !== null && technique in underbaseSettings

const leastWhite = 0xf0
/** '#fbfbfa' is white cloth, which needs no white ink; ash and natural are not. */
export const isWhiteCloth = (colorHex: string): boolean =>
  [1, 3, 5].every(at => Number.parseInt(colorHex.slice(at, at + 2), 16) >= leastWhite)

/** The choke in pixels of the print, which the setting says at 300 dots per inch; nothing where there is no mask. */
export function chokeOf(underbase: Underbase, dpi: number): number | undefined {
  return underbase === 'OFF' ? undefined : Math.round((Number(underbase.slice('CHOKE_'.length)) * dpi) / 300)
}
