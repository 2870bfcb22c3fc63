import { useState } from 'react'
import { Link } from 'react-router'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { Dash } from '#kit/app/table/row/Dash.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { api } from '#kit/call/api.ts'
import { Button } from '#kit/control/Button.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { TrackingNumber } from '#shop/carrier/ui/TrackingNumber.tsx'
import type { LabelImport, LabelPage, LabelPageState } from '../../buy/file/contract.ts'
import { labelPageStates } from '../../rules.ts'
import styles from './LabelFile.module.css'
import { PageDialog } from './page/PageDialog.tsx'
import { useWhy } from './use-why.tsx'
import { useLabelFile } from './ways.ts'

const meanings: Record<LabelPageState, Meaning> = {
  READY: 'green',
  UNMATCHED: 'amber',
  UNREAD: 'amber',
  LEFT: 'grey',
  KNOWN: 'grey',
  MADE: 'green',
  REFUSED: 'red',
}

/** The labels and pages of a file, those that need a hand first. */
export function LabelPages({ record }: { record: LabelImport }) {
  const t = useText('labelFile')
  const { counts } = record
  const waits = (['UNMATCHED', 'UNREAD', 'REFUSED'] as const).find(state => (counts[state] ?? 0) > 0)
  const [{ part }, setState] = useUrlState(waits ? startsAt[waits] : startsAt.ALL)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { value: 'ALL', label: t('tab_ALL'), count: all },
    ...labelPageStates.flatMap(value => (counts[value] ? [{ value, label: t(`tab_${value}`), count: counts[value] }] : [])),
  ]
  const state = labelPageStates.find(it => it === part && (counts[it] ?? 0) > 0)
  return (
    <Stack className={styles.tabs}>
      <AppTabs tabs={tabs} value={state ?? 'ALL'} onChange={next => setState({ part: next })} label={t('tabsLabel')} />
      <Pages key={state ?? 'ALL'} record={record} state={state} />
    </Stack>
  )
}
const startsAt = { ALL: { part: 'ALL' }, UNMATCHED: { part: 'UNMATCHED' }, UNREAD: { part: 'UNREAD' }, REFUSED: { part: 'REFUSED' } }

function Pages({ record, state }: { record: LabelImport; state: LabelPageState | undefined }) {
  const t = useText('labelFile')
  const why = useWhy()
  const ways = useLabelFile()
  const reason = useWhyNot()(ways.give)
  const [openId, setOpen] = useState<number>()
  const pages = useList(ways.pages, { params: { id: record.id }, query: state ? { state } : {} })
  const open = pages.rows?.find(page => page.id === openId)
  const isOpen = record.status === 'READY' || record.status === 'DONE'
  return (
    <>
      <List
        of={pages}
        name="label-pages"
        label={t('tabsLabel')}
        columns={[
          {
            id: 'page',
            header: t('columnPage'),
            width: '104px',
            cell: page => (
              <span className="beside">
                <PagePicture importId={record.id} page={page} />
                <span className="numbers">{page.page}</span>
              </span>
            ),
          },
          {
            id: 'label',
            header: t('columnLabel'),
            phone: 'line',
            cell: page => (
              <>
                {page.number ? (
                  <TrackingNumber number={page.number} carrierName={page.carrierName} trackingUrl={page.trackingUrl} />
                ) : (
                  <Dash />
                )}
                <span className="phone-only muted"> {page.fullName}</span>
                {page.typedBy !== null && <small className="muted"> {t('typedBy', { name: page.typedBy })}</small>}
              </>
            ),
          },
          {
            id: 'to',
            header: t('columnTo'),
            phone: 'none',
            cell: page => (
              <>
                {page.fullName}
                <br />
                <small className="muted">{page.place}</small>
              </>
            ),
          },
          {
            id: 'becomes',
            header: t('columnBecomes'),
            phone: 'foot',
            cell: page => (
              <span className={styles.why}>
                <Becomes page={page} mode={record.mode} />
                {why(page)}
              </span>
            ),
          },
          {
            id: 'state',
            header: t('columnState'),
            width: '130px',
            phone: 'corner',
            cell: page => <Badge meaning={meanings[page.state]}>{t(`tab_${page.state}`)}</Badge>,
          },
        ]}
        rowActions={page =>
          isOpen && (page.state !== 'MADE' || page.form === 'PDF') ? (
            <Button
              size="small"
              reason={reason}
              aria-label={`${t('mend')}: ${t('mendTitle', { page: page.page })}`}
              onClick={() => setOpen(page.id)}
            >
              {t('mend')}
            </Button>
          ) : null
        }
        empty={{ drawing: 'done', title: t('noPagesTitle'), hint: t('noPagesHint') }}
      />
      {open && <PageDialog record={record} page={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Becomes({ page, mode }: { page: LabelPage; mode: LabelImport['mode'] }) {
  const t = useText('labelFile')
  const { orderTo } = useLabelFile()
  if (page.orderId !== null)
    return (
      <span>
        <Link to={orderTo(page.orderId)}>#{page.orderId}</Link> {page.externalId}{' '}
        {page.matchedBy !== null && <small className="muted">{t(`by_${page.matchedBy}`)}</small>}
      </span>
    )
  return page.state === 'READY' && mode === 'NEW' ? t('newOrder') : null
}

/** A page as it is in the file, small; a click shows it large. */
function PagePicture({ importId, page }: { importId: number; page: LabelPage }) {
  const t = useText('labelFile')
  const { picture } = useLabelFile()
  if (page.form === 'ZPL') return <span className={styles.zplTile}>ZPL</span>
  const address = api.url(picture, { params: { id: importId, pageId: page.id }, query: {} })
  return (
    <a href={address} target="_blank" rel="noopener" className={styles.small}>
      <img src={address} alt={t('picture', { page: page.page })} width={32} height={48} loading="lazy" />
    </a>
  )
}
