import { useParams, useSearchParams } from 'react-router'
import { formatCents } from '#base/money.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Columns, Stack } from '#kit/layout/Stack.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNotOpen } from '#kit/use-why-not.ts'
import { askPath, ticketFormPath } from '#shop/content/message/rules.ts'
import { type Deposit, depositCalls } from '../../deposit/contract.ts'
import { depositReturn, whyNotDepositStep } from '../../deposit/rules.ts'
import { DepositStatusBadge } from '../DepositStatusBadge.tsx'
import { ProofViewer } from '../ProofViewer.tsx'
import { AddProof } from './AddProof.tsx'
import { DepositAnswer } from './DepositAnswer.tsx'
import { UsualTimeNote } from './UsualTimeNote.tsx'
import { WithdrawButton } from './WithdrawButton.tsx'

export const handle = { texts: ['wallet'] }

/** One deposit of the seller: what was sent, what finance says, and the answer to what it asks. */
export default function MyDepositPage() {
  const t = useText('wallet')
  const whyNotOpen = useWhyNotOpen()
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
            <LinkButton variant="quiet" icon="talk" reason={whyNotOpen(ticketFormPath)} to={askPath({ deposit: id, type: 'PAYMENT' })}>
              {t('askDeposit')}
            </LinkButton>
            {back && <LinkButton to={back}>{t(backWords(back))}</LinkButton>}
            {found?.method === 'BANK' && whyNotDepositStep('withdraw', found) === undefined && <WithdrawButton deposit={found} />}
          </>
        }
      />
      <Loaded of={deposit} waiting={<Spinner />}>
        {found => (
          <Columns least={320}>
            {found.method === 'BANK' && (
              <ProofViewer proofs={found.proofs} urlOf={position => api.url(depositCalls.myProof, { params: { id, position } })} />
            )}
            <Stack>
              <Outcome deposit={found} />
              {found.status === 'WAITING' && (found.method === 'BANK' ? <DepositAnswer deposit={found} /> : <Asking />)}
              {found.status === 'PENDING' && <UsualTimeNote usual={instruction.data?.data.usual ?? null} />}
              <Panel>
                <DepositFacts deposit={found} />
              </Panel>
              {whyNotDepositStep('addProof', found) === undefined && <AddProof deposit={found} />}
            </Stack>
          </Columns>
        )}
      </Loaded>
    </>
  )
}

/** Where the deposit was missing. */
const backWords = (to: string) => (to === '/cart' ? 'backToCart' : to.startsWith('/buying-label') ? 'backToLabels' : 'backToOrder')

function Outcome({ deposit }: { deposit: Deposit }) {
  const t = useText('wallet')
  const language = useLanguage()
  const { status, receivedCents, remark } = deposit
  if (status === 'COMPLETED' && receivedCents !== null)
    return (
      <Note meaning="green">
        {t('completedHint', { amount: formatCents(receivedCents, { language }) })} {remark}
      </Note>
    )
  if (deposit.isWithdrawn) return <Note meaning="red">{t('withdrawnHint')}</Note>
  return status === 'CANCELLED' ? <Note meaning="red">{remark}</Note> : null
}

function Asking() {
  const t = useText('wallet')
  return <Note>{t('paypalWaits')}</Note>
}

function DepositFacts({ deposit }: { deposit: Deposit }) {
  const t = useText('wallet')
  return (
    <Facts
      of={[
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
