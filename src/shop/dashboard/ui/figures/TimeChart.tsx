import { useState } from 'react'
import { formatCents } from '#base/money.ts'
import { formatNumber } from '#base/number.ts'
import type { Language } from '#base/text.ts'
import { formatDate } from '#base/time.ts'
import { type Bar, BarChart } from '#kit/app/chart/BarChart.tsx'
import { Segments, Switch } from '#kit/control/Choice.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Table } from '#kit/layout/Table.tsx'
import { Scroll } from '#kit/scroll/Scroll.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { SharedFigures, Tally } from '../../figures/contract.ts'
import { FileLink } from './FigureCard.tsx'

const metrics = ['orders', 'items', 'costCents'] as const
type Metric = (typeof metrics)[number]
type Days = { from: string; to: string }
type Props = {
  of: SharedFigures
  /** What the money is called: a seller's cost is the shop's sales. */
  moneyIs: 'cost' | 'sales'
  /** The list of these days. */
  to: (days: Days) => string
  /** What was charged on these days. */
  costTo: (days: Days) => string
  /** The same as CSV. */
  file: string
}

/** A figure over the parts of the time beside the time before, as bars or as a table. */
export function TimeChart({ of: figures, moneyIs, to, costTo, file }: Props) {
  const t = useText('figures')
  const language = useLanguage()
  const [metric, setMetric] = useState<Metric>('orders')
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const [isCompared, setIsCompared] = useState(true)
  const shown = metrics.filter(name => name !== 'costCents' || figures.total.costCents !== null)
  const say = (name: Metric) => t(name === 'costCents' ? moneyIs : name)
  const format = (value: number) => (metric === 'costCents' ? formatCents(value, { language }) : formatNumber(value, language))
  const figureOf = (tally: Tally) => tally[metric] ?? 0
  const bars = figures.parts.map(
    (part): Bar => ({
      id: `${part.from} ${part.hour}`,
      ...nameOf(part, figures.unit, language),
      value: figureOf(part.now),
      before: isCompared ? figureOf(part.before) : undefined,
      // Neither an hour nor items have a list of their own.
      to: part.hour !== null || metric === 'items' ? undefined : metric === 'orders' ? to(part) : costTo(part),
    }),
  )
  return (
    <Stack>
      <Row isSpread>
        <Segments label={t('figure')} value={metric} onChange={setMetric} choices={shown.map(value => ({ value, label: say(value) }))} />
        <Row gap={16}>
          <Switch label={t('compare')} checked={isCompared} onChange={event => setIsCompared(event.currentTarget.checked)} />
          <Segments
            label={t('view')}
            value={view}
            onChange={setView}
            choices={(['chart', 'table'] as const).map(value => ({ value, label: t(value) }))}
          />
          <FileLink name={t('title')} to={file} />
        </Row>
      </Row>
      {view === 'chart' ? (
        <BarChart label={say(metric)} bars={bars} format={format} names={{ value: t('now'), before: t('before') }} />
      ) : (
        <Scroll label={say(metric)}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('time')}</th>
                <th scope="col">{t('now')}</th>
                {isCompared && <th scope="col">{t('before')}</th>}
              </tr>
            </thead>
            <tbody>
              {bars.map(({ id, name, value, before }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{format(value)}</td>
                  {before !== undefined && <td>{format(before)}</td>}
                </tr>
              ))}
              <tr>
                <th scope="row">{t('sum')}</th>
                <td>{format(figureOf(figures.total))}</td>
                {isCompared && <td>{format(figureOf(figures.before))}</td>}
              </tr>
            </tbody>
          </Table>
        </Scroll>
      )}
    </Stack>
  )
}

type Part = SharedFigures['parts'][number]
/** How a part of the time is called, below its bar and where it is read. */
function nameOf({ from, hour }: Part, unit: SharedFigures['unit'], language: Language): { tick: string; name: string } {
  if (hour !== null) return same(`${String(hour).padStart(2, '0')}:00`)
  const noon = new Date(`${from}T12:00:00Z`)
  if (unit === 'day') {
    const reader = { language, timeZone: 'UTC' }
    return { tick: formatDate(noon, 'short', reader), name: formatDate(noon, 'medium', reader) }
  }
  const month = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(noon)
  return { tick: month({ month: 'short' }), name: month({ month: 'long', year: 'numeric' }) }
}
const same = (text: string) => ({ tick: text, name: text })
