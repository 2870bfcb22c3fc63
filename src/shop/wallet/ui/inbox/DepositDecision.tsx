import { useEffect, useState } from 'react'
import { formatCents } from '#base/money.ts'
import type { Question } from '#kit/app/dialog/ConfirmDialog.tsx'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormMoney, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { ApproveBody, AskBody, depositCalls, type OfficeDeposit, RejectBody } from '../../deposit/contract.ts'
import { whyNotDepositStep } from '../../deposit/rules.ts'
import styles from './DepositReview.module.css'

const changes = [depositCalls.officeDeposits, depositCalls.officeDeposit]

/** What arrived, and what finance does about it. */
export function DepositDecision({ deposit, isNext, onDecided }: { deposit: OfficeDeposit; isNext: boolean; onDecided?: () => void }) {
  const t = useText('walletOffice')
  const faultText = useFaultText()
  const language = useLanguage()
  const whyNot = useWhyNot()
  const [dialog, setDialog] = useState<'ask' | 'reject'>()
  const isFresh = useFresh(isNext)
  const form = useAppForm(ApproveBody, { receivedCents: deposit.amount, remark: '' })
  const send = useAct(depositCalls.approveDeposit, {
    changes,
    done: ({ data }) =>
      data.status === 'COMPLETED'
        ? t('approved', { amount: formatCents(data.receivedCents ?? 0, { language }), name: data.seller.username })
        : t('approvedFirst'),
    showsRefusal: true,
    onDone: () => onDecided?.(),
  })
  const received = form.watch('receivedCents') || 0
  const difference = received - deposit.amount
  const said = (fault: string | undefined) => fault && faultText(fault)
  const id = deposit.id
  const doubt = useDoubt(deposit)
  return (
    <Panel>
      <AppForm
        form={form}
        error={send.error}
        onSubmit={body => (doubt ? send.ask(doubt(body.receivedCents), { params: { id }, body }) : send.mutate({ params: { id }, body }))}
      >
        <FormMoney control={form.control} name="receivedCents" label={t('receivedAmount')} help={t('receivedHelp')} autoComplete="off" />
        {difference !== 0 && received > 0 && (
          <p className="amber">{t('difference', { amount: formatCents(difference, { language, sign: true }) })}</p>
        )}
        {(difference !== 0 || send.error) && (
          <FormTextarea control={form.control} name="remark" label={t('remark')} help={t('remarkHelp')} rows={2} maxLength={500} />
        )}
        <LimitNote kind="deposit" amount={received} />
        <Row className={styles.acts}>
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            icon="check"
            busy={send.isPending || isFresh}
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
        </Row>
      </AppForm>
      {dialog === 'ask' && <AskDialog deposit={deposit} onClose={() => setDialog(undefined)} onDone={onDecided} />}
      {dialog === 'reject' && <RejectDialog deposit={deposit} onClose={() => setDialog(undefined)} onDone={onDecided} />}
    </Panel>
  )
}

/** The second press of a double click on the deposit before must not credit this one. */
function useFresh(isNext: boolean): boolean {
  const [isFresh, setFresh] = useState(isNext)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), 500)
    return () => clearTimeout(timer)
  }, [])
  return isFresh
}

/** A proof that stands for another deposit already is asked about once more. */
function useDoubt({ sameProofIn, seller }: OfficeDeposit) {
  const t = useText('walletOffice')
  if (sameProofIn.length === 0) return undefined
  return (receivedCents: number): Question => ({
    title: t('doubtTitle'),
    children: t('sameProof', { ids: sameProofIn.map(other => `#${other}`).join(', ') }),
    figures: [
      { label: t('seller'), value: seller.username },
      { label: t('toBeCredited'), value: <Money cents={receivedCents} strong />, isTotal: true },
    ],
    action: t('doubtGo'),
    isDangerous: true,
  })
}

type DialogProps = { deposit: OfficeDeposit; onClose: () => void; onDone: (() => void) | undefined }

function AskDialog({ deposit: { id, seller }, onClose, onDone }: DialogProps) {
  const t = useText('walletOffice')
  const end = () => {
    onClose()
    onDone?.()
  }
  const ask = useAct(depositCalls.askDeposit, { changes, done: t('askedDone'), onDone: end, showsRefusal: true })
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

function RejectDialog({ deposit: { id }, onClose, onDone }: DialogProps) {
  const t = useText('walletOffice')
  const end = () => {
    onClose()
    onDone?.()
  }
  const reject = useAct(depositCalls.rejectDeposit, { changes, done: t('rejectedDone'), onDone: end, showsRefusal: true })
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
