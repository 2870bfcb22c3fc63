import { nameIn } from '#base/text.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { VariantProposal } from '../../../list/proposal/contract.ts'
import { OrderPicture } from '../../OrderPicture.tsx'
import type { ShownOrder } from '../../shown-order.ts'
import { variantName } from '../../variant-name.ts'
import styles from '../order.module.css'

type Item = ShownOrder['items'][number]
type Props = { item: Item; variant: VariantProposal['variant']; isForStaff?: boolean }

/** An item as it was ordered, and with its art on what is proposed in its place. */
export function Swap({ item, variant, isForStaff = false }: Props) {
  const t = useText('orderProposal')
  const sides = [
    { label: t('ordered'), of: item },
    { label: t('proposed'), of: { ...item, ...variant } },
  ]
  return (
    <div className={styles.swap}>
      {sides.map(({ label, of }, index) => (
        <Shown key={label} label={label} item={of} isForStaff={isForStaff} isSecond={index > 0} />
      ))}
    </div>
  )
}

function Shown({ label, item, isForStaff, isSecond }: { label: string; item: Item; isForStaff: boolean; isSecond: boolean }) {
  const language = useLanguage()
  return (
    <>
      {isSecond && <Icon name="arrowRight" />}
      <div className="hint">
        <OrderPicture item={item} isForStaff={isForStaff} size="large" />
        <div>{label}</div>
        <strong>
          {item.quantity > 1 && `${item.quantity} × `}
          {variantName(language, item)}
        </strong>
        <div>{nameIn(language, item)}</div>
        <div className="numbers">{item.sku}</div>
      </div>
    </>
  )
}
