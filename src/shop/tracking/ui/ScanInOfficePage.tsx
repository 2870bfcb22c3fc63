import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { ScanAnswer } from '#kit/app/scan/ScanBox.tsx'
import { ScanBox } from '#kit/app/scan/ScanBox.tsx'
import type { Scan } from '#kit/app/scan/scan-queue.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines, WithRail } from '#kit/layout/Stack.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { TrackingCell } from '#shop/carrier/ui/TrackingNumber.tsx'
import { trackingCalls } from '../contract.ts'
import { refusedScan } from './refused-scan.ts'

export const handle = { texts: ['trackingOffice', 'carrier'] }
const expected = { filter: 'RETURNED', limit: 20 } as const

/** Scan-in: a parcel that came back is taken in by its label or by our paper in it, and its seller is told. */
export default function ScanInOfficePage() {
  const t = useText('trackingOffice')
  const headlines: Readonly<Record<string, string>> = {
    PARCEL_UNKNOWN: t('badUnknown'),
    PARCEL_BACK_ALREADY: t('badBack'),
    PARCEL_NOT_LEFT: t('badNotLeft'),
  }
  const onScan = async (scan: Scan): Promise<ScanAnswer> => {
    const answer = await api(trackingCalls.scanIn, { body: { scan: scan.text } }, { idempotencyKey: scan.key }).catch(refusedScan)
    if ('code' in answer) return { isGood: false, headline: headlines[answer.code] ?? t('badIn'), detail: answer.message }
    const { id, fullName: name, city, state } = answer.data.order
    return { isGood: true, headline: t('backParcel', { id }), detail: t('backDetail', { name, city, state }) }
  }
  return (
    <>
      <PageHeader title={t('scanIn')} hint={t('scanInHint')} />
      <WithRail rail={<ComingBack />}>
        <ScanBox name="scan-in" label={t('scanLabel')} onScan={onScan} />
      </WithRail>
    </>
  )
}

/** What its carriers say is on its way back to us. */
function ComingBack() {
  const t = useText('trackingOffice')
  useLive(['parcel.changed'], [trackingCalls.officeParcels])
  const parcels = useCall(trackingCalls.officeParcels, { query: expected })
  if (!parcels.data) return <Skeleton />
  const { docs } = parcels.data.data
  if (docs.length === 0)
    return (
      <EmptyState drawing="scan" title={t('noneBack')}>
        {t('noneBackHint')}
      </EmptyState>
    )
  return (
    <Panel title={t('comingBack')} label={t('comingBack')}>
      <Lines as="ol">
        {docs.map(parcel => (
          <li key={parcel.id}>
            <strong className="numbers">#{parcel.orderId}</strong>
            <TrackingCell number={parcel.trackingNumber} carrierName={parcel.carrierName} trackingUrl={parcel.trackingUrl} />
            {parcel.lastEventAt && <When at={parcel.lastEventAt} />}
          </li>
        ))}
      </Lines>
    </Panel>
  )
}
