import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { labelBatchCalls, labelRowStates } from '../../../buy/form/file/contract.ts'
import { RowBadge } from './BatchBadge.tsx'
import type { ShownBatch, ShownRow } from './batch.ts'
import { useRowFaults } from './use-row-faults.ts'

/** The rows of a file as they stand in it: what each costs, or its column and what is wrong there. */
export function BatchRows({ batch }: { batch: ShownBatch }) {
  const t = useText('labelBatch')
  const { counts } = batch
  const rows = useList(labelBatchCalls.labelBatchRows, {
    params: { id: batch.id },
    limit: 50,
    tabs: {
      name: 'state',
      label: t('tabsLabel'),
      choices: [
        { value: 'ALL', label: t('tab_ALL'), count: batch.rows, query: {} },
        ...labelRowStates.flatMap(value =>
          counts[value] ? [{ value, label: t(`row_${value}`), count: counts[value], query: { state: value } }] : [],
        ),
      ],
    },
  })
  return (
    <List
      of={rows}
      name="label-rows"
      label={t('tabsLabel')}
      columns={[
        {
          id: 'row',
          header: t('columnRow'),
          width: '88px',
          cell: ({ row }) => <strong className="numbers">{t('rowName', { row })}</strong>,
        },
        { id: 'state', header: t('columnStatus'), least: '112px', width: '128px', cell: ({ state }) => <RowBadge state={state} /> },
        { id: 'to', header: t('columnTo'), phone: 'line', cell: row => <To row={row} /> },
        { id: 'sku', header: t('columnSku'), phone: 'foot', fromPixels: 620, cell: ({ sku }) => sku },
        {
          id: 'weight',
          header: t('columnWeight'),
          align: 'end',
          phone: 'none',
          fromPixels: 760,
          cell: ({ weight }) => (weight === null ? '–' : t('ouncesOf', { ounces: weight })),
        },
        {
          id: 'price',
          header: t('columnPrice'),
          align: 'end',
          phone: 'end',
          cell: ({ rates: [first] }) => (first ? <Money cents={first.cents} /> : '–'),
        },
      ]}
      rowName={({ row }) => t('rowName', { row })}
      rowActions={({ orderId }) =>
        orderId !== null && (
          <LinkButton size="small" icon="box" to={`/order/${orderId}`}>
            {t('openOrder')}
          </LinkButton>
        )
      }
      empty={{ title: t('noRows') }}
    />
  )
}

/** Where to, or what is wrong. */
function To({ row: { name, place, faults } }: { row: ShownRow }) {
  const saidOf = useRowFaults()
  if (faults.length === 0)
    return (
      <>
        {name} <span className="muted">{place}</span>
      </>
    )
  const said = saidOf(faults)
  return (
    <span className="red" title={said.join('\n')}>
      {said.join(' · ')}
    </span>
  )
}
