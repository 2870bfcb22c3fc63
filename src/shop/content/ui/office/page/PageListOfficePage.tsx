import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { pageCalls } from '../../../page/contract.ts'
import { PageBadge } from './PageBadge.tsx'

export const handle = { texts: ['pageOffice', 'contentOffice'] }

/** The shop's own pages, and which of them the office has edited. */
export default function PageListOfficePage() {
  const t = useText('pageOffice')
  const language = useLanguage()
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <List
        of={useList(pageCalls.officePages, { isWhole: true })}
        name="pages"
        label={t('title')}
        rowId={row => row.key}
        rowTo={row => `/office/pages/${row.key}`}
        columns={[
          { id: 'page', header: t('page'), cell: row => t(`key_${row.key}`) },
          { id: 'title', header: t('heading'), cell: row => (language === 'vi' ? row.titleVi : row.title) },
          { id: 'status', header: t('status'), cell: row => <PageBadge of={row} /> },
          { id: 'edited', header: t('edited'), cell: row => (row.editedAt ? <When at={row.editedAt} /> : '–') },
          { id: 'editedBy', header: t('editedBy'), cell: row => row.editedBy ?? '–' },
        ]}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
    </>
  )
}
