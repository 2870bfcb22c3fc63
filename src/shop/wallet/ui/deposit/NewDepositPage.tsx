import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatCents } from '#base/money.ts'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Note } from '#kit/layout/Note.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { DepositBody, depositCalls } from '../../deposit/contract.ts'
import { depositReturn, suggestedDepositCents } from '../../deposit/rules.ts'
import { walletCalls } from '../../ledger/contract.ts'
import { DepositAmount } from './DepositAmount.tsx'
import { DepositConfirm } from './DepositConfirm.tsx'
import { DepositSteps } from './DepositSteps.tsx'
import styles from './NewDepositPage.module.css'

export const handle = { texts: ['wallet'] }
const defaults = { step: 'choosePaymentMethod', missing: 0, amount: 0, method: 'BANK', from: '' }

/** A deposit in the specification's two steps: choosePaymentMethod, confirm. `?missing=` is what an order lacks, in cents. */
export default function NewDepositPage() {
  const t = useText('wallet')
  const language = useLanguage()
  const navigate = useNavigate()
  const [{ step, missing, amount, method, from }, setState] = useUrlState(defaults)
  const [files, setFiles] = useState<readonly File[]>([])
  const instruction = useCall(depositCalls.depositInstruction, {})
  const back = depositReturn(from)
  const form = useAppForm(DepositBody, {
    amount: amount > 0 ? amount : missing > 0 ? suggestedDepositCents(missing) : undefined,
    transactionNumber: '',
    note: '',
    bankAccountId: undefined,
  })
  const send = useAct(depositCalls.makeDeposit, {
    changes: [depositCalls.myDeposits, depositCalls.transferQr, walletCalls.myWallet, depositCalls.depositInstruction],
    done: ({ data }) => t('submitted', { id: data.id }),
    onDone: ({ data }) => navigate(`/payments/deposit/${data.id}${back ? `?from=${back}` : ''}`),
    showsRefusal: true,
  })
  const cents = Number(form.watch('amount') ?? 0)
  // The first account is chosen once it is known.
  const first = instruction.data?.data.accounts[0]?.id
  useEffect(() => {
    if (first !== undefined) form.setValue('bankAccountId', String(first))
  }, [first, form.setValue])
  const isConfirm = step === 'confirm' && cents > 0
  const goOn = (next: number) => {
    form.setValue('amount', next)
    if (method === 'PAYPAL') navigate(`/payments/paypal?amount=${next}${back ? `&from=${back}` : ''}`)
    else setState({ step: 'confirm', amount: next })
  }
  return (
    <div className={styles.page}>
      <PageHeader title={t('newDeposit')} hint={t('newDepositHint')} back={{ to: '/payments', label: t('payments') }} />
      <DepositSteps at={isConfirm ? 2 : 1} {...(method === 'PAYPAL' && { confirm: t('confirm') })} />
      {missing > 0 && <Note className={styles.below}>{t('missingHint', { amount: formatCents(missing, { language }) })}</Note>}
      <Loaded of={instruction} waiting={<Spinner />}>
        {known =>
          isConfirm ? (
            <AppForm form={form} error={send.error} onSubmit={body => send.mutate({ body, files })}>
              <DepositConfirm
                form={form}
                instruction={known}
                cents={cents}
                files={files}
                onFiles={setFiles}
                isSending={send.isPending}
                onBack={() => setState({ step: 'choosePaymentMethod' })}
              />
            </AppForm>
          ) : (
            <DepositAmount
              first={cents > 0 ? cents : undefined}
              method={method}
              onMethod={next => setState({ method: next })}
              backTo={back ?? '/payments'}
              onNext={goOn}
            />
          )
        }
      </Loaded>
    </div>
  )
}
