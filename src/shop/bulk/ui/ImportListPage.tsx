import { useState } from 'react'
import { useNavigate } from 'react-router'
import { limits } from '#base/fields.ts'
import { FileDrop } from '#kit/app/form/FileDrop.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/Field.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { bulkCalls, type Import } from '../contract.ts'
import styles from './Import.module.css'
import { ImportStatusBadge } from './ImportStatusBadge.tsx'

export const handle = { texts: ['import'] }

const accept = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv', '.tab'],
  'text/plain': ['.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}
const firstPage = { page: 1, limit: 10 }

/** Send a file of orders, and see what became of those before. */
export default function ImportListPage() {
  const t = useText('import')
  const [list, setList] = useUrlState(firstPage)
  const imports = useCall(bulkCalls.myImports, { query: list }, { keepsLast: true })
  useLive(['import.progress'], [bulkCalls.myImports])
  const data = imports.data?.data
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        back={{ to: '/order', label: t('backToOrders') }}
        actions={
          <LinkButton to={api.url(bulkCalls.importSample)} icon="download" reloadDocument>
            {t('sample')}
          </LinkButton>
        }
      />
      <SendFile />
      <h2 className={styles.heading}>{t('past')}</h2>
      <DataTable<Import>
        name="imports"
        label={t('past')}
        columns={[
          { id: 'file', header: t('columnFile'), cell: row => <span className={styles.file}>{row.fileName}</span> },
          { id: 'status', header: t('columnStatus'), cell: row => <ImportStatusBadge status={row.status} /> },
          { id: 'orders', header: t('columnOrders'), align: 'end', cell: row => row.orders },
          { id: 'wrong', header: t('columnWrong'), align: 'end', cell: row => row.badRows + row.heldRows },
          { id: 'cost', header: t('columnCost'), align: 'end', cell: row => <Money cents={row.totalCents} /> },
          { id: 'when', header: t('columnWhen'), align: 'end', cell: row => <When at={row.createdAt} /> },
        ]}
        rows={data?.docs}
        rowId={row => String(row.id)}
        rowTo={row => `/order/import/${row.id}`}
        error={imports.error}
        onRetry={imports.refetch}
        empty={<EmptyState title={t('noneTitle')}>{t('noneHint')}</EmptyState>}
        pager={pagerOf(data, setList)}
      />
    </>
  )
}

function SendFile() {
  const t = useText('import')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const [link, setLink] = useState('')
  const open = ({ data }: { data: Import }) => navigate(`/order/import/${data.id}`)
  const sendFile = useSend(bulkCalls.importFile, { changes: [bulkCalls.myImports], onDone: open })
  const sendLink = useSend(bulkCalls.importLink, { changes: [bulkCalls.myImports], onDone: open })
  return (
    <Card>
      <div className={styles.send}>
        <FileDrop
          label={t('dropLabel')}
          hint={t('dropHint')}
          accept={accept}
          maxBytes={limits.importFileBytes}
          files={[]}
          onChange={files => files.length > 0 && sendFile.mutate({ files: [...files] })}
          error={sendFile.error ? errorText(sendFile.error) : undefined}
          isBusy={sendFile.isPending}
        />
        <form
          className={styles.link}
          onSubmit={event => {
            event.preventDefault()
            sendLink.mutate({ body: { link } })
          }}
        >
          <TextInput
            label={t('linkLabel')}
            help={t('linkHelp')}
            error={sendLink.error ? errorText(sendLink.error) : undefined}
            type="url"
            inputMode="url"
            autoComplete="off"
            required
            value={link}
            onChange={event => setLink(event.currentTarget.value)}
          />
          <Button type="submit" icon="link" busy={sendLink.isPending}>
            {t('fetchLink')}
          </Button>
        </form>
      </div>
    </Card>
  )
}
