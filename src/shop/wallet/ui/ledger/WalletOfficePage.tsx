import { useParams } from 'react-router'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormMoney, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Figures } from '#kit/layout/Figures.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { adjustCalls, CreditBody, type OfficeWallet } from '../../adjust/contract.ts'

export const handle = { texts: ['bookOffice', 'approval'] }

/** A seller's wallet, and how far below zero it may go. */
export default function WalletOfficePage() {
  const t = useText('bookOffice')
  const id = Number(useParams().id)
  const answer = useCall(adjustCalls.officeWallet, { params: { id } })
  return (
    <Loaded of={answer}>
      {wallet => (
        <>
          <PageHeader title={t('walletOf', { name: wallet.seller.username })} back={{ to: '/office/balances', label: t('balances') }} />
          <Figures
            of={[
              { label: t('balance'), value: <Money cents={wallet.balanceCents} /> },
              { label: t('held'), value: <Money cents={wallet.heldCents} /> },
              { label: t('debt'), value: <Money cents={wallet.debtCents} /> },
              { label: t('credit'), value: <Money cents={wallet.creditLimitCents} /> },
            ]}
          />
          <CreditForm key={wallet.creditLimitCents} wallet={wallet} />
        </>
      )}
    </Loaded>
  )
}

function CreditForm({ wallet }: { wallet: OfficeWallet }) {
  const t = useText('bookOffice')
  const whyNot = useWhyNot()
  const form = useAppForm(CreditBody, { creditLimitCents: wallet.creditLimitCents, reason: '' })
  const send = useMoneySend(adjustCalls.setCredit, {
    changes: [adjustCalls.officeWallet],
    done: t('creditSaved'),
    onWaits: () => form.reset(),
    showsRefusal: true,
  })
  return (
    <Panel className="narrow">
      <AppForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: wallet.seller.id }, body })}>
        <FormMoney control={form.control} name="creditLimitCents" label={t('credit')} help={t('creditHelp')} autoComplete="off" />
        <FormTextarea control={form.control} name="reason" label={t('reason')} maxLength={500} rows={2} required />
        <LimitNote kind="grant" amount={(form.watch('creditLimitCents') ?? 0) - wallet.creditLimitCents} />
        <div>
          <Button type="submit" variant="primary" busy={send.isPending} reason={whyNot(adjustCalls.setCredit)}>
            {t('save')}
          </Button>
        </div>
      </AppForm>
    </Panel>
  )
}
