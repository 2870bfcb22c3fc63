import { nameIn } from '#base/text.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { sideName } from '#shop/order/item/rules.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { OrderPicture } from '#shop/order/ui/OrderPicture.tsx'
import styles from './ScanOutOfficePage.module.css'

/** What has to be in the parcel: how many of each item, and every side as it is printed. It is asked for when the scan is answered. */
export function PackedItems({ orderId }: { orderId: number }) {
  const t = useText('trackingOffice')
  const of = useText('order')
  const language = useLanguage()
  const order = useCall(orderOfficeCalls.officeOrder, { params: { id: orderId } }).data?.data
  const items = order?.items.filter(item => item.cancelledAt === null) ?? []
  if (items.length === 0) return null
  return (
    <Panel title={t('packed', { id: orderId })} label={t('packed', { id: orderId })}>
      <Stack as="ul">
        {items.map(item => (
          <Row as="li" key={item.id}>
            {item.files.length === 0 && <OrderPicture item={item} isForStaff size="large" />}
            {item.files.map(file => (
              <div key={file.id} className="hint">
                <OrderPicture item={item} side={file.side} isForStaff size="large" />
                {of(sideName(file.side))}
              </div>
            ))}
            <div>
              <strong className={styles.pieces}>
                {item.quantity} × {nameIn(language, item)}
              </strong>
              <p>{[colorIn(language, item.color), item.size].filter(Boolean).join(' / ')}</p>
              {item.text !== '' && <p>“{item.text}”</p>}
            </div>
          </Row>
        ))}
      </Stack>
    </Panel>
  )
}
