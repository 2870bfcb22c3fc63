import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { TrackingNumber } from '#shop/carrier/ui/TrackingNumber.tsx'
import { trackingCalls } from '../contract.ts'
import { ParcelDialog } from './ParcelDialog.tsx'
import { ParcelBadge } from './parcel/ParcelBadge.tsx'

export const handle = { texts: ['trackingOffice', 'tracking', 'parcel', 'carrier'] }
const defaults = { parcel: 0, page: 1 }
const filters = ['ON_THE_WAY', 'TROUBLE', 'NO_SCAN', 'STUCK', 'RETURNED', 'DELIVERED', 'ALL'] as const

/** The monitor: what is on its way, and what needs someone. */
export default function TrackingOfficePage() {
  const t = useText('trackingOffice')
  const whyNot = useWhyNot()
  const [{ parcel, page }, setState] = useUrlState(defaults)
  const counts = useCall(trackingCalls.parcelCounts, {}).data?.data
  useLive(['parcel.changed'], [trackingCalls.parcelCounts, trackingCalls.officeParcel])
  const ask = useAct(trackingCalls.askCarrier, { done: t('asked') })
  const parcels = useList(trackingCalls.officeParcels, {
    limit: 50,
    search: t('search'),
    tabs: {
      name: 'filter',
      label: t('monitor'),
      choices: filters.map(value => ({ value, label: t(`filter_${value}`), ...(value !== 'ALL' && { count: counts?.[value] }) })),
      isCounted: true,
    },
    live: ['parcel.changed'],
  })
  const isTrouble = parcels.tab === 'TROUBLE' || parcels.tab === 'NO_SCAN' || parcels.tab === 'STUCK'
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
      <List
        of={parcels}
        name="parcels"
        label={t('parcels')}
        columns={[
          { id: 'order', header: t('order'), width: '110px', cell: parcel => <strong className="numbers">#{parcel.orderId}</strong> },
          {
            id: 'number',
            header: t('number'),
            cell: parcel => (
              <TrackingNumber number={parcel.trackingNumber} carrierName={parcel.carrierName} trackingUrl={parcel.trackingUrl} />
            ),
          },
          {
            id: 'state',
            header: t('state'),
            cell: ({ state, trouble }) =>
              trouble ? <Badge meaning="amber">{t(`filter_${trouble}`)}</Badge> : <ParcelBadge state={state} />,
          },
          { id: 'handedAt', header: t('handedAt'), cell: parcel => parcel.handedAt && <When at={parcel.handedAt} /> },
          { id: 'lastEvent', header: t('lastEvent'), cell: parcel => (parcel.lastEventAt ? <When at={parcel.lastEventAt} /> : t('never')) },
        ]}
        rowActions={parcel => (
          <Button size="small" variant="quiet" onClick={() => setState({ parcel: parcel.id, page })}>
            {t('details')}
          </Button>
        )}
        empty={{ drawing: isTrouble ? 'done' : 'box', title: t('emptyParcels'), hint: t('emptyParcelsHint') }}
      />
      {parcel > 0 && <ParcelDialog id={parcel} onClose={() => setState({ parcel: 0, page })} />}
    </>
  )
}
