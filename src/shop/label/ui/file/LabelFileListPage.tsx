import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { Section } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { labelFileCalls } from '../../buy/file/contract.ts'
import { LabelFileStatusBadge } from './LabelFileStatusBadge.tsx'
import { SendLabels } from './SendLabels.tsx'

export const handle = { texts: ['labelFile'] }

/** Send a file of labels, and see what became of those before. */
export default function LabelFileListPage() {
  const t = useText('labelFile')
  const maySend = useWhyNot()(labelFileCalls.importLabels) === undefined
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} back={{ to: '/order', label: t('backToOrders') }} />
      <Stack gap={24}>
        {maySend && <SendLabels />}
        <Section title={t('past')}>
          <List
            of={useList(labelFileCalls.myLabelImports, { limit: 10, live: ['labelImport.progress'] })}
            name="label-files"
            label={t('past')}
            columns={[
              { id: 'file', header: t('columnFile'), cell: row => row.fileName },
              { id: 'status', header: t('columnStatus'), cell: row => <LabelFileStatusBadge status={row.status} /> },
              { id: 'for', header: t('columnFor'), cell: row => t(`mode_${row.mode}`) },
              {
                id: 'pages',
                header: t('columnPages'),
                align: 'end',
                phone: 'end',
                cell: row => (
                  <>
                    <span className="phone-only muted">{t('columnPages')} </span>
                    {row.pages}
                  </>
                ),
              },
              { id: 'when', header: t('columnWhen'), align: 'end', phone: 'foot', cell: row => <When at={row.createdAt} /> },
            ]}
            rowTo={row => `/order/labels/${row.id}`}
            empty={{ title: t('noneTitle'), hint: t('noneHint') }}
          />
        </Section>
      </Stack>
    </>
  )
}
