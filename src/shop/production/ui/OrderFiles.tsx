import { api } from '#kit/call/api.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import type { OrderStatus } from '#shop/order/status/contract.ts'
import { productionFileCalls } from '../batch/file/contract.ts'

const made: readonly OrderStatus[] = ['EXPORTED', 'IN_PRODUCTION', 'PRODUCED']

/** The print files of an order that is being made; nothing of any other. */
export function OrderFiles({ order: { id, status } }: { order: { id: number; status: OrderStatus } }) {
  const t = useText('production')
  const whyNot = useWhyNot()
  if (!made.includes(status)) return null
  return (
    <LinkButton
      icon="download"
      reason={whyNot(productionFileCalls.orderFiles)}
      to={api.url(productionFileCalls.orderFiles, { params: { id } })}
      reloadDocument
    >
      {t('orderFiles')}
    </LinkButton>
  )
}
