import { useRef, useState } from 'react'
import { ChoiceCards } from '#kit/app/form/ChoiceCards.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useScanFocus } from '#kit/app/scan/use-scan-focus.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Textarea, TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack, WithRail } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { stockCalls } from '../../stock/contract.ts'
import { readLines, type StockLine, stockAfter, stockKinds, stockLimits } from '../../stock/rules.ts'
import { ReceiveLines } from './ReceiveLines.tsx'
import styles from './stock.module.css'
import { useReceiptDraft } from './use-receipt-draft.ts'

export const handle = { texts: ['stockOffice'] }

/** Pieces that came, are counted or are lost: scanned one by one, typed, or pasted from a spreadsheet. */
export default function ReceiveOfficePage() {
  const t = useText('stockOffice')
  const mayNot = useWhyNot()(stockCalls.addReceipt)
  const { draft, change, add, setPieces, remove, clear } = useReceiptDraft()
  const { kind, supplier, note, lines } = draft
  const found = useStockOf(lines)
  const send = useAct(stockCalls.addReceipt, {
    changes: [stockCalls.officeStock, stockCalls.officeReceipts, stockCalls.findStock],
    done: t('done'),
    next: ({ data }) => ({ to: `/office/stock/receipt/${data.id}`, text: t('seeReceipt') }),
    onDone: clear,
    showsRefusal: true,
  })
  const isWrong = lines.some(line => {
    const row = found.byCode.get(line.variantID.toUpperCase())
    return !row || typeof stockAfter(kind, row.stock, line.quantity) !== 'number'
  })
  const needsNote = kind === 'LOSS' && note.trim() === ''
  const why =
    mayNot ?? (lines.length === 0 ? t('addFirst') : found.isWaiting || isWrong ? t('fix') : needsNote ? t('noteNeeded') : undefined)
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0)
  const count = kind === 'COUNT' ? lines.length : pieces
  return (
    <>
      <PageHeader title={t('receive')} hint={t('receiveHint')} back={{ to: '/office/stock', label: t('title') }} />
      <WithRail
        rail={
          <Panel>
            <Stack gap={16}>
              <ChoiceCards
                legend={t('kind')}
                value={kind}
                onChange={next => change({ kind: next })}
                choices={stockKinds.map(value => ({ value, title: t(`kind_${value}`), hint: t(`kindHint_${value}`) }))}
              />
              {kind === 'RECEIPT' && (
                <TextInput
                  label={t('supplier')}
                  autoComplete="off"
                  maxLength={stockLimits.wordsMax}
                  value={supplier}
                  onChange={event => change({ supplier: event.currentTarget.value })}
                />
              )}
              <Textarea
                label={t('note')}
                help={t('noteHelp')}
                rows={3}
                maxLength={stockLimits.noteMax}
                required={kind === 'LOSS'}
                value={note}
                onChange={event => change({ note: event.currentTarget.value })}
              />
              {send.error && <ErrorNote error={send.error} />}
              <Button
                variant="primary"
                reason={why}
                busy={send.isPending}
                onClick={() => send.mutate({ body: { kind, note, supplier: kind === 'RECEIPT' ? supplier : '', lines: [...lines] } })}
              >
                {t(`put_${kind}`, { count })}
              </Button>
            </Stack>
          </Panel>
        }
      >
        <Stack gap={16}>
          <AddLine room={stockLimits.lines - lines.length} onAdd={add} />
          <ReceiveLines kind={kind} lines={lines} found={found.byCode} onPieces={setPieces} onRemove={remove} />
          {lines.length > 0 && (
            <Row>
              <Button size="small" variant="quiet" onClick={clear}>
                {t('clear')}
              </Button>
            </Row>
          )}
        </Stack>
      </WithRail>
    </>
  )
}

/** What is there of these variants, by their IDs in capitals. */
function useStockOf(lines: readonly StockLine[]) {
  // One address however often a line moves to the top.
  const ids = lines
    .map(line => line.variantID.toUpperCase())
    .toSorted()
    .join(',')
  const asked = useCall(stockCalls.findStock, { query: { ids } }, { isEnabled: ids !== '', keepsLast: true })
  const byCode = new Map((asked.data?.data ?? []).map(row => [row.variantID.toUpperCase(), row]))
  return { byCode, isWaiting: ids !== '' && (asked.data === undefined || asked.isPlaceholderData) }
}

/** A scanner types into it wherever the focus is; several lines are pasted at once. */
function AddLine({ room, onAdd }: { room: number; onAdd: (lines: readonly StockLine[]) => void }) {
  const t = useText('stockOffice')
  const box = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  useScanFocus(box)
  const take = (text: string) => {
    const { lines, wrong } = readLines(text)
    if (lines.length > room) return setProblem(t('tooLong', { count: stockLimits.lines }))
    setProblem(wrong.length > 0 ? t('pasteWrong', { rows: wrong.slice(0, 5).join(' · ') }) : undefined)
    if (lines.length > 0) onAdd(lines)
    if (box.current) box.current.value = ''
  }
  const submit = () => take(box.current?.value ?? '')
  return (
    <div>
      <div className={styles.scan}>
        <TextInput
          ref={box}
          label={t('scan')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onKeyDown={event => event.key === 'Enter' && submit()}
          onPaste={event => {
            const text = event.clipboardData.getData('text/plain')
            if (!/[\t\r\n]/.test(text.trim())) return
            event.preventDefault()
            take(text)
          }}
        />
        <Button onClick={submit}>{t('add')}</Button>
      </div>
      {problem !== undefined && (
        <p className="red" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
