import { type Share, Shares } from '#kit/app/chart/Shares.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { textOfDays } from '#kit/app/table/own-days.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Figures } from '#kit/layout/Figures.tsx'
import { PackedColumns, Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import type { MadeCause } from '#shop/production/scan/made/rules.ts'
import type { CostPart, LedgerAccount } from '#shop/wallet/ledger/posting.rules.ts'
import { type OfficeFigures as Found, figureCalls } from '../../figures/contract.ts'
import type { OfficeCard } from '../../figures/rules.ts'
import { FigureCard } from './FigureCard.tsx'
import { RangeChoice } from './RangeChoice.tsx'
import { ordersIn, useRange } from './range.ts'
import { BestCards, CostCard, OrderCards, useCount } from './SharedCards.tsx'
import { TimeChart } from './TimeChart.tsx'
import { useTotals } from './use-totals.tsx'

export const handle = { texts: ['figures', 'order', 'reprint'] }

/** The house's figures of a range beside the time before; money for those whose roles may read it. */
export default function OfficeFiguresPage() {
  const t = useText('figures')
  const [range, setRange] = useRange()
  const figures = useCall(figureCalls.officeFigures, { query: { range } }, { keepsLast: true })
  const fileOf = (card: OfficeCard) => api.url(figureCalls.officeFiguresFile, { query: { range, card } })
  return (
    <>
      <PageHeader title={t('title')} hint={t('officeHint')} actions={<RangeChoice value={range} onChange={setRange} />} />
      <Loaded of={figures} waiting={<Figures of={undefined} waiting={5} />}>
        {found => (
          <Stack gap={24}>
            <Totals of={found} />
            <TimeChart
              of={found}
              moneyIs="sales"
              to={days => ordersIn('/office/order', days)}
              costTo={days => ledgerAt(days, { cost: 'ORDERS' })}
              file={fileOf('TIME')}
            />
            <PackedColumns>
              <OrderCards of={found} path="/office/order" fileOf={fileOf} />
              <CostCard of={found} title={t('salesByKind')} file={fileOf('COST')} to={part => ledgerAt(found, { cost: part })} />
              <MarginCard of={found} file={fileOf('MARGIN')} />
              <PostageCard of={found} file={fileOf('POSTAGE')} />
              <PiecesCard of={found} file={fileOf('PIECES')} />
              <ClaimsCard of={found} file={fileOf('CLAIMS')} />
              <BestCards range={range} path="/office/order" fileOf={fileOf} />
            </PackedColumns>
          </Stack>
        )}
      </Loaded>
    </>
  )
}

type Days = Pick<Found, 'from' | 'to'>
const ledgerAt = ({ from, to }: Days, asked: { cost: CostPart } | { account: LedgerAccount }) =>
  `/office/ledger?${new URLSearchParams({ days: textOfDays(from, to), ...asked })}`
const piecesAt = ({ from, to }: Days, asked: { state?: 'PASSED'; cause?: MadeCause } = {}) =>
  `/office/production/pieces?${new URLSearchParams({ ...asked, days: textOfDays(from, to) })}`
const postageAt = ({ from, to }: Days) => `/office/labels/postage?${new URLSearchParams({ from, to })}`

function Totals({ of: figures }: { of: Found }) {
  const t = useText('figures')
  const { margin, postage } = figures
  const totals = useTotals('/office/order', figures, { label: t('totalSales'), to: ledgerAt(figures, { cost: 'ORDERS' }) })
  return (
    <Figures
      of={[
        ...totals,
        ...(postage
          ? [
              {
                label: t('postage'),
                value: <Money cents={postage.boughtCents - postage.refundedCents} />,
                hint: t('labels', { count: postage.labels }),
                to: postageAt(figures),
              },
            ]
          : []),
        ...(margin ? [{ label: t('margin'), value: <Money cents={margin.marginCents} />, hint: t('marginHint') }] : []),
      ]}
    />
  )
}

const money = (id: string, name: string, cents: number, to?: string): Share => ({
  id,
  name,
  value: cents,
  shown: <Money cents={cents} />,
  to,
})

function MarginCard({ of: { margin, ...days }, file }: { of: Found; file: string }) {
  const t = useText('figures')
  if (!margin) return null
  return (
    <FigureCard title={t('margin')} file={file}>
      <Shares
        label={t('margin')}
        heads={[t('kind'), t('amount')]}
        format={String}
        of={[
          money('sales', t('sales'), margin.salesCents, ledgerAt(days, { cost: 'ORDERS' })),
          money('postage', t('postage'), -margin.postageCents, postageAt(days)),
          money('referral', t('referral'), -margin.referralCents, ledgerAt(days, { account: 'REFERRAL' })),
          money('left', t('left'), margin.marginCents),
        ]}
      />
      <p className="hint">{t('marginHint')}</p>
    </FigureCard>
  )
}

function PostageCard({ of: { postage, ...days }, file }: { of: Found; file: string }) {
  const t = useText('figures')
  if (!postage) return null
  return (
    <FigureCard
      title={t('postage')}
      file={file}
      empty={t('noLabels')}
      isEmpty={postage.labels === 0 && postage.boughtCents === 0 && postage.refundedCents === 0}
    >
      <Shares
        label={t('postage')}
        heads={[t('kind'), t('amount')]}
        format={String}
        of={[
          { ...money('bought', t('bought'), postage.boughtCents, postageAt(days)), aside: t('labels', { count: postage.labels }) },
          { ...money('refunded', t('givenBack'), -postage.refundedCents, postageAt(days)), aside: '' },
          { ...money('sum', t('sum'), postage.boughtCents - postage.refundedCents, postageAt(days)), aside: '' },
        ]}
      />
    </FigureCard>
  )
}

function PiecesCard({ of: { pieces, ...days }, file }: { of: Found; file: string }) {
  const t = useText('figures')
  const why = useText('reprint')
  const format = useCount()
  return (
    <FigureCard title={t('made')} file={file}>
      <Shares
        label={t('made')}
        heads={[t('kind'), t('items')]}
        format={format}
        of={[
          { id: 'passed', name: t('passed'), value: pieces.passed, to: piecesAt(days, { state: 'PASSED' }) },
          { id: 'failed', name: t('failed'), value: pieces.failed, to: piecesAt(days) },
        ]}
      />
      {pieces.causes.length > 0 && (
        <Shares
          label={t('failedBy')}
          heads={[t('failedBy'), t('items')]}
          format={format}
          of={pieces.causes.map(({ cause, pieces: value }) => ({
            id: cause,
            name: why(`cause_${cause}`),
            value,
            to: piecesAt(days, { cause }),
          }))}
        />
      )}
    </FigureCard>
  )
}

function ClaimsCard({ of: { claims, from, to }, file }: { of: Found; file: string }) {
  const t = useText('figures')
  const format = useCount()
  if (!claims) return null
  const report = `/office/ticket/report?${new URLSearchParams({ from, to })}`
  return (
    <FigureCard title={t('claims')} file={file}>
      <Shares
        label={t('claims')}
        heads={[t('kind'), t('items')]}
        format={format}
        of={[
          { id: 'claims', name: t('allClaims'), value: claims.claims, to: report },
          {
            id: 'refunds',
            name: t('claimRefunds'),
            value: claims.refunds,
            aside: <Money cents={claims.refundedCents} />,
            to: report,
          },
          { id: 'reprints', name: t('claimReprints'), value: claims.reprints, to: report },
        ].map(share => ({ aside: '', ...share }))}
      />
    </FigureCard>
  )
}
