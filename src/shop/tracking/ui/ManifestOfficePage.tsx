import { useParams } from 'react-router'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { TrackingNumber } from '#shop/carrier/ui/TrackingNumber.tsx'
import { trackingCalls } from '../contract.ts'
import { ManifestTrouble, ManifestWaits } from './manifest/ManifestTrouble.tsx'
import { ParcelBadge } from './parcel/ParcelBadge.tsx'

export const handle = { texts: ['trackingOffice', 'parcel', 'carrier', 'carrierOffice'] }

/** One hand-over: its parcels and its form. */
export default function ManifestOfficePage() {
  const t = useText('trackingOffice')
  const id = Number(useParams().id)
  const manifest = useCall(trackingCalls.manifest, { params: { id } })
  useLive(['manifest.changed', 'parcel.changed'], [trackingCalls.manifest])
  const found = manifest.data?.data
  return (
    <>
      <PageHeader
        title={t('manifest', { id })}
        aside={found && t('parcelsOn', { count: found.parcels })}
        hint={found && (found.trouble ? t('inTrouble') : t(`manifestState_${found.state}`))}
        back={{ to: '/office/manifests', label: t('manifests') }}
        actions={
          found?.formNumber && (
            <LinkButton
              to={api.url(trackingCalls.manifestForm, { params: { id } })}
              reloadDocument
              target="_blank"
              icon="printer"
              variant="primary"
            >
              {t('openForm')}
            </LinkButton>
          )
        }
      />
      <Stack>
        {found?.trouble && <ManifestTrouble id={id} trouble={found.trouble} />}
        {found?.askAt && <ManifestWaits askAt={found.askAt} />}
        <DataTable
          name="manifest-parcels"
          label={t('parcels')}
          rows={found?.list}
          rowId={parcel => String(parcel.id)}
          error={manifest.error}
          onRetry={() => void manifest.refetch()}
          columns={[
            { id: 'order', header: t('order'), cell: parcel => <strong className="numbers">#{parcel.orderId}</strong> },
            {
              id: 'number',
              header: t('number'),
              cell: parcel => (
                <TrackingNumber number={parcel.trackingNumber} carrierName={parcel.carrierName} trackingUrl={parcel.trackingUrl} />
              ),
            },
            { id: 'state', header: t('state'), cell: parcel => <ParcelBadge state={parcel.state} returnedAt={parcel.returnedAt} /> },
            {
              id: 'lastEvent',
              header: t('lastEvent'),
              cell: parcel => (parcel.lastEventAt ? <When at={parcel.lastEventAt} /> : t('never')),
            },
          ]}
          empty={<EmptyState drawing="box" title={t('emptyParcels')} />}
        />
      </Stack>
    </>
  )
}
