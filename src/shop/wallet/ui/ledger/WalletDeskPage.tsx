import { useParams } from 'react-router'
import { Button } from '#kit/Button.tsx'
import { Card } from '#kit/Card.tsx'
import { DeskForm } from '#kit/desk/DeskForm.tsx'
import { ErrorNote } from '#kit/desk/ErrorNote.tsx'
import { FormMoney, FormTextarea } from '#kit/desk/fields.tsx'
import { PageHeader } from '#kit/desk/PageHeader.tsx'
import { Stat } from '#kit/desk/Stat.tsx'
import { useDeskForm } from '#kit/desk/use-desk-form.ts'
import { useNotice } from '#kit/desk/use-notice.tsx'
import { Skeleton } from '#kit/Loading.tsx'
import { Money } from '#kit/Money.tsx'
import { useCall, useSend } from '#kit/use-call.ts'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { walletDeskCalls } from '../../calls.ts'
import { CreditBody, type OfficeWallet } from '../../desk.contract.ts'
import styles from './LedgerDeskPage.module.css'

export const handle = { texts: ['bookDesk', 'approval'] }

/** A seller's wallet, and how far below zero it may go. */
export default function WalletDeskPage() {
  const t = useText('bookDesk')
  const id = Number(useParams().id)
  const answer = useCall(walletDeskCalls.officeWallet, { params: { id } })
  const wallet = answer.data?.data
  if (answer.error) return <ErrorNote error={answer.error} onRetry={() => void answer.refetch()} />
  if (!wallet) return <Skeleton shape="block" />
  return (
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
  )
}

function CreditForm({ wallet }: { wallet: OfficeWallet }) {
  const t = useText('bookDesk')
  const notice = useNotice()
  const mayWrite = useReader()?.roles.some(role => role === 'finance' || role === 'owner') ?? false
  const form = useDeskForm(CreditBody, { creditLimitCents: wallet.creditLimitCents, reason: '' })
  const send = useSend(walletDeskCalls.setCredit, { changes: [walletDeskCalls.officeWallet], onDone: () => notice.done(t('creditSaved')) })
  return (
    <Card>
      <DeskForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: wallet.seller.id }, body })}>
        <FormMoney control={form.control} name="creditLimitCents" label={t('credit')} description={t('creditHelp')} autoComplete="off" />
        <FormTextarea control={form.control} name="reason" label={t('reason')} maxLength={500} minRows={2} required />
        <LimitNote kind="grant" amount={(form.watch('creditLimitCents') ?? 0) - wallet.creditLimitCents} />
        <div>
          <Button type="submit" variant="primary" busy={send.isPending} reason={mayWrite ? undefined : t('onlyFinance')}>
            {t('save')}
          </Button>
        </div>
      </DeskForm>
    </Card>
  )
}
