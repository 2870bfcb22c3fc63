// An order that is being made by hand: what the form holds, and what becomes of it.
import type { CallInput } from '#base/call.ts'
import { type Address, checkAddress, nowhere } from '#shop/address/rules.ts'
import { cartLimits, productTextFault, quantityOf } from '#shop/cart/rules.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import type { Product, Variant } from '#shop/catalogue/storefront/contract.ts'
import type { Placement, Template } from '#shop/design/contract.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import type { FoundSku, orderIntakeCalls, SkuFacts } from '../../intake/contract.ts'
import { type Label, noLabel, type ShipBy, shipTerms } from '../checkout/ship-by.ts'

export type Quality = Template['quanlityImage']
/** What is printed on a line: one of my products, or a file or link for each side. */
export type DraftArt =
  | { kind: 'template'; id: number; name: string; image: string; quality: Quality; takesText?: boolean | undefined }
  | { kind: 'sides'; sides: readonly DraftSide[]; quality: Quality | null }
export interface DraftSide {
  side: Side
  fileId: number | null
  link: string
  placement: Placement | null
  name: string
  /** How sharp it prints; of a link nobody knows yet. */
  quality?: Quality | null
}
/** `quantity` is as it was typed: empty is 1. `mockups`: links with blanks between. */
export type DraftLine = Omit<SkuFacts, 'isAvailable'> & { quantity: string; text: string; mockups?: string; art: DraftArt | null }

export interface Draft {
  /** Names this state of the form: sent twice, from here or another tab, it makes one order. */
  code: string
  lines: readonly DraftLine[]
  /** What was pasted and could not be read. */
  paste: string
  shipBy: ShipBy
  label: Label
  address: Address
  keeps: boolean
  note: string
  /** The seller's own number for it, and a word by which they find it. */
  externalId: string
  tag: string
  shippingMethod: ShippingOptionName | null
  /** It is made and waits for money. */
  orderId: number | null
}
export const emptyDraft = (code: string): Draft => ({
  code,
  lines: [],
  paste: '',
  shipBy: 'USPS',
  label: noLabel,
  address: nowhere,
  keeps: false,
  note: '',
  externalId: '',
  tag: '',
  shippingMethod: null,
  orderId: null,
})

/** Nothing was typed or chosen yet: there is nothing to discard. */
export const isUntouched = (draft: Draft): boolean =>
  Object.entries(emptyDraft(draft.code)).every(([name, value]) => JSON.stringify(draft[name as keyof Draft]) === JSON.stringify(value)) // its own keys

/** A line of a SKU that was found: the seller's own brings what is printed. */
export function lineOfSku({ isAvailable: _, ownSku: __, art, ...facts }: FoundSku, quantity: number): DraftLine {
  return { ...facts, quantity: String(quantity), text: '', art: art && artOfSku(art) }
}

/** A line of one size of a product, with what is printed on it. */
export function lineOfVariant(
  { productID, name, nameVi, slug, shape, printAreas, minDpi }: Product,
  { variantID: sku, size, color, colorHex }: Variant,
  { quantity, art, text = '' }: { quantity: number; art: DraftArt | null; text?: string },
): DraftLine {
  // The shape is one that can be drawn: the catalogue has no other.
  const facts = { productID, name, nameVi, slug, shape: shape as DraftLine['shape'], printAreas, minDpi }
  return { ...facts, sku, size, color, colorHex, quantity: String(quantity), text, art }
}

function artOfSku({ template, files }: NonNullable<FoundSku['art']>): DraftArt {
  if (template) {
    const { id, name, image, quanlityImage: quality, takesText } = template
    return { kind: 'template', id, name, image, quality, takesText }
  }
  return withSides(
    null,
    files.map(({ side, fileId, name, resolution }) => ({ side, fileId, name, link: '', placement: null, quality: resolution })),
  )
}

/** Lines more, each on its own; what is the same as one that stands adds up with it. */
export function addLines(lines: readonly DraftLine[], added: readonly DraftLine[]): DraftLine[] {
  const all = [...lines]
  for (const line of added) {
    const at = all.findIndex(each => isSame(each, line))
    const same = all[at]
    if (same) all[at] = { ...same, quantity: String(quantityOf(quantityOf(same.quantity) + quantityOf(line.quantity))) }
    else all.push(line)
  }
  return all.slice(0, cartLimits.linesMax)
}
const isSame = (one: DraftLine, other: DraftLine) => printed(one) === printed(other)
/** What makes a line another one than the next of its SKU. */
const printed = ({ sku, text, art, ...line }: DraftLine) => JSON.stringify([sku, text.trim(), linksOf(line), art])

const ranks: readonly Quality[] = ['low', 'medium', 'high']

