import { formatCents } from '#base/money.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { DescriptionList } from '#kit/app/page/DescriptionList.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { When } from '#kit/app/page/When.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { depositCalls, type OfficeDeposit } from '../../deposit/contract.ts'
import { whyNotDepositStep } from '../../deposit/rules.ts'
import { DepositOfficeBadge } from '../DepositStatusBadge.tsx'
import { ProofViewer } from '../ProofViewer.tsx'
import { DepositDecision } from './DepositDecision.tsx'
import styles from './DepositReview.module.css'

/** One deposit: the proof beside memo and amount, and the decision under them. */
export function DepositReview({ id, onBack }: { id: number; onBack: () => void }) {
  const t = useText('walletOffice')
  const found = useCall(depositCalls.officeDeposit, { params: { id } })
  return (
    <Loaded of={found}>
      {deposit => (
        <article className={styles.review} aria-labelledby="deposit-title">
          <div className={styles.back}>
            <Button variant="quiet" icon="chevronLeft" onClick={onBack}>
              {t('backToList')}
            </Button>
          </div>
          {deposit.method === 'BANK' && (
            <ProofViewer proofs={deposit.proofs} urlOf={position => api.url(depositCalls.officeProof, { params: { id, position } })} />
          )}
          <div className={styles.side}>
            <Card>
              <header className={styles.head}>
                <h2 id="deposit-title">
                  <Money cents={deposit.amount} />
                </h2>
                <DepositOfficeBadge status={deposit.status} isGateway={deposit.method === 'PAYPAL'} />
              </header>
              <div className={styles.memo}>
                <p>{t('memo')}</p>
                <CopyId id={deposit.memo} />
              </div>
              <Facts deposit={deposit} />
            </Card>
            <Warnings deposit={deposit} />
            {deposit.method === 'PAYPAL' ? (
              <Gateway deposit={deposit} />
            ) : (
              whyNotDepositStep('approve', deposit) === undefined && <DepositDecision key={deposit.status} deposit={deposit} />
            )}
          </div>
        </article>
      )}
    </Loaded>
  )
}

/** Nobody decides here; what PayPal was asked and answered stands on a screen of its own. */
function Gateway({ deposit }: { deposit: OfficeDeposit }) {
  const t = useText('walletOffice')
  return (
    <Card className={styles.gateway}>
      {deposit.status === 'WAITING' && <p>{t('gatewayDecides')}</p>}
      <LinkButton to={`/office/paypal?q=${deposit.memo}`}>{t('gatewaySee')}</LinkButton>
    </Card>
  )
}

function Facts({ deposit }: { deposit: OfficeDeposit }) {
  const t = useText('walletOffice')
  const methods = useText('wallet')
  const { seller } = deposit
  return (
    <DescriptionList
      facts={[
        {
          label: t('seller'),
          value: (
            <>
              {seller.username}
              <span className={styles.email}>{seller.fullName ? `${seller.fullName} · ${seller.email}` : seller.email}</span>
            </>
          ),
        },
        { label: t('transactionNumber'), value: <CopyId id={deposit.transactionNumber} /> },
        { label: t('method'), value: methods(`method_${deposit.method}`) },
        { label: t('sent'), value: <When at={deposit.createdAt} /> },
        deposit.note !== '' && { label: t('note'), value: deposit.note },
        deposit.question !== '' && { label: t('question'), value: deposit.question },
        deposit.receivedCents !== null && { label: t('received'), value: <Money cents={deposit.receivedCents} strong /> },
        deposit.remark !== '' && { label: t('remark'), value: deposit.remark },
        deposit.decidedBy !== null && { label: t('decidedBy'), value: deposit.decidedBy },
      ]}
    />
  )
}

function Warnings({ deposit }: { deposit: OfficeDeposit }) {
  const t = useText('walletOffice')
  const language = useLanguage()
  const { firstApproval, sameProofIn, sameAmountIn } = deposit
  const isOpen = deposit.decidedBy === null
  const ids = (list: readonly number[]) => list.map(id => `#${id}`).join(', ')
  const lines = [
    sameProofIn.length > 0 && t('sameProof', { ids: ids(sameProofIn) }),
    isOpen && sameAmountIn.length > 0 && t('sameAmount', { ids: ids(sameAmountIn) }),
    isOpen &&
      firstApproval &&
      t('firstApproval', { name: firstApproval.by, amount: formatCents(firstApproval.receivedCents, { language }) }),
  ].filter(line => typeof line === 'string')
  return lines.map(line => (
    <p key={line} className={styles.warning}>
      <Icon name="alert" /> {line}
    </p>
  ))
}
