import { formatNumber } from '#base/number.ts'
import { nameIn } from '#base/text.ts'
import { day, hour } from '#base/time.ts'
import { type Share, Shares } from '#kit/app/chart/Shares.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { textOfDays } from '#kit/app/table/own-days.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useLanguage, useText } from '#kit/use-text.ts'
import type { CostPart } from '#shop/wallet/ledger/posting.rules.ts'
import { figureCalls, type SharedFigures, type Speed } from '../../figures/contract.ts'
import type { FigureCard as Card, FigureRange, OfficeCard } from '../../figures/rules.ts'
import { FigureCard } from './FigureCard.tsx'
import { type OrderPath, ordersAt, ordersIn } from './range.ts'

type CardsProps<Name> = { path: OrderPath; fileOf: (card: Name) => string }
type Props = CardsProps<Card & OfficeCard> & { of: SharedFigures }

/** Orders by their status and type, what is due, and how long it took: for sellers and the office. */
export function OrderCards({ of: figures, path, fileOf }: Props) {
  const t = useText('figures')
  const order = useText('order')
  const format = useCount()
  const { statuses, types, due, speed } = figures
  return (
    <>
      <CountCard
        title={t('status')}
        file={fileOf('STATUS')}
        of={statuses.map(({ status, orders }) => ({
          id: status,
          name: order(`status_${status}`),
          value: orders,
          to: ordersIn(path, figures, { status }),
        }))}
      />
      <CountCard
        title={t('type')}
        file={fileOf('TYPE')}
        of={types.map(({ orderType, orders }) => ({
          id: orderType,
          name: order(`type_${orderType}`),
          value: orders,
          to: ordersIn(path, figures, { orderType }),
        }))}
      />
      <FigureCard title={t('speed')} file={fileOf('SPEED')}>
        <SpeedShares speed={speed} to={ordersAt(path, { handed: textOfDays(figures.from, figures.to) })} />
      </FigureCard>
      <FigureCard title={t('atRisk')} file={fileOf('DUE')}>
        <Shares
          label={t('atRisk')}
          heads={[t('atRisk'), t('orders')]}
          format={format}
          of={(['late', 'soon'] as const).map(name => ({
            id: name,
            name: t(name),
            value: due[name],
            to: ordersAt(path, { due: name === 'late' ? 'LATE' : 'SOON' }),
          }))}
        />
      </FigureCard>
    </>
  )
}

/** Orders of the time in groups, as many as there are; nothing in it where none was made. */
export function CountCard({ title, file, of }: { title: string; file: string; of: readonly Share[] }) {
  const t = useText('figures')
  return (
    <FigureCard title={title} file={file} isEmpty={of.every(({ value }) => value === 0)}>
      <Shares label={title} heads={[title, t('orders')]} format={useCount()} of={of} />
    </FigureCard>
  )
}

function SpeedShares({ speed: { dispatch, production }, to }: { speed: SharedFigures['speed']; to: string }) {
  const t = useText('figures')
  const format = useCount()
  if (dispatch.orders === 0) return <p className="muted">{t('noSpeed')}</p>
  const shareOf = (id: string, name: string, speed: Speed, to?: string): Share[] =>
    speed.medianMs === null || speed.mostMs === null
      ? []
      : [
          {
            id,
            name,
            value: speed.orders,
            aside: (
              <>
                {t('half', { time: spanText(speed.medianMs, t, format) })}
                <br />
                {t('most', { time: spanText(speed.mostMs, t, format) })}
              </>
            ),
            to,
          },
        ]
  return (
    <Shares
      label={t('speed')}
      heads={[t('time'), t('speed'), t('orders')]}
      format={format}
      of={[...shareOf('dispatch', t('dispatch'), dispatch, to), ...shareOf('production', t('inProduction'), production)]}
    />
  )
}

/** A span as '14.5 h', and from two days on as '3.2 days'. */
function spanText(milliseconds: number, t: Translate<'figures'>, format: (value: number) => string): string {
  const round = (value: number) => format(Math.round(value * 10) / 10)
  return milliseconds < 2 * day ? t('hours', { time: round(milliseconds / hour) }) : t('days', { time: round(milliseconds / day) })
}

/** What was charged by kind, less what came back; of the office, its sales. */
export function CostCard({
  of: { cost, total },
  title,
  file,
  to,
}: {
  of: SharedFigures
  title: string
  file: string
  to: (part: CostPart) => string
}) {
  const t = useText('figures')
  if (!cost || total.costCents === null) return null
  const line = (id: string, name: string, cents: number, to: string): Share => ({
    id,
    name,
    value: cents,
    shown: <Money cents={cents} />,
    to,
  })
  return (
    <FigureCard title={title} file={file} isEmpty={cost.productionCents === 0 && cost.shippingCents === 0 && cost.refundedCents === 0}>
      <Shares
        label={title}
        heads={[t('kind'), t('amount')]}
        format={String}
        of={[
          line('production', t('production'), cost.productionCents, to('PRODUCTION')),
          line('shipping', t('shipping'), cost.shippingCents, to('SHIPPING')),
          line('refunds', t('refunds'), -cost.refundedCents, to('REFUND')),
          line('sum', t('sum'), total.costCents, to('ORDERS')),
        ]}
      />
    </FigureCard>
  )
}

/** What sold best; asked by itself, for it takes longer than all the rest. */
export function BestCards({ range, path, fileOf }: CardsProps<Card & OfficeCard> & { range: FigureRange }) {
  const t = useText('figures')
  const language = useLanguage()
  const format = useCount()
  const best = useCall(path === '/order' ? figureCalls.myBest : figureCalls.officeBest, { query: { range } }, { keepsLast: true })
  return (
    <Loaded of={best}>
      {({ products, designs, ...days }) => (
        <>
          <FigureCard title={t('bestProducts')} file={fileOf('PRODUCT')} isEmpty={products.length === 0}>
            <Shares
              label={t('bestProducts')}
              heads={[t('product'), t('orders'), t('items')]}
              format={format}
              of={products.map(each => ({
                id: each.code,
                name: nameIn(language, each),
                aside: t('ordersOf', { count: each.orders }),
                value: each.items,
                to: ordersIn(path, days, { product: each.code }),
              }))}
            />
          </FigureCard>
          <FigureCard title={t('bestDesigns')} file={fileOf('DESIGN')} isEmpty={designs.length === 0}>
            <Shares
              label={t('bestDesigns')}
              heads={[t('design'), t('orders'), t('items')]}
              format={format}
              of={designs.map(({ id, name, orders, items }) => ({
                id: String(id),
                name,
                aside: t('ordersOf', { count: orders }),
                value: items,
                to: ordersIn(path, days, { template: String(id) }),
              }))}
            />
          </FigureCard>
        </>
      )}
    </Loaded>
  )
}

export function useCount(): (value: number) => string {
  const language = useLanguage()
  return value => formatNumber(value, language)
}
