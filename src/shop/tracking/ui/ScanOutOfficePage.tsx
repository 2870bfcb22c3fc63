import { useState } from 'react'
import { CallError } from '#base/fault.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { type ScanAnswer, ScanBox } from '#kit/app/scan/ScanBox.tsx'
import type { Scan } from '#kit/app/scan/scan-queue.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { WithRail } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { trackingCalls } from '../contract.ts'
import { paperOfScan } from '../rules.ts'
import { OpenManifest } from './OpenManifest.tsx'
import { PackedItems } from './PackedItems.tsx'
import { refusedScan } from './refused-scan.ts'
import styles from './ScanOutOfficePage.module.css'

export const handle = { texts: ['trackingOffice', 'order', 'orderPapers', 'carrier'] }

/**
 * Scan-out: one big box, one big answer; a wrong parcel does not leave. Our own paper says which parcel must come next, or
 * sends one off that its seller has labelled.
 */
export default function ScanOutOfficePage() {
  const t = useText('trackingOffice')
  const [expected, setExpected] = useState<number>()
  /** The order whose parcel was scanned last, if it may leave. */
  const [packed, setPacked] = useState<number>()
  const manifests = useCall(trackingCalls.manifests, { query: { limit: 5 } })
  useLive(['manifest.changed', 'parcel.changed'], [trackingCalls.manifests, trackingCalls.manifest])
  const open = manifests.data?.data.docs.filter(manifest => manifest.state === 'OPEN') ?? []

  /** A word for two metres away; the whole sentence stands under it. */
  const headlines: Readonly<Record<string, string>> = {
    ORDER_WRONG_PARCEL: t('badWrong'),
    TRACKING_NUMBER_INVALID: t('badNumber'),
    PARCEL_UNKNOWN: t('badUnknown'),
    PARCEL_SCANNED_ALREADY: t('badAgain'),
    PARCEL_STOPPED: t('badStop'),
  }
  const onScan = async (scan: Scan): Promise<ScanAnswer> => {
    const isPaper = paperOfScan(scan.text) !== undefined
    const body = { scan: scan.text, ...(expected !== undefined && !isPaper && { expectedOrderId: expected }) }
    const answer = await api(trackingCalls.scanOut, { body }, { idempotencyKey: scan.key }).catch(refusedScan)
    const slip = answer instanceof CallError && answer.code === 'PARCEL_NEEDS_LABEL' ? Number(answer.errors[0]?.values?.orderId) : undefined
    if (isPaper && slip) {
      setExpected(slip)
      setPacked(slip)
      return { isGood: true, headline: t('expecting', { id: slip }), detail: t('expectingDetail') }
    }
    setPacked('code' in answer ? expected : answer.data.order.id)
    if ('code' in answer) return { isGood: false, headline: headlines[answer.code] ?? t('bad'), detail: answer.message }
    const { data } = answer
    setExpected(undefined)
    const { fullName: name, city, state } = data.order
    return {
      isGood: true,
      headline: t('goodParcel', { id: data.order.id }),
      detail: t('goodDetail', { name, city, state, count: data.manifest.parcels }),
    }
  }
  return (
    <>
      <PageHeader
        title={t('scanOut')}
        hint={t('scanOutHint')}
        actions={
          <>
            <LinkButton to="/office/manifests/end-of-day" icon="calendar">
              {t('toEndOfDay')}
            </LinkButton>
            <LinkButton to="/office/manifests" icon="layers">
              {t('allManifests')}
            </LinkButton>
          </>
        }
      />
      <WithRail
        rail={(open.length > 0 ? open : [undefined]).map(manifest => (
          <OpenManifest key={manifest?.id ?? 0} manifest={manifest} isKnown={manifests.data !== undefined} />
        ))}
      >
        <ScanBox name="scan-out" label={t('scanLabel')} onScan={onScan}>
          {expected !== undefined && <p className={styles.expected}>{t('next', { id: expected })}</p>}
        </ScanBox>
        {/* Below the answer, which does not move when the pictures come. */}
        {packed !== undefined && <PackedItems orderId={packed} />}
      </WithRail>
    </>
  )
}
