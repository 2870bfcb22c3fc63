// The public verbs of the buyer's text: what a design looks like with it, and why it may not be printed so.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { SideDocument } from '../../document/contract.ts'
import { measureTexts } from '../../document/lettering.ts'
import { type Lettering, slotsOf, takesText, whyNotBuyersText, withText } from '../../document/slot.rules.ts'
import { designsAt } from '../template.ts'

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

/** A line that prints one of the seller's products, of a cart as it was when it was put in. */
export interface WrittenLine {
  templateId: number | null
  /** Null: as it stands. */
  designVersion?: number | null
  text: string
}
/** The same by the seller's products; what they do not have has no text either. Throws as `designsAt`. */
export async function letteringOf(
  engine: Pick<Engine, 'images'>,
  db: Db,
  sellerId: number,
  lines: readonly WrittenLine[],
): Promise<Lettering> {
  const written = lines.flatMap(({ templateId: id, designVersion: version = null, text }) =>
    id === null || text === '' ? [] : [{ ref: { id, version }, text }],
  )
  const designOf = await designsAt(
    db,
    sellerId,
    written.map(({ ref }) => ref),
  )
  return measureSlots(
    engine,
    written.map(({ ref, text }) => ({ sides: designOf(ref)?.sides ?? [], text })),
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
