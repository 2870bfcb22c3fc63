import { z } from 'zod'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { useText } from '#kit/use-text.ts'
import { factorCalls } from '../../factor/contract.ts'
import { accountCalls } from '../../profile/contract.ts'
import { teamCalls } from '../../team/contract.ts'
import { type Proof, ProofFields, proofOf, proofShape } from '../form/ProofFields.tsx'
import type { ShownMember } from './shown-member.ts'

type Props = { member: ShownMember; onClose: () => void }

/** Takes away the second factor of a member who lost theirs: what follows, and the proof that it is the seller who asks. */
export function ResetFactorDialog({ member, onClose }: Props) {
  const t = useText('team')
  const me = useCall(accountCalls.me, {})
  const factor = useCall(factorCalls.mySecondFactor, {})
  return (
    <Dialog isOpen onClose={onClose} title={t('resetFactorTitle', { name: member.fullName || member.username })}>
      <Loaded of={me}>
        {({ hasPassword }) => (
          <Loaded of={factor}>
            {({ isOn }) => <ResetForm asks={{ password: hasPassword, code: isOn }} member={member} onClose={onClose} />}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  )
}

function ResetForm({ asks, member, onClose }: Props & { asks: Proof }) {
  const t = useText('team')
  const name = member.fullName || member.username
  const reset = useAct(teamCalls.resetMemberFactor, {
    changes: [teamCalls.myTeam],
    done: t('factorReset', { name }),
    onDone: onClose,
    showsRefusal: true,
  })
  const form = useAppForm(z.object(proofShape(asks)), { password: '', secondFactorCode: '' })
  return (
    <AppForm form={form} error={reset.error} onSubmit={given => reset.mutate({ params: { id: member.id }, body: proofOf(asks, given) })}>
      <p>{t('resetFactorWhat')}</p>
      <Facts figures of={[{ label: t('sessions'), value: member.sessions }]} />
      <ProofFields asks={asks} control={form.control} hasFocus />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="danger" busy={reset.isPending}>
          {t('resetFactor')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
