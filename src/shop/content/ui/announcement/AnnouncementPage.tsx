import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'react-router'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useReader } from '#kit/use-session.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { announcementCalls } from '../../announcement/contract.ts'
import { PostBody } from '../post/PostBody.tsx'
import styles from './AnnouncementPage.module.css'
import { announcementChanges } from './now.ts'

export const handle = { texts: ['announcement'] }

/** One announcement; whoever opens it has read it. */
export default function AnnouncementPage() {
  const t = useText('announcement')
  const language = useLanguage()
  const id = Number(useParams().id)
  const answer = useCall(announcementCalls.announcement, { params: { id } })
  useReading(id, answer.data?.data.isRead === false)
  const back = { to: '/announcement', label: t('title') }
  return (
    <Loaded of={answer} head={<PageHeader title={t('title')} back={back} />}>
      {({ title, html, startsAt, endsAt, isEnded }) => (
        <>
          <PageHeader
            title={title}
            back={back}
            hint={
              <>
                <When at={startsAt} />
                {endsAt && (
                  <>
                    {' · '}
                    {t('until')} <When at={endsAt} />
                  </>
                )}
              </>
            }
          />
          <Stack className={styles.page}>
            {isEnded && (
              <Note meaning="grey" icon="clock">
                {t('ended')}
              </Note>
            )}
            <Panel>
              <PostBody html={html} language={language} />
            </Panel>
          </Stack>
        </>
      )}
    </Loaded>
  )
}

/** Says once that it is read; staff who look as the seller read nothing in their place. */
function useReading(id: number, isUnread: boolean) {
  const isViewed = useReader()?.view !== undefined
  const read = useSend(announcementCalls.readAnnouncement, { changes: announcementChanges })
  const say = useEffectEvent(() => read.mutate({ params: { id } }))
  const isDue = isUnread && !isViewed
  // biome-ignore lint/correctness/useExhaustiveDependencies: another announcement is read on its own
  useEffect(() => {
    if (isDue) say()
  }, [id, isDue])
}
