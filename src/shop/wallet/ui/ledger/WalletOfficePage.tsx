import { useParams } from 'react-router'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormMoney, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { Stat } from '#kit/app/page/Stat.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { CreditBody, type OfficeWallet, walletOfficeCalls } from '../../office/contract.ts'
import styles from './LedgerOfficePage.module.css'

export const handle = { texts: ['bookOffice', 'approval'] }

/** A seller's wallet, and how far below zero it may go. */
export default function WalletOfficePage() {
  const t = useText('bookOffice')
  const id = Number(useParams().id)
  const answer = useCall(walletOfficeCalls.officeWallet, { params: { id } })
  return (
    <Loaded of={answer}>
      {wallet => (
        <>
          <PageHeader title={t('walletOf', { name: wallet.seller.username })} back={{ to: '/office/balances', label: t('balances') }} />
          <div className={styles.accounts}>
            <Stat label={t('balance')} value={<Money cents={wallet.balanceCents} />} />
            <Stat label={t('held')} value={<Money cents={wallet.heldCents} />} />
            <Stat label={t('debt')} value={<Money cents={wallet.debtCents} />} />
            <Stat label={t('credit')} value={<Money cents={wallet.creditLimitCents} />} />
          </div>
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
  const send = useMoneySend(walletOfficeCalls.setCredit, {
    changes: [walletOfficeCalls.officeWallet],
    done: t('creditSaved'),
    onWaits: () => form.reset(),
    showsRefusal: true,
  })
  return (
    <Card>
      <AppForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: wallet.seller.id }, body })}>
        <FormMoney control={form.control} name="creditLimitCents" label={t('credit')} description={t('creditHelp')} autoComplete="off" />
        <FormTextarea control={form.control} name="reason" label={t('reason')} maxLength={500} minRows={2} required />
        <LimitNote kind="grant" amount={(form.watch('creditLimitCents') ?? 0) - wallet.creditLimitCents} />
        <div>
          <Button type="submit" variant="primary" busy={send.isPending} reason={whyNot(walletOfficeCalls.setCredit)}>
            {t('save')}
          </Button>
        </div>
      </AppForm>
    </Card>
  )
}
