import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { accountOfficeCalls } from '../../office/contract.ts'
import { useWhyNotAbout } from './PersonActs.tsx'
import styles from './PersonOfficePage.module.css'
import type { ShownPerson } from './shown-person.ts'

/** Where a person is signed in; each session can be ended on its own. */
export function PersonSessions({ person }: { person: ShownPerson }) {
  const t = useText('accountOffice')
  const notice = useNotice()
  const reason = useWhyNotAbout(person)(accountOfficeCalls.endPersonSessions)
  const params = { id: person.id }
  const sessions = useCall(accountOfficeCalls.personSessions, { params })
  const end = useSend(accountOfficeCalls.endPersonSessions, {
    changes: [accountOfficeCalls.personSessions, accountOfficeCalls.person],
    onDone: () => notice.done(t('saved')),
    onRefused: notice.failed,
  })
  return (
    <Card>
      <h2>{t('sessions')}</h2>
      {sessions.error && <ErrorNote error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.isPending && <Skeleton shape="block" />}
      {sessions.data?.data.length === 0 && <p className={styles.quiet}>{t('noSessions')}</p>}
      <ul className={styles.sessions}>
        {sessions.data?.data.map(session => (
          <li key={session.id}>
            <div>
              <strong>{session.device}</strong>
              <small>
                {t('lastUsed')} <When at={session.lastUsedAt} /> · {t('signedIn')} <When at={session.createdAt} />
              </small>
            </div>
            <Button size="small" reason={reason} onClick={() => end.mutate({ params, body: { sessionId: session.id } })}>
              {t('endSession')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
