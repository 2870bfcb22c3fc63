import { useState } from 'react'
import { Link } from 'react-router'
import { nameIn } from '#base/text.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { PlainSelect } from '#kit/public/PlainField.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { GarmentPicture } from '#shop/catalogue/ui/GarmentPicture.tsx'
import { ArtDialog } from '#shop/design/ui/ArtDialog.tsx'
import type { CartItem } from '../contract.ts'
import styles from './Cart.module.css'
import { LineText } from './LineText.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

export interface LineChange {
  id: number
  quantity?: number
  productTypeSizeCustom?: number
  productCustomTemplate?: number
  text?: string
}
type Props = { item: CartItem; onChange: (change: LineChange) => void; onRemove: () => void }

/** One line: what it is, its size and quantity to change in place, and what keeps it from being bought. */
export function CartLine({ item, onChange, onRemove }: Props) {
  const t = useText('cart')
  const language = useLanguage()
  const [isChoosing, setChoosing] = useState(false)
  const { productCustomTemplate: template, productTypeSizeCustom: variant, fault } = item
  const name = nameIn(language, item)
  const { shape, slug } = template.productCustom
  const hasDesign = template.id !== null
  return (
    <li className={styles.line}>
      <GarmentPicture
        mockup={template.mockup}
        garment={{ shape, colorHex: variant.colorHex, size: variant.size }}
        art={hasDesign ? template.image : undefined}
        {...(hasDesign && { alt: t('designOf', { name: template.name }) })}
      />
      <div className={styles.what}>
        <Link to={`/products/${slug}`} className={styles.name}>
          {name}
        </Link>
        <p className="hint">
          {colorIn(language, variant.color)} · {variant.variantID}
        </p>
        {hasDesign && <p className="hint">{t('designOf', { name: template.name })}</p>}
        {fault && <Badge meaning="red">{t(`why_${fault}`)}</Badge>}
        <LineText key={item.text} item={item} name={name} onSave={text => onChange({ id: item.id, text })} />
        {hasDesign && template.isChanged && (
          <>
            <p className="hint">{t('designChanged')}</p>
            <Button size="small" icon="refresh" onClick={() => onChange({ id: item.id, productCustomTemplate: template.id ?? 0 })}>
              {t('useNewDesign')}
            </Button>
          </>
        )}
        {!hasDesign && !fault && <Badge meaning="amber">{t('noArt')}</Badge>}
        {(!hasDesign || fault === 'PRODUCT_IN_YOUR_CART_IS_NOT_VALID') && (
          <Button size="small" icon="image" onClick={() => setChoosing(true)}>
            {t('pickArt')}
          </Button>
        )}
      </div>
      <PlainSelect
        label={t('size')}
        className={styles.size}
        value={variant.id}
        aria-label={`${t('size')}: ${name}`}
        onChange={event => onChange({ id: item.id, productTypeSizeCustom: Number(event.currentTarget.value) })}
      >
        {item.sizes.map(each => (
          <option key={each.id} value={each.id} disabled={!each.isAvailable && each.id !== variant.id}>
            {each.isAvailable ? each.size : t('outOfSize', { size: each.size })}
          </option>
        ))}
      </PlainSelect>
      <div className={styles.quantity}>
        <span>{t('quantity')}</span>
        <QuantityStepper
          value={item.quantity}
          label={`${t('quantity')}: ${name}`}
          onChange={quantity => onChange({ id: item.id, quantity })}
        />
      </div>
      <div className={styles.money}>
        <Money cents={item.amount} strong />
        {item.quantity > 1 && (
          <span className="hint">
            {item.quantity} × <Money cents={variant.price} />
          </span>
        )}
      </div>
      <IconButton icon="trash" label={t('removeName', { name })} className={styles.remove} onClick={onRemove} />
      {isChoosing && (
        <LineArt
          item={item}
          name={name}
          onClose={() => setChoosing(false)}
          onMade={templateId => {
            setChoosing(false)
            onChange({ id: item.id, productCustomTemplate: templateId })
          }}
        />
      )}
    </li>
  )
}

/** The art of a line that came without, say from the time before its buyer signed in. */
function LineArt({
  item,
  name,
  onClose,
  onMade,
}: {
  item: CartItem
  name: string
  onClose: () => void
  onMade: (templateId: number) => void
}) {
  const t = useText('cart')
  const { slug, productID, shape } = item.productCustomTemplate.productCustom
  const product = useCall(catalogueCalls.product, { params: { slug } }).data?.data
  if (!product) return null
  const { color, colorHex } = item.productTypeSizeCustom
  return (
    <ArtDialog
      isOpen
      onClose={onClose}
      on={{ productID, name, shape, color, colorHex, printAreas: product.printAreas }}
      action={t('useArt')}
      onMade={template => onMade(template.id)}
    />
  )
}
