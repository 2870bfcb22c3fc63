import { Loaded } from '#kit/app/page/Loaded.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Lines, Row, Stack } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { accountCalls } from '../../profile/contract.ts'

/** Where one is signed in, the last used first; any but this one can be ended. */
export function SessionList() {
  const t = useText('account')
  const sessions = useCall(accountCalls.mySessions, {})
  const changes = [accountCalls.mySessions]
  const end = useAct(accountCalls.endSession, { changes })
  const endOthers = useAct(accountCalls.endOtherSessions, { changes, done: ({ data }) => t('othersEnded', { count: data.ended }) })
  return (
    <Loaded of={sessions}>
      {all => (
        <Stack>
          <Lines>
            {all.map(session => (
              <li key={session.id}>
                <div>
                  <Row>
                    <strong>{session.device}</strong>
                    {session.isCurrent && <Badge meaning="green">{t('thisDevice')}</Badge>}
                  </Row>
                  <small>
                    {t('lastUse')} <When at={session.lastUsedAt} /> · {t('signedInAt')} <When at={session.createdAt} />
                  </small>
                </div>
                {!session.isCurrent && (
                  <Button size="small" onClick={() => end.mutate({ params: { id: session.id } })} busy={end.isPending}>
                    {t('endSession')}
                  </Button>
                )}
              </li>
            ))}
          </Lines>
          <Row>
            <Button
              variant="danger"
              reason={all.length > 1 ? undefined : t('noOthers')}
              busy={endOthers.isPending}
              onClick={() => endOthers.mutate({})}
            >
              {t('endOthers')}
            </Button>
          </Row>
        </Stack>
      )}
    </Loaded>
  )
}
