import { Link } from 'react-router'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { Counted } from '#kit/show/Counted.tsx'
import { useText } from '#kit/use-text.ts'
import { DueBy } from '../DueBy.tsx'
import { type GangSheet, GangState, useSheetFigures } from './GangState.tsx'

/** The columns of a list of gang sheets. */
export function useSheetColumns(): DataColumn<GangSheet>[] {
  const t = useText('production')
  const figures = useSheetFigures()
  return [
    { id: 'sheet', header: t('gangSheets'), cell: row => t('gangSheet', { id: row.id }), width: '140px' },
    { id: 'technique', header: t('technique'), cell: row => t(`technique_${row.technique}`), width: '130px' },
    { id: 'batches', header: t('batches'), cell: row => <BatchNumbers ids={row.batchIds} />, width: '130px', phone: 'none' },
    { id: 'due', header: t('dueBy'), cell: row => <DueBy at={row.dueAt} isDone={row.prints.length > 0} />, width: '180px', phone: 'foot' },
    { id: 'size', header: t('gangSize'), cell: figures.size, align: 'end', width: '150px', fromPixels: 960 },
    {
      id: 'pieces',
      header: t('gangPieces'),
      cell: row => <Counted count={row.pieces} words={t('gangPrints', { count: row.pieces })} />,
      align: 'end',
      width: '90px',
    },
    { id: 'waste', header: t('waste'), cell: figures.waste, align: 'end', width: '90px', phone: 'foot' },
    { id: 'state', header: t('state'), cell: row => <GangState sheet={row} /> },
  ]
}

/** The numbers of a sheet's batches: the first three, and how many more there are. */
function BatchNumbers({ ids }: { ids: readonly number[] }) {
  const [shown, more] = [ids.slice(0, 3).join(', '), ids.length - 3]
  return (
    <span className="numbers" title={ids.join(', ')}>
      {shown} {more > 0 && <Badge meaning="grey">{`+${more}`}</Badge>}
    </span>
  )
}

/** Links to a sheet's batches. */
export function BatchLinks({ ids }: { ids: readonly number[] }) {
  return (
    <span className="numbers">
      {ids.map((id, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={`/office/production/batch/${id}`}>{id}</Link>
        </span>
      ))}
    </span>
  )
}
