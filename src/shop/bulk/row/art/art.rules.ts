// What a row prints: links for its sides, one of the seller's products, or what their own SKU brings.
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { chosenFor, templateName } from '#shop/design/template/ordered/named.rules.ts'
import { linkFlaw } from '#shop/file/link.rules.ts'
import type { RowCells } from '../../column/column.rules.ts'
import type { ImportField } from '../../column/field.rules.ts'
import type { RowCheck } from '../issue.rules.ts'
import { fileSourceOf } from '../value.rules.ts'
import type { MappedArt, MappedSku, VariantChoice } from '../variant.rules.ts'

export const designFields = {
  FRONT: 'designFront',
  BACK: 'designBack',
  LEFT_SLEEVE: 'designLeftSleeve',
  RIGHT_SLEEVE: 'designRightSleeve',
  HOOD: 'designHood',
} as const satisfies Record<Side, ImportField>
export const sides = Object.keys(designFields) as Side[] // Object.keys forgets the keys' type.

/** One of the seller's products, as far as a row asks. */
export interface TemplateChoice {
  id: number
  name: string
  productCode: string
  colors: readonly string[]
  /** It is not printed without its buyer's text. */
  takesText: boolean
}
export interface TemplateFinder {
  /** All that a name may mean. */
  named(name: string): readonly TemplateChoice[]
  byId(id: number): TemplateChoice | undefined
}
export interface ArtContext {
  isLibraryFile?: (name: string) => boolean
  templates?: TemplateFinder
}

export interface RowArt {
  links: Partial<Record<Side, string>>
  /** What is printed where no side has a link. */
  mapped: MappedArt | undefined
  /** What it is called that must have the buyer's text; nothing where none is needed. */
  needsText: string | undefined
}

/** What is printed on a row's variant; `brings` is what its own SKU means. */
export function artOf(
  cells: RowCells,
  { variant, brings }: { variant: VariantChoice | undefined; brings: MappedSku | undefined },
  context: ArtContext,
  check: RowCheck,
): RowArt {
  const given = sides.flatMap(side => {
    const link = cells[designFields[side]]
    return link === undefined ? [] : [{ side, field: designFields[side], link }]
  })
  const [named] = given.flatMap(({ field, link }) => {
    const name = templateName(link)
    return name === undefined ? [] : [{ field, link, name }]
  })
  if (named) {
    for (const { field, link } of given) if (field !== named.field) check.add(field, link, 'DESIGN_ONE_SOURCE', { name: named.name })
    const template = variant && templateFor(named, variant, context, check)
    return {
      links: {},
      mapped: template && { templateId: template.id, files: [] },
      needsText: template?.takesText ? named.name : undefined,
    }
  }
  const links: RowArt['links'] = {}
  for (const { side, field, link } of given) {
    links[side] = link
    if (variant && !variant.sides.includes(side)) check.add(field, link, 'SIDE_NOT_PRINTED', { sku: variant.sku })
    const source = fileSourceOf(link)
    if (!source) check.add(field, link, `FILE_LINK_${linkFlaw(link, 'ART') ?? 'INVALID'}`)
    else if (source.kind === 'LIBRARY' && context.isLibraryFile?.(source.name) === false)
      check.add(field, link, 'LIBRARY_FILE_MISSING', { name: source.name })
  }
  const mapped = given.length === 0 ? brings : undefined
  const hasArt = mapped !== undefined && (mapped.templateId !== null || mapped.files.length > 0)
  if (given.length === 0 && !hasArt) check.add('designFront', '', 'DESIGN_MISSING')
  const takesText = hasArt && context.templates?.byId(mapped.templateId ?? 0)?.takesText
  const needsText = brings?.needsText || takesText ? brings?.sku : undefined
  return { links, mapped: hasArt ? { templateId: mapped.templateId, files: mapped.files } : undefined, needsText }
}

/** The seller's product of this name for the variant; what may be wrong with it is said at its cell. */
function templateFor(
  { field, link, name }: { field: ImportField; link: string; name: string },
  { product, color, sku }: VariantChoice,
  { templates }: ArtContext,
  check: RowCheck,
): TemplateChoice | undefined {
  const chosen = chosenFor(templates?.named(name) ?? [], { productCode: product, color })
  if (typeof chosen !== 'string') return chosen
  check.add(field, link, templateIssues[chosen], { name, sku })
  return undefined
}
const templateIssues = {
  PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND: 'TEMPLATE_NOT_FOUND',
  ORDER_ART_OTHER_PRODUCT: 'TEMPLATE_OTHER_PRODUCT',
  TEMPLATE_NAME_UNCLEAR: 'TEMPLATE_UNCLEAR',
} as const
