import { grouped } from '#base/number.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { trackingCalls } from '../contract.ts'
import { ParcelBadge } from './ParcelBadge.tsx'
import { ParcelDialog } from './ParcelDialog.tsx'

export const handle = { texts: ['trackingOffice'] }
const defaults = { filter: 'ON_THE_WAY', q: '', page: 1, limit: 50, parcel: 0 }
const filters = ['ON_THE_WAY', 'NO_SCAN', 'STUCK', 'RETURNED', 'DELIVERED', 'ALL'] as const

/** The monitor: what is on its way, and what needs someone. */
export default function TrackingOfficePage() {
  const t = useText('trackingOffice')
  const notice = useNotice()
  const whyNot = useWhyNot()
  const [state, setState] = useUrlState(defaults)
  const filter = filters.find(each => each === state.filter) ?? 'ON_THE_WAY'
  const query = { filter, page: state.page, limit: state.limit, ...(state.q !== '' && { q: state.q }) }
  const parcels = useCall(trackingCalls.officeParcels, { query }, { keepsLast: true })
  const counts = useCall(trackingCalls.parcelCounts, {})
  useLive(['parcel.changed'], [trackingCalls.officeParcels, trackingCalls.parcelCounts, trackingCalls.officeParcel])
  const ask = useSend(trackingCalls.askCarrier, { onDone: () => notice.done(t('asked')), onRefused: notice.failed })
  const answer = parcels.data?.data
  return (
    <>
      <PageHeader
        title={t('monitor')}
        hint={t('monitorHint')}
        actions={
          <Button icon="refresh" reason={whyNot(trackingCalls.askCarrier)} busy={ask.isPending} onClick={() => ask.mutate({})}>
            {t('ask')}
          </Button>
        }
      />
      <AppTabs
        label={t('monitor')}
        value={filter}
        onChange={value => setState({ filter: value })}
        tabs={filters.map(value => ({
          value,
          label: t(`filter_${value}`),
          count: value === 'ALL' ? undefined : counts.data?.data[value],
        }))}
      />
      <FilterBar
        search={{ value: state.q, onChange: q => setState({ q }), placeholder: t('search') }}
        onClear={() => setState({ q: '' })}
      />
      <DataTable
        name="parcels"
        label={t('parcels')}
        rows={answer?.docs}
        rowId={parcel => String(parcel.id)}
        error={parcels.error}
        onRetry={() => void parcels.refetch()}
        columns={[
          { id: 'order', header: t('order'), width: '110px', cell: parcel => <strong className="numbers">#{parcel.orderId}</strong> },
          {
            id: 'number',
            isLong: true,
            header: t('number'),
            cell: parcel => <CopyId id={parcel.trackingNumber}>{grouped(parcel.trackingNumber)}</CopyId>,
          },
          { id: 'state', header: t('state'), cell: parcel => <ParcelBadge state={parcel.state} trouble={parcel.trouble} /> },
          { id: 'handedAt', header: t('handedAt'), cell: parcel => parcel.handedAt && <When at={parcel.handedAt} /> },
          { id: 'lastEvent', header: t('lastEvent'), cell: parcel => (parcel.lastEventAt ? <When at={parcel.lastEventAt} /> : t('never')) },
        ]}
        rowActions={parcel => (
          <Button size="small" variant="quiet" onClick={() => setState({ parcel: parcel.id, page: state.page })}>
            {t('details')}
          </Button>
        )}
        empty={
          <EmptyState drawing={filter === 'NO_SCAN' || filter === 'STUCK' ? 'done' : 'box'} title={t('emptyParcels')}>
            {t('emptyParcelsHint')}
          </EmptyState>
        }
        pager={pagerOf(answer, setState)}
      />
      {state.parcel > 0 && <ParcelDialog id={state.parcel} onClose={() => setState({ parcel: 0, page: state.page })} />}
    </>
  )
}
