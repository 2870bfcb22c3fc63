// The buyer's text in a design: a TEXT layer that is a slot takes what an order line says, as large as its box takes it.
import type { FaultValues } from '#base/fault.ts'
import type { Technique } from '#shop/catalogue/picture/contract.ts'
import { printingOf } from '#shop/catalogue/storefront/rules.ts'
import type { Layer, SideDocument, TextLayer } from './contract.ts'
import { textsOf } from './layer.rules.ts'

type Layers = Pick<SideDocument, 'layers'>

/** The printed layers of a side that the buyer's text goes into. */
export const slotsOf = (side: Layers): TextLayer[] => textsOf(side).filter(layer => layer.slot === 'TEXT')

type Slotted = { kind: Layer['kind']; isHidden?: boolean | undefined; slot?: 'TEXT' | null | undefined }
/** Whether a design is made for a buyer's text: without one nobody knows what to print. */
export const takesText = (sides: readonly { layers: readonly Slotted[] }[]): boolean =>
  sides.some(side => side.layers.some(layer => layer.kind === 'TEXT' && layer.slot === 'TEXT' && !layer.isHidden))

/** The side with the text in its slots, as an order keeps it; they stay slots, so that another text can be put there. */
export const withText = <S extends Layers>(side: S, text: string): S =>
  slotsOf(side).length === 0
    ? side
    : { ...side, layers: side.layers.map(layer => (layer.kind === 'TEXT' && layer.slot === 'TEXT' ? { ...layer, text } : layer)) }

/** The smallest letters that a technique still writes, in inches of their em. */
export const leastLetterInches = (technique: Technique): number => (technique === 'EMBROIDERY' ? 0.25 : 0.1)

/** How a text comes out, as far as a rule asks. */
export interface Measured {
  sizeInches: number
  widthInches: number
  heightInches: number
  font: string
  missing: readonly string[]
}
/** Asks for a text that was measured; nothing for any other. */
export type Lettering = (text: TextLayer) => Measured | undefined

export interface SlotFault {
  code: 'PRODUCT_TEXT_MISSING' | 'PRODUCT_TEXT_LETTERS' | 'PRODUCT_TEXT_TOO_LONG' | 'PRODUCT_TEXT_DESIGN_CHANGED'
  values?: FaultValues
}
/**
 * Why a design may not be printed with this buyer's text, or nothing where it may: there is none, a font lacks a letter of it, or it only
 * fits with letters that are smaller than the technique writes. What was not measured was not in the design when it was asked for.
 */
export function whyNotBuyersText(sides: readonly SideDocument[], text: string, lettering: Lettering): SlotFault | undefined {
  if (text === '' && takesText(sides)) return { code: 'PRODUCT_TEXT_MISSING' }
  for (const side of sides)
    for (const slot of slotsOf(side)) {
      const measured = lettering({ ...slot, text })
      const fault = measured ? whyNotInSlot(slot, measured, side) : ({ code: 'PRODUCT_TEXT_DESIGN_CHANGED' } as const)
      if (fault) return fault
    }
  return undefined
}

/** The same of one slot and the text that was measured in it. One that was drawn smaller than its technique writes keeps its own size as the least. */
export function whyNotInSlot(slot: TextLayer, { sizeInches, font, missing }: Measured, side: Partial<SideDocument>): SlotFault | undefined {
  if (missing.length > 0) return { code: 'PRODUCT_TEXT_LETTERS', values: { font, letters: missing.slice(0, 5).join(' ') } }
  const least = Math.min(leastLetterInches(printingOf(side).technique), slot.sizeInches)
  // A hair is left: what fits exactly is fitted by a figure that was rounded.
  if (sizeInches >= least - 1e-6) return undefined
  const inches = (value: number) => Math.floor(value * 100) / 100
  return { code: 'PRODUCT_TEXT_TOO_LONG', values: { layer: slot.name || slot.text, size: inches(sizeInches), least } }
}
