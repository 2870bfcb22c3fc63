import { Loaded } from '#kit/app/page/Loaded.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { useText } from '#kit/use-text.ts'
import { accountOfficeCalls } from '../../office/contract.ts'
import { useWhyNotAbout } from './PersonActs.tsx'
import styles from './PersonOfficePage.module.css'
import type { ShownPerson } from './shown-person.ts'

/** Where a person is signed in; each session can be ended on its own. */
export function PersonSessions({ person }: { person: ShownPerson }) {
  const t = useText('accountOffice')
  const reason = useWhyNotAbout(person)(accountOfficeCalls.endPersonSessions)
  const params = { id: person.id }
  const sessions = useCall(accountOfficeCalls.personSessions, { params })
  const end = useAct(accountOfficeCalls.endPersonSessions, {
    changes: [accountOfficeCalls.personSessions, accountOfficeCalls.person],
    done: t('saved'),
  })
  return (
    <Card>
      <h2>{t('sessions')}</h2>
      <Loaded of={sessions} empty={<p className={styles.quiet}>{t('noSessions')}</p>}>
        {all => (
          <ul className={styles.sessions}>
            {all.map(session => (
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
        )}
      </Loaded>
    </Card>
  )
}
