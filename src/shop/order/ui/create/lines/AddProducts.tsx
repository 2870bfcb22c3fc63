import { useState } from 'react'
import { nameIn } from '#base/text.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { Pager, type PagerProps } from '#kit/app/table/bar/Pager.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { TextInput } from '#kit/control/TextInput.tsx'
import { PicturePicks } from '#kit/layout/Cards.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { cartLimits } from '#shop/cart/rules.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { GarmentPicture } from '#shop/catalogue/ui/GarmentPicture.tsx'
import { designCalls } from '#shop/design/contract.ts'
import { addLines, type DraftArt, type DraftLine, lineOfSku } from '../draft.ts'
import type { KeptDraft } from '../use-draft.ts'
import { PasteSkus } from './PasteSkus.tsx'
import { ProductSizes } from './ProductSizes.tsx'

const ways = ['mine', 'product', 'paste'] as const
/** So many pictures are shown at once; a pager says of how many, and leads on. */
const shown = 24
const first = { q: '', page: 1 }

/** Where lines come from: my products, a product of the catalogue, or SKUs. */
export function AddProducts({ kept: { draft, change } }: { kept: KeptDraft }) {
  const t = useText('createOrder')
  const [chosen, choose] = useState<string>()
  // Who has no products of their own begins with the catalogue.
  const { data: mine, error } = useCall(designCalls.myTemplates, { query: { ...first, limit: shown, state: 'READY' } })
  const hasNone = error !== null || mine?.data.docs.length === 0
  const way = chosen ?? (hasNone ? 'product' : mine ? 'mine' : undefined)
  const add = (lines: readonly DraftLine[]) => change({ lines: addLines(draft.lines, lines) })
  return (
    <Panel title={t('add')}>
      <AppTabs label={t('add')} value={way ?? 'mine'} onChange={choose} tabs={ways.map(value => ({ value, label: t(`way_${value}`) }))} />
      {way === undefined && <Spinner />}
      {way === 'mine' && <MyProducts onAdd={add} />}
      {way === 'product' && <Catalogue onAdd={add} />}
      {way === 'paste' && (
        <PasteSkus
          text={draft.paste}
          onText={paste => change({ paste })}
          room={cartLimits.linesMax - draft.lines.length}
          onTake={(found, paste) => {
            const lines = found.map(({ sku, quantity }) => lineOfSku(sku, quantity))
            change({ lines: addLines(draft.lines, lines), paste })
          }}
        />
      )}
    </Panel>
  )
}

type Picked = { key: number; slug: string; color: string; art: DraftArt | null }

function MyProducts({ onAdd }: { onAdd: (lines: readonly DraftLine[]) => void }) {
  const t = useText('createOrder')
  const language = useLanguage()
  const [asked, ask] = useState(first)
  const [picked, pick] = useState<Picked>()
  const found = useCall(designCalls.myTemplates, { query: { ...asked, limit: shown, state: 'READY' } }, { keepsLast: true })
  return (
    <>
      <Search label={t('searchMine')} q={asked.q} onChange={ask} />
      <Loaded of={found} waiting={<Spinner />} empty={<p className="hint">{t(asked.q === '' ? 'noneMine' : 'noneFound')}</p>}>
        {({ docs, ...paging }) => (
          <>
            <PicturePicks
              label={t('way_mine')}
              of={docs}
              picked={picked?.key}
              show={({ name, image, color, colorHex, productCustom, sides: [side] }) => ({
                picture: (
                  <GarmentPicture
                    garment={{ shape: productCustom.shape, colorHex, size: '' }}
                    art={image}
                    view={side?.side === 'BACK' ? 'back' : 'front'}
                  />
                ),
                name,
                hint: `${nameIn(language, productCustom)} · ${colorIn(language, color)}`,
              })}
              onPick={({ id, name, image, color, quanlityImage: quality, productCustom: { slug } }) =>
                pick({ key: id, slug, color, art: { kind: 'template', id, name, image, quality } })
              }
            />
            <More {...paging} onPage={page => ask({ ...asked, page })} />
          </>
        )}
      </Loaded>
      {picked && <ProductSizes {...picked} key={picked.key} onAdd={onAdd} />}
    </>
  )
}

/** A product of the catalogue, by its name, color and sizes. */
export function Catalogue({ onAdd }: { onAdd: (lines: readonly DraftLine[]) => void }) {
  const t = useText('createOrder')
  const language = useLanguage()
  const [asked, ask] = useState(first)
  const [picked, pick] = useState<Picked>()
  const found = useCall(catalogueCalls.products, { query: { ...asked, limit: shown, inStock: '1' } }, { keepsLast: true })
  return (
    <>
      <Search label={t('searchProducts')} q={asked.q} onChange={ask} />
      <Loaded of={found} waiting={<Spinner />} empty={<p className="hint">{t('noneFound')}</p>}>
        {({ docs, ...paging }) => (
          <>
            <PicturePicks
              label={t('way_product')}
              of={docs}
              picked={picked?.key}
              show={product => ({ src: product.picture, alt: '', name: nameIn(language, product), hint: product.productID })}
              onPick={({ id, slug, colors }) => pick({ key: id, slug, color: colors[0]?.name ?? '', art: null })}
            />
            <More {...paging} onPage={page => ask({ ...asked, page })} />
          </>
        )}
      </Loaded>
      {picked && <ProductSizes {...picked} key={picked.key} onAdd={onAdd} />}
    </>
  )
}

/** Other words begin with the first page of what they find. */
function Search({ label, q, onChange }: { label: string; q: string; onChange: (asked: typeof first) => void }) {
  return (
    <TextInput
      type="search"
      label={label}
      value={q}
      maxLength={100}
      onChange={event => onChange({ ...first, q: event.currentTarget.value })}
    />
  )
}

/** Under pictures of which there are more. */
const More = (paging: PagerProps) => paging.totalDocs > shown && <Pager {...paging} />
