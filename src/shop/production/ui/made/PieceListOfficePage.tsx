import { Link } from 'react-router'
import { nameIn } from '#base/text.ts'
import { dayBefore } from '#base/time.ts'
import { List } from '#kit/app/list/List.tsx'
import type { Nothing, RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Dash } from '#kit/app/table/row/Dash.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { type Translate, useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { madeCalls } from '../../scan/made/contract.ts'
import { madeCauses, madeStates, noMachine } from '../../scan/made/rules.ts'
import { PhotoLink } from '../photo/PhotoLink.tsx'
import photoStyles from '../photo/photo.module.css'

export const handle = { texts: ['madePiece', 'piecePhoto', 'reprint', 'production'] }
const shownFirst = { state: 'FAILED' }
type State = (typeof madeStates)[number]

/** Pieces that failed, by cause, and those that passed: what the office's figures count; and what stands on a machine, the oldest first. */
export default function PieceListOfficePage() {
  const t = useText('madePiece')
  const [{ state }] = useUrlState(shownFirst)
  const shown = madeStates.find(each => each === state) ?? 'FAILED'
  const pieces = useList(madeCalls.madePieces, {
    tabs: {
      name: 'state',
      label: t('state'),
      choices: madeStates.map(value => ({ value, label: t(`state_${value}`) })),
    },
    filters: useFilters(shown),
    live: ['production.changed'],
  })
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        back={{ to: '/office/production', label: useText('production')('production') }}
        actions={
          <LinkButton icon="download" to={api.url(madeCalls.madePiecesFile, { query: pieces.query })} reloadDocument>
            {t('csv')}
          </LinkButton>
        }
      />
      <List
        of={pieces}
        name="pieces"
        label={t('title')}
        rowName={row => row.code}
        columns={useColumns(shown)}
        empty={nothingOf(t, shown)}
      />
    </>
  )
}

const nothingOf = (t: Translate<'madePiece'>, state: State): Nothing =>
  state === 'FAILED'
    ? { drawing: 'done', title: t('emptyFailed'), hint: t('emptyFailedHint') }
    : state === 'STARTED'
      ? { drawing: 'box', title: t('emptyStarted'), hint: t('emptyStartedHint') }
      : { drawing: 'box', title: t('emptyPassed'), hint: t('emptyPassedHint') }

/** A cause is of failed pieces alone; a machine is chosen where something stands on it. */
function useFilters(state: State) {
  const t = useText('madePiece')
  const why = useText('reprint')
  const standing = useCall(madeCalls.standingPieces, undefined, { isEnabled: state === 'STARTED' })
  useLive(['production.changed'], [madeCalls.standingPieces])
  const machine = {
    name: 'machine' as const,
    label: t('machine'),
    any: t('machineAny'),
    choices: (standing.data?.data ?? []).map(({ machine, pieces }) => ({
      value: machine ?? noMachine,
      label: t('machineOf', { machine: machine ?? t('machineNone'), count: pieces }),
      query: { machine: machine ?? noMachine },
    })),
  }
  const cause = {
    name: 'cause' as const,
    label: t('cause'),
    any: t('causeAny'),
    choices: madeCauses.map(value => ({ value, label: why(`cause_${value}`) })),
  }
  const days = {
    name: 'days',
    label: t('days'),
    any: t('daysAny'),
    choices: [
      { value: 'today', label: t('daysToday'), query: { from: dayBefore(0) } },
      { value: 'week', label: t('daysWeek'), query: { from: dayBefore(6) } },
      { value: 'month', label: t('daysMonth'), query: { from: dayBefore(29) } },
    ],
    days: { label: t('ownDays'), query: (own: { from?: string; to?: string }) => own },
  }
  return state === 'STARTED' ? [machine] : state === 'FAILED' ? [cause, days] : [days]
}

type Piece = RowOf<typeof madeCalls.madePieces>
/** Why it failed, and below it what that says of the blank. */
function Cause({ cause, reason, isBlankSpoiled }: Piece) {
  const t = useText('madePiece')
  const why = useText('reprint')
  return (
    <>
      {cause === null ? reason : why(`cause_${cause}`)}
      {isBlankSpoiled !== null && (
        <>
          <br />
          <span className="muted">{t(isBlankSpoiled ? 'blankSpoiled' : 'blankGood')}</span>
        </>
      )}
    </>
  )
}

/** What the bench saw of it. */
function PiecePhotos({ of: { photos, code } }: { of: Piece }) {
  const t = useText('piecePhoto')
  if (photos.length === 0) return <Dash />
  return (
    <span className={photoStyles.row}>
      {photos.map((photo, at) => (
        <PhotoLink key={photo.id} photo={photo} name={t('open', { number: at + 1, code })} />
      ))}
    </span>
  )
}

function useColumns(state: State): DataColumn<Piece>[] {
  const t = useText('madePiece')
  const photoText = useText('piecePhoto')
  const language = useLanguage()
  return [
    {
      id: 'product',
      header: t('product'),
      cell: row => (
        <>
          {nameIn(language, row)}
          <br />
          <span className="muted">
            {[colorIn(language, row.color), row.size, row.pieces > 1 && t('pieceOf', row)].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      id: 'order',
      header: t('order'),
      width: '150px',
      phone: 'corner',
      cell: row => (
        <span className="beside">
          <Link to={`/office/order/${row.orderId}`} className="numbers">
            #{row.orderId}
          </Link>
          <Link to={`/office/production/batch/${row.batchId}`} className="numbers">
            {row.code}
          </Link>
        </span>
      ),
    },
    ...(state === 'FAILED'
      ? [{ id: 'cause', header: t('cause'), width: '260px', phone: 'line' as const, cell: (row: Piece) => <Cause {...row} /> }]
      : []),
    ...(state === 'STARTED'
      ? []
      : [
          {
            id: 'photos',
            header: photoText('column'),
            width: '120px',
            phone: 'end' as const,
            cell: (row: Piece) => <PiecePhotos of={row} />,
          },
        ]),
    {
      id: 'machine',
      header: t('machine'),
      width: state === 'STARTED' ? '180px' : '110px',
      phone: state === 'STARTED' ? 'line' : 'none',
      cell: row => row.machine ?? '–',
    },
    { id: 'by', header: t(state === 'STARTED' ? 'startedBy' : 'by'), width: '110px', phone: 'none', cell: row => row.by },
    { id: 'at', header: t(state === 'STARTED' ? 'since' : 'at'), width: '140px', phone: 'foot', cell: row => <When at={row.at} /> },
  ]
}
