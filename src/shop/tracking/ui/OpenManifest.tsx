import type { CallAnswer } from '#base/call.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines } from '#kit/layout/Stack.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { TrackingCell } from '#shop/carrier/ui/TrackingNumber.tsx'
import { trackingCalls } from '../contract.ts'
import styles from './ScanOutOfficePage.module.css'

type Manifest = CallAnswer<typeof trackingCalls.manifests>['data']['docs'][number]
const shown = 12

/** What is in the cage now: how many parcels, which came last, and the act that hands them over. */
export function OpenManifest({ manifest, isKnown }: { manifest: Manifest | undefined; isKnown: boolean }) {
  const t = useText('trackingOffice')
  const whyNot = useWhyNot()
  const close = useAct(trackingCalls.closeManifest, { changes: [trackingCalls.manifests], done: t('closing') })
  const full = useCall(
    trackingCalls.manifest,
    { params: { id: manifest?.id ?? 0 } },
    { isEnabled: manifest !== undefined, keepsLast: true },
  )
  if (!isKnown) return <Skeleton />
  if (!manifest) {
    return (
      <EmptyState drawing="scan" title={t('noManifest')}>
        {t('noManifestHint')}
      </EmptyState>
    )
  }
  const askClose = () => {
    const figures = [{ label: t('parcels'), value: manifest.parcels, isTotal: true }]
    void close.ask({ title: t('closeTitle'), children: t('closeHint'), figures, action: t('close') }, { params: { id: manifest.id } })
  }
  return (
    <Panel title={t('openManifest', { id: manifest.id })} label={t('openManifest', { id: manifest.id })}>
      <p className={styles.count}>{t('parcelsOn', { count: manifest.parcels })}</p>
      <Button variant="primary" icon="truck" wide reason={whyNot(trackingCalls.closeManifest)} busy={close.isPending} onClick={askClose}>
        {t('close')}
      </Button>
      <h3 className="hint">{t('lastParcels')}</h3>
      <Lines as="ol">
        {(full.data?.data.list ?? [])
          .slice(-shown)
          .reverse()
          .map(parcel => (
            <li key={parcel.id}>
              <strong className="numbers">#{parcel.orderId}</strong>
              <TrackingCell number={parcel.trackingNumber} carrierName={parcel.carrierName} trackingUrl={parcel.trackingUrl} />
              <When at={parcel.scannedAt} />
            </li>
          ))}
      </Lines>
    </Panel>
  )
}
