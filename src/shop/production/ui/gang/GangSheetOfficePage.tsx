import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { nameIn } from '#base/text.ts'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { formatBytes } from '#kit/app/page/bytes.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Stack, WithRail } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { Side } from '#shop/catalogue/picture/contract.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { hotCalls } from '../../batch/hot/contract.ts'
import { GangReason, gangCalls } from '../../gang/contract.ts'
import { whyNotDiscard, whyNotPrint } from '../../gang/rules.ts'
import { ticketMeaning } from '../batch/BatchParts.tsx'
import { DueBy } from '../DueBy.tsx'
import { HotState } from '../hot/HotState.tsx'
import { GangState, useSheetFigures } from './GangState.tsx'
import styles from './gang.module.css'
import { BatchLinks } from './sheet-columns.tsx'

export const handle = { texts: ['production', 'design'] }
type Detail = CallAnswer<typeof gangCalls.gangSheet>['data']
const gangTab = '/office/production?tab=gang'
type GangPlace = Detail['places'][number]

/** One gang sheet: how it looks, what lies on it, and its way to the printer. */
export default function GangSheetOfficePage() {
  const found = useCall(gangCalls.gangSheet, { params: { id: Number(useParams().id) } })
  useLive(['production.changed', 'order.moved'], [gangCalls.gangSheet])
  return (
    <Loaded of={found} waiting={<Skeleton />}>
      {sheet => <Sheet sheet={sheet} />}
    </Loaded>
  )
}

function Sheet({ sheet }: { sheet: Detail }) {
  const t = useText('production')
  const faultText = useFaultText()
  const { id, batchId, batchIds, fault, cancelled, version } = sheet
  const isShared = batchIds.length > 1
  return (
    <>
      <PageHeader
        title={t('gangSheet', { id })}
        back={
          isShared
            ? { to: gangTab, label: t('gangSheets') }
            : { to: `/office/production/batch/${batchId}`, label: t('batch', { id: batchId }) }
        }
        aside={<GangState sheet={sheet} />}
        actions={<Acts sheet={sheet} />}
      />
      <Stack gap={16}>
        {cancelled > 0 && <Note meaning="red">{faultText('GANG_CANCELLED')}</Note>}
        {fault !== null && <Note meaning="red">{faultText(fault)}</Note>}
        <WithRail rail={<Rail sheet={sheet} />}>
          <PlaceTable places={sheet.places} />
          <figure className={styles.sheet}>
            {version !== null ? (
              <img src={api.url(gangCalls.gangSheetPreview, { params: { id }, query: { version } })} alt={t('gangPicture', { id })} />
            ) : (
              <Skeleton />
            )}
          </figure>
        </WithRail>
      </Stack>
    </>
  )
}

