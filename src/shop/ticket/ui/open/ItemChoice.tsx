import { nameIn } from '#base/text.ts'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { OrderPicture } from '#shop/order/ui/OrderPicture.tsx'
import type { AskedOrder } from './asked.ts'
import styles from './open.module.css'

type Props = {
  order: Pick<AskedOrder, 'items'>
  chosen: readonly number[]
  onChange: (ids: readonly number[]) => void
  error?: string | undefined
  isForStaff?: boolean
}

/** Which items of the order are meant. */
export function ItemChoice({ order, chosen, onChange, error, isForStaff = false }: Props) {
  const say = useText('ticketNew')
  const language = useLanguage()
  return (
    <fieldset className={styles.items} aria-describedby={error && 'items-error'}>
      <legend>{say('itemsLegend')}</legend>
      <Stack gap={8}>
        {order.items
          .filter(item => item.cancelledAt === null)
          .map(item => (
            <Checkbox
              key={item.id}
              checked={chosen.includes(item.id)}
              onChange={event => onChange(event.currentTarget.checked ? [...chosen, item.id] : chosen.filter(id => id !== item.id))}
              label={
                <span className="beside">
                  <OrderPicture item={item} isForStaff={isForStaff} />
                  <span>
                    {nameIn(language, item)}
                    <br />
                    <small className="hint">
                      {[colorIn(language, item.color), item.size, say('pieces', { count: item.quantity })].filter(Boolean).join(' · ')}
                    </small>
                  </span>
                </span>
              }
            />
          ))}
      </Stack>
      {isForStaff && chosen.length === 0 && <p className="hint">{say('itemsAll')}</p>}
      {error && (
        <p id="items-error" className="red" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
