import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines, Row, Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { pushCalls } from '../../channel/push/contract.ts'
import { subscribeHere, unsubscribeHere, whyNotNotifyHere } from './this-browser.ts'

type Shown = CallAnswer<typeof pushCalls.myDevices>['data']
const changes = [pushCalls.myDevices]

/** The devices on which one is notified while the app is closed. */
export function PushDevices() {
  const t = useText('notification')
  const mine = useCall(pushCalls.myDevices, {})
  return (
    <Panel title={t('devicesTitle')}>
      <Loaded of={mine}>{shown => <Devices shown={shown} />}</Loaded>
    </Panel>
  )
}

function Devices({ shown }: { shown: Shown }) {
  const t = useText('notification')
  const whyNot = useWhyNot()
  const refusal = whyNot(pushCalls.removeDevice)
  const remove = useAct(pushCalls.removeDevice, {
    changes,
    done: t('deviceRemoved'),
    onDone: (_, { params: { id } }) => {
      if (shown.devices.some(device => device.id === id && device.isCurrent)) void unsubscribeHere()
    },
  })
  return (
    <Stack>
      <NotifyHere shown={shown} />
      {shown.devices.length > 0 && (
        <Lines>
          {shown.devices.map(({ id, name, createdAt, isCurrent }) => (
            <li key={id}>
              <div>
                <Row>
                  <strong>{name}</strong>
                  {isCurrent && <Badge meaning="green">{t('thisDevice')}</Badge>}
                </Row>
                <small>
                  {t('deviceSince')} <When at={createdAt} />
                </small>
              </div>
              <Button
                size="small"
                aria-label={t('removeDevice', { name })}
                reason={refusal}
                busy={remove.isPending && remove.variables?.params.id === id}
                onClick={() => remove.mutate({ params: { id } })}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </Lines>
      )}
    </Stack>
  )
}

/** The browser asks for permission at this click alone. */
function NotifyHere({ shown: { publicKey, most, devices } }: { shown: Shown }) {
  const t = useText('notification')
  const notice = useNotice()
  const whyNot = useWhyNot()
  const [isAsking, setAsking] = useState(false)
  const [here, setHere] = useState(whyNotNotifyHere)
  const add = useAct(pushCalls.addDevice, { changes, done: t('deviceAdded') })
  const ask = async () => {
    setAsking(true)
    try {
      const body = await subscribeHere(publicKey)
      setHere(whyNotNotifyHere)
      if (body) add.mutate({ body })
    } catch {
      // Whatever stood in the way, the browser says it to nobody but programmers.
      notice.failed(t('pushFailed'))
    }
    setAsking(false)
  }
  const isOn = devices.some(({ isCurrent }) => isCurrent)
  const full = !isOn && devices.length >= most ? t('devicesFull', { most }) : undefined
  const reason = whyNot(pushCalls.addDevice) ?? (here && t(here)) ?? (isOn ? t('deviceOn') : full)
  return (
    <Stack gap={8}>
      <Row>
        <Button icon="bell" reason={reason} busy={isAsking || add.isPending} onClick={() => void ask()}>
          {t('notifyHere')}
        </Button>
      </Row>
      <p className="hint">{here ? t(here) : t('devicesHint')}</p>
    </Stack>
  )
}
