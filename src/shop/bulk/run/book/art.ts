// What an import's rows print: files of the library, the seller's products, and what there is to say to them before they are printed.
import type { Db } from '#engine/db/database.ts'
import { bareArt } from '#shop/design/design.ts'
import { checkDesigns } from '#shop/design/document/check/check.ts'
import type { DesignFinding } from '#shop/design/document/check/contract.ts'
import { sidesIn } from '#shop/design/document/color/color.rules.ts'
import type { SideDocument } from '#shop/design/document/contract.ts'
import type { ColumnMapping } from '../../column/column.rules.ts'
import type { ImportLine, LineContext } from '../../row/line.rules.ts'
import { type LibraryBook, libraryName, openLibraryBook } from './library.ts'
import { openSharpness } from './sharpness.ts'
import { openTemplateBook, type TemplateBook } from './templates.ts'
import type { VariantBook } from './variants.ts'

export interface ArtBook {
  /** Looks up what these rows name and is not known yet; the variants are learnt before. */
  learn(mapping: ColumnMapping, rows: readonly { cells: readonly string[] }[]): Promise<void>
  /** What the check of a row asks. */
  context: Pick<LineContext, 'isLibraryFile' | 'templates' | 'sharpnessOf'>
  templates: TemplateBook
  /** What the checks of designs say to each of these lines, in their order; what low resolution there is is said elsewhere. */
  check(lines: readonly ImportLine[]): Promise<DesignFinding[][]>
}

export async function openArtBook(db: Db, sellerId: number, variants: VariantBook): Promise<ArtBook> {
  const [library, templates] = [openLibraryBook(db, sellerId), openTemplateBook(db, sellerId)]
  const sharpnessOf = await openSharpness(db, variants, library)
  const said = new Map<string, DesignFinding[]>()
  return {
    templates,
    context: { isLibraryFile: name => library.file(name) !== undefined, templates: templates.finder, sharpnessOf },
    async learn(mapping, rows) {
      const links = [...linksOf(rows, mapping)]
      await Promise.all([library.learn(links), templates.learn(links, variants.templateIds())])
    },
    async check(lines) {
      const asked = new Map(lines.map(line => [keyOf(line), line]))
      const unknown = [...asked].filter(([key]) => !said.has(key))
      const designs = unknown.map(([, line]) => designOf(line, { variants, library, templates }))
      for (const [at, found] of (await checkDesigns(db, sellerId, designs)).entries())
        said.set(
          unknown[at]?.[0] ?? '',
          found.filter(({ code }) => code !== 'DPI_LOW'),
        )
      return lines.map(line => said.get(keyOf(line)) ?? [])
    },
  }
}

/** Lines of which the same is said: texts are asked about on their own. */
const keyOf = ({ variantId, links, mapped }: ImportLine): string => JSON.stringify([variantId, links, mapped?.templateId, mapped?.files])

interface Books {
  variants: VariantBook
  library: LibraryBook
  templates: TemplateBook
}
/** What a line prints, as far as it is there: what lies behind a link of a drive is not known before it is fetched. */
function designOf({ variantId, links, mapped }: ImportLine, { variants, library, templates }: Books) {
  const variant = variants.fact(variantId)
  const facts = { minDpi: variant?.minDpi ?? 0, colorHex: variant?.colorHex }
  const design = templates.design(mapped?.templateId ?? 0)
  if (mapped?.templateId != null) return { ...facts, sides: sidesIn(design?.sides ?? [], variant?.color) }
  const sides = Object.entries(links).flatMap(([side, link]): SideDocument[] => {
    const file = library.file(libraryName(link) ?? '')
    const art = variant && file && bareArt({ ...file, sha256: '', widthPixels: file.width, heightPixels: file.height }, variant, side)
    return art ? [art.document] : []
  })
  return { ...facts, sides }
}

function* linksOf(rows: readonly { cells: readonly string[] }[], { columns }: ColumnMapping): Generator<string> {
  const at = columns.flatMap((column, index) => (column.field?.startsWith('design') ? [index] : []))
  for (const { cells } of rows) for (const index of at) yield (cells[index] ?? '').trim()
}
