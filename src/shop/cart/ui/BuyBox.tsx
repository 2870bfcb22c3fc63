import { Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '#kit/api.ts'
import { Button } from '#kit/Button.tsx'
import { useErrorText } from '#kit/error-text.ts'
import { late } from '#kit/late.tsx'
import { PublicLink } from '#kit/PublicLink.tsx'
import { useSendPlain } from '#kit/use-send-plain.ts'
import { useReader } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { Product, Variant } from '#shop/catalogue/contract.ts'
import { designCalls } from '#shop/design/calls.ts'
import type { MadeTemplate } from '#shop/design/ui/ArtDialog.tsx'
import { cartCalls } from '../calls.ts'
import { cartLimits, productText, productTextFault } from '../rules.ts'
import styles from './BuyBox.module.css'
import { showCart, useCartCount } from './cart-count.ts'
import { QuantityStepper } from './QuantityStepper.tsx'

const ArtDialog = late(() => import('#shop/design/ui/ArtDialog.tsx').then(it => it.ArtDialog))
type Act = 'add' | 'buy'

/** Puts the chosen variant into the cart, or straight to checkout. A seller places art first; a visitor does after signing in. */
export function BuyBox({ product, variant }: { product: Product; variant: Variant }) {
  const t = useText('cart')
  const language = useLanguage()
  const isSeller = useReader()?.kind === 'seller'
  const navigate = useNavigate()
  const [quantity, setQuantity] = useState(1)
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<Act>()
  const [isAdded, setAdded] = useState(false)
  const template = useTemplateOfAddress()
  const add = useSendPlain(cartCalls.addToCart)
  const wrongText = productTextFault(text) !== undefined
  const isMine = template?.productCustom.productID === product.productID && template.color === variant.color
  const go = async (act: Act, templateId: number | null) => {
    setOpened(undefined)
    if (act === 'buy') {
      const item = { item: variant.id, template: templateId ?? 0, quantity, ...(productText(text) !== '' && { text: productText(text) }) }
      return navigate(`/cart/checkout?${new URLSearchParams(Object.entries(item).map(([key, value]) => [key, String(value)]))}`)
    }
    const body = { productTypeSizeCustom: variant.id, productCustomTemplate: templateId, quantity, text }
    const answer = await add.send({ body })
    if (!answer) return
    showCart(answer.data.cart)
    setAdded(true)
  }
  const start = (act: Act) => (isSeller && !isMine ? setOpened(act) : void go(act, isMine ? template.id : null))
  const name = language === 'vi' ? product.nameVi : product.name
  return (
    <div className={styles.box}>
      {template && (
        <p className={styles.design}>
          {isMine ? t('template', { name: template.name }) : t('otherColor', { name: template.name, color: template.color })}
        </p>
      )}
      <div className={styles.row}>
        <QuantityStepper value={quantity} onChange={setQuantity} />
        <Button
          variant="primary"
          size="large"
          wide
          busy={add.isSending}
          reason={reasonOf(t, variant, wrongText)}
          onClick={() => start('add')}
        >
          {t('add')}
        </Button>
      </div>
      {isSeller && (
        <Button size="large" wide reason={reasonOf(t, variant, wrongText)} onClick={() => start('buy')}>
          {t('buyNow')}
        </Button>
      )}
      <label className={styles.text}>
        <span>{t('text')}</span>
        <input
          value={text}
          maxLength={cartLimits.textMax}
          autoComplete="off"
          aria-invalid={wrongText || undefined}
          onChange={event => setText(event.currentTarget.value)}
        />
        <span className={wrongText ? styles.error : styles.hint}>{t('textHint', { max: cartLimits.textMax })}</span>
      </label>
      {!isSeller && <p className={styles.hint}>{t('visitorHint')}</p>}
      <InCart isAdded={isAdded} error={add.error} />
      {opened && (
        <Suspense>
          <ArtDialog
            isOpen
            onClose={() => setOpened(undefined)}
            on={{ ...product, name, color: variant.color, colorHex: variant.colorHex }}
            action={opened === 'buy' ? t('goOn') : t('add')}
            onMade={made => void go(opened, made.id)}
          />
        </Suspense>
      )}
    </div>
  )
}

const reasonOf = (t: ReturnType<typeof useText<'cart'>>, variant: Variant, wrongText: boolean): string | undefined =>
  !variant.isAvailable ? t('outOfSize', { size: variant.size }) : wrongText ? t('textHint', { max: cartLimits.textMax }) : undefined

/** What came of it, read aloud, and the way to the cart. */
function InCart({ isAdded, error }: { isAdded: boolean; error: unknown }) {
  const t = useText('cart')
  const count = useCartCount() ?? 0
  return (
    <div aria-live="polite" className={styles.state}>
      <Suspense>{error !== undefined && <Failed error={error} />}</Suspense>
      {error === undefined && isAdded && <p className={styles.done}>{t('added')}</p>}
      {count > 0 && (
        <PublicLink to="/cart" reloadDocument>
          {t('inCart', { count })} · {t('see')}
        </PublicLink>
      )}
    </div>
  )
}

/** In a part of its own: the texts of all faults come with the first one that is shown. */
function Failed({ error }: { error: unknown }) {
  const t = useText('cart')
  const errorText = useErrorText()
  return (
    <p className={styles.error}>
      {t('addFailed')}: {errorText(error)}
    </p>
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
