import { Link } from 'react-router'
import { whyNotCall } from '#base/access/access.ts'
import type { Reader } from '#base/page.ts'
import type { WireCall } from '#base/wire.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { officePlaces } from '../nav/office-places.ts'
import { openTo } from '../nav/screen.ts'
import styles from './OfficePage.module.css'

const one = { query: { limit: 1 } }

/** Where staff come in: the places that their roles open, and what waits there. */
export default function OfficePage() {
  const t = useText('web')
  const reader = useReader()
  const places = openTo(reader, officePlaces).filter(place => place.path !== '/office')
  const waiting = useWaiting(reader)
  return (
    <>
      <PageHeader title={t('welcome', { name: reader?.username ?? '' })} hint={t('officeHint')} />
      <ul className={styles.places}>
        {places.map(place => (
          <li key={place.path}>
            <Link to={place.path} className={styles.place}>
              <Icon name={place.icon} size={24} />
              <span className={styles.words}>
                {t(place.text)}
                {waiting[place.path] && <Badge meaning="amber">{waiting[place.path]}</Badge>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What waits at a place, in words, by its path; only what the reader may ask is asked. */
function useWaiting(reader: Reader | undefined): Readonly<Record<string, string | undefined>> {
  const t = useText('web')
  const may = (call: WireCall) => ({ isEnabled: whyNotCall(call, reader) === undefined })
  const deposits = useCall(depositCalls.officeDeposits, one, may(depositCalls.officeDeposits)).data?.data.totalDocs ?? 0
  const queue = useCall(productionCalls.productionQueue, one, may(productionCalls.productionQueue)).data?.data.totalDocs ?? 0
  const labels = useCall(labelCalls.labelDesk, one, may(labelCalls.labelDesk)).data?.data.totalDocs ?? 0
  const messages =
    useCall(contentOfficeCalls.officeMessages, { query: { status: 'NEW', limit: 1 } }, may(contentOfficeCalls.officeMessages)).data?.data
      .totalDocs ?? 0
  const parcels = useCall(trackingCalls.parcelCounts, {}, may(trackingCalls.parcelCounts)).data?.data
  const trouble = parcels ? parcels.NO_SCAN + parcels.STUCK + parcels.RETURNED : 0
  return {
    ...(deposits > 0 && { '/office/deposits': t('waitDeposits', { count: deposits }) }),
    ...(queue > 0 && { '/office/production': t('waitQueue', { count: queue }) }),
    ...(labels > 0 && { '/office/labels': t('waitLabels', { count: labels }) }),
    ...(messages > 0 && { '/office/messages': t('waitMessages', { count: messages }) }),
    ...(trouble > 0 && { '/office/tracking': t('waitTrouble', { count: trouble }) }),
  }
}
