import { useState } from 'react'
import { nameIn } from '#base/text.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Segments } from '#kit/control/Choice.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { PicturePicks } from '#kit/layout/Cards.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '../../contract.ts'
import type { SkuMapping } from '../../sku/contract.ts'

export interface PickedProduct {
  productID: string
  slug: string
  color: string | null
  templateId: number | null
}
type Props = {
  picked: PickedProduct | undefined
  /** What the mapping says so far. */
  known: Partial<SkuMapping>
  onPick: (product: PickedProduct) => void
}
const ways = ['mine', 'product'] as const
const shown = 12

/** One of the seller's products, whose design is printed, or a product of the catalogue, for which files are chosen. */
export function MappedProduct({ picked, known, onPick }: Props) {
  const t = useText('designSku')
  const language = useLanguage()
  const [way, setWay] = useState<(typeof ways)[number]>('mine')
  const [q, setQ] = useState('')
  const said = known.productName !== undefined && !picked
  return (
    <Stack gap={8}>
      {said && (
        <p className="hint">
          {t('nowIs', {
            name: known.templateName ?? (language === 'vi' && known.productNameVi ? known.productNameVi : (known.productName ?? '')),
            options: [known.color, known.size].filter(Boolean).join(' / ') || known.productID || '',
          })}
        </p>
      )}
      <Segments label={t('way')} value={way} onChange={setWay} choices={ways.map(value => ({ value, label: t(`way_${value}`) }))} />
      <TextInput type="search" label={t(`search_${way}`)} value={q} maxLength={100} onChange={event => setQ(event.currentTarget.value)} />
      {way === 'mine' ? <Mine q={q} picked={picked} onPick={onPick} /> : <Catalogue q={q} picked={picked} onPick={onPick} />}
    </Stack>
  )
}

type PicksProps = Pick<Props, 'picked' | 'onPick'> & { q: string }

function Mine({ q, picked, onPick }: PicksProps) {
  const t = useText('designSku')
  const language = useLanguage()
  const found = useCall(designCalls.myTemplates, { query: { q, limit: shown, state: 'READY' } }, { keepsLast: true })
  return (
    <Loaded of={found} waiting={<Spinner />} empty={<p className="hint">{t(q === '' ? 'noneMine' : 'noneFound')}</p>}>
      {({ docs }) => (
        <PicturePicks
          label={t('way_mine')}
          of={docs}
          picked={picked?.templateId ?? undefined}
          show={({ name, image, color, productCustom }) => ({
            src: image,
            alt: '',
            name,
            hint: `${nameIn(language, productCustom)} · ${colorIn(language, color)}`,
          })}
          onPick={({ id, color, productCustom: { productID, slug } }) => onPick({ productID, slug, color, templateId: id })}
        />
      )}
    </Loaded>
  )
}

function Catalogue({ q, picked, onPick }: PicksProps) {
  const t = useText('designSku')
  const language = useLanguage()
  const found = useCall(catalogueCalls.products, { query: { q, limit: shown } }, { keepsLast: true })
  return (
    <Loaded of={found} waiting={<Spinner />} empty={<p className="hint">{t('noneFound')}</p>}>
      {({ docs }) => (
        <PicturePicks
          label={t('way_product')}
          of={docs}
          picked={docs.find(({ productID }) => picked?.templateId === null && productID === picked.productID)?.id}
          show={product => ({ src: product.picture, alt: '', name: nameIn(language, product), hint: product.productID })}
          onPick={({ productID, slug }) => onPick({ productID, slug, color: null, templateId: null })}
        />
      )}
    </Loaded>
  )
}
