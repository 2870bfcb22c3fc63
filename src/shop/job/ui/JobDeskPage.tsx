import type { CallAnswer } from '#base/call.ts'
import { Button } from '#kit/Button.tsx'
import { DeskTable } from '#kit/desk/DeskTable.tsx'
import type { DeskColumn } from '#kit/desk/desk-table.ts'
import { EmptyState } from '#kit/desk/EmptyState.tsx'
import { PageHeader } from '#kit/desk/PageHeader.tsx'
import { pagerOf } from '#kit/desk/Pager.tsx'
import { useNotice } from '#kit/desk/use-notice.tsx'
import { useUrlState } from '#kit/desk/use-url-state.ts'
import { When } from '#kit/desk/When.tsx'
import { useCall, useSend } from '#kit/use-call.ts'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { jobCalls } from '../calls.ts'
import type { jobCalls as contract } from '../contract.ts'
import { partOf } from '../rules.ts'
import css from './JobDeskPage.module.css'

export const handle = { texts: ['jobDesk'] }
const defaults = { page: 1, limit: 20 }
const everyMs = 10_000
type Job = CallAnswer<typeof contract.failedJobs>['data']['docs'][number]

/** Work in the background that failed for the last time; the owner has it tried again. */
export default function JobDeskPage() {
  const t = useText('jobDesk')
  const isOwner = useReader()?.roles.includes('owner') ?? false
  const [list, setList] = useUrlState(defaults)
  const jobs = useCall(jobCalls.failedJobs, { query: list }, { keepsLast: true, everyMs })
  const found = jobs.data?.data
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <DeskTable
        name="jobs"
        label={t('title')}
        columns={useColumns()}
        rows={found?.docs}
        rowId={job => job.id}
        rowName={job => job.name}
        rowActions={job => <RetryButton id={job.id} isOwner={isOwner} />}
        error={jobs.error}
        onRetry={() => void jobs.refetch()}
        empty={
          <EmptyState drawing="done" title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        }
        pager={pagerOf(found, setList)}
      />
    </>
  )
}

/** Each job's own, so that several may be on their way at once. */
function RetryButton({ id, isOwner }: { id: string; isOwner: boolean }) {
  const t = useText('jobDesk')
  const notice = useNotice()
  const retry = useSend(jobCalls.retryJob, {
    changes: [jobCalls.failedJobs],
    onDone: () => notice.done(t('retried')),
    onRefused: notice.failed,
  })
  return (
    <Button
      size="small"
      icon="refresh"
      busy={retry.isPending}
      reason={isOwner ? undefined : t('onlyOwner')}
      onClick={() => retry.mutate({ params: { id } })}
    >
      {t('retry')}
    </Button>
  )
}

function useColumns(): DeskColumn<Job>[] {
  const t = useText('jobDesk')
  return [
    {
      id: 'job',
      header: t('job'),
      width: '200px',
      cell: ({ name }) => (
        <span className={css.job}>
          {t(`part_${partOf(name)}`)}
          <span className={css.name}>{name}</span>
        </span>
      ),
    },
    {
      id: 'about',
      header: t('about'),
      width: '160px',
      cell: ({ about }) => <span className={css.about}>{about.map(({ field, id }) => t(`on_${field}`, { id })).join(' · ') || '–'}</span>,
    },
    { id: 'error', isLong: true, header: t('error'), cell: ({ error }) => <span className={css.error}>{error}</span> },
    { id: 'tries', header: t('tries'), align: 'end', width: '90px', cell: ({ tries }) => tries },
    { id: 'diedAt', header: t('diedAt'), width: '140px', cell: ({ diedAt }) => <When at={diedAt} /> },
    { id: 'sentAt', isOptional: true, header: t('sentAt'), width: '140px', cell: ({ sentAt }) => <When at={sentAt} /> },
  ]
}
