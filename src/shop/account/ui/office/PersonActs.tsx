import { useState } from 'react'
import { z } from 'zod'
import { AppDialog } from '#kit/app/dialog/AppDialog.tsx'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { useReader } from '#kit/use-session.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { accountOfficeCalls } from '../../office/contract.ts'
import { Line } from '../../person/contract.ts'
import { whyNotChange } from '../../person/rules.ts'
import styles from './PersonOfficePage.module.css'
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
  const notice = useNotice()
  const confirm = useConfirm()
  const [isSuspending, setSuspending] = useState(false)
  const whyNot = useWhyNotAbout(person)
  const options = { changes, onDone: () => notice.done(t('saved')), onRefused: notice.failed }
  const restore = useSend(accountOfficeCalls.restorePerson, options)
  const verify = useSend(accountOfficeCalls.verifyPerson, options)
  const end = useSend(accountOfficeCalls.endPersonSessions, options)
  const inviteAgain = useSend(accountOfficeCalls.inviteAgain, { ...options, onDone: () => notice.done(t('invited')) })
  const params = { id: person.id }
  const endAll = async () => {
    const figures = [{ label: t('sessions'), value: person.sessions }]
    if (await confirm({ title: t('endSessionsTitle', { name: person.username }), figures, action: t('endSessions') }))
      end.mutate({ params, body: {} })
  }
  return (
    <div className={styles.acts}>
      {person.kind === 'staff' && !person.hasPassword && (
        <Button reason={whyNot(accountOfficeCalls.inviteAgain)} busy={inviteAgain.isPending} onClick={() => inviteAgain.mutate({ params })}>
          {t('inviteAgain')}
        </Button>
      )}
      {person.state === 'unverified' && (
        <Button reason={whyNot(accountOfficeCalls.verifyPerson)} busy={verify.isPending} onClick={() => verify.mutate({ params })}>
          {t('verify')}
        </Button>
      )}
      {person.sessions > 0 && (
        <Button reason={whyNot(accountOfficeCalls.endPersonSessions)} busy={end.isPending} onClick={() => void endAll()}>
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
      <AppDialog isOpen={isSuspending} onClose={() => setSuspending(false)} title={t('suspendTitle', { name: person.username })}>
        <SuspendForm person={person} onClose={() => setSuspending(false)} />
      </AppDialog>
    </div>
  )
}

/** The portal as this seller sees it, read-only; a whole new page, drawn for them. */
function ViewAs({ person }: { person: ShownPerson }) {
  const t = useText('accountOffice')
  const notice = useNotice()
  const whyNot = useWhyNot()
  const view = useSend(accountOfficeCalls.viewAs, { onDone: () => location.assign('/dashboard'), onRefused: notice.failed })
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
  const notice = useNotice()
  const confirm = useConfirm()
  const reason = useWhyNotAbout(person)(accountOfficeCalls.resetSecondFactor)
  const reset = useSend(accountOfficeCalls.resetSecondFactor, { changes, onDone: () => notice.done(t('saved')), onRefused: notice.failed })
  const ask = async () => {
    const question = { title: t('resetFactorTitle', { name: person.username }), children: t('resetFactorWhat') }
    if (await confirm({ ...question, action: t('resetFactor'), isDangerous: true })) reset.mutate({ params: { id: person.id } })
  }
  return (
    <Button reason={reason} busy={reset.isPending} onClick={() => void ask()}>
      {t('resetFactor')}
    </Button>
  )
}

const Reason = z.object({ reason: Line(500) })

function SuspendForm({ person, onClose }: { person: ShownPerson; onClose: () => void }) {
  const t = useText('accountOffice')
  const form = useAppForm(Reason, { reason: '' })
  const suspend = useSend(accountOfficeCalls.suspendPerson, { changes, onDone: onClose })
  return (
    <AppForm form={form} onSubmit={body => suspend.mutate({ params: { id: person.id }, body })} error={suspend.error}>
      <p>{t('suspendWhat')}</p>
      <FormTextarea control={form.control} name="reason" label={t('reason')} data-autofocus />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="danger" busy={suspend.isPending}>
          {t('suspend')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
