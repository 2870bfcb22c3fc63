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
import { announcementCalls } from '../../../announcement/contract.ts'
import { announcementStatuses } from '../../../announcement/rules.ts'
import { AnnouncementBadge } from './AnnouncementBadge.tsx'

export const handle = { texts: ['announcementOffice', 'contentOffice'] }
type Row = RowOf<typeof announcementCalls.officeAnnouncements>

/** Every announcement with its state; a new one begins here. */
export default function AnnouncementListOfficePage() {
  const t = useText('announcementOffice')
  const navigate = useNavigate()
  const reason = useWhyNot()(announcementCalls.createAnnouncement)
  const create = useAct(announcementCalls.createAnnouncement, {
    changes: [announcementCalls.officeAnnouncements],
    onDone: ({ data }) => navigate(`/office/announcements/${data.id}`),
  })
  const list = useList(announcementCalls.officeAnnouncements, {
    search: t('search'),
    filters: [
      {
        name: 'status',
        label: t('status'),
        any: t('all'),
        choices: announcementStatuses.map(value => ({ value, label: t(`status_${value}`) })),
      },
    ],
  })
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        actions={
          <Button variant="primary" icon="plus" reason={reason} busy={create.isPending} onClick={() => create.mutate({})}>
            {t('make')}
          </Button>
        }
      />
      <List
        of={list}
        name="announcements"
        label={t('title')}
        columns={useColumns()}
        rowTo={row => `/office/announcements/${row.id}`}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
    </>
  )
}

function useColumns(): DataColumn<Row>[] {
  const t = useText('announcementOffice')
  const language = useLanguage()
  return [
    {
      id: 'title',
      header: t('heading'),
      cell: row => (language === 'vi' ? row.titleVi || row.title : row.title || row.titleVi) || t('untitled'),
    },
    { id: 'status', header: t('status'), cell: row => <AnnouncementBadge of={row} /> },
    { id: 'audience', header: t('audience'), cell: row => (row.audience === 'TIER' && row.tier) || t(`audience_${row.audience}`) },
    { id: 'places', header: t('places'), cell: row => row.places.map(place => t(`short_${place}`)).join(' · ') || '–' },
    { id: 'from', header: t('from'), cell: row => (row.publishedFrom ? <When at={row.publishedFrom} /> : '–') },
    { id: 'until', header: t('until'), cell: row => (row.publishedUntil ? <When at={row.publishedUntil} /> : '–') },
    { id: 'edited', header: t('edited'), cell: row => <When at={row.editedAt} /> },
    { id: 'editedBy', header: t('editedBy'), cell: row => row.editedBy },
  ]
}
