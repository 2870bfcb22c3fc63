import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { labelFileOfficeCalls } from '../../../buy/file/office/contract.ts'
import { LabelFileStatusBadge } from '../LabelFileStatusBadge.tsx'
import { SendForSeller } from './SendForSeller.tsx'

export const handle = { texts: ['labelFile', 'labelFileOffice'] }
const tabs = ['OPEN', 'ALL'] as const

/** Label files of all sellers, and a place to send one for a seller. */
export default function LabelFileListOfficePage() {
  const t = useText('labelFile')
  const office = useText('labelFileOffice')
  const maySend = useWhyNot()(labelFileOfficeCalls.officeImportLabels) === undefined
  const files = useList(labelFileOfficeCalls.officeLabelImports, {
    tabs: { name: 'tab', label: office('tabs'), choices: tabs.map(value => ({ value, label: office(`tab_${value}`) })) },
    live: ['labelImport.progress'],
  })
  return (
    <>
      <PageHeader title={t('title')} hint={office('hint')} back={{ to: '/office/labels', label: office('back') }} />
      <Stack gap={24}>
        {maySend && <SendForSeller />}
        <List
          of={files}
          name="office-label-files"
          label={office('tabs')}
          columns={[
            { id: 'file', header: t('columnFile'), cell: row => row.fileName },
            { id: 'seller', header: office('seller'), phone: 'line', cell: row => row.seller },
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
          rowTo={row => `/office/labels/files/${row.id}`}
          empty={{ drawing: files.tab === 'OPEN' ? 'done' : 'box', title: office(`empty_${files.tab}`), hint: office('emptyHint') }}
        />
      </Stack>
    </>
  )
}
