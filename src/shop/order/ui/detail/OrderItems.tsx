import { nameIn } from '#base/text.ts'
import { Card } from '#kit/show/Card.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { isOver } from '../../status/rules.ts'
import { ItemArt } from '../art/ItemArt.tsx'
import { OrderPicture } from '../OrderPicture.tsx'
import type { ShownOrder } from '../shown-order.ts'
import { CancelItem } from './CancelItem.tsx'
import styles from './order.module.css'

const sides = ['FRONT', 'BACK', 'LEFT_SLEEVE', 'RIGHT_SLEEVE', 'HOOD'] as const

/** What is made: each item with the picture of every side, its choice, count and price. */
export function OrderItems({ order, isForStaff = false }: { order: ShownOrder; isForStaff?: boolean }) {
  const t = useText('order')
  const faultText = useFaultText()
  const language = useLanguage()
  const isOneOfMany = !isOver(order.status) && order.items.filter(item => item.cancelledAt === null).length > 1
  return (
    <Card className={styles.card}>
      <h2>
        {t('itemsTitle')}
        <small className={styles.count}>{t('pieces', { count: order.quantity })}</small>
      </h2>
      <ul className={styles.items}>
        {order.items.map(item => (
          <li key={item.id} className={styles.item} data-cancelled={item.cancelledAt !== null || undefined}>
            <div className={styles.pictures}>
              {item.files.length === 0 && <OrderPicture item={undefined} size="large" />}
              {item.files.map(file => (
                <div key={file.id} className={styles.side}>
                  <OrderPicture item={item} side={file.side} isForStaff={isForStaff} size="large" />
                  {t(`side_${sides.find(side => side === file.side) ?? 'FRONT'}`)}
                </div>
              ))}
            </div>
            <div>
              <h3>{nameIn(language, item)}</h3>
              <p>{[item.color, item.size].filter(Boolean).join(' / ')}</p>
              <p className="numbers">{item.sku}</p>
              {item.cancelledAt !== null && <p className={styles.bad}>{t('itemCancelled')}</p>}
              {item.files.length === 0 && <p className={styles.bad}>{t('noFile')}</p>}
              {item.files.map(
                file =>
                  file.state !== 'READY' && (
                    <p key={file.id} className={file.state === 'FAILED' ? styles.bad : undefined}>
                      {file.state === 'WAITING' ? t('fileWaiting') : (faultText(file.fault ?? '') ?? t('noFile'))} {file.link}
                    </p>
                  ),
              )}
              {!isForStaff && <ItemArt order={order} item={item} />}
            </div>
            <div className={styles.sum}>
              <Money cents={item.totalMoney} strong />
              <small className="numbers">
                {item.quantity} × <Money cents={item.price} />
              </small>
              {!isForStaff && isOneOfMany && item.cancelledAt === null && <CancelItem order={order} item={item} />}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
