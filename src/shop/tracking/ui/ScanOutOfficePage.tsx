import { useState } from 'react'
import { CallError } from '#base/fault.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { type ScanAnswer, ScanBox } from '#kit/app/scan/ScanBox.tsx'
import type { Scan } from '#kit/app/scan/scan-queue.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { trackingCalls } from '../contract.ts'
import { paperOfScan } from '../rules.ts'
import { OpenManifest } from './OpenManifest.tsx'
import styles from './ScanOutOfficePage.module.css'

export const handle = { texts: ['trackingOffice'] }

/**
 * Scan-out: one big box, one big answer; a wrong parcel does not leave. Our own paper says which parcel must come next, or
 * sends one off that its seller has labelled.
 */
export default function ScanOutOfficePage() {
  const t = useText('trackingOffice')
  const [expected, setExpected] = useState<number>()
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
      return { isGood: true, headline: t('expecting', { id: slip }), detail: t('expectingDetail') }
    }
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
          <LinkButton to="/office/manifests" icon="layers">
            {t('allManifests')}
          </LinkButton>
        }
      />
      <div className={styles.columns}>
        <ScanBox name="scan-out" label={t('scanLabel')} onScan={onScan}>
          {expected !== undefined && <p className={styles.expected}>{t('next', { id: expected })}</p>}
        </ScanBox>
        <div>
          {(open.length > 0 ? open : [undefined]).map(manifest => (
            <OpenManifest key={manifest?.id ?? 0} manifest={manifest} isKnown={manifests.data !== undefined} />
          ))}
        </div>
      </div>
    </>
  )
}

/** A refusal of the server is an answer; a lost connection is thrown on, and the scan is kept. */
function refusedScan(error: unknown): CallError {
  if (error instanceof CallError && error.status !== 0) return error
  throw error
}
