import { type ReactNode, useState } from 'react'
import { nameIn } from '#base/text.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderMendCalls } from '../../office/mend/contract.ts'
import { AddressDialog } from '../detail/mend/AddressDialog.tsx'
import { NumberForm } from '../detail/mend/LineForm.tsx'
import { isNeeding, needOf } from '../need.ts'
import { variantName } from '../variant-name.ts'
import type { OfficeOrder } from './office-order.ts'
import { isProposable, ProposeVariant } from './propose/ProposeVariant.tsx'
import { ReplaceFile } from './ReplaceFile.tsx'

/** What mends the order for its seller, where staff may: then it is resumed. */
export function OfficeMend({ order, label }: { order: OfficeOrder; label: ReactNode }) {
  const say = useText('orderEdit')
  const language = useLanguage()
  const whyNot = useWhyNot()(orderMendCalls.officeEditOrder)
  const [open, setOpen] = useState<'address' | number>()
  const need = needOf(order)
  const lacking = order.status === 'ERROR' && order.errorCode === 'STOCK' ? order.items.filter(item => isProposable(order, item)) : []
  if (!isNeeding(need) && lacking.length === 0) return null
  if (whyNot !== undefined) return <p className="hint">{whyNot}</p>
  const close = () => setOpen(undefined)
  const item = order.items.find(each => each.id === open)
  return (
    <Stack gap={12}>
      {need.number && <NumberForm order={order} isForStaff />}
      {need.label && label}
      <Row>
        {need.address && (
          <Button variant="primary" icon="home" onClick={() => setOpen('address')}>
            {say('changeAddress')}
          </Button>
        )}
        {need.items.map(({ id, ...rest }) => (
          <Button key={id} variant={need.items.length > 1 ? 'secondary' : 'primary'} icon="design" onClick={() => setOpen(id)}>
            {say('replaceFile', { item: need.items.length > 1 ? variantName(language, rest) || rest.sku : nameIn(language, rest) })}
          </Button>
        ))}
        {lacking.map(item => (
          <ProposeVariant key={item.id} order={order} item={item} as={lacking.length > 1 ? 'secondary' : 'primary'} />
        ))}
      </Row>
      {open === 'address' && <AddressDialog order={order} isForStaff onClose={close} />}
      {item && <ReplaceFile order={order} item={item} onClose={close} />}
    </Stack>
  )
}
