import { useNavigate } from 'react-router'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { orderCalls } from '../../list/contract.ts'
import { isPayable } from '../../status/rules.ts'
import { rememberPending, UnpaidOrder } from '../checkout/PendingOrder.tsx'
import type { KeptDraft } from './use-draft.ts'

/** The order is made and waits for its money: pay it, deposit what is missing and come back, or begin another one. */
export function MadeOrder({ kept: { draft, discard } }: { kept: KeptDraft }) {
  const t = useText('createOrder')
  const navigate = useNavigate()
  const id = draft.orderId ?? 0
  const order = useCall(orderCalls.order, { params: { id } }, { staleMs: 0 })
  const leave = () => {
    discard()
    rememberPending(null)
  }
  const another = <Button onClick={leave}>{t('another')}</Button>
  return (
    <Loaded of={order}>
      {made =>
        isPayable(made.status) ? (
          <Stack>
            <UnpaidOrder
              order={made}
              from="/order/create-order"
              onPaid={() => {
                leave()
                navigate(`/order/${id}`)
              }}
            />
            <Row>{another}</Row>
          </Stack>
        ) : (
          <Note
            meaning="green"
            title={t('madeDone', { id })}
            action={
              <Row>
                <LinkButton size="small" to={`/order/${id}`}>
                  {t('seeOrder')}
                </LinkButton>
                {another}
              </Row>
            }
          />
        )
      }
    </Loaded>
  )
}
