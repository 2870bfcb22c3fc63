// A seller's product as programs and files of orders name it: by its name, else by its id, else by its address.
import { templateSlug } from '../rules.ts'

const prefix = /^\s*template\s*:\s*/i
/** What a cell or link names by `template:NAME`; nothing of any other. */
export const templateName = (text: string): string | undefined => (prefix.test(text) ? text.replace(prefix, '').trim() : undefined)

/** How a template is asked for once more where it has no such name: by its number, or by the number at the end of an address. */
export function idsNamed(name: string): number[] {
  const tail = name.slice(name.lastIndexOf('-') + 1)
  const ids = [/^\d{1,15}$/.test(name) ? Number(name) : 0, /^[0-9a-z]{1,10}$/.test(tail) ? Number.parseInt(tail, 36) : 0]
  return ids.filter(id => Number.isSafeInteger(id) && id > 0)
}

/**
 * Those that a name means. An address must be that of the name that it has now: a name that is mistyped must not end in somebody else's
 * number.
 */
export function meant<T extends { id: number; name: string }>(name: string, found: readonly T[]): T[] {
  const wanted = name.trim().toLowerCase()
  const named = found.filter(each => each.name.toLowerCase() === wanted)
  if (named.length > 0) return named
  return found.filter(each => String(each.id) === wanted || templateSlug(each) === wanted)
}

export type NamedFault = 'PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND' | 'ORDER_ART_OTHER_PRODUCT' | 'TEMPLATE_NAME_UNCLEAR'
interface NamedDesign {
  productCode: string
  colors: readonly string[]
}
/** The one for this variant: of several of one name that of its product, of those that of its colour; else why there is none. */
export function chosenFor<D extends NamedDesign>(designs: readonly D[], variant: { productCode: string; color: string }): D | NamedFault {
  if (designs.length === 0) return 'PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND'
  const ofProduct = designs.filter(each => each.productCode === variant.productCode)
  if (ofProduct.length === 0) return 'ORDER_ART_OTHER_PRODUCT'
  const ofColor = ofProduct.filter(each => each.colors.includes(variant.color))
  const [chosen, more] = ofColor.length > 0 ? ofColor : ofProduct
  return chosen && !more ? chosen : 'TEMPLATE_NAME_UNCLEAR'
}
