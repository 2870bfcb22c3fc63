import { useNavigate } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { contentOfficeCalls } from '../../office/contract.ts'
import { postStatuses } from '../../post/rules.ts'
import { hasChanges, PostStatusBadge } from './StatusBadges.tsx'

export const handle = { texts: ['contentOffice'] }
const defaults = { q: '', status: 'all', page: 1, limit: 20 }
type Row = CallAnswer<typeof contentOfficeCalls.officePosts>['data']['docs'][number]

/** Every article with its state; a new one begins here. */
export default function BlogListOfficePage() {
  const t = useText('contentOffice')
  const navigate = useNavigate()
  const notice = useNotice()
  const [list, setList] = useUrlState(defaults)
  const status = postStatuses.find(each => each === list.status)
  const { q, page, limit } = list
  const posts = useCall(
    contentOfficeCalls.officePosts,
    { query: { page, limit, ...(q && { q }), ...(status && { status }) } },
    { keepsLast: true },
  )
  const create = useSend(contentOfficeCalls.createPost, {
    changes: [contentOfficeCalls.officePosts],
    onDone: ({ data }) => navigate(`/office/blogs/${data.id}`),
    onRefused: notice.failed,
  })
  const whyNot = useWhyNot()
  const found = posts.data?.data
  const clear = () => setList({ q: '', status: 'all' })
  const begin = (
    <Button
      variant="primary"
      icon="plus"
      reason={whyNot(contentOfficeCalls.createPost)}
      busy={create.isPending}
      onClick={() => create.mutate({})}
    >
      {t('newPost')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('blog')} hint={t('blogHint')} actions={begin} />
      <FilterBar
        search={{ value: q, onChange: next => setList({ q: next }), placeholder: t('searchPosts') }}
        filters={[
          {
            name: 'status',
            label: t('status'),
            value: list.status,
            none: 'all',
            choices: [{ value: 'all', label: t('all') }, ...postStatuses.map(value => ({ value, label: t(`status_${value}`) }))],
            onChange: next => setList({ status: next }),
          },
        ]}
        onClear={clear}
      />
      <DataTable
        name="posts"
        label={t('blog')}
        columns={useColumns()}
        rows={found?.docs}
        rowId={post => String(post.id)}
        rowTo={post => `/office/blogs/${post.id}`}
        error={posts.error}
        onRetry={() => void posts.refetch()}
        empty={
          q !== '' || status ? <NothingFound onClear={clear} /> : <EmptyState title={t('emptyPosts')}>{t('emptyPostsHint')}</EmptyState>
        }
        pager={pagerOf(found, setList)}
      />
    </>
  )
}

function useColumns(): DataColumn<Row>[] {
  const t = useText('contentOffice')
  return [
    { id: 'title', header: t('title'), cell: post => post.title || post.titleVi || t('untitled'), isLong: true },
    { id: 'status', header: t('status'), cell: post => <PostStatusBadge status={post.status} hasChanges={hasChanges(post)} /> },
    {
      id: 'languages',
      header: t('languages'),
      cell: post => [post.title && 'EN', post.titleVi && 'VI'].filter(Boolean).join(' · ') || '–',
    },
    { id: 'published', header: t('publishedAt'), cell: post => (post.publishedAt ? <When at={post.publishedAt} /> : '–') },
    { id: 'edited', header: t('edited'), cell: post => <When at={post.editedAt} /> },
    { id: 'editedBy', header: t('editedBy'), cell: post => post.editedBy },
  ]
}
