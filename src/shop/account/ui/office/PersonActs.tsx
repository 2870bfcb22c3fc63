import { useState } from 'react'
import { z } from 'zod'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useReader } from '#kit/use-session.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { accountOfficeCalls } from '../../office/contract.ts'
import { Line } from '../../person/contract.ts'
import { whyNotChange } from '../../person/rules.ts'
import type { ShownPerson } from './shown-person.ts'

/** Why the reader may not make a call about this person: the same rules as the server's, said as a sentence. */
export function useWhyNotAbout(person: ShownPerson): ReturnType<typeof useWhyNot> {
  const t = useText('accountOffice')
  const faultText = useFaultText()
  const reader = useReader()
  const whyNot = useWhyNot()
  const why = reader && whyNotChange(reader, person)
  const reason = person.state === 'closed' ? t('accountClosed') : why && faultText(why)
  return call => whyNot(call) ?? reason
}

const changes = [accountOfficeCalls.person, accountOfficeCalls.people]

/** What may be done about a person now; what may not says why. */
export function PersonActs({ person }: { person: ShownPerson }) {
  const t = useText('accountOffice')
  const [isSuspending, setSuspending] = useState(false)
  const whyNot = useWhyNotAbout(person)
  const options = { changes, done: t('saved') }
  const restore = useAct(accountOfficeCalls.restorePerson, options)
  const verify = useAct(accountOfficeCalls.verifyPerson, options)
  const end = useAct(accountOfficeCalls.endPersonSessions, options)
  const inviteAgain = useAct(accountOfficeCalls.inviteAgain, { changes, done: t('invited') })
  const params = { id: person.id }
  const endAll = () => {
    const figures = [{ label: t('sessions'), value: person.sessions }]
    void end.ask({ title: t('endSessionsTitle', { name: person.username }), figures, action: t('endSessions') }, { params, body: {} })
  }
  return (
    <Row>
      {person.kind === 'staff' && !person.hasPassword && (
        <Button reason={whyNot(accountOfficeCalls.inviteAgain)} busy={inviteAgain.isPending} onClick={() => inviteAgain.mutate({ params })}>
          {t('inviteAgain')}
        </Button>
      )}
      {person.state === 'unverified' && person.kind === 'seller' && (
        <Button reason={whyNot(accountOfficeCalls.verifyPerson)} busy={verify.isPending} onClick={() => verify.mutate({ params })}>
          {t('verify')}
        </Button>
      )}
      {person.sessions > 0 && (
        <Button reason={whyNot(accountOfficeCalls.endPersonSessions)} busy={end.isPending} onClick={endAll}>
          {t('endSessions')}
        </Button>
      )}
      {person.hasSecondFactor && <ResetFactor person={person} />}
      {person.kind === 'seller' && <ViewAs person={person} />}
      {person.state === 'suspended' ? (
        <Button
          variant="primary"
          reason={whyNot(accountOfficeCalls.restorePerson)}
          busy={restore.isPending}
          onClick={() => restore.mutate({ params })}
        >
          {t('restore')}
        </Button>
      ) : (
        <Button variant="danger" reason={whyNot(accountOfficeCalls.suspendPerson)} onClick={() => setSuspending(true)}>
          {t('suspend')}
        </Button>
      )}
      {isSuspending && <SuspendDialog person={person} onClose={() => setSuspending(false)} />}
    </Row>
  )
}

/** The portal as this seller sees it, read-only; a whole new page, drawn for them. */
function ViewAs({ person }: { person: ShownPerson }) {
  const t = useText('accountOffice')
  const whyNot = useWhyNot()
  const view = useAct(accountOfficeCalls.viewAs, { onDone: () => location.assign('/dashboard') })
  return (
    <Button
      icon="eye"
      reason={whyNot(accountOfficeCalls.viewAs) ?? (person.state === 'closed' ? t('accountClosed') : undefined)}
      busy={view.isPending}
      onClick={() => view.mutate({ params: { id: person.id } })}
    >
      {t('viewAs')}
    </Button>
  )
}

/** For whoever lost phone and recovery codes; the owner alone may. */
function ResetFactor({ person }: { person: ShownPerson }) {
  const t = useText('accountOffice')
  const reason = useWhyNotAbout(person)(accountOfficeCalls.resetSecondFactor)
  const reset = useAct(accountOfficeCalls.resetSecondFactor, { changes, done: t('saved') })
  const ask = () => {
    const question = { title: t('resetFactorTitle', { name: person.username }), children: t('resetFactorWhat') }
    void reset.ask({ ...question, action: t('resetFactor'), isDangerous: true }, { params: { id: person.id } })
  }
  return (
    <Button reason={reason} busy={reset.isPending} onClick={ask}>
      {t('resetFactor')}
    </Button>
  )
}

const Reason = z.object({ reason: Line(500) })

function SuspendDialog({ person, onClose }: { person: ShownPerson; onClose: () => void }) {
  const t = useText('accountOffice')
  const suspend = useAct(accountOfficeCalls.suspendPerson, { changes, onDone: onClose, showsRefusal: true })
  return (
    <ReasonDialog
      title={t('suspendTitle', { name: person.username })}
      hint={t('suspendWhat')}
      shape={Reason}
      name="reason"
      label={t('reason')}
      action={t('suspend')}
      isDangerous
      act={suspend}
      onReason={body => suspend.mutate({ params: { id: person.id }, body })}
      onClose={onClose}
    />
  )
}