/** What is given for some sides, beside what the others have: a line may have a file on one and a link on another. */
export function withSides(art: DraftArt | null, given: readonly DraftSide[]): DraftArt {
  const kept = art?.kind === 'sides' ? art.sides.filter(({ side }) => !given.some(each => each.side === side)) : []
  const sides = [...kept, ...given]
  return { kind: 'sides', sides, quality: ranks.find(rank => sides.some(({ quality }) => quality === rank)) ?? null }
}

/** The same art without this side; nothing where it was the only one. */
export function withoutSide(art: DraftArt | null, side: Side): DraftArt | null {
  if (art?.kind !== 'sides') return art
  const left = art.sides.filter(each => each.side !== side)
  return left.length === 0 ? null : withSides(null, left)
}

type Body = CallInput<typeof orderIntakeCalls.createOrder>['body']

/** The order as the call takes it. An order that is only a label has no lines. */
export function bodyOf(draft: Draft): Body {
  const { shipBy, label, address, note, externalId, tag, shippingMethod } = draft
  return {
    externalId: externalId.trim() || null,
    tag: tag.trim(),
    ...shipTerms(shipBy, label),
    shippingMethod: shipBy === 'USPS' ? shippingMethod : null,
    address,
    note,
    items: shipBy === 'LABEL' ? [] : draft.lines.map(itemOf),
  }
}

const itemOf = ({ sku, quantity, text, art, ...line }: DraftLine): Body['items'][number] => ({
  sku,
  quantity: quantityOf(quantity),
  text: text.trim(),
  ...(linksOf(line).length > 0 && { mockups: linksOf(line) }),
  ...(art?.kind === 'template' && { productCustomTemplate: art.id }),
  ...(art?.kind === 'sides' && { files: art.sides.map(({ name: _, quality: __, ...file }) => file) }),
})

const linksOf = ({ mockups = '' }: Pick<DraftLine, 'mockups'>): string[] => mockups.split(/\s/).filter(link => link !== '')

/** What is asked for its price: nothing before there is something to be priced. */
export function quoteOf(draft: Draft): CallInput<typeof orderIntakeCalls.quoteOrder>['body'] | undefined {
  const { orderType, shippingBy, shippingMethod, items } = bodyOf(draft)
  if (items.length === 0 && orderType !== 'LABEL') return undefined
  const priced = items.map(({ sku, quantity }) => ({ sku, quantity }))
  return { orderType, shippingBy, shippingMethod, items: priced, country: draft.address.country }
}

/** What to look at before it is submitted; what blocks keeps it from being paid, not from being made. */
export type Check = { code: CheckCode; isBlocking: boolean; line?: DraftLine }
export type CheckCode = 'noArt' | 'lowDpi' | 'linked' | 'noLabel' | 'labelZip' | 'ZIP_PADDED' | 'ZIP_NOT_IN_STATE'

export function checksOf({ lines, shipBy, label, address }: Draft): Check[] {
  const checks: Check[] = (shipBy === 'LABEL' ? [] : lines).flatMap(line => checksOfLine(line))
  if ((shipBy === 'TIKTOK' || shipBy === 'LABEL') && label.link === '' && label.file === null)
    checks.push({ code: 'noLabel', isBlocking: true })
  const zip = label.file?.zip
  if (shipBy !== 'USPS' && zip && zip.slice(0, 5) !== address.zip.slice(0, 5)) checks.push({ code: 'labelZip', isBlocking: true })
  return [...checks, ...checkAddress(address).warnings.map(({ code }) => ({ code, isBlocking: false }))]
}

function checksOfLine(line: DraftLine): Check[] {
  const { art } = line
  if (art === null) return [{ code: 'noArt', isBlocking: true, line }]
  const isLinked = art.kind === 'sides' && art.sides.some(side => side.link !== '')
  const codes = [art.quality === 'low' && 'lowDpi', isLinked && 'linked'] as const
  return codes.filter(code => code !== false).map(code => ({ code, isBlocking: false, line }))
}

/** Whether a line's design prints its buyer's text, and there is none. */
export const lacksText = ({ art, text }: Pick<DraftLine, 'art' | 'text'>): boolean =>
  art?.kind === 'template' && art.takesText === true && text.trim() === ''

/** Why the lines cannot go on to shipping. */
export const whyNotLines = ({ lines, shipBy }: Draft): 'noLines' | 'wrongText' | 'lacksText' | undefined => {
  if (shipBy === 'LABEL') return undefined
  if (lines.length === 0) return 'noLines'
  if (lines.some(lacksText)) return 'lacksText'
  return lines.some(line => productTextFault(line.text) !== undefined) ? 'wrongText' : undefined
}
