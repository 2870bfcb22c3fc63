import { formatCents } from '#base/money.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { buyingLabelCalls } from '../../../buy/form/contract.ts'
import type { KeptLabels } from '../form/use-label-draft.ts'
import { useBuying } from './use-buying.ts'
import type { useRates } from './use-rates.ts'
import { useWallet } from './use-wallet.ts'

/** Here a deposit leads back to: nothing of the form is lost meanwhile. */
const back = '/buying-label?step=rates'

/** What is chosen, by service, its sum, the wallet, and the button that buys. */
export function Bill({ kept, rates }: { kept: KeptLabels; rates: ReturnType<typeof useRates> }) {
  const t = useText('buyLabel')
  const language = useLanguage()
  const { chosen, totalCents, leftMs, isFetching, beforeCents, asked } = rates
  const { buy, ask, isBusy, isExpired, unknown } = useBuying(kept, () => void asked.refetch())
  const refused = useWhyNot()(buyingLabelCalls.buyLabels)
  const wallet = useWallet(totalCents)
  const amount = (cents: number) => formatCents(cents, { language })
  const unrated = chosen?.indexOf(undefined) ?? -1
  const why = refused ?? (!chosen || isFetching ? t('pricing') : unrated >= 0 ? t('fixFirst', { number: unrated + 1 }) : undefined)
  const count = chosen?.length ?? 0
  return (
    <Panel title={t('summary')}>
      {chosen && (
        <Facts
          figures
          of={[
            ...servicesOf(chosen).map(({ name, count: pieces, cents }) => ({
              label: `${pieces} × ${name}`,
              value: <Money cents={cents} />,
            })),
            { label: t('total'), value: <Money cents={totalCents ?? 0} strong />, isTotal: true },
          ]}
        />
      )}
      {wallet.known && <Facts figures of={[{ label: t('balance'), value: <Money cents={wallet.spendableCents} strong /> }]} />}
      {unknown && (
        <Note role="alert" title={t('unknownTitle')}>
          <p>{t('unknownHint', { total: amount(unknown.totalCents) })}</p>
          <div>
            <Button size="small" icon="refresh" onClick={ask}>
              {t('askAgain')}
            </Button>
          </div>
        </Note>
      )}
      {isExpired && <Note role="status">{t('expired')}</Note>}
      {beforeCents !== undefined && totalCents !== undefined && (
        <Note role="status">{t('changed', { now: amount(totalCents), before: amount(beforeCents) })}</Note>
      )}
      {wallet.missingCents > 0 && !isBusy && (
        <Note role="status" icon="wallet" title={t('lack', { amount: amount(wallet.missingCents) })}>
          {t('lackHint')}
        </Note>
      )}
      {wallet.missingCents > 0 && !isBusy && why === undefined ? (
        <LinkButton variant="primary" size="large" wide to={depositPath(wallet.missingCents, back)}>
          {t('deposit')}
        </LinkButton>
      ) : (
        <Button
          variant="primary"
          size="large"
          wide
          busy={isBusy}
          reason={why}
          onClick={() =>
            chosen &&
            totalCents !== undefined &&
            buy(
              chosen.flatMap(rate => (rate ? [rate.id] : [])),
              totalCents,
            )
          }
        >
          {totalCents === undefined ? t('pricing') : t('buy', { count, total: amount(totalCents) })}
        </Button>
      )}
      <p className="hint">
        {t('buyHint')} {chosen && !isFetching && <span className="numbers">{t('held', { time: clock(leftMs) })}</span>}
      </p>
    </Panel>
  )
}

/** mm:ss (spec §9). */
const clock = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1_000)).padStart(2, '0')}`

type Priced = { service: string; serviceName: string; cents: number }
/** How many of each service, and what they cost together. */
function servicesOf(rates: readonly (Priced | undefined)[]): { name: string; count: number; cents: number }[] {
  const known = rates.filter(rate => rate !== undefined)
  return Object.values(Object.groupBy(known, ({ service }) => service)).map((same = []) => ({
    name: same[0]?.serviceName ?? '',
    count: same.length,
    cents: same.reduce((sum, { cents }) => sum + cents, 0),
  }))
}
