import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { jobCalls } from '../contract.ts'
import { partOf } from '../rules.ts'
import css from './JobOfficePage.module.css'

export const handle = { texts: ['jobOffice'] }
type Job = RowOf<typeof jobCalls.failedJobs>

/** Work in the background that failed for the last time; the owner has it tried again. */
export default function JobOfficePage() {
  const t = useText('jobOffice')
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <List
        of={useList(jobCalls.failedJobs, { everyMs: 10_000 })}
        name="jobs"
        label={t('title')}
        columns={useColumns()}
        rowName={job => job.name}
        rowActions={job => <RetryButton id={job.id} />}
        empty={{ drawing: 'done', title: t('empty'), hint: t('emptyHint') }}
      />
    </>
  )
}

/** Each job's own, so that several may be on their way at once. */
function RetryButton({ id }: { id: string }) {
  const t = useText('jobOffice')
  const whyNot = useWhyNot()
  const retry = useAct(jobCalls.retryJob, { changes: [jobCalls.failedJobs], done: t('retried') })
  return (
    <Button
      size="small"
      icon="refresh"
      busy={retry.isPending}
      reason={whyNot(jobCalls.retryJob)}
      onClick={() => retry.mutate({ params: { id } })}
    >
      {t('retry')}
    </Button>
  )
}

function useColumns(): DataColumn<Job>[] {
  const t = useText('jobOffice')
  return [
    {
      id: 'job',
      header: t('job'),
      width: '200px',
      cell: ({ name, deaths }) => (
        <span className={css.job}>
          {t(`part_${partOf(name)}`)}
          {deaths !== null && <Badge meaning="amber">{t('isStopped')}</Badge>}
          <span className="hint">{name}</span>
        </span>
      ),
    },
    {
      id: 'about',
      header: t('about'),
      width: '160px',
      cell: ({ about }) => <span className="hint">{about.map(({ field, id }) => t(`on_${field}`, { id })).join(' · ') || '–'}</span>,
    },
    {
      id: 'error',
      header: t('error'),
      cell: ({ error, deaths }) => <span className={css.error}>{deaths === null ? error : t('putAside', { count: deaths })}</span>,
    },
    { id: 'tries', header: t('tries'), align: 'end', width: '90px', cell: ({ tries }) => tries },
    { id: 'diedAt', header: t('diedAt'), width: '140px', cell: ({ diedAt }) => <When at={diedAt} /> },
    { id: 'sentAt', isOptional: true, header: t('sentAt'), width: '140px', cell: ({ sentAt }) => <When at={sentAt} /> },
  ]
}
