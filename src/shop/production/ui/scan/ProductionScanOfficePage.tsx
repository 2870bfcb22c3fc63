import { useCallback, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { type Language, nameIn } from '#base/text.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { ScanBox } from '#kit/app/scan/ScanBox.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { api } from '#kit/call/api.ts'
import { Row } from '#kit/layout/Stack.tsx'
import { type Translate, useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { sideName } from '#shop/order/item/rules.ts'
import { Mockups } from '#shop/order/ui/art/Mockups.tsx'
import { OrderPicture } from '#shop/order/ui/OrderPicture.tsx'
import { productionCalls } from '../../contract.ts'
import { type FailCause, type ScanAction, scanActions } from '../../rules.ts'
import { BenchPhotos } from '../photo/BenchPhotos.tsx'
import styles from '../production.module.css'
import { FailCauses } from './FailCauses.tsx'
import { Machine, useMachine } from './Machine.tsx'
import { TrueSize } from './true-size/TrueSize.tsx'

export const handle = { texts: ['production', 'reprint', 'piecePhoto', 'order', 'orderPapers'] }
const defaults = { mode: 'start' }
type Scanned = CallAnswer<(typeof productionCalls)['scanTicket']>['data']

/** The bench's scanner: one mode, one box, one answer. */
export default function ProductionScanOfficePage() {
  const t = useText('production')
  const say = useText('reprint')
  const language = useLanguage()
  const [state, setState] = useUrlState(defaults)
  const action = scanActions.find(each => each === state.mode) ?? 'start'
  const [cause, setCause] = useState<FailCause>()
  const station = useMachine()
  const { machine } = station
  const [last, setLast] = useState<Scanned>()
  const queueName = ['production', action, action === 'fail' && cause, machine].filter(Boolean).join('-')
  const onScan = useCallback(
    async ({ text, key }: { text: string; key: string }) => {
      if (action === 'fail' && !cause) return { isGood: false, headline: say('chooseReason'), detail: text }
      const { data } = await api(
        productionCalls.scanTicket,
        { body: { code: text, action, machine, ...(action === 'fail' && cause && { cause, reason: say(`cause_${cause}`) }) } },
        { idempotencyKey: key },
      )
      setLast(data)
      return {
        isGood: action !== 'fail',
        headline: headline(t, action, data),
        detail: [data.blank && say(`blank_${data.blank}`), describe(t, language, data)].filter(Boolean).join(' '),
      }
    },
    [action, machine, cause, t, say, language],
  )
  return (
    <>
      <PageHeader title={t('scanTitle')} back={{ to: '/office/production', label: t('production') }} />
      <div className={styles.modes}>
        <AppTabs
          label={t('mode')}
          value={action}
          onChange={mode => setState({ mode })}
          tabs={scanActions.map(value => ({ value, label: t(value) }))}
        />
      </div>
      <Machine of={station} />
      {action === 'fail' && <FailCauses of={cause} onChoose={setCause} />}
      {/* Each mode, cause and machine has a queue of its own: what was kept without a connection is sent as what it was scanned for. */}
      <ScanBox name={queueName} label={t('scanLabel')} onScan={onScan}>
        {last && <Piece of={last} />}
      </ScanBox>
      <BenchPhotos of={last?.ticket} />
      {last && <TrueSize ticketId={last.ticket.id} colorHex={last.garment?.colorHex} />}
    </>
  )
}

/** The piece as it is to look: every side as it is printed, what is written on it, and what its seller shows. */
function Piece({ of: { ticket, garment, prints, mockups } }: { of: Scanned }) {
  const t = useText('order')
  return (
    <Row>
      {prints.map(print => (
        <figure key={print.id}>
          <OrderPicture
            item={{ garment, files: prints.map(each => ({ ...each, version: String(each.fileId ?? each.id) })) }}
            side={print.side}
            isForStaff
            size="bench"
          />
          <figcaption className="hint">{t(sideName(print.side))}</figcaption>
        </figure>
      ))}
      <div>
        {ticket.text !== '' && <p className={styles.written}>“{ticket.text}”</p>}
        <Mockups links={mockups} />
      </div>
    </Row>
  )
}

function headline(t: Translate<'production'>, action: ScanAction, { ticket, orderStatus, passed, pieces, bin }: Scanned): string {
  if (action === 'start') return t('started', { code: ticket.code })
  if (action === 'fail') return t('failed')
  if (orderStatus === 'PRODUCED') return bin === null ? t('orderDone') : t('orderDoneBin', { bin })
  return bin === null ? t('passed', { passed, pieces }) : t('passedBin', { passed, pieces, bin })
}

const describe = (t: Translate<'production'>, language: Language, { ticket, isBinMissing }: Scanned) =>
  [isBinMissing && t('binsFull'), pieceOf(t, language, ticket)].filter(Boolean).join(' ')
const pieceOf = (t: Translate<'production'>, language: Language, ticket: Scanned['ticket']) =>
  t('describe', {
    order: ticket.orderId,
    name: nameIn(language, ticket),
    color: colorIn(language, ticket.color),
    size: ticket.size,
    piece: ticket.piece,
    pieces: ticket.pieces,
  })
