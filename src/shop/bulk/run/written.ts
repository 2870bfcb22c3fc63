// What there is to say to the designs of rows that are good otherwise: texts that they cannot be printed with, and what the checks find.
import type { Engine } from '#engine/engine.ts'
import { type Lettering, type SlotFault, whyNotBuyersText } from '#shop/design/document/slot.rules.ts'
import { measureSlots } from '#shop/design/template/ordered/ordered.ts'
import type { Design } from '#shop/design/template/template.ts'
import type { ColumnMapping } from '../column/column.rules.ts'
import { designFields } from '../row/art/art.rules.ts'
import { type ErrorCode, type Issue, issueOf } from '../row/issue.rules.ts'
import type { ImportLine } from '../row/line.rules.ts'
import type { ArtBook } from './book/art.ts'
import type { TemplateBook } from './book/templates.ts'

interface GoodRow {
  row: number
  lines: readonly ImportLine[]
}
type Images = Pick<Engine, 'images'>
/** Of one line at most so many warnings: the rest is on the design's own page. What blocks is never left out. */
const mostWarnings = 3

/** The issues of these rows, by row; texts are measured where `images` can be asked, which no transaction may. */
export async function issuesOfDesigns(
  rows: readonly GoodRow[],
  { art, mapping, images }: { art: ArtBook; mapping: ColumnMapping } & Partial<Images>,
) {
  const lettering = images
    ? await letteringOfLines(
        { images },
        rows.flatMap(row => row.lines),
        art.templates,
      )
    : () => undefined
  const found = await art.check(rows.flatMap(row => row.lines))
  const issues = new Map<number, Issue[]>()
  let at = 0
  for (const { row, lines } of rows) {
    const own: Issue[] = []
    for (const line of lines) {
      const text = textIssue({ row, line }, { mapping, lettering, design: designOf(line, art.templates) })
      if (text) own.push(text)
      const [blocks, warnings] = ['BLOCK', 'WARN'].map(weight => (found[at] ?? []).filter(each => each.weight === weight))
      for (const { weight, side, message } of [...(blocks ?? []), ...(warnings ?? []).slice(0, mostWarnings)]) {
        const link = line.links[side]
        const field = link === undefined ? 'designFront' : designFields[side]
        own.push(issueOf(row, mapping, field, link ?? '', weight === 'BLOCK' ? 'DESIGN_BLOCKED' : 'DESIGN_WARNED', message))
      }
      at++
    }
    if (own.length > 0) issues.set(row, own)
  }
  return issues
}

type Designs = Pick<TemplateBook, 'design'>
const designOf = ({ mapped }: ImportLine, templates: Designs): Design | undefined => templates.design(mapped?.templateId ?? 0)

/** Measures the texts of these lines in their designs: outside of any transaction. */
export const letteringOfLines = (images: Images, lines: readonly ImportLine[], templates: Designs): Promise<Lettering> =>
  measureSlots(
    images,
    lines.map(line => ({ sides: designOf(line, templates)?.sides ?? [], text: line.text ?? '' })),
  )

const issueCodes: Readonly<Record<SlotFault['code'], ErrorCode | undefined>> = {
  PRODUCT_TEXT_MISSING: 'TEXT_MISSING',
  PRODUCT_TEXT_LETTERS: 'TEXT_LETTERS',
  PRODUCT_TEXT_TOO_LONG: 'TEXT_NOT_FITTING',
  PRODUCT_TEXT_DESIGN_CHANGED: undefined,
}
/** Why a line's text may not be printed in its design; of one that was not measured nothing is said. */
export function textIssue(
  { row, line }: { row: number; line: ImportLine },
  { mapping, lettering, design }: { mapping: ColumnMapping; lettering: Lettering; design: Design | undefined },
): Issue | undefined {
  const { text = '' } = line
  const fault = design && whyNotBuyersText(design.sides, text, lettering)
  const code = fault && issueCodes[fault.code]
  return code && issueOf(row, mapping, 'text', text, code, fault.values ?? { sku: line.sku })
}
