import { useState } from 'react'
import { formatCents } from '#base/money.ts'
import { formatNumber } from '#base/number.ts'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { WithRail } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { buyingLabelCalls } from '../../../buy/form/contract.ts'
import { labelBatchCalls } from '../../../buy/form/file/contract.ts'
import { RateTable } from '../rate/RateTable.tsx'
import { useWallet } from '../rate/use-wallet.ts'
import { leftOf, type ShownBatch } from './batch.ts'

/** The choice of whatever is cheapest, row by row. */
const cheapest = ''
const changes = [
  labelBatchCalls.myLabelBatch,
  labelBatchCalls.labelBatchRows,
  labelBatchCalls.myLabelBatches,
  buyingLabelCalls.myBoughtLabels,
  buyingLabelCalls.countBoughtLabels,
  walletCalls.myWallet,
]

/** By which service the rows of a file are bought, what that costs, and the button that buys them all. */
export function BuyBatch({ batch }: { batch: ShownBatch }) {
  const [t, say] = [useText('labelBatch'), useText('buyLabel')]
  const [service, choose] = useState(cheapest)
  const all = leftOf(batch)
  const offer = batch.offers.find(each => each.service === service)
  return (
    <WithRail isSticky rail={<Bill batch={batch} offer={offer} />}>
      <Panel title={t('services')} label={t('services')} flush>
        <RateTable
          label={t('services')}
          price={say('total')}
          value={offer?.service ?? cheapest}
          onChange={choose}
          rows={[
            { value: cheapest, service: t('cheapestEach'), carrier: '', days: undefined, cents: batch.cheapestCents },
            ...batch.offers.map(({ service: value, serviceName, carrier, rows, totalCents }) => ({
              value,
              service: serviceName,
              carrier,
              days: undefined,
              cents: totalCents,
              ...(rows < all && { hint: t('takes', { rows, all }) }),
            })),
          ]}
        />
      </Panel>
    </WithRail>
  )
}

function Bill({ batch, offer }: { batch: ShownBatch; offer: ShownBatch['offers'][number] | undefined }) {
  const t = useText('labelBatch')
  const say = useText('buyLabel')
  const language = useLanguage()
  const refused = useWhyNot()(labelBatchCalls.buyLabelBatch)
  const buy = useAct(labelBatchCalls.buyLabelBatch, { changes, done: t('bought'), showsRefusal: true })
  const all = leftOf(batch)
  const count = offer?.rows ?? all
  const cents = offer?.totalCents ?? batch.cheapestCents
  const wallet = useWallet(cents)
  const amount = (sum: number) => formatCents(sum, { language })
  const { REFUSED = 0 } = batch.counts
  return (
    <Panel title={t('summary')}>
      <Facts
        figures
        of={[
          { label: t('labels'), value: formatNumber(count, language) },
          { label: say('total'), value: <Money cents={cents} strong />, isTotal: true },
        ]}
      />
      {wallet.known && <Facts figures of={[{ label: say('balance'), value: <Money cents={wallet.spendableCents} strong /> }]} />}
      {buy.error && <ErrorNote error={buy.error} />}
      {wallet.missingCents > 0 && (
        <Note role="status" icon="wallet" title={say('lack', { amount: amount(wallet.missingCents) })}>
          {t('lackHint')}
        </Note>
      )}
      {wallet.missingCents > 0 ? (
        <LinkButton variant="primary" size="large" wide to={depositPath(wallet.missingCents, `/buying-label/file/${batch.id}`)}>
          {say('deposit')}
        </LinkButton>
      ) : (
        <Button
          variant="primary"
          size="large"
          wide
          reason={refused}
          busy={buy.isPending}
          onClick={() => buy.mutate({ params: { id: batch.id }, body: { service: offer?.service ?? null, seenTotalCents: cents } })}
        >
          {t('buy', { count, total: amount(cents) })}
        </Button>
      )}
      {count < all && <p className="hint">{t('leftOut', { count: all - count })}</p>}
      {REFUSED > 0 && <p className="hint">{t('errorsStay', { count: REFUSED })}</p>}
      <p className="hint">{say('buyHint')}</p>
    </Panel>
  )
}
