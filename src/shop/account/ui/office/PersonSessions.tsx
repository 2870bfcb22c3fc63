import { Loaded } from '#kit/app/page/Loaded.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { accountOfficeCalls } from '../../office/contract.ts'
import { useWhyNotAbout } from './PersonActs.tsx'
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
    <Panel title={t('sessions')}>
      <Loaded of={sessions} empty={<p className="hint">{t('noSessions')}</p>}>
        {all => (
          <Lines as="ul">
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
          </Lines>
        )}
      </Loaded>
    </Panel>
  )
}
