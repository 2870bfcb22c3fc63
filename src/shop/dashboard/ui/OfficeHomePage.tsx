import { useContext } from 'react'
import { formatNumber } from '#base/number.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { QueueWaysContext } from '#kit/menu.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { dashboardCalls, type Queue } from '../contract.ts'
import { countMax } from '../rules.ts'
import styles from './home.module.css'

export const handle = { texts: ['dashboard'] }

/** Where staff come in: a line for each queue of their roles. The frame, which counts the same, hears of news for both. */
export default function OfficeHomePage() {
  const t = useText('dashboard')
  // Tickets grow overdue without an event.
  const home = useCall(dashboardCalls.officeHome, {}, { everyMs: 60_000 })
  return (
    <>
      <PageHeader title={t('officeTitle')} hint={t('officeHint')} />
      <Loaded of={home}>
        {({ queues }) =>
          queues.length === 0 ? (
            <EmptyState drawing="done" title={t('noQueues')}>
              {t('noQueuesHint')}
            </EmptyState>
          ) : (
            <table className={styles.queues} aria-label={t('queues')}>
              <thead>
                <tr>
                  <th scope="col">{t('queue')}</th>
                  <th scope="col" className={styles.figure}>
                    {t('waiting')}
                  </th>
                  <th scope="col">{t('oldest')}</th>
                  <th scope="col" className={styles.figure}>
                    {t('doneToday')}
                  </th>
                  <th scope="col">
                    <span className="unseen">{t('act')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {queues.map(queue => (
                  <QueueLine key={queue.name} queue={queue} />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </>
  )
}

function QueueLine({ queue: { name, count, since, doneToday, overdue, unassigned } }: { queue: Queue }) {
  const t = useText('dashboard')
  const language = useLanguage()
  const whyNot = useWhyNot()
  const say = useText('officePlace')
  const way = useContext(QueueWaysContext)[name]
  // The server may be newer than this page.
  if (!way) return null
  const some = formatNumber(count, language)
  return (
    <tr data-empty={count === 0 || undefined}>
      <th scope="row">
        <Icon name={way.icon} />
        {say(`queue_${name}`)}
        {overdue ? <small className={styles.overdue}>{t('overdue', { count: overdue })}</small> : null}
        {unassigned ? <small>{t('unassigned', { count: unassigned })}</small> : null}
      </th>
      <td className={styles.figure}>{count < countMax ? some : `${some}+`}</td>
      <td data-label={t('oldest')}>{since && <When at={since} />}</td>
      <td className={styles.figure} data-label={t('doneToday')}>
        {doneToday !== null && formatNumber(doneToday, language)}
      </td>
      <td>
        <LinkButton to={way.to} size="small" variant={count > 0 ? 'secondary' : 'quiet'} reason={whyNot(way.call)}>
          {say(`act_${name}`)}
        </LinkButton>
      </td>
    </tr>
  )
}
