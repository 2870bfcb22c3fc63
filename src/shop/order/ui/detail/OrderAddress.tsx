import { useState } from 'react'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { countryName } from '#shop/address/country.rules.ts'
import { orderEditCalls } from '../../edit/contract.ts'
import { orderMendCalls } from '../../office/mend/contract.ts'
import type { ShownOrder } from '../shown-order.ts'
import { AddressDialog } from './mend/AddressDialog.tsx'
import styles from './order.module.css'

/** Where it goes; its seller, or staff for them, may change it while the order is new. */
export function OrderAddress({ order, isForStaff }: { order: ShownOrder; isForStaff: boolean }) {
  const t = useText('order')
  const language = useLanguage()
  const faultText = useFaultText()
  const [isOpen, setOpen] = useState(false)
  const whyNot = useWhyNot()
  const fault = order.steps.editAddress
  const why =
    whyNot(isForStaff ? orderMendCalls.officeEditOrder : orderEditCalls.editOrder) ??
    (fault === null ? undefined : (faultText(fault) ?? fault))
  return (
    <Panel
      title={t('addressTitle')}
      aside={
        <Button size="small" variant="quiet" reason={why} onClick={() => setOpen(true)}>
          {t('editAddress')}
        </Button>
      }
    >
      <address className={styles.address}>
        <strong>{order.fullName}</strong>
        <br />
        {order.address}
        {order.addressLine2 && <>, {order.addressLine2}</>}
        <br />
        {order.city}, {order.state} {order.zip}
        <br />
        {countryName(order.country, language)}
        <br />
        <span className="hint">{[order.phone, order.email].filter(Boolean).join(' · ')}</span>
      </address>
      {order.addressVerdict === 'WARNED' && <p className="amber">{t('addressWarned')}</p>}
      {isOpen && <AddressDialog order={order} isForStaff={isForStaff} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
