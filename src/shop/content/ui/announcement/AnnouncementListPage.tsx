import { Link } from 'react-router'
import { CardList } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { announcementCalls } from '../../announcement/contract.ts'
import styles from './AnnouncementListPage.module.css'
import { announcementChanges, nowInput } from './now.ts'

export const handle = { texts: ['announcement'] }

/** What the shop tells this seller now (spec §2, announcement). */
export default function AnnouncementListPage() {
  const t = useText('announcement')
  const list = useList(announcementCalls.myAnnouncements, {})
  const unread = useCall(announcementCalls.announcementsNow, {}, nowInput).data?.data.unread ?? 0
  const readAll = useAct(announcementCalls.readAnnouncements, { changes: announcementChanges })
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        actions={
          <Button icon="check" reason={unread > 0 ? undefined : t('allRead')} busy={readAll.isPending} onClick={() => readAll.mutate({})}>
            {t('markAll')}
          </Button>
        }
      />
      <Panel flush>
        <CardList of={list} empty={{ title: t('empty'), hint: t('emptyHint') }}>
          {(rows, pager) => (
            <>
              <ul className={styles.list}>
                {rows.map(({ id, title, startsAt, endsAt, isRead }) => (
                  <li key={id}>
                    <Link to={`/announcement/${id}`} className={styles.row} data-read={isRead || undefined}>
                      <span className={styles.words}>
                        <span className={styles.title}>{title}</span>
                        <span className="hint">
                          <When at={startsAt} />
                          {endsAt && (
                            <>
                              {' · '}
                              {t('until')} <When at={endsAt} />
                            </>
                          )}
                        </span>
                      </span>
                      {!isRead && (
                        <span className={styles.dot}>
                          <span className="unseen">{t('unread')}</span>
                        </span>
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
              {pager}
            </>
          )}
        </CardList>
      </Panel>
    </>
  )
}
