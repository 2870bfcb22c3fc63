import type { ReactNode } from 'react'
import { nameIn } from '#base/text.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { AskLink } from '#shop/content/ui/AskLink.tsx'
import type { DesignFinding } from '#shop/design/document/check/contract.ts'
import { checkoutCalls } from '../../checkout/contract.ts'
import { orderCheckCalls } from '../../item/check/contract.ts'
import { sideName } from '../../item/rules.ts'
import { orderOfficeCalls } from '../../office/contract.ts'
import { isOver, isSettled } from '../../status/rules.ts'
import { besidesDpi, Findings } from '../art/Findings.tsx'
import { ItemArt } from '../art/ItemArt.tsx'
import { Mockups } from '../art/Mockups.tsx'
import { Resolution } from '../art/Resolution.tsx'
import { OrderPicture } from '../OrderPicture.tsx'
import type { ShownOrder } from '../shown-order.ts'
import { CancelItem } from './act/CancelItem.tsx'
import styles from './order.module.css'

type Item = ShownOrder['items'][number]
type Props = {
  order: ShownOrder
  isForStaff?: boolean
  /** What staff can do with an item. */
  act?: ((item: Item) => ReactNode) | undefined
}

/** What is made: each item with the picture of every side, its choice, count and price. */
export function OrderItems({ order, isForStaff = false, act }: Props) {
  const t = useText('order')
  const papers = useText('orderPapers')
  const say = useText('orderEdit')
  const faultText = useFaultText()
  const language = useLanguage()
  const found = useFound(order, isForStaff)
  // An order of a label alone has none.
  if (order.items.length === 0) return null
  const isOneOfMany = !isOver(order.status) && order.items.filter(item => item.cancelledAt === null).length > 1
  return (
    <Panel
      title={t('itemsTitle')}
      aside={
        <Row gap={12}>
          <span className="hint">{t('pieces', { count: order.quantity })}</span>
          {order.orderType !== 'LABEL' && (
            <LinkButton size="small" variant="quiet" icon="printer" reloadDocument target="_blank" to={slipUrl(order.id, isForStaff)}>
              {papers('slip')}
            </LinkButton>
          )}
        </Row>
      }
    >
      <Stack as="ul">
        {order.items.map(item => (
          <li key={item.id} className={styles.item} data-cancelled={item.cancelledAt !== null || undefined}>
            <Row className={styles.pictures}>
              {item.files.length === 0 && <OrderPicture item={item} size="large" />}
              {item.files.map(file => (
                <div key={file.id} className="hint">
                  <OrderPicture item={item} side={file.side} isForStaff={isForStaff} size="large" />
                  {t(sideName(file.side))}
                  <br />
                  <Resolution file={file} />
                </div>
              ))}
            </Row>
            <div className={styles.words}>
              <h3>{nameIn(language, item)}</h3>
              <p className="hint">{[colorIn(language, item.color), item.size].filter(Boolean).join(' / ')}</p>
              <p className="hint numbers">{item.sku}</p>
              {item.text !== '' && <p>“{item.text}”</p>}
              <Mockups links={item.mockups} />
              {item.cancelledAt !== null && <p className="red">{t('itemCancelled')}</p>}
              {item.files.length === 0 && <p className="red">{t('noFile')}</p>}
              {item.files.map(
                file =>
                  file.state !== 'READY' && (
                    <p key={file.id} className={file.state === 'FAILED' ? 'red' : 'hint'}>
                      {file.state === 'WAITING' ? t('fileWaiting') : (faultText(file.fault ?? '') ?? t('noFile'))} {file.link}
                    </p>
                  ),
              )}
              <Findings found={besidesDpi(found.get(item.id) ?? [])} />
              {!isForStaff && <ItemArt order={order} item={item} />}
              {!isForStaff &&
                order.handedOverAt !== null &&
                order.orderType !== 'LABEL' &&
                !isSettled(order.status) &&
                item.cancelledAt === null && (
                  <p>
                    <AskLink about={{ order: order.id, item: item.id, type: 'DEFECT' }}>{say('reportItem')}</AskLink>
                  </p>
                )}
            </div>
            <div className={styles.sum}>
              <Money cents={item.totalMoney} strong />
              <small className="hint numbers">
                {item.quantity} × <Money cents={item.price} />
              </small>
              {isForStaff && act?.(item)}
              {!isForStaff && isOneOfMany && item.cancelledAt === null && <CancelItem order={order} item={item} />}
            </div>
          </li>
        ))}
      </Stack>
    </Panel>
  )
}

/** What the checks of designs say to each item. */
function useFound({ id, items }: ShownOrder, isForStaff: boolean): ReadonlyMap<number, readonly DesignFinding[]> {
  const isEnabled = items.some(item => item.files.length > 0)
  const [mine, office] = [
    useCall(orderCheckCalls.orderChecks, { params: { id } }, { isEnabled: isEnabled && !isForStaff }),
    useCall(orderCheckCalls.officeOrderChecks, { params: { id } }, { isEnabled: isEnabled && isForStaff }),
  ]
  const answer = (isForStaff ? office : mine).data
  return new Map(answer?.data.map(({ itemId, findings }) => [itemId, findings]))
}

const slipUrl = (id: number, isForStaff: boolean) =>
  isForStaff
    ? api.url(orderOfficeCalls.officeSlips, { query: { orderIds: String(id) } })
    : api.url(checkoutCalls.orderSlip, { params: { id } })
