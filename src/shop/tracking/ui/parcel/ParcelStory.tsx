import type { ReactNode } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { grouped } from '#base/number.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { Timeline, type TimelineEntry } from '#kit/app/page/Timeline.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { CarrierLink } from '#shop/carrier/ui/CarrierLink.tsx'
import type { trackingCalls } from '../../contract.ts'
import { troubleIn } from '../../rules.ts'
import { ParcelBadge } from './ParcelBadge.tsx'

export type ShownParcel = CallAnswer<typeof trackingCalls.myParcels>['data'][number]

/** One parcel: its carrier and number, where the carrier itself tells of it, and all that was told to us, the last first. */
export function ParcelStory({ parcel, act }: { parcel: ShownParcel; act?: ReactNode }) {
  const [t, ofParcel, ofCarrier] = [useText('tracking'), useText('parcel'), useText('carrier')]
  const { trackingNumber, carrierName, trackingUrl, sees, state, returnedAt } = parcel
  return (
    <Stack as="article" gap={12} aria-label={t('parcelName', { number: trackingNumber })}>
      <Row isSpread>
        <strong>{carrierName ?? ofCarrier('otherCarrier')}</strong>
        <ParcelBadge state={state} returnedAt={returnedAt} />
      </Row>
      <p className="numbers">
        <CopyId id={trackingNumber}>{grouped(trackingNumber)}</CopyId>
      </p>
      <CarrierLink carrierName={carrierName} trackingUrl={trackingUrl} />
      {sees === 'NONE' && state !== 'RETURNED' && (
        <Note meaning="blue" icon="info" title={ofParcel('unseen')} action={act}>
          {trackingUrl !== null && ofParcel('unseenLink')} {t('unseenHint')}
        </Note>
      )}
      <Timeline label={t('events')} entries={entriesOf(parcel, { t, ofParcel })} />
    </Stack>
  )
}

type Words = { t: Translate<'tracking'>; ofParcel: Translate<'parcel'> }
/** What we did with it and what others told of it, each with its teller. */
function entriesOf({ manifestId, scannedAt, handedAt, returnedAt, events }: ShownParcel, { t, ofParcel }: Words): TimelineEntry[] {
  const ours = (at: string | null, title: string, isBack = false): TimelineEntry[] =>
    at === null ? [] : [{ id: title, at, title, note: t('toldBy_US'), meaning: isBack ? 'amber' : 'grey' }]
  const told = events.map(
    ({ code, at, place, toldBy }): TimelineEntry => ({
      id: `${code} ${at}`,
      at,
      title: ofParcel(`event_${code}`),
      note: [place, t(`toldBy_${toldBy}`)].filter(Boolean).join(' · '),
      meaning: code === 'DELIVERED' ? 'green' : troubleIn(code) ? 'amber' : 'blue',
    }),
  )
  return [
    ...ours(scannedAt, ofParcel(manifestId === null ? 'parcelState_LABELLED' : 'parcelState_SCANNED')),
    ...ours(handedAt, ofParcel('parcelState_HANDED')),
    ...told,
    ...ours(returnedAt, t('backAtDock'), true),
  ]
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .reverse()
}
