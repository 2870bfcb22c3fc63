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
import { useText } from '#kit/use-text.ts'
import { accountOfficeCalls } from '../../office/contract.ts'
import { Line } from '../../person/contract.ts'
import { mayView, whyNotChange } from '../../person/rules.ts'
import styles from './PersonOfficePage.module.css'
import type { ShownPerson } from './shown-person.ts'

/** The same rule as the server's, said as a sentence. */
export function useWhyNot(person: ShownPerson): string | undefined {
  const t = useText('accountOffice')
  const reader = useReader()
  const why = reader && whyNotChange(reader, person)
  if (person.state === 'closed') return t('accountClosed')
  return why && (why === 'CANNOT_CHANGE_YOURSELF' ? t('yourself') : t('onlyOwner'))
}

const changes = [accountOfficeCalls.person, accountOfficeCalls.people]

/** What may be done about a person now; what may not says why. */
export function PersonActs({ person }: { person: ShownPerson }) {
  const t = useText('accountOffice')
  const notice = useNotice()
  const confirm = useConfirm()
  const [isSuspending, setSuspending] = useState(false)
  const reason = useWhyNot(person)
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
        <Button reason={reason} busy={inviteAgain.isPending} onClick={() => inviteAgain.mutate({ params })}>
          {t('inviteAgain')}
        </Button>
      )}
      {person.state === 'unverified' && (
        <Button reason={reason} busy={verify.isPending} onClick={() => verify.mutate({ params })}>
          {t('verify')}
        </Button>
      )}
      {person.sessions > 0 && (
        <Button reason={reason} busy={end.isPending} onClick={() => void endAll()}>
          {t('endSessions')}
        </Button>
      )}
      {person.hasSecondFactor && <ResetFactor person={person} />}
      {person.kind === 'seller' && <ViewAs person={person} />}
      {person.state === 'suspended' ? (
        <Button variant="primary" reason={reason} busy={restore.isPending} onClick={() => restore.mutate({ params })}>
          {t('restore')}
        </Button>
      ) : (
        <Button variant="danger" reason={reason} onClick={() => setSuspending(true)}>
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
  const roles = useReader()?.roles ?? []
  const view = useSend(accountOfficeCalls.viewAs, { onDone: () => location.assign('/dashboard'), onRefused: notice.failed })
  return (
    <Button
      icon="eye"
      reason={person.state === 'closed' ? t('accountClosed') : mayView({ roles }) ? undefined : t('onlySupport')}
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
  const isOwner = useReader()?.roles.includes('owner') ?? false
  const why = useWhyNot(person)
  const reset = useSend(accountOfficeCalls.resetSecondFactor, { changes, onDone: () => notice.done(t('saved')), onRefused: notice.failed })
  const ask = async () => {
    const question = { title: t('resetFactorTitle', { name: person.username }), children: t('resetFactorWhat') }
    if (await confirm({ ...question, action: t('resetFactor'), isDangerous: true })) reset.mutate({ params: { id: person.id } })
  }
  return (
    <Button reason={why ?? (isOwner ? undefined : t('onlyOwner'))} busy={reset.isPending} onClick={() => void ask()}>
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
