import { nameIn } from '#base/text.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { sideName } from '#shop/order/item/rules.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { Mockups } from '#shop/order/ui/art/Mockups.tsx'
import { OrderPicture } from '#shop/order/ui/OrderPicture.tsx'
import styles from './ScanOutOfficePage.module.css'

/** What has to be in the parcel, asked for when the scan is answered: each item, every side as it is printed, its seller's mockups. */
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
              <Mockups links={item.mockups} />
            </div>
          </Row>
        ))}
      </Stack>
    </Panel>
  )
}
