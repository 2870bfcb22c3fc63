import { useSyncExternalStore } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { grouped } from '#base/number.ts'
import { formatDate } from '#base/time.ts'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { CarrierLink } from '#shop/carrier/ui/CarrierLink.tsx'
import type { followCalls } from '../../follow/contract.ts'
import { ParcelBadge } from '../parcel/ParcelBadge.tsx'

type Parcel = CallAnswer<typeof followCalls.followOrder>['data']['parcels'][number]

/** One parcel of a buyer's order: who carries it, under which number, and what was told of it, the last first. */
export function BuyerParcel({ parcel: { trackingNumber, carrierName, trackingUrl, isSeen, state, handedAt, events } }: { parcel: Parcel }) {
  const [t, ofParcel] = [useText('track'), useText('parcel')]
  const told = [
    ...events.map(({ code, at, place }) => ({ at, title: ofParcel(`event_${code}`), place })).reverse(),
    ...(handedAt === null ? [] : [{ at: handedAt, title: t('handed'), place: '' }]),
  ]
  return (
    <Panel title={carrierName ?? t('parcel')} aside={<ParcelBadge state={state} />}>
      <p className="numbers">{grouped(trackingNumber)}</p>
      <CarrierLink carrierName={carrierName} trackingUrl={trackingUrl} />
      {!isSeen && state !== 'RETURNED' && (
        <Note meaning="blue" icon="package" title={ofParcel('unseen')}>
          {trackingUrl !== null && ofParcel('unseenLink')}
        </Note>
      )}
      {told.length > 0 && (
        <Lines as="ol">
          {told.map(({ at, title, place }) => (
            <li key={`${title} ${at}`}>
              <div>
                <strong>{title}</strong>
                {place !== '' && <span className="hint"> {place}</span>}
              </div>
              <At at={at} />
            </li>
          ))}
        </Lines>
      )}
      {isSeen && events.length === 0 && <p className="hint">{t('noEvents')}</p>}
    </Panel>
  )
}

/** In the reader's own time zone; as the server does not know it, without a script in that of the world. */
function At({ at }: { at: string }) {
  const language = useLanguage()
  const timeZone = useSyncExternalStore(never, ofBrowser, ofServer)
  const shown = formatDate(at, 'dateTime', { language, timeZone })
  return (
    <time dateTime={at} className="numbers hint">
      {timeZone === undefined ? shown : `${shown} ${timeZone}`}
    </time>
  )
}
const never = () => () => undefined
const ofBrowser = () => undefined
const ofServer = () => 'UTC'
