import { useState } from 'react'
import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { Textarea } from '#kit/control/TextInput.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { cartLimits } from '#shop/cart/rules.ts'
import { type FoundSku, orderIntakeCalls } from '../../../intake/contract.ts'
import { readPaste } from './paste.ts'

type Bad = { row: string; why: 'unreadable' | 'unknownSku' | 'soldOutSku' | 'tooMany' }
type Props = {
  text: string
  onText: (text: string) => void
  /** So many lines the order may still have. */
  room: number
  /** What was understood, and the rows that were not. */
  onTake: (found: readonly { sku: FoundSku; quantity: number }[], left: string) => void
}

/** SKUs with their quantities, a row each: what is understood becomes lines, the rest stays in the box with the reason. */
export function PasteSkus({ text, onText, room, onTake }: Props) {
  const t = useText('createOrder')
  const errorText = useErrorText()
  const [state, setState] = useState<{ isBusy: boolean; error?: string; added?: number; bad: readonly Bad[] }>({ isBusy: false, bad: [] })
  const take = async () => {
    const { read, bad } = readPaste(text)
    setState({ isBusy: true, bad: [] })
    try {
      const skus = [...new Set(read.map(({ sku }) => sku))].slice(0, cartLimits.linesMax)
      const { data } = await api(orderIntakeCalls.findSkus, { body: { skus } })
      const known = new Map(data.map(sku => [(sku.ownSku ?? sku.sku).toUpperCase(), sku]))
      const wrong: Bad[] = bad.map(row => ({ row, why: 'unreadable' }))
      const found: { sku: FoundSku; quantity: number }[] = []
      for (const { row, sku, quantity } of read) {
        const facts = known.get(sku.toUpperCase())
        if (!facts) wrong.push({ row, why: skus.includes(sku) ? 'unknownSku' : 'tooMany' })
        else if (!facts.isAvailable) wrong.push({ row, why: 'soldOutSku' })
        else if (found.length >= room) wrong.push({ row, why: 'tooMany' })
        else found.push({ sku: facts, quantity })
      }
      setState({ isBusy: false, added: found.length, bad: wrong })
      onTake(found, wrong.map(({ row }) => row).join('\n'))
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
        value={text}
        onChange={event => onText(event.currentTarget.value)}
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
        <Button icon="plus" busy={state.isBusy} reason={text.trim() === '' ? t('nothingPasted') : undefined} onClick={() => void take()}>
          {t('addPasted')}
        </Button>
        <span role="status" className="hint">
          {state.added !== undefined && t('added', { count: state.added })}
        </span>
      </Row>
    </Stack>
  )
}
