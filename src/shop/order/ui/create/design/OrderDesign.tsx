import { type Dispatch, type SetStateAction, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/control/Button.tsx'
import { Select } from '#kit/control/Select.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { cartLimits, productText, productTextFault, quantityOf } from '#shop/cart/rules.ts'
import { useAddingSizes } from '#shop/cart/ui/add/use-adding-sizes.ts'
import { withTier } from '#shop/catalogue/price/rules.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import type { Product, Variant } from '#shop/catalogue/storefront/contract.ts'
import { takesText } from '#shop/design/document/slot.rules.ts'
import type { SavedDesign } from '#shop/design/ui/editor/order-part.ts'
import { Worn } from '#shop/design/ui/mine/Worn.tsx'
import { orderIntakeCalls } from '../../../intake/contract.ts'
import { addLines, type DraftArt, lineOfVariant } from '../draft.ts'
import { SizeGrid, type TypedSizes, wantedOf } from '../lines/SizeGrid.tsx'
import { useDraft } from '../use-draft.ts'
import styles from './OrderDesign.module.css'

/** What was typed for a design: the page keeps it while a layer is chosen and this part makes room. */
export interface TypedOrder {
  of: number
  sizes: TypedSizes
  text: string
}
interface Typing {
  typed: TypedOrder | undefined
  onType: Dispatch<SetStateAction<TypedOrder | undefined>>
}

/** A saved design beside its editor: what each size costs its seller, and the two ways to order it. */
export function OrderDesign({ template, product, shown, isUnsaved, save, typed, onType }: SavedDesign & Typing) {
  const t = useText('createOrder')
  const language = useLanguage()
  const made = product.colors.filter(({ name }) => template.colors.some(each => each.name === name))
  const [picked, pick] = useState({ shown, color: shown })
  // Another colour that is looked at is another one to order; one that is not saved yet cannot be.
  const asked = picked.shown === shown ? picked.color : shown
  const color = made.find(({ name }) => name === asked) ?? made[0]
  return (
    <Stack as="section" gap={12} aria-label={t('order')}>
      <h2 className={styles.title}>{t('order')}</h2>
      {product.mockups.length === 0 && (
        <div className={styles.worn}>
          <Worn template={template} />
        </div>
      )}
      {isUnsaved && (
        <Note meaning="blue" role="status">
          <Stack gap={8}>
            {t('designUnsaved')}
            {save && (
              <Row>
                <Button size="small" onClick={() => void save()}>
                  {t('saveDesign')}
                </Button>
              </Row>
            )}
          </Stack>
        </Note>
      )}
      {made.length > 1 && (
        <Select
          label={t('color')}
          value={color?.name ?? ''}
          onChange={next => pick({ shown, color: next })}
          choices={made.map(({ name }) => ({ value: name, label: colorIn(language, name) }))}
        />
      )}
      {color ? (
        <Sizes {...{ template, product, typed, onType }} sizes={product.variants.filter(each => each.color === color.name)} />
      ) : (
        <p className="hint">{t('colorsGone')}</p>
      )}
    </Stack>
  )
}

type SizesProps = Pick<SavedDesign, 'template' | 'product'> & Typing & { sizes: readonly Variant[] }
function Sizes({ template, product, sizes, typed: kept, onType }: SizesProps) {
  const t = useText('createOrder')
  const ofCart = useText('cart')
  const whyNot = useWhyNot()
  const own = (before: TypedOrder | undefined) => (before?.of === template.id ? before : { of: template.id, sizes: {}, text: '' })
  const { sizes: typed, text } = own(kept)
  const setTyped = (next: (before: TypedSizes) => TypedSizes) => onType(before => ({ ...own(before), sizes: next(own(before).sizes) }))
  const adding = useAddingSizes()
  const order = useOrdering(template, product)
  const needsText = takesText(template.sides)
  const isWrong = productTextFault(text) !== undefined
  const wanted = wantedOf(sizes, typed).map(variant => ({ variant, quantity: quantityOf(typed[variant.variantID] ?? '') }))
  const textHint = ofCart('textHint', { max: cartLimits.textMax })
  const lackedText = isWrong ? textHint : needsText && productText(text) === '' ? ofCart('textEmpty') : undefined
  const lack = wanted.length === 0 ? t('noQuantity') : lackedText
  const add = () =>
    adding.add(
      wanted.map(({ variant, quantity }) => ({ productTypeSizeCustom: variant.id, productCustomTemplate: template.id, quantity, text })),
      // What is in the cart is not put there once more, where a later size was refused.
      ({ productTypeSizeCustom: id }) => {
        const variantID = sizes.find(each => each.id === id)?.variantID ?? ''
        setTyped(before => ({ ...before, [variantID]: '' }))
      },
    )
  return (
    <>
      <SizeGrid
        sizes={sizes}
        typed={typed}
        onType={next => setTyped(() => next)}
        hasPrices
        onEnter={() => lack === undefined && void add()}
      />
      {needsText && (
        <TextInput
          label={ofCart('textOf')}
          help={textHint}
          error={isWrong ? textHint : undefined}
          value={text}
          maxLength={cartLimits.textMax}
          autoComplete="off"
          onChange={event => {
            const next = event.currentTarget.value
            onType(before => ({ ...own(before), text: next }))
          }}
        />
      )}
      {wanted.length > 0 && (
        <Row isSpread>
          <span>{t('pieces', { count: piecesOf(wanted) })}</span>
          <Money cents={amountOf(wanted, product)} strong />
        </Row>
      )}
      <Row>
        <Button icon="cart" busy={adding.isBusy} reason={whyNot(cartCalls.addToCart) ?? lack} onClick={() => void add()}>
          {ofCart('add')}
        </Button>
        <Button reason={whyNot(orderIntakeCalls.createOrder) ?? lack ?? order.whyNot(wanted.length)} onClick={() => order.go(wanted, text)}>
          {t('order')}
        </Button>
      </Row>
    </>
  )
}

interface Wanted {
  variant: Variant
  quantity: number
}
const piecesOf = (wanted: readonly Wanted[]): number => wanted.reduce((sum, { quantity }) => sum + quantity, 0)
/** At today's prices, with what the product takes off by quantity. */
const amountOf = (wanted: readonly Wanted[], { tiers }: Pick<Product, 'tiers'>): number =>
  wanted.reduce((sum, { variant, quantity }) => sum + withTier(variant.price, tiers, piecesOf(wanted)) * quantity, 0)

/** Into the order that is being made by hand, beside what stands there; where that one is made and waits for money, into another one. */
function useOrdering(template: SavedDesign['template'], product: Product) {
  const t = useText('createOrder')
  const navigate = useNavigate()
  const { draft, change, discard } = useDraft()
  const lines = draft.orderId === null ? draft.lines : []
  return {
    whyNot: (count: number) => (lines.length + count > cartLimits.linesMax ? t('orderIsFull') : undefined),
    go: (wanted: readonly Wanted[], text: string) => {
      const { id, name, image, quanlityImage: quality, sides } = template
      const art: DraftArt = { kind: 'template', id, name, image, quality, takesText: takesText(sides) }
      const added = wanted.map(({ variant, quantity }) => lineOfVariant(product, variant, { quantity, art, text: productText(text) }))
      if (draft.orderId !== null) discard()
      change({ lines: addLines(lines, added), ...(draft.shipBy === 'LABEL' && { shipBy: 'USPS' }) })
      void navigate('/order/create-order')
    },
  }
}
