import type { CallAnswer } from '#base/call.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { ProgressBar } from '#kit/app/page/ProgressBar.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Section } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { type Translate, useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { hotCalls } from '../../batch/hot/contract.ts'
import { whyNotSendAgain } from '../../batch/hot/rules.ts'
import { FolderNotes } from './FolderNotes.tsx'
import { HotState } from './HotState.tsx'

type HotFile = CallAnswer<typeof hotCalls.hotFiles>['data'][number]

/** What of a batch a RIP was given, what waits for it and what failed; nothing of a deployment without hot folders. */
export function HotFiles({ batchId, filesReady, hotFailed }: { batchId: number; filesReady: number; hotFailed: number }) {
  const t = useText('production')
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const folders = useCall(hotCalls.hotFolders, undefined).data?.data
  const found = useCall(hotCalls.hotFiles, { params: { id: batchId } })
  useLive(['production.changed', 'order.moved'], [hotCalls.hotFiles])
  const send = useAct(hotCalls.sendHotFiles, {
    changes: [hotCalls.hotFiles, hotCalls.hotFolders],
    done: ({ data }) => t('hotSending', { count: data.files }),
  })
  const files = found.data?.data
  if (!folders || (folders.length === 0 && !files?.length)) return null
  const count = (state: HotFile['state']) => files?.filter(file => file.state === state).length ?? 0
  const [sent, failed] = [count('SENT'), count('FAILED')]
  const again = (file: HotFile) =>
    void send.ask(
      { title: t('hotAgainTitle', { name: file.name }), children: t('hotAgainHint'), action: t('hotAgain') },
      { params: { id: batchId }, body: { fileIds: [file.id] } },
    )
  const whyNotAgain = (file: HotFile) => {
    const fault = whyNotSendAgain(file.ticketState)
    return whyNot(hotCalls.sendHotFiles) ?? (fault && faultText(fault))
  }
  return (
    <Section
      title={t('hotFolders')}
      aside={
        <Button
          icon="upload"
          size="small"
          reason={whyNot(hotCalls.sendHotFiles) ?? (filesReady === 0 ? t('notReady') : undefined)}
          busy={send.isPending}
          onClick={() => send.mutate({ params: { id: batchId }, body: {} })}
        >
          {t(hotFailed > 0 ? 'hotSendFailed' : 'hotSend')}
        </Button>
      }
    >
      <Stack gap={12}>
        <FolderNotes techniques={new Set(files?.map(file => file.technique))} />
        {files && files.length > 0 && (
          <ProgressBar
            label={t('hotSent')}
            done={sent}
            total={files.length}
            meaning={sent === files.length ? 'green' : 'blue'}
            counts={failed > 0 ? [{ label: t('hot_FAILED'), value: failed, meaning: 'red' }] : []}
          />
        )}
        {files?.length === 0 ? (
          <p className="muted">{t('hotNone')}</p>
        ) : (
          <DataTable
            name="hot-files"
            label={t('hotFolders')}
            columns={columnsOf(t)}
            rows={files}
            rowId={row => String(row.id)}
            rowActions={row => (
              <Button size="small" variant="quiet" reason={whyNotAgain(row)} busy={send.isPending} onClick={() => again(row)}>
                {t('hotAgain')}
              </Button>
            )}
            error={found.error}
            onRetry={() => void found.refetch()}
            empty={<EmptyState drawing="list" title={t('hotNone')} />}
          />
        )}
      </Stack>
    </Section>
  )
}

const columnsOf = (t: Translate<'production'>): DataColumn<HotFile>[] => [
  {
    id: 'file',
    header: t('hotFile'),
    cell: row => (
      <span className="numbers cut" title={row.name}>
        {row.name}
      </span>
    ),
  },
  { id: 'technique', header: t('technique'), cell: row => t(`technique_${row.technique}`), width: '130px', phone: 'none' },
  {
    id: 'state',
    header: t('state'),
    cell: row => (
      <>
        <HotState of={row} />
        {row.state === 'SENT' && row.ticketState === 'VOID' && <Badge meaning="amber">{t('hotTakeOut')}</Badge>}
      </>
    ),
    width: '320px',
    phone: 'line',
  },
  { id: 'at', header: t('hotAt'), cell: row => (row.sentAt ? <When at={row.sentAt} /> : '–'), width: '150px', phone: 'foot' },
]
