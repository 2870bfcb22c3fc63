import { useState } from 'react'
import { nameIn } from '#base/text.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines, Row } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { cartLimits, productTextFault } from '#shop/cart/rules.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { orderIntakeCalls } from '../../../intake/contract.ts'
import { type Draft, type DraftArt, type DraftLine, quoteOf, withoutSide } from '../draft.ts'
import { LineArt } from './LineArt.tsx'
import { LinePicture } from './LinePicture.tsx'

type Props = { draft: Draft; change: (patch: Partial<Draft>) => void }

/** The lines as they stand: how many, what is written on them, and what is printed. */
export function DraftLines({ draft, change }: Props) {
  const t = useText('createOrder')
  const [opened, open] = useState<number>()
  const { lines } = draft
  const set = (at: number, patch: Partial<DraftLine>) =>
    change({ lines: lines.map((line, index) => (index === at ? { ...line, ...patch } : line)) })
  const body = quoteOf({ ...draft, shipBy: draft.shipBy === 'LABEL' ? 'USPS' : draft.shipBy, shippingMethod: null })
  const quote = useCall(orderIntakeCalls.quoteOrder, { body: body ?? noBody }, { isEnabled: body !== undefined, keepsLast: true })
  const prices = quote.error ? undefined : quote.data?.data
  const line = opened === undefined ? undefined : lines[opened]
  /** The art that one line gets, its product's other lines that have none get, too. */
  const give = (art: DraftArt) => {
    change({
      lines: lines.map((each, index) =>
        index === opened || (each.art === null && each.productID === line?.productID) ? { ...each, art } : each,
      ),
    })
    open(undefined)
  }
  return (
    <Panel
      title={t('lines', { count: lines.length })}
      aside={prices && lines.length > 0 && <Money cents={prices.productionCents} strong />}
    >
      {lines.length === 0 ? (
        <p className="hint">{t('noLinesYet')}</p>
      ) : (
        <Lines as="ol" aria-label={t('lines', { count: lines.length })}>
          {lines.map((each, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; its fields are the draft's.
              key={index}
              line={each}
              cents={prices?.lines[index]?.lineCents}
              onChange={patch => set(index, patch)}
              onArt={() => open(index)}
              onRemove={() => change({ lines: lines.filter((_, at) => at !== index) })}
            />
          ))}
        </Lines>
      )}
      {line && (
        <LineArt
          line={line}
          onClose={() => open(undefined)}
          onGive={give}
          onTake={side => opened !== undefined && set(opened, { art: withoutSide(line.art, side) })}
          onMockups={mockups => opened !== undefined && set(opened, { mockups })}
        />
      )}
    </Panel>
  )
}
const noBody = { items: [], country: 'US' }

type LineProps = {
  line: DraftLine
  cents: number | undefined
  onChange: (patch: Partial<DraftLine>) => void
  onArt: () => void
  onRemove: () => void
}
function Line({ line, cents, onChange, onArt, onRemove }: LineProps) {
  const t = useText('createOrder')
  const language = useLanguage()
  const faultText = useFaultText()
  const name = `${nameIn(language, line)} · ${line.size}`
  const fault = productTextFault(line.text)
  const isWanted = line.art?.kind === 'template' && line.art.takesText === true
  return (
    <li>
      <LinePicture line={line} />
      <div>
        <strong>{name}</strong>
        <small>
          <span className="numbers">{line.sku}</span> · {colorIn(language, line.color)} · {artName(line.art) ?? t('noArt')}
        </small>
        <Row isSpread align="end">
          <Row align="end">
            <TextInput
              label={t('quantity')}
              width="short"
              inputMode="numeric"
              autoComplete="off"
              placeholder="1"
              maxLength={String(cartLimits.quantityMax).length}
              value={line.quantity}
              aria-label={t('quantityOf', { name })}
              onChange={event => onChange({ quantity: event.currentTarget.value.replace(/\D/g, '') })}
            />
            <TextInput
              label={t('text')}
              optional={!isWanted}
              required={isWanted}
              autoComplete="off"
              maxLength={cartLimits.textMax}
              value={line.text}
              error={fault && (faultText(fault) ?? fault)}
              placeholder={isWanted ? t('textWanted') : undefined}
              aria-label={t('textOf', { name })}
              onChange={event => onChange({ text: event.currentTarget.value })}
            />
          </Row>
          <Row>
            {cents !== undefined && <Money cents={cents} />}
            <Button
              size="small"
              icon="design"
              variant={line.art ? 'quiet' : 'secondary'}
              aria-label={t(line.art ? 'changeArtOf' : 'addArtTo', { name })}
              onClick={onArt}
            >
              {t(line.art ? 'changeArt' : 'addArt')}
            </Button>
            <IconButton icon="trash" label={t('remove', { name })} onClick={onRemove} />
          </Row>
        </Row>
      </div>
    </li>
  )
}

const artName = (art: DraftArt | null): string | undefined =>
  art?.kind === 'template' ? art.name : art?.sides.map(side => side.name || side.link).join(', ')
