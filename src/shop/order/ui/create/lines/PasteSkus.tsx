import { useState } from 'react'
import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { Textarea } from '#kit/control/TextInput.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { cartLimits } from '#shop/cart/rules.ts'
import { orderIntakeCalls } from '../../../intake/contract.ts'
import { addLines, type Draft, type DraftLine, lineOfSku } from '../draft.ts'
import { readPaste } from './paste.ts'

type Bad = { row: string; why: 'unreadable' | 'unknownSku' | 'soldOutSku' | 'tooMany' }

/** SKUs with their quantities, a row each: what is understood becomes lines, the rest stays in the box with the reason. */
export function PasteSkus({ draft, change }: { draft: Draft; change: (patch: Partial<Draft>) => void }) {
  const t = useText('createOrder')
  const errorText = useErrorText()
  const [state, setState] = useState<{ isBusy: boolean; error?: string; added?: number; bad: readonly Bad[] }>({ isBusy: false, bad: [] })
  const take = async () => {
    const { read, bad } = readPaste(draft.paste)
    setState({ isBusy: true, bad: [] })
    try {
      const skus = [...new Set(read.map(({ sku }) => sku))].slice(0, cartLimits.linesMax)
      const { data } = await api(orderIntakeCalls.findSkus, { body: { skus } })
      const known = new Map(data.map(facts => [(facts.ownSku ?? facts.sku).toUpperCase(), facts]))
      const wrong: Bad[] = bad.map(row => ({ row, why: 'unreadable' }))
      const lines: DraftLine[] = []
      for (const { row, sku, quantity } of read) {
        const found = known.get(sku.toUpperCase())
        if (!found) wrong.push({ row, why: skus.includes(sku) ? 'unknownSku' : 'tooMany' })
        else if (!found.isAvailable) wrong.push({ row, why: 'soldOutSku' })
        else if (draft.lines.length + lines.length >= cartLimits.linesMax) wrong.push({ row, why: 'tooMany' })
        else lines.push(lineOfSku(found, quantity))
      }
      change({ lines: addLines(draft.lines, lines), paste: wrong.map(({ row }) => row).join('\n') })
      setState({ isBusy: false, added: lines.length, bad: wrong })
    } catch (error) {
      setState({ isBusy: false, error: errorText(error), bad: [] })
    }
  }
  return (
    <Stack gap={8}>
      <Textarea
        label={t('pasteSkus')}
        help={t('pasteHint')}
        rows={5}
        isMono
        maxLength={20_000}
        autoComplete="off"
        spellCheck={false}
        value={draft.paste}
        onChange={event => change({ paste: event.currentTarget.value })}
      />
      {state.bad.length > 0 && (
        <div className="red" role="alert">
          {state.bad.map(({ row, why }) => (
            <p key={row}>
              <span className="numbers">{row}</span>: {t(why)}
            </p>
          ))}
        </div>
      )}
      {state.error !== undefined && (
        <p className="red" role="alert">
          {state.error}
        </p>
      )}
      <Row>
        <Button
          icon="plus"
          busy={state.isBusy}
          reason={draft.paste.trim() === '' ? t('nothingPasted') : undefined}
          onClick={() => void take()}
        >
          {t('addPasted')}
        </Button>
        <span role="status" className="hint">
          {state.added !== undefined && t('added', { count: state.added })}
        </span>
      </Row>
    </Stack>
  )
}
