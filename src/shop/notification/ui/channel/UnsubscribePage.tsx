import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { CallError } from '#base/fault.ts'
import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Spinner } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { channelCalls } from '../../channel/contract.ts'
import { useSettingsPath } from '../use-all-path.ts'

export const handle = { texts: ['notification', 'notificationKind', 'fault'] }

type Subscription = CallAnswer<typeof channelCalls.unsubscribe>['data']

/** Where a mail's link lands. Only a click turns anything off: machines that look into mails open links too. */
export default function UnsubscribePage() {
  const t = useText('notification')
  const errorText = useErrorText()
  const notice = useNotice()
  const settings = useSettingsPath()
  const { token = '' } = useParams()
  const [found, setFound] = useState<Subscription>()
  const [error, setError] = useState<unknown>()
  const stop = useSendPlain(channelCalls.unsubscribe, refused => notice.failed(refused))
  useEffect(() => {
    api(channelCalls.lookAtUnsubscribe, { body: { token } }).then(
      ({ data }) => setFound(data),
      (refused: unknown) => setError(refused),
    )
  }, [token])
  const off = async () => {
    const answer = await stop.send({ body: { token } })
    if (answer) setFound(answer.data)
  }
  const isDead = error instanceof CallError && error.code === 'UNSUBSCRIBE_LINK_INVALID'
  return (
    <Panel>
      <title>{`${t('unsubscribeTitle')} – Inkport`}</title>
      {error !== undefined && <Words title={t('unsubscribeDead')} hint={isDead ? t('unsubscribeDeadHint') : errorText(error)} />}
      {found && <Asked found={found} />}
      {found && !found.isOff && (
        <Button variant="primary" size="large" wide busy={stop.isSending} onClick={() => void off()}>
          {t('unsubscribe')}
        </Button>
      )}
      {(error !== undefined || found?.isOff) && (
        <LinkButton to={settings} size="large" wide>
          {t('toSettings')}
        </LinkButton>
      )}
      {!found && error === undefined && <Spinner size={40} />}
    </Panel>
  )
}

function Asked({ found: { about, isOff } }: { found: Subscription }) {
  const t = useText('notification')
  const kindName = useText('notificationKind')
  if (isOff) return <Words title={t('unsubscribed')} hint={t('unsubscribedHint')} />
  const what = about === 'DIGEST' ? t('unsubscribeDigest') : t('unsubscribeKind', { kind: kindName(`kind_${about}`) })
  return <Words title={t('unsubscribeTitle')} hint={what} />
}

function Words({ title, hint }: { title: string; hint: string }) {
  return (
    <Stack as="header" gap={8} role="status">
      <h1>{title}</h1>
      <p className="muted">{hint}</p>
    </Stack>
  )
}
