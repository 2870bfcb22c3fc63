// The public verbs of the buyer's text: what a design looks like with it, and why it may not be printed so.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { SideDocument } from '../../document/contract.ts'
import { measureTexts } from '../../document/lettering.ts'
import { type Lettering, slotsOf, takesText, whyNotBuyersText, withText } from '../../document/slot.rules.ts'
import { designsOf } from '../template.ts'

/** A design with what its buyer wants written, trimmed; empty: nothing. */
export interface Personal {
  sides: readonly SideDocument[]
  text: string
}

/** Measures these texts in their designs: outside of any transaction. Throws the faults of a busy pool of children. */
export const measureSlots = (engine: Pick<Engine, 'images'>, lines: readonly Personal[]): Promise<Lettering> =>
  measureTexts(
    engine,
    lines.flatMap(({ sides, text }) => (text === '' ? [] : sides.flatMap(side => slotsOf(withText(side, text))))),
  )

/** The same by the seller's products; what they do not have has no text either. */
export async function letteringOf(
  engine: Pick<Engine, 'images'>,
  db: Db,
  sellerId: number,
  lines: readonly { templateId: number | null; text: string }[],
): Promise<Lettering> {
  const written = lines.filter(({ templateId, text }) => templateId !== null && text !== '')
  const designs = await designsOf(db, sellerId, [...new Set(written.flatMap(({ templateId }) => templateId ?? []))])
  return measureSlots(
    engine,
    written.map(({ templateId, text }) => ({ sides: designs.get(templateId ?? 0)?.sides ?? [], text })),
  )
}

/**
 * The sides with the text in their slots. Throws PRODUCT_TEXT_MISSING, PRODUCT_TEXT_LETTERS with what the font lacks, PRODUCT_TEXT_TOO_LONG
 * where it cannot be read any more, and PRODUCT_TEXT_DESIGN_CHANGED where it is another design than was measured.
 */
export function personalised<S extends SideDocument>(sides: readonly S[], text: string, lettering: Lettering, path: string): S[] {
  const fault = takesText(sides) ? whyNotBuyersText(sides, text, lettering) : undefined
  if (fault) throw new Fault(fault.code, { path, values: fault.values ?? {} })
  return sides.map(side => withText(side, text))
}
