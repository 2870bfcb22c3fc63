import { Link } from 'react-router'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { countryName } from '#shop/address/country.rules.ts'
import type { ShownOrder } from '../shown-order.ts'

/** What customs are told of a parcel that leaves the country; staff are led to the product that says nothing yet. */
export function OrderCustoms({ order, isForStaff = false }: { order: ShownOrder; isForStaff?: boolean }) {
  const t = useText('orderPapers')
  const language = useLanguage()
  if (order.customs.length === 0) return null
  return (
    <Panel title={t('title')} aside={<span className="hint">{countryName(order.country, language)}</span>}>
      <Lines>
        {order.customs.map(({ itemId, productId, sku, quantity, customs }) => (
          <li key={itemId}>
            <div>
              {customs ? (
                <>
                  {quantity} × {customs.description}
                </>
              ) : (
                <span className="red">{t('missing')}</span>
              )}
              <small className="numbers">
                {[sku, customs && `${t('hsCode')} ${customs.hsCode}`, customs && countryName(customs.origin, language)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            {customs ? (
              <Money cents={customs.valueCents * quantity} />
            ) : (
              isForStaff && productId !== null && <Link to={`/office/catalogue/${productId}`}>{t('complete')}</Link>
            )}
          </li>
        ))}
      </Lines>
    </Panel>
  )
}
