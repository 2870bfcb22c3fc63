import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { notificationCalls } from '../contract.ts'
import { type NotificationType, notificationTypes } from '../rules.ts'

/** Which kinds of news a person hears of; a change holds at once. */
export function NotificationSwitches() {
  const t = useText('notification')
  const switches = useCall(notificationCalls.mySwitches, {})
  const save = useAct(notificationCalls.setSwitches, { changes: [notificationCalls.mySwitches] })
  const labels: Record<NotificationType, string> = {
    ORDER: t('switchOrder'),
    ROOM: t('switchRoom'),
    PAYMENT: t('switchPayment'),
    PROMOTION: t('switchPromotion'),
    NORMAL: t('switchNormal'),
  }
  const muted = (save.isPending ? save.variables?.body.muted : undefined) ?? switches.data?.data.muted ?? []
  const toggle = (type: NotificationType) =>
    save.mutate({ body: { muted: muted.includes(type) ? muted.filter(each => each !== type) : [...muted, type] } })
  return (
    <Panel title={t('switches')}>
      {notificationTypes.map(type => (
        <Checkbox key={type} label={labels[type]} checked={!muted.includes(type)} disabled={!switches.data} onChange={() => toggle(type)} />
      ))}
    </Panel>
  )
}
