import type { CallAnswer } from '#base/call.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { worstOf } from '#shop/order/item/resolution/rules.ts'
import { bulkCalls, type Import } from '../../contract.ts'
import styles from '../Import.module.css'
import { ImportColumns } from './ImportColumns.tsx'
import { LeftRows } from './LeftRows.tsx'
import { MendedCells } from './MendedCells.tsx'
import { Problems } from './Problems.tsx'
import { UnknownSkus } from './UnknownSkus.tsx'

/** The orders, the wrong and doubtful cells and the columns of a checked import, each behind its tab. */
export function ImportParts({ record }: { record: Import }) {
  const t = useText('import')
  const [state, setState] = useUrlState(startOf(record))
  const tabs = [
    { value: 'orders', label: t('tabOrders'), count: record.orders },
    { value: 'errors', label: t('tabErrors'), count: record.badRows + record.heldRows },
    { value: 'warnings', label: t('tabWarnings'), count: record.warnings },
    ...(record.mends > 0 || state.part === 'mended' ? [{ value: 'mended', label: t('tabMended'), count: record.mends }] : []),
    { value: 'left', label: t('tabLeft'), count: sumOf(record.left) },
    { value: 'columns', label: t('tabColumns'), count: record.columns.filter(column => column.field !== null).length },
  ]
  return (
    <Stack className={styles.tabs}>
      <AppTabs tabs={tabs} value={state.part} onChange={part => setState({ part })} label={t('tabsLabel')} />
      {state.part === 'orders' && <Orders id={record.id} />}
      {state.part === 'errors' && (
        <>
          <UnknownSkus record={record} />
          <Problems record={record} severity="error" />
        </>
      )}
      {state.part === 'warnings' && <Problems record={record} severity="warning" />}
      {state.part === 'mended' && <MendedCells record={record} />}
      {state.part === 'left' && <LeftRows record={record} />}
      {state.part === 'columns' && <ImportColumns key={record.checkedAt} record={record} />}
    </Stack>
  )
}

const sumOf = (left: Import['left']) => left.reduce((sum, { rows }) => sum + rows, 0)
const startWithErrors = { part: 'errors' }
const startWithColumns = { part: 'columns' }
const startWithOrders = { part: 'orders' }
/** What needs the seller stands first. */
function startOf({ status, unclear, badRows }: Import) {
  if (status === 'MAPPING' || (status === 'READY' && unclear.length > 0)) return startWithColumns
  return badRows > 0 && status === 'READY' ? startWithErrors : startWithOrders
}

function Orders({ id }: { id: number }) {
  const t = useText('import')
  return (
    <List
      of={useList(bulkCalls.importOrders, { params: { id } })}
      name="import-orders"
      label={t('tabOrders')}
      columns={[
        { id: 'id', header: t('columnOrderId'), cell: row => row.externalId || <em className="muted">{t('noId')}</em> },
        { id: 'row', header: t('columnRow'), align: 'end', width: '72px', cell: row => row.row },
        {
          id: 'recipient',
          header: t('columnRecipient'),
          cell: row => (
            <span className={styles.two}>
              {row.fullName}
              <br />
              <small className="muted">{row.place}</small>
            </span>
          ),
        },
        {
          id: 'items',
          header: t('columnItems'),
          cell: row => (
            <>
              {row.lines.map(line => `${line.quantity} × ${line.sku}`).join(', ')}
              <br />
              <SharpArt lines={row.lines} />
            </>
          ),
        },
        {
          id: 'ships',
          header: t('columnShipping'),
          cell: row =>
            row.orderType === 'STANDARD' ? carrier(row.shippingBy) : t(row.orderType === 'LABEL' ? 'shipsByLabel' : 'shipsBySeller'),
        },
        {
          id: 'cost',
          header: t('columnCost'),
          align: 'end',
          cell: row => (row.totalCents === null ? '–' : <Money cents={row.totalCents} />),
        },
      ]}
      rowId={row => String(row.row)}
      empty={{ drawing: 'box', title: t('noOrdersTitle'), hint: t('noOrdersHint') }}
    />
  )
}

type Line = CallAnswer<typeof bulkCalls.importOrders>['data']['docs'][number]['lines'][number]
/** How sharp an order's art prints: its worst side, or that it is not known before it is fetched. */
function SharpArt({ lines }: { lines: readonly Line[] }) {
  const t = useText('orderResolution')
  const art = lines.flatMap(line => line.art)
  const worst = worstOf(art)
  if (art.length === 0) return null
  if (worst === null) return <small className="muted">{t('unknown')}</small>
  return (
    <small className={worst.resolution === 'low' ? 'amber' : 'muted'}>
      {t('dpi', { dpi: worst.dpi })}
      {worst.resolution && ` · ${t(worst.resolution)}`}
    </small>
  )
}

/** A name that is the same in every language. */
const carrier = (shippingBy: string) => (shippingBy === 'TIKTOK' ? 'TikTok' : shippingBy)
