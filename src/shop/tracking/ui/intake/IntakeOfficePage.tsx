import { useState } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { type ScanAnswer, ScanBox } from '#kit/app/scan/ScanBox.tsx'
import type { Scan } from '#kit/app/scan/scan-queue.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Switch } from '#kit/control/Choice.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines, WithRail } from '#kit/layout/Stack.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { intakeCalls } from '../../dock/contract.ts'
import { refusedScan } from '../refused-scan.ts'
import { intakePath } from './intake-path.ts'

export const handle = { texts: ['trackingOffice'] }
const first = { limit: 20 } as const

/** Intake: a parcel that its seller brings with a label of their own is scanned, and what is missing or surplus is named. */
export default function IntakeOfficePage() {
  const t = useText('trackingOffice')
  const [isLeaving, setLeaving] = useState(false)
  const headlines: Readonly<Record<string, string>> = { TRACKING_NUMBER_INVALID: t('badMisread'), PARCEL_STOPPED: t('badStop') }
  const onScan = async (scan: Scan): Promise<ScanAnswer> => {
    const body = { scan: scan.text, isLeaving }
    const answer = await api(intakeCalls.takeIn, { body }, { idempotencyKey: scan.key }).catch(refusedScan)
    if ('code' in answer) return { isGood: false, headline: headlines[answer.code] ?? t('badIn'), detail: answer.message }
    const { parcel, isAgain, manifest, counts } = answer.data
    if (parcel.surplus) return { isGood: false, headline: t('intakeSurplus'), detail: t(`surplus_${parcel.surplus}`) }
    const id = parcel.orderId ?? 0
    const headline = manifest ? t('intakeLeft', { id }) : isAgain ? t('intakeAgain', { id }) : t('intakeHere', { id })
    return { isGood: true, headline, detail: t('intakeDetail', { seller: parcel.seller?.username ?? '', ...counts }) }
  }
  return (
    <>
      <PageHeader
        title={t('intake')}
        hint={t('intakeHint')}
        actions={
          <LinkButton to={intakePath()} icon="layers">
            {t('intakeParcels')}
          </LinkButton>
        }
      />
      <WithRail rail={<Sellers />}>
        <ScanBox name="intake" label={t('intakeLabel')} onScan={onScan}>
          <Switch
            label={t('intakeLeaving')}
            help={t('intakeLeavingHint')}
            checked={isLeaving}
            onChange={event => setLeaving(event.target.checked)}
          />
        </ScanBox>
      </WithRail>
    </>
  )
}

/** Who has brought how many, and how many of theirs are missing. */
function Sellers() {
  const t = useText('trackingOffice')
  useLive(['intake.changed', 'parcel.changed'], [intakeCalls.intakeSellers])
  const sellers = useCall(intakeCalls.intakeSellers, { query: first })
  if (!sellers.data) return <Skeleton />
  const { docs } = sellers.data.data
  if (docs.length === 0)
    return (
      <EmptyState drawing="scan" title={t('intakeEmpty')}>
        {t('intakeEmptyHint')}
      </EmptyState>
    )
  return (
    <Panel title={t('intakeSellers')} label={t('intakeSellers')}>
      <Lines as="ul">
        {docs.map(({ seller, ...counts }) => (
          <li key={seller?.id ?? 0}>
            <Link to={intakePath({ sellerId: seller?.id, tab: seller ? 'MISSING' : 'SURPLUS' })}>
              {seller?.username ?? t('intakeNobody')}
            </Link>
            <span>{t('intakeFigures', counts)}</span>
          </li>
        ))}
      </Lines>
    </Panel>
  )
}
