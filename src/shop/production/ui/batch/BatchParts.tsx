import type { CallAnswer } from '#base/call.ts'
import { type Language, nameIn } from '#base/text.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { api } from '#kit/call/api.ts'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { type Translate, useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { Side } from '#shop/catalogue/picture/contract.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { productionFileCalls } from '../../batch/file/contract.ts'
import type { productionCalls } from '../../contract.ts'
import { Art } from '../Art.tsx'
import { Recall } from '../Recall.tsx'

type Batch = CallAnswer<(typeof productionCalls)['batch']>['data']
type TicketRow = Batch['tickets'][number]
type FileRow = Batch['printFiles'][number]

export const ticketMeaning: Record<TicketRow['state'], Meaning> = {
  QUEUED: 'grey',
  STARTED: 'blue',
  PASSED: 'green',
  FAILED: 'red',
  VOID: 'grey',
}
const fileMeaning: Record<FileRow['state'], Meaning> = { WAITING: 'blue', READY: 'green', FAILED: 'red' }

/** What is to be made, piece by piece. */
export function TicketTable({ tickets }: { tickets: readonly TicketRow[] }) {
  const t = useText('production')
  const language = useLanguage()
  const ofOrder = Map.groupBy(
    tickets.filter(each => each.state !== 'VOID'),
    each => each.orderId,
  )
  return (
    <DataTable
      name="batch-tickets"
      label={t('tickets')}
      columns={ticketColumns(t, language)}
      rows={tickets}
      rowId={row => String(row.id)}
      rowActions={ticket => {
        const own = ofOrder.get(ticket.orderId) ?? []
        const isStarted = own.some(each => each.state !== 'QUEUED')
        return ticket.state !== 'VOID' && <Recall orderId={ticket.orderId} pieces={own.length} isStarted={isStarted} size="small" />
      }}
      empty={<EmptyState drawing="list" title={t('emptyBatches')} />}
    />
  )
}

const ticketColumns = (t: Translate<'production'>, language: Language): DataColumn<TicketRow>[] => [
  { id: 'ticket', header: t('ticket'), cell: row => <span className="numbers">{row.code}</span>, width: '110px' },
  {
    id: 'product',
    header: t('product'),
    cell: row => (
      <span className="beside">
        <span className="cut">
          {nameIn(language, row)}{' '}
          <span className="muted">
            {colorIn(language, row.color)} · {row.size} · {row.sku}
          </span>
        </span>
      </span>
    ),
  },
  { id: 'order', header: t('order'), cell: row => <span className="numbers">#{row.orderId}</span>, width: '110px' },
  { id: 'piece', header: t('piece'), cell: row => `${row.piece} / ${row.pieces}`, align: 'end', width: '90px' },
  {
    id: 'state',
    header: t('state'),
    cell: row => (
      <>
        <Badge meaning={ticketMeaning[row.state]}>{t(`state_${row.state}`)}</Badge> {row.reason}
        {row.reprint > 0 && (
          <span className="muted">
            {t('reprintOf', { number: row.reprint })} {row.cause}
          </span>
        )}
      </>
    ),
    width: '280px',
  },
]

const sideIn = ({ side }: FileRow): Side => Side.options.find(each => each === side) ?? 'FRONT'

/** The rendered art, side by side. */
export function FileTable({ files }: { files: readonly FileRow[] }) {
  const t = useText('production')
  const design = useText('design')
  const faultText = useFaultText()
  return (
    <DataTable
      name="batch-files"
      label={t('files')}
      columns={fileColumns(t, row => design(sideIn(row)), faultText)}
      rows={files}
      rowId={row => String(row.id)}
      empty={<EmptyState drawing="list" title={t('emptyBatches')} />}
    />
  )
}

const fileColumns = (
  t: Translate<'production'>,
  sideOf: (row: FileRow) => string,
  faultText: ReturnType<typeof useFaultText>,
): DataColumn<FileRow>[] => [
  {
    id: 'file',
    header: t('files'),
    cell: row => (
      <span className="beside">
        <Art garment={row.garment} print={row.print ?? undefined} name={t('art', { id: row.orderId })} />
        {row.state === 'READY' ? (
          <a
            href={api.url(productionFileCalls.printFileContent, { params: { id: row.id } })}
            target="_blank"
            rel="noreferrer"
            aria-label={t('openFile', { id: row.orderId, side: sideOf(row) })}
          >
            #{row.orderId} · {sideOf(row)}
          </a>
        ) : (
          <span>
            #{row.orderId} · {sideOf(row)}
          </span>
        )}
        {row.whiteBytes !== null && (
          <a
            href={api.url(productionFileCalls.underbaseContent, { params: { id: row.id } })}
            target="_blank"
            rel="noreferrer"
            aria-label={t('openWhiteOf', { id: row.orderId, side: sideOf(row) })}
          >
            {t('openWhite')}
          </a>
        )}
      </span>
    ),
  },
  {
    id: 'size',
    header: t('size'),
    cell: row => (row.widthPixels === null ? '–' : `${row.widthPixels} × ${row.heightPixels}`),
    align: 'end',
    width: '150px',
    phone: 'foot',
  },
  { id: 'dpi', header: t('dpi'), cell: row => (row.dpi === null ? '–' : Math.round(row.dpi)), align: 'end', width: '130px', phone: 'none' },
  {
    id: 'state',
    header: t('state'),
    cell: row => (
      <>
        <Badge meaning={fileMeaning[row.state]}>{t(`file_${row.state}`)}</Badge> {row.fault && faultText(row.fault)}
      </>
    ),
    width: '320px',
  },
]
