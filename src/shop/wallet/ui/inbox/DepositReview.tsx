import { formatCents } from '#base/money.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { When } from '#kit/app/page/When.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { MainFigure } from '#kit/layout/MainFigure.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { depositCalls, type OfficeDeposit } from '../../deposit/contract.ts'
import { whyNotDepositStep } from '../../deposit/rules.ts'
import { ProofViewer } from '../ProofViewer.tsx'
import { DepositDecision } from './DepositDecision.tsx'
import { DepositOfficeBadge } from './DepositOfficeBadge.tsx'
import styles from './DepositReview.module.css'

type Props = {
  id: number
  onBack: () => void
  /** It came up because the one before it was decided: the focus goes to its amount, from where it is read and decided. */
  isNext: boolean
  onDecided?: () => void
}

/** One deposit: the proof beside memo and amount, and the decision under them. */
export function DepositReview({ id, onBack, isNext, onDecided }: Props) {
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
          <Stack gap={12}>
            <Panel>
              <Row isSpread>
                <h2 id="deposit-title" className={styles.amount} tabIndex={-1} ref={isNext ? takeFocus : undefined}>
                  <Money cents={deposit.amount} />
                </h2>
                <DepositOfficeBadge status={deposit.status} isGateway={deposit.method === 'PAYPAL'} />
              </Row>
              <MainFigure label={t('memo')}>
                <CopyId id={deposit.memo} />
              </MainFigure>
              <DepositFacts deposit={deposit} />
            </Panel>
            <Warnings deposit={deposit} />
            {deposit.method === 'PAYPAL' ? (
              <Gateway deposit={deposit} />
            ) : (
              whyNotDepositStep('approve', deposit) === undefined && (
                <DepositDecision key={deposit.status} deposit={deposit} isNext={isNext} {...(onDecided && { onDecided })} />
              )
            )}
          </Stack>
        </article>
      )}
    </Loaded>
  )
}

/** What was pressed last is gone with the deposit that was decided; a focus that has gone elsewhere meanwhile stays there. */
const takeFocus = (title: HTMLElement | null) => {
  if (document.activeElement === document.body) title?.focus()
}

/** Nobody decides here; what PayPal was asked and answered stands on a screen of its own. */
function Gateway({ deposit }: { deposit: OfficeDeposit }) {
  const t = useText('walletOffice')
  return (
    <Panel>
      {deposit.status === 'WAITING' && <p>{t('gatewayDecides')}</p>}
      <Row>
        <LinkButton to={`/office/paypal?q=${deposit.memo}`}>{t('gatewaySee')}</LinkButton>
      </Row>
    </Panel>
  )
}

function DepositFacts({ deposit }: { deposit: OfficeDeposit }) {
  const t = useText('walletOffice')
  const methods = useText('wallet')
  const { seller } = deposit
  return (
    <Facts
      of={[
        {
          label: t('seller'),
          value: (
            <>
              {seller.username}
              {seller.fullName !== '' && <p className="hint">{seller.fullName}</p>}
              <p className="hint">{seller.email}</p>
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
  return lines.map(line => <Note key={line}>{line}</Note>)
}
