// What the editor begins with: a new design on a product, or one of the seller's with its draft.
import { useEffect, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { api } from '#kit/call/api.ts'
import { catalogueCalls, type Product } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '../../contract.ts'
import type { DesignWarning } from '../../document/contract.ts'
import { type EditedDocument, editedOf } from '../../document/edit/edited.rules.ts'
import type { MyTemplate } from '../mine/Worn.tsx'
import type { Known } from './save/draft-sync.ts'

export interface Opened {
  product: Product
  /** Nothing before a new design's first draft. */
  known: Known | undefined
  document: EditedDocument
  /** Of the garment, the shown one first. */
  colors: readonly string[]
  warnings: readonly DesignWarning[]
  /** It can be ordered already, and has no draft. */
  isReady: boolean
  /** As it was saved; nothing of one that is only a draft. */
  saved: MyTemplate | undefined
}
/** One of the seller's products with its design and its draft. */
export type OwnDesign = CallAnswer<typeof designCalls.template>['data']
export type Asked = { slug: string } | { product: string; color: string | null }

async function openDesign(asked: Asked): Promise<Opened> {
  if ('product' in asked) {
    const product = await productOf(asked.product)
    const color = product.colors.find(({ name }) => name.toLowerCase() === asked.color?.toLowerCase()) ?? product.colors[0]
    const document = editedOf(product.printAreas, [])
    return { product, known: undefined, document, colors: color ? [color.name] : [], warnings: [], isReady: false, saved: undefined }
  }
  const { data: template } = await api(designCalls.templateBySlug, { params: { slug: asked.slug } })
  const product = await productOf(template.productCustom.slug)
  const { id, slug, name, version } = template
  const stored = template.draft ?? template.document
  return {
    product,
    known: { id, slug, name, version },
    document: editedOf(product.printAreas, stored?.sides ?? []),
    colors: template.draftColors ?? template.colors.map(color => color.name),
    warnings: template.warnings,
    isReady: template.draft === null && template.state === 'READY',
    saved: readyOf(template),
  }
}

/** What of a design can be ordered: one that is only a draft cannot. */
export const readyOf = (template: MyTemplate): MyTemplate | undefined => (template.state === 'READY' ? template : undefined)
const productOf = async (slug: string): Promise<Product> => (await api(catalogueCalls.product, { params: { slug } })).data

/** Asked once, and not again while it is edited: a later answer would take the place of what is drawn. */
export function useOpened(asked: Asked): { opened?: Opened; error?: unknown; retry: () => void } {
  const [state, setState] = useState<{ opened?: Opened; error?: unknown }>({})
  const [tries, setTries] = useState(0)
  const [first] = useState(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again by `tries`.
  useEffect(() => {
    let isGone = false
    openDesign(first).then(
      opened => isGone || setState({ opened }),
      (error: unknown) => isGone || setState({ error }),
    )
    return () => {
      isGone = true
    }
  }, [first, tries])
  return {
    ...state,
    retry: () => {
      setState({})
      setTries(tries + 1)
    },
  }
}
