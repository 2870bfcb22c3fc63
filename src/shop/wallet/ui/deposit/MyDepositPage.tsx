import { useParams, useSearchParams } from 'react-router'
import { formatCents } from '#base/money.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { DescriptionList } from '#kit/app/page/DescriptionList.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { type Deposit, depositCalls } from '../../deposit/contract.ts'
import { depositReturn, whyNotDepositStep } from '../../deposit/rules.ts'
import { DepositStatusBadge } from '../DepositStatusBadge.tsx'
import { ProofViewer } from '../ProofViewer.tsx'
import { AddProof } from './AddProof.tsx'
import { DepositAnswer } from './DepositAnswer.tsx'
import styles from './MyDepositPage.module.css'
import { UsualTimeNote } from './UsualTimeNote.tsx'
import { WithdrawButton } from './WithdrawButton.tsx'

export const handle = { texts: ['wallet'] }

/** One deposit of the seller: what was sent, what finance says, and the answer to what it asks. */
export default function MyDepositPage() {
  const t = useText('wallet')
  const id = Number(useParams().id)
  const deposit = useCall(depositCalls.myDeposit, { params: { id } })
  useLive(['deposit.waiting', 'deposit.completed', 'deposit.cancelled'], [depositCalls.myDeposit])
  const instruction = useCall(depositCalls.depositInstruction, {})
  const found = deposit.data?.data
  const back = depositReturn(useSearchParams()[0].get('from') ?? '')
  return (
    <>
      <PageHeader
        title={t('depositTitle', { id })}
        back={{ to: '/payments?tab=deposits', label: t('payments') }}
        aside={found && <DepositStatusBadge status={found.status} isGateway={found.method === 'PAYPAL'} isWithdrawn={found.isWithdrawn} />}
        actions={
          <>
            {back && <LinkButton to={back}>{t(back === '/cart' ? 'backToCart' : 'backToOrder')}</LinkButton>}
            {found?.method === 'BANK' && whyNotDepositStep('withdraw', found) === undefined && <WithdrawButton deposit={found} />}
          </>
        }
      />
      <Loaded of={deposit} waiting={<Spinner />}>
        {found => (
          <div className={styles.columns}>
            {found.method === 'BANK' && (
              <ProofViewer proofs={found.proofs} urlOf={position => api.url(depositCalls.myProof, { params: { id, position } })} />
            )}
            <div className={styles.side}>
              <Outcome deposit={found} />
              {found.status === 'WAITING' && (found.method === 'BANK' ? <DepositAnswer deposit={found} /> : <Asking />)}
              {found.status === 'PENDING' && <UsualTimeNote usual={instruction.data?.data.usual ?? null} />}
              <Card>
                <Facts deposit={found} />
              </Card>
              {whyNotDepositStep('addProof', found) === undefined && <AddProof deposit={found} />}
            </div>
          </div>
        )}
      </Loaded>
    </>
  )
}

function Outcome({ deposit }: { deposit: Deposit }) {
  const t = useText('wallet')
  const language = useLanguage()
  const { status, receivedCents, remark } = deposit
  if (status === 'COMPLETED' && receivedCents !== null)
    return (
      <p className={styles.done}>
        {t('completedHint', { amount: formatCents(receivedCents, { language }) })} {remark}
      </p>
    )
  if (deposit.isWithdrawn) return <p className={styles.rejected}>{t('withdrawnHint')}</p>
  return status === 'CANCELLED' ? <p className={styles.rejected}>{remark}</p> : null
}

function Asking() {
  const t = useText('wallet')
  return <p className={styles.rejected}>{t('paypalWaits')}</p>
}

function Facts({ deposit }: { deposit: Deposit }) {
  const t = useText('wallet')
  return (
    <DescriptionList
      facts={[
        { label: t('amount'), value: <Money cents={deposit.amount} strong /> },
        deposit.receivedCents !== null && { label: t('received'), value: <Money cents={deposit.receivedCents} strong /> },
        deposit.method === 'BANK' && { label: t('memo').replace(/ *\(.*$/, ''), value: <CopyId id={deposit.memo} /> },
        { label: t('transactionNumber'), value: <CopyId id={deposit.transactionNumber} /> },
        { label: t('method'), value: t(`method_${deposit.method}`) },
        deposit.bankName !== null && { label: t('bank'), value: deposit.bankName },
        { label: t('sentAt'), value: <When at={deposit.createdAt} exact /> },
        deposit.decidedAt !== null && { label: t('decidedAt'), value: <When at={deposit.decidedAt} exact /> },
        deposit.note !== '' && { label: t('note'), value: deposit.note },
      ]}
    />
  )
}
