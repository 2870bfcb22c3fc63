import { useState } from 'react'
import { Link } from 'react-router'
import { nameIn } from '#base/text.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import { Picture } from '#kit/show/Picture.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { pictureUrl } from '#shop/catalogue/picture/rules.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { ArtDialog } from '#shop/design/ui/ArtDialog.tsx'
import type { CartItem } from '../contract.ts'
import styles from './Cart.module.css'
import { QuantityStepper } from './QuantityStepper.tsx'

export interface LineChange {
  id: number
  quantity?: number
  productTypeSizeCustom?: number
  productCustomTemplate?: number
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
      <span className={styles.picture}>
        <Picture src={pictureUrl({ shape }, variant.colorHex, { size: variant.size })} alt="" />
        {hasDesign && (
          <span className={styles.art}>
            <Picture src={template.image} alt={t('designOf', { name: template.name })} />
          </span>
        )}
      </span>
      <div className={styles.what}>
        <Link to={`/products/${slug}`} className={styles.name}>
          {name}
        </Link>
        <p className={styles.muted}>
          {variant.color} · {variant.variantID}
        </p>
        {hasDesign && <p className={styles.muted}>{t('designOf', { name: template.name })}</p>}
        {item.text !== '' && <p className={styles.muted}>{t('textWith', { text: item.text })}</p>}
        {fault && <Badge meaning="red">{t(`why_${fault}`)}</Badge>}
        {!hasDesign && !fault && <Badge meaning="amber">{t('noArt')}</Badge>}
        {(!hasDesign || fault === 'PRODUCT_IN_YOUR_CART_IS_NOT_VALID') && (
          <Button size="small" icon="image" onClick={() => setChoosing(true)}>
            {t('pickArt')}
          </Button>
        )}
      </div>
      <label className={styles.size}>
        <span className={styles.label}>{t('size')}</span>
        <select
          value={variant.id}
          aria-label={`${t('size')}: ${name}`}
          onChange={event => onChange({ id: item.id, productTypeSizeCustom: Number(event.currentTarget.value) })}
        >
          {item.sizes.map(each => (
            <option key={each.id} value={each.id} disabled={!each.isAvailable && each.id !== variant.id}>
              {each.isAvailable ? each.size : t('outOfSize', { size: each.size })}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.quantity}>
        <span className={styles.label}>{t('quantity')}</span>
        <QuantityStepper
          value={item.quantity}
          label={`${t('quantity')}: ${name}`}
          onChange={quantity => onChange({ id: item.id, quantity })}
        />
      </div>
      <div className={styles.money}>
        <Money cents={item.amount} strong />
        {item.quantity > 1 && (
          <span className={styles.muted}>
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
