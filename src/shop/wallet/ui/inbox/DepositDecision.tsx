import { useState } from 'react'
import { formatCents } from '#base/money.ts'
import { Button } from '#kit/Button.tsx'
import { Card } from '#kit/Card.tsx'
import { DeskDialog } from '#kit/desk/DeskDialog.tsx'
import { DeskForm } from '#kit/desk/DeskForm.tsx'
import { FormMoney, FormTextarea } from '#kit/desk/fields.tsx'
import { useDeskForm } from '#kit/desk/use-desk-form.ts'
import { useNotice } from '#kit/desk/use-notice.tsx'
import { useSend } from '#kit/use-call.ts'
import { useReader } from '#kit/use-session.ts'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { walletCalls } from '../../calls.ts'
import type { OfficeDeposit } from '../../contract.ts'
import { whyNotDepositStep } from '../../deposit.rules.ts'
import { ApproveBody, AskBody, RejectBody } from '../../shape.contract.ts'
import styles from './DepositReview.module.css'

const changes = [walletCalls.officeDeposits, walletCalls.officeDeposit]

/** What arrived, and what finance does about it. */
export function DepositDecision({ deposit }: { deposit: OfficeDeposit }) {
  const t = useText('walletDesk')
  const faultText = useFaultText()
  const language = useLanguage()
  const notice = useNotice()
  const mayDecide = useReader()?.roles.some(role => role === 'finance' || role === 'owner') ?? false
  const [dialog, setDialog] = useState<'ask' | 'reject'>()
  const form = useDeskForm(ApproveBody, { receivedCents: deposit.amount, remark: '' })
  const send = useSend(walletCalls.approveDeposit, {
    changes,
    onDone: ({ data }) =>
      notice.done(
        data.status === 'COMPLETED'
          ? t('approved', { amount: formatCents(data.receivedCents ?? 0, { language }), name: data.seller.username })
          : t('approvedFirst'),
      ),
  })
  const received = form.watch('receivedCents') ?? 0
  const difference = received - deposit.amount
  const reasonOf = (fault: string | undefined) => (mayDecide ? fault && faultText(fault) : t('auditorOnly'))
  const id = deposit.id
  return (
    <Card>
      <DeskForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id }, body })}>
        <FormMoney
          control={form.control}
          name="receivedCents"
          label={t('receivedAmount')}
          description={t('receivedHelp')}
          autoComplete="off"
        />
        {difference !== 0 && received > 0 && (
          <p className={styles.difference}>{t('difference', { amount: formatCents(difference, { language, sign: true }) })}</p>
        )}
        {(difference !== 0 || send.error) && (
          <FormTextarea
            control={form.control}
            name="remark"
            label={t('remark')}
            description={t('remarkHelp')}
            minRows={2}
            maxLength={500}
          />
        )}
        <LimitNote kind="deposit" amount={received} />
        <div className={styles.acts}>
          <Button type="submit" variant="primary" size="large" wide icon="check" busy={send.isPending} reason={reasonOf(undefined)}>
            {t('approve', { amount: formatCents(received, { language }) })}
          </Button>
          <Button reason={reasonOf(whyNotDepositStep('ask', deposit))} onClick={() => setDialog('ask')}>
            {t('ask')}
          </Button>
          <Button variant="danger" reason={reasonOf(whyNotDepositStep('reject', deposit))} onClick={() => setDialog('reject')}>
            {t('reject')}
          </Button>
        </div>
      </DeskForm>
      {dialog === 'ask' && <AskDialog deposit={deposit} onClose={() => setDialog(undefined)} />}
      {dialog === 'reject' && <RejectDialog deposit={deposit} onClose={() => setDialog(undefined)} />}
    </Card>
  )
}

function AskDialog({ deposit, onClose }: { deposit: OfficeDeposit; onClose: () => void }) {
  const t = useText('walletDesk')
  const notice = useNotice()
  const form = useDeskForm(AskBody, { question: '' })
  const send = useSend(walletCalls.askDeposit, {
    changes,
    onDone: () => {
      notice.done(t('askedDone'))
      onClose()
    },
  })
  return (
    <DeskDialog isOpen onClose={onClose} title={t('askTitle', { name: deposit.seller.username })}>
      <DeskForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: deposit.id }, body })}>
        <FormTextarea control={form.control} name="question" label={t('askLabel')} maxLength={500} data-autofocus required />
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('askSend')}
        </Button>
      </DeskForm>
    </DeskDialog>
  )
}

function RejectDialog({ deposit, onClose }: { deposit: OfficeDeposit; onClose: () => void }) {
  const t = useText('walletDesk')
  const notice = useNotice()
  const form = useDeskForm(RejectBody, { remark: '' })
  const send = useSend(walletCalls.rejectDeposit, {
    changes,
    onDone: () => {
      notice.done(t('rejectedDone'))
      onClose()
    },
  })
  return (
    <DeskDialog isOpen onClose={onClose} title={t('rejectTitle', { id: deposit.id })}>
      <p>{t('rejectHint')}</p>
      <DeskForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: deposit.id }, body })}>
        <FormTextarea control={form.control} name="remark" label={t('rejectLabel')} maxLength={500} data-autofocus required />
        <Button type="submit" variant="danger" busy={send.isPending}>
          {t('reject')}
        </Button>
      </DeskForm>
    </DeskDialog>
  )
}
