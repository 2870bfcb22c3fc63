import { useNavigate } from 'react-router'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { contentOfficeCalls } from '../../office/contract.ts'
import { postStatuses } from '../../post/rules.ts'
import { hasChanges, PostStatusBadge } from './StatusBadges.tsx'

export const handle = { texts: ['contentOffice'] }
type Row = RowOf<typeof contentOfficeCalls.officePosts>

/** Every article with its state; a new one begins here. */
export default function BlogListOfficePage() {
  const t = useText('contentOffice')
  const navigate = useNavigate()
  const reason = useWhyNot()(contentOfficeCalls.createPost)
  const create = useAct(contentOfficeCalls.createPost, {
    changes: [contentOfficeCalls.officePosts],
    onDone: ({ data }) => navigate(`/office/blogs/${data.id}`),
  })
  const posts = useList(contentOfficeCalls.officePosts, {
    search: t('searchPosts'),
    filters: [
      { name: 'status', label: t('status'), any: t('all'), choices: postStatuses.map(value => ({ value, label: t(`status_${value}`) })) },
    ],
  })
  return (
    <>
      <PageHeader
        title={t('blog')}
        hint={t('blogHint')}
        actions={
          <Button variant="primary" icon="plus" reason={reason} busy={create.isPending} onClick={() => create.mutate({})}>
            {t('newPost')}
          </Button>
        }
      />
      <List
        of={posts}
        name="posts"
        label={t('blog')}
        columns={useColumns()}
        rowTo={post => `/office/blogs/${post.id}`}
        empty={{ title: t('emptyPosts'), hint: t('emptyPostsHint') }}
      />
    </>
  )
}

function useColumns(): DataColumn<Row>[] {
  const t = useText('contentOffice')
  const language = useLanguage()
  return [
    {
      id: 'title',
      header: t('title'),
      cell: post => (language === 'vi' ? post.titleVi || post.title : post.title || post.titleVi) || t('untitled'),
    },
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
