// What keeps a design from being ordered beside its buyer's text: asked before the transaction, as texts are measured.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { CheckCode } from '../../document/check/check.rules.ts'
import { checkDesigns } from '../../document/check/check.ts'
import type { DesignFinding } from '../../document/check/contract.ts'
import { sidesIn } from '../../document/color/color.rules.ts'
import type { Lettering } from '../../document/slot.rules.ts'
import { designsAt } from '../template.ts'
import { measureSlots, type Personal, type WrittenLine } from './ordered.ts'

/** Texts have refusals of their own, at their own field (`personalised`); those of the design itself were looked at when it was saved. */
const ofTexts: readonly string[] = ['TEXT_WANTED', 'TEXT_TOO_LONG', 'LETTERS_MISSING'] satisfies CheckCode[]

/** The first answer of the checks that blocks each of these designs of one seller, in their order, each in the colour that is ordered. */
export async function blocksOf(db: Db, sellerId: number, lines: readonly Personal[]): Promise<(DesignFinding | undefined)[]> {
  if (lines.length === 0) return []
  // What the product asks of pictures is only warned of.
  const found = await checkDesigns(
    db,
    sellerId,
    lines.map(line => ({ ...line, minDpi: 0 })),
  )
  return found.map(own => own.find(({ weight, code }) => weight === 'BLOCK' && !ofTexts.includes(code)))
}

/** Throws DESIGN_NOT_PRINTABLE with the sentence of what blocks. */
export function assertPrintable(block: DesignFinding | undefined, path: string): void {
  if (block) throw new Fault('DESIGN_NOT_PRINTABLE', { path, values: block.message })
}

/** A line on a colour of its product, as the catalogue calls that. */
export interface ColoredLine extends WrittenLine {
  color: string
}
/** Lines that are about to be ordered: what their texts look like, and what blocks each of them. */
export interface PreparedLines {
  lettering: Lettering
  blockOf: (line: ColoredLine) => DesignFinding | undefined
}
/** Outside of any transaction. Throws as `designsAt`; what a seller does not have blocks nothing here. */
export async function prepareLines(
  engine: Pick<Engine, 'images'>,
  db: Db,
  sellerId: number,
  lines: readonly ColoredLine[],
): Promise<PreparedLines> {
  const drawn = [...new Map(lines.flatMap(line => (line.templateId === null ? [] : [[keyOf(line), line] as const])))]
  const refs = drawn.map(([, { templateId, designVersion: version = null }]) => ({ id: templateId ?? 0, version }))
  const designOf = await designsAt(db, sellerId, refs)
  const designs = drawn.map(([, { text, color }], at) => {
    const design = designOf(refs[at] ?? { id: null, version: null })
    return { sides: sidesIn(design?.sides ?? [], color), text }
  })
  const [lettering, blocks] = await Promise.all([measureSlots(engine, designs), blocksOf(db, sellerId, designs)])
  const byKey = new Map(drawn.map(([key], at) => [key, blocks[at]]))
  return { lettering, blockOf: line => byKey.get(keyOf(line)) }
}

const keyOf = ({ templateId, designVersion = null, color, text }: ColoredLine): string =>
  JSON.stringify([templateId, designVersion, color, text])
