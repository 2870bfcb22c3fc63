import { useState } from 'react'
import { formatCents } from '#base/money.ts'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormMoney, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { ApproveBody, AskBody, depositCalls, type OfficeDeposit, RejectBody } from '../../deposit/contract.ts'
import { whyNotDepositStep } from '../../deposit/rules.ts'
import styles from './DepositReview.module.css'

const changes = [depositCalls.officeDeposits, depositCalls.officeDeposit]

/** What arrived, and what finance does about it. */
export function DepositDecision({ deposit }: { deposit: OfficeDeposit }) {
  const t = useText('walletOffice')
  const faultText = useFaultText()
  const language = useLanguage()
  const whyNot = useWhyNot()
  const [dialog, setDialog] = useState<'ask' | 'reject'>()
  const form = useAppForm(ApproveBody, { receivedCents: deposit.amount, remark: '' })
  const send = useAct(depositCalls.approveDeposit, {
    changes,
    done: ({ data }) =>
      data.status === 'COMPLETED'
        ? t('approved', { amount: formatCents(data.receivedCents ?? 0, { language }), name: data.seller.username })
        : t('approvedFirst'),
    showsRefusal: true,
  })
  const received = form.watch('receivedCents') ?? 0
  const difference = received - deposit.amount
  const said = (fault: string | undefined) => fault && faultText(fault)
  const id = deposit.id
  return (
    <Card>
      <AppForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id }, body })}>
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
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            icon="check"
            busy={send.isPending}
            reason={whyNot(depositCalls.approveDeposit)}
          >
            {t('approve', { amount: formatCents(received, { language }) })}
          </Button>
          <Button reason={whyNot(depositCalls.askDeposit) ?? said(whyNotDepositStep('ask', deposit))} onClick={() => setDialog('ask')}>
            {t('ask')}
          </Button>
          <Button
            variant="danger"
            reason={whyNot(depositCalls.rejectDeposit) ?? said(whyNotDepositStep('reject', deposit))}
            onClick={() => setDialog('reject')}
          >
            {t('reject')}
          </Button>
        </div>
      </AppForm>
      {dialog === 'ask' && <AskDialog deposit={deposit} onClose={() => setDialog(undefined)} />}
      {dialog === 'reject' && <RejectDialog deposit={deposit} onClose={() => setDialog(undefined)} />}
    </Card>
  )
}

function AskDialog({ deposit: { id, seller }, onClose }: { deposit: OfficeDeposit; onClose: () => void }) {
  const t = useText('walletOffice')
  const ask = useAct(depositCalls.askDeposit, { changes, done: t('askedDone'), onDone: onClose, showsRefusal: true })
  return (
    <ReasonDialog
      title={t('askTitle', { name: seller.username })}
      shape={AskBody}
      name="question"
      label={t('askLabel')}
      action={t('askSend')}
      act={ask}
      onReason={body => ask.mutate({ params: { id }, body })}
      onClose={onClose}
    />
  )
}

function RejectDialog({ deposit: { id }, onClose }: { deposit: OfficeDeposit; onClose: () => void }) {
  const t = useText('walletOffice')
  const reject = useAct(depositCalls.rejectDeposit, { changes, done: t('rejectedDone'), onDone: onClose, showsRefusal: true })
  return (
    <ReasonDialog
      title={t('rejectTitle', { id })}
      hint={t('rejectHint')}
      shape={RejectBody}
      name="remark"
      label={t('rejectLabel')}
      action={t('reject')}
      isDangerous
      act={reject}
      onReason={body => reject.mutate({ params: { id }, body })}
      onClose={onClose}
    />
  )
}
