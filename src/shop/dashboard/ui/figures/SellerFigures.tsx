import type { ReactNode } from 'react'
import { formatCents } from '#base/money.ts'
import { type Share, Shares } from '#kit/app/chart/Shares.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { textOfDays } from '#kit/app/table/own-days.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { type Figure, Figures } from '#kit/layout/Figures.tsx'
import { Section } from '#kit/layout/Panel.tsx'
import { PackedColumns } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useLanguage, useText } from '#kit/use-text.ts'
import type { CostPart } from '#shop/wallet/ledger/posting.rules.ts'
import { type Figures as Found, figureCalls } from '../../figures/contract.ts'
import type { FigureCard as Card, FigureRange } from '../../figures/rules.ts'
import { FigureCard } from './FigureCard.tsx'
import { RangeChoice } from './RangeChoice.tsx'
import { ordersIn, useRange } from './range.ts'
import { BestCards, CostCard, CountCard, OrderCards } from './SharedCards.tsx'
import { TimeChart } from './TimeChart.tsx'
import { useTotals } from './use-totals.tsx'

/** A seller's figures of a range beside the time before; each leads to the list that has exactly so many rows. */
export function SellerFigures() {
  const t = useText('figures')
  const [range, setRange] = useRange()
  return (
    <Section title={t('title')} aside={<RangeChoice value={range} onChange={setRange} />}>
      <Loaded of={useFigures(range)} waiting={<Figures of={undefined} waiting={3} />}>
        {found => (
          <>
            <Totals of={found} />
            <TimeChart
              of={found}
              moneyIs="cost"
              to={days => ordersIn('/order', days)}
              costTo={days => paymentsAt(days, 'ORDERS')}
              file={fileOf(range, 'TIME')}
            />
          </>
        )}
      </Loaded>
    </Section>
  )
}

/** The same range in parts. */
export function SellerDetails() {
  const t = useText('figures')
  const [range] = useRange()
  const files = (card: Card) => fileOf(range, card)
  return (
    <Section title={t('details', { range: t(`range_${range}`) })}>
      <Loaded of={useFigures(range)}>
        {found => (
          <PackedColumns>
            <OrderCards of={found} path="/order" fileOf={files} />
            <TrackingCard of={found} file={files('TRACKING')} />
            <CostCard of={found} title={t('costByKind')} file={files('COST')} to={part => paymentsAt(found, part)} />
            <RunwayCard of={found} file={files('RUNWAY')} />
            <BestCards range={range} path="/order" fileOf={files} />
          </PackedColumns>
        )}
      </Loaded>
    </Section>
  )
}

const paymentsAt = ({ from, to }: { from: string; to: string }, cost: CostPart) =>
  `/payments?${new URLSearchParams({ days: textOfDays(from, to), cost })}`
const useFigures = (range: FigureRange) => useCall(figureCalls.myFigures, { query: { range } }, { keepsLast: true })
const fileOf = (range: FigureRange, card: Card) => api.url(figureCalls.myFiguresFile, { query: { range, card } })

function Totals({ of: figures }: { of: Found }) {
  const t = useText('figures')
  const language = useLanguage()
  const { runway } = figures
  const totals = useTotals('/order', figures, {
    label: t('totalCost'),
    to: paymentsAt(figures, 'ORDERS'),
  })
  if (!runway || runway.days === null) return <Figures of={totals} />
  const lasts: Figure = {
    label: t('runway'),
    value: lastsText(t, runway.days),
    hint: t('runwayPace', { cost: formatCents(runway.perDayCents, { language }) }),
    meaning: runway.days < daysOfWarning ? 'amber' : undefined,
    to: '/payments',
  }
  return <Figures of={[...totals, lasts]} />
}
/** A bank transfer takes up to three days. */
const daysOfWarning = 4

/** Beyond a year nobody counts days. */
const lastsText = (t: Translate<'figures'>, days: number) => (days > 365 ? t('runwayLong') : t('runwayDays', { count: days }))

/** Where it was spent at all. */
function RunwayCard({ of: { runway }, file }: { of: Found; file: string }) {
  const t = useText('figures')
  if (!runway || runway.days === null) return null
  const line = (id: 'balance' | 'pace' | 'lasts', shown: ReactNode, to?: string): Share => ({
    id,
    name: t(`runway_${id}`),
    value: 0,
    shown,
    to,
  })
  return (
    <FigureCard title={t('runway')} file={file}>
      <Shares
        label={t('runway')}
        heads={[t('runway'), t('figure')]}
        format={String}
        of={[
          line('balance', <Money cents={runway.balanceCents} />, '/payments'),
          line('pace', <Money cents={runway.perDayCents} />),
          line('lasts', lastsText(t, runway.days)),
        ]}
      />
    </FigureCard>
  )
}

function TrackingCard({ of: { tracking, from, to }, file }: { of: Found; file: string }) {
  const t = useText('figures')
  return (
    <CountCard
      title={t('tracking')}
      file={file}
      of={(['with', 'without'] as const).map(name => ({
        id: name,
        name: t(name),
        value: tracking[name],
        to: ordersIn('/order', { from, to }, { number: name === 'with' ? 'WITH' : 'WITHOUT' }),
      }))}
    />
  )
}
