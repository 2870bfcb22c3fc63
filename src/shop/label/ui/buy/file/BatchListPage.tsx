import { useNavigate } from 'react-router'
import { limitOf } from '#base/call.ts'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useSend } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Panel, Section } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { labelBatchCalls } from '../../../buy/form/file/contract.ts'
import { BatchBadge } from './BatchBadge.tsx'

export const handle = { texts: ['labelBatch'] }

const tables = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  'application/vnd.ms-excel': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}

/** Send a file of packages, and see what became of those before. */
export default function BatchListPage() {
  const t = useText('labelBatch')
  const template = (format: 'csv' | 'xlsx') => api.url(labelBatchCalls.labelTemplate, { query: { format } })
  const maySend = useWhyNot()(labelBatchCalls.sendLabelFile) === undefined
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        back={{ to: '/buying-label', label: t('back') }}
        actions={
          <>
            <LinkButton icon="download" reloadDocument to={template('csv')}>
              {t('templateCsv')}
            </LinkButton>
            <LinkButton icon="download" reloadDocument to={template('xlsx')}>
              {t('templateXlsx')}
            </LinkButton>
          </>
        }
      />
      <Stack gap={24}>
        {maySend && <Send />}
        <Section title={t('past')}>
          <List
            of={useList(labelBatchCalls.myLabelBatches, { limit: 10, live: ['labelBatch.progress'] })}
            name="label-batches"
            label={t('past')}
            columns={[
              { id: 'file', header: t('columnFile'), cell: ({ fileName }) => fileName },
              { id: 'status', header: t('columnStatus'), cell: ({ status }) => <BatchBadge status={status} /> },
              {
                id: 'rows',
                header: t('columnRows'),
                align: 'end',
                phone: 'end',
                cell: ({ rows }) => (
                  <>
                    <span className="phone-only muted">{t('columnRows')} </span>
                    {rows}
                  </>
                ),
              },
              { id: 'bought', header: t('columnBought'), align: 'end', phone: 'none', cell: ({ counts }) => counts.BOUGHT ?? 0 },
              { id: 'when', header: t('columnWhen'), align: 'end', phone: 'foot', cell: ({ createdAt }) => <When at={createdAt} /> },
            ]}
            rowTo={({ id }) => `/buying-label/file/${id}`}
            empty={{ title: t('noneTitle'), hint: t('noneHint') }}
          />
        </Section>
      </Stack>
    </>
  )
}

/** The file is dropped here, and its own page opens. */
function Send() {
  const t = useText('labelBatch')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const send = useSend(labelBatchCalls.sendLabelFile, {
    changes: [labelBatchCalls.myLabelBatches],
    onDone: ({ data }) => void navigate(`/buying-label/file/${data.id}`),
  })
  return (
    <Panel>
      <FileDrop
        label={t('dropLabel')}
        hint={t('dropHint')}
        accept={tables}
        maxBytes={limitOf(labelBatchCalls.sendLabelFile)}
        files={[]}
        onChange={files => files.length > 0 && send.mutate({ body: {}, files: [...files] })}
        error={send.error ? errorText(send.error) : undefined}
        isBusy={send.isPending}
      />
    </Panel>
  )
}
