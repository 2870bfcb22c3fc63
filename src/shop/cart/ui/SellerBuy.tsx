import { Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { whyNotCall } from '#base/access/access.ts'
import { nameIn } from '#base/text.ts'
import { api } from '#kit/call/api.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useReader } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import type { Product, Variant } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { takesText } from '#shop/design/document/slot.rules.ts'
import type { MadeTemplate } from '#shop/design/ui/ArtDialog.tsx'
import { cartCalls } from '../contract.ts'
import { newDesignPath, productText } from '../rules.ts'
import { type Chosen, useAdding } from './add/use-adding.ts'
import { BuyForm } from './BuyForm.tsx'

const ArtDialog = lazyPart(() => import('#shop/design/ui/ArtDialog.tsx').then(it => it.ArtDialog))
type Act = { to: 'add' | 'buy'; chosen: Chosen }

/** A seller's way to buy: with the design that the address names, else with art that is placed first. */
export function SellerBuy({ product, variant }: { product: Product; variant: Variant }) {
  const t = useText('cart')
  const language = useLanguage()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Act>()
  const template = useTemplateOfAddress()
  const adding = useAdding(variant)
  const reader = useReader()
  const mayOrder = whyNotCall(cartCalls.addToCart, reader) === undefined
  const mayDraw = whyNotCall(designCalls.makeTemplate, reader) === undefined
  const isMine = template?.productCustom.productID === product.productID && template.colors.some(({ name }) => name === variant.color)
  const go = ({ to, chosen }: Act, templateId: number) => {
    setOpened(undefined)
    if (to === 'add') return adding.add(templateId, chosen)
    const text = productText(chosen.text)
    const item = { item: variant.id, template: templateId, quantity: chosen.quantity, ...(text !== '' && { text }) }
    return navigate(`/cart/checkout?${new URLSearchParams(Object.entries(item).map(([key, value]) => [key, String(value)]))}`)
  }
  const start = (to: Act['to']) => (chosen: Chosen) => (isMine ? void go({ to, chosen }, template.id) : setOpened({ to, chosen }))
  return (
    <BuyForm
      variant={variant}
      tiers={product.tiers}
      adding={adding}
      onAdd={start('add')}
      onBuy={start('buy')}
      reason={mayOrder ? undefined : t('notYours')}
      needsText={isMine && takesText(template.sides)}
    >
      {isMine && <LinkButton to={`/my-products/${template.slug}`}>{t(mayDraw ? 'editDesign' : 'viewDesign')}</LinkButton>}
      {!isMine && product.printAreas.length > 0 && (
        <LinkButton to={newDesignPath(product, variant)} reason={mayDraw ? undefined : t('notDesigner')}>
          {t('createDesign')}
        </LinkButton>
      )}
      {template && (
        <Note meaning="blue">
          {isMine
            ? t('template', { name: template.name })
            : t('otherColor', { name: template.name, color: template.colors.map(({ name }) => colorIn(language, name)).join(', ') })}
        </Note>
      )}
      {opened && (
        <Suspense>
          <ArtDialog
            isOpen
            onClose={() => setOpened(undefined)}
            on={{
              ...product,
              name: nameIn(language, product),
              color: variant.color,
              colorHex: variant.colorHex,
            }}
            action={opened.to === 'buy' ? t('goOn') : t('add')}
            onMade={made => void go(opened, made.id)}
          />
        </Suspense>
      )}
    </BuyForm>
  )
}

/** The seller's own product that the address names (`?template=`), as "my products" links here. */
function useTemplateOfAddress(): MadeTemplate | undefined {
  const id = Number(useSearchParams()[0].get('template'))
  const [template, setTemplate] = useState<MadeTemplate>()
  useEffect(() => {
    if (!Number.isSafeInteger(id) || id <= 0) return
    // One that is gone is as if none was named: art can be chosen here.
    api(designCalls.template, { params: { id } })
      .then(({ data }) => setTemplate(data))
      .catch(() => undefined)
  }, [id])
  return template
}