function Acts({ sheet }: { sheet: Detail }) {
  const t = useText('production')
  const whyNot = useWhyNot()
  const faultText = useFaultText()
  const [isAsking, setAsking] = useState(false)
  const { id, batchId, batchIds, state, cancelled, prints } = sheet
  const facts = { state, cancelled, prints: prints.length }
  const changes = [gangCalls.gangSheet, gangCalls.gangSheets, gangCalls.allGangSheets]
  const draw = useAct(gangCalls.drawGangSheet, { changes, done: t('gangDrawing') })
  const navigate = useNavigate()
  const discard = useAct(gangCalls.discardGangSheet, {
    changes: [gangCalls.gangSheets, gangCalls.allGangSheets, gangCalls.gangWaiting],
    done: t('gangDiscarded'),
    onDone: () => void navigate(batchIds.length > 1 ? gangTab : `/office/production/batch/${batchId}`, { replace: true }),
  })
  const isSent = useSheetFolder(sheet)
  const print = useAct(gangCalls.printGangSheet, {
    changes,
    done: t(isSent ? 'gangSending' : 'gangPrintDone'),
    showsRefusal: isAsking,
    onDone: () => setAsking(false),
  })
  const send = useAct(hotCalls.sendHotFiles, { changes, done: ({ data }) => t('hotSending', { count: data.files }) })
  const whyDiscard = whyNotDiscard(facts)
  const whyPrint = whyNotPrint(facts, 'asked below')
  const isAgain = prints.length > 0
  return (
    <>
      <Button
        variant="quiet"
        icon="trash"
        reason={whyNot(gangCalls.discardGangSheet) ?? (whyDiscard && faultText(whyDiscard))}
        busy={discard.isPending}
        onClick={() =>
          void discard.ask(
            { title: t('gangDiscardTitle', { id }), children: t('gangDiscardHint'), action: t('gangDiscard'), isDangerous: true },
            { params: { id } },
          )
        }
      >
        {t('gangDiscard')}
      </Button>
      {sheet.hot?.state === 'FAILED' && (
        <Button
          icon="upload"
          reason={whyNot(hotCalls.sendHotFiles)}
          busy={send.isPending}
          onClick={() => send.mutate({ params: { id: batchId }, body: {} })}
        >
          {t('hotSendFailed')}
        </Button>
      )}
      {(state === 'FAILED' || cancelled > 0) && (
        <Button
          icon="refresh"
          reason={whyNot(gangCalls.drawGangSheet)}
          busy={draw.isPending}
          onClick={() => draw.mutate({ params: { id } })}
        >
          {t('gangDraw')}
        </Button>
      )}
      <LinkButton
        icon="download"
        reason={whyNot(gangCalls.gangSheetContent) ?? (whyPrint && faultText(whyPrint))}
        to={api.url(gangCalls.gangSheetContent, { params: { id } })}
        reloadDocument
      >
        {t('gangDownload')}
      </LinkButton>
      {sheet.whiteBytes !== null && (
        <LinkButton
          icon="download"
          reason={whyNot(gangCalls.gangSheetUnderbase) ?? (whyPrint && faultText(whyPrint))}
          to={api.url(gangCalls.gangSheetUnderbase, { params: { id } })}
          reloadDocument
        >
          {t('gangDownloadWhite')}
        </LinkButton>
      )}
      <Button
        variant="primary"
        icon="printer"
        reason={whyNot(gangCalls.printGangSheet) ?? (whyPrint && faultText(whyPrint))}
        busy={print.isPending}
        onClick={() => (isAgain ? setAsking(true) : print.mutate({ params: { id }, body: {} }))}
      >
        {isAgain ? t('gangPrintAgain') : t(isSent ? 'gangSend' : 'gangPrint')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('gangAgainTitle', { id })}
          hint={t('gangAgainHint')}
          shape={GangReason}
          name="reason"
          label={t('gangWhy')}
          action={t('gangPrintAgain')}
          act={print}
          onReason={({ reason }) => print.mutate({ params: { id }, body: { reason } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Whether a sheet goes to its printer by a hot folder. */
function useSheetFolder({ technique }: Detail): boolean {
  const folders = useCall(hotCalls.hotFolders, undefined).data?.data ?? []
  return folders.some(folder => folder.technique === technique && folder.takes === 'SHEETS')
}

function Rail({ sheet }: { sheet: Detail }) {
  const t = useText('production')
  const language = useLanguage()
  const figures = useSheetFigures()
  const { technique, batchIds, dueAt, pieces, bytes, whiteBytes, madeAt, prints, hot } = sheet
  return (
    <>
      <Facts
        of={[
          { label: t('technique'), value: t(`technique_${technique}`) },
          { label: t('batches'), value: <BatchLinks ids={batchIds} /> },
          { label: t('dueBy'), value: <DueBy at={dueAt} isDone={prints.length > 0} /> },
          { label: t('gangSize'), value: figures.size(sheet) },
          { label: t('gangPieces'), value: pieces },
          { label: t('waste'), value: figures.waste(sheet) },
          bytes !== null && { label: t('gangFile'), value: formatBytes(bytes, language) },
          whiteBytes !== null && { label: t('openWhite'), value: formatBytes(whiteBytes, language) },
          { label: t('gangMadeAt'), value: <When at={madeAt} /> },
          hot !== null && { label: t('hotFolder'), value: <HotState of={hot} /> },
        ]}
      />
      {prints.map(({ printedAt, printedBy, reason }) => (
        <p key={printedAt} className="muted">
          {t('gangPrintedBy', { by: printedBy })} · <When at={printedAt} /> {reason !== '' && <>· {reason}</>}
        </p>
      ))}
    </>
  )
}

function PlaceTable({ places }: { places: readonly GangPlace[] }) {
  const t = useText('production')
  const design = useText('design')
  const language = useLanguage()
  const columns: DataColumn<GangPlace>[] = [
    { id: 'ticket', header: t('ticket'), cell: row => <span className="numbers">{row.ticket.code}</span>, width: '96px' },
    { id: 'side', header: t('side'), cell: row => design(Side.options.find(each => each === row.side) ?? 'FRONT'), width: '104px' },
    {
      id: 'product',
      header: t('product'),
      cell: row => (
        <span className="cut">
          {nameIn(language, row.ticket)}{' '}
          <span className="muted">
            {colorIn(language, row.ticket.color)} · {row.ticket.size}
          </span>
        </span>
      ),
    },
    { id: 'order', header: t('order'), cell: row => <span className="numbers">#{row.ticket.orderId}</span>, width: '96px', phone: 'foot' },
    {
      id: 'state',
      header: t('state'),
      // What is void still lies on the sheet: somebody has to take it off.
      cell: ({ ticket: { state } }) => <Badge meaning={state === 'VOID' ? 'red' : ticketMeaning[state]}>{t(`state_${state}`)}</Badge>,
      width: '128px',
    },
  ]
  return (
    <DataTable
      name="gang-places"
      label={t('gangPieces')}
      columns={columns}
      rows={places}
      rowId={row => `${row.ticket.id} ${row.side}`}
      empty={<EmptyState drawing="list" title={t('gangPieces')} />}
    />
  )
}
