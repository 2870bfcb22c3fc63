import { Link, useLocation } from 'react-router'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { announcementCalls } from '../../announcement/contract.ts'
import styles from './AnnouncementBanner.module.css'
import { announcementChanges, nowInput } from './now.ts'

/** The newest bar that this person has not closed, over every screen of the portal; its own page needs none. */
export function AnnouncementBanner() {
  const t = useText('announcement')
  const { pathname } = useLocation()
  const isViewed = useReader()?.view !== undefined
  const banner = useCall(announcementCalls.announcementsNow, {}, nowInput).data?.data.banner
  const close = useSend(announcementCalls.closeAnnouncement, { changes: announcementChanges })
  if (!banner || pathname === `/announcement/${banner.id}` || close.variables?.params.id === banner.id) return null
  return (
    <section className={styles.bar} aria-label={t('bar')}>
      <Icon name="megaphone" />
      <Link to={`/announcement/${banner.id}`} className={styles.title}>
        {banner.title}
      </Link>
      <Button
        variant="quiet"
        icon="close"
        aria-label={t('close', { title: banner.title })}
        reason={isViewed ? t('viewOnly') : undefined}
        onClick={() => close.mutate({ params: { id: banner.id } })}
      />
    </section>
  )
}
