import { Suspense, useState } from 'react'
import { nameIn } from '#base/text.ts'
import { NumberInput } from '#kit/app/form/NumberInput.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Columns, Row, Stack } from '#kit/layout/Stack.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Spinner } from '#kit/show/Loading.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { type FoundSku, orderIntakeCalls } from '../../../intake/contract.ts'
import { orderLimits } from '../../../pay/price.rules.ts'
import type { DraftLine } from './edit-of.ts'
import { VariantFields } from './VariantFields.tsx'

/** Few edits add a product. */
const AddLines = lazyPart(() => import('./AddLines.tsx').then(it => it.AddLines))

type Props = {
  lines: readonly DraftLine[]
  /** Their variants and counts, too: nothing is paid yet. */
  isWhole: boolean
  onChange: (lines: readonly DraftLine[]) => void
}

/** The lines of an order, each with its variant, its count and its text. */
export function EditLines({ lines, isWhole, onChange }: Props) {
  const say = useText('orderEdit')
  const language = useLanguage()
  const [isAdding, setAdding] = useState(false)
  const skus = [...new Set(lines.map(line => line.firstSku))]
  const asked = useCall(orderIntakeCalls.findSkus, { body: { skus } }, { isEnabled: skus.length > 0, keepsLast: true })
  const found = asked.data?.data
  const put = (key: string, patch: Partial<DraftLine>) => onChange(lines.map(line => (line.key === key ? { ...line, ...patch } : line)))
  return (
    <Stack gap={12}>
      {lines.map((line, index) => {
        const facts = found?.find(each => (each.ownSku ?? each.sku) === line.firstSku)
        // One of the seller's own names its variant, and its art: another is another line.
        const isOwn = facts != null && facts.ownSku !== null
        const hint = facts && [...(isWhole ? [line.sku] : []), ...(isOwn || !isWhole ? [colorIn(language, facts.color), facts.size] : [])]
        return (
          <Stack key={line.key} gap={8} role="group" aria-label={say('editLine', { number: index + 1 })}>
            <p>
              <strong>{facts ? nameIn(language, facts) : line.sku}</strong>
              {hint && <span className="hint"> {[...hint, ...artNames(facts)].join(' · ')}</span>}
            </p>
            <Columns gap={8} least={120}>
              {isWhole && !isOwn && (
                <VariantFields
                  sku={line.sku}
                  facts={facts}
                  isWaiting={!asked.data && !asked.error}
                  onChange={sku => put(line.key, { sku })}
                />
              )}
              <NumberInput
                label={say('quantity')}
                name={`lines.${index}.quantity`}
                readOnly={!isWhole}
                min={1}
                max={orderLimits.quantityMax}
                value={line.quantity}
                onChange={quantity => put(line.key, { quantity })}
              />
            </Columns>
            <TextInput
              label={say('itemText')}
              optional
              maxLength={500}
              value={line.text}
              onChange={event => put(line.key, { text: event.currentTarget.value })}
            />
            {isWhole && lines.length > 1 && (
              <Row>
                <Button size="small" variant="quiet" icon="trash" onClick={() => onChange(lines.filter(each => each.key !== line.key))}>
                  {say('removeLine')}
                </Button>
              </Row>
            )}
          </Stack>
        )
      })}
      {isWhole && (
        <Row>
          <Button size="small" icon="plus" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {say('addLine')}
          </Button>
        </Row>
      )}
      {isAdding && (
        <Suspense fallback={<Spinner />}>
          <AddLines
            room={orderLimits.linesMax - lines.length}
            onAdd={added =>
              onChange([
                ...lines,
                ...added.map(line => ({ ...line, firstSku: line.sku, key: crypto.randomUUID(), itemId: null, text: '' })),
              ])
            }
            onDone={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Stack>
  )
}

/** What a SKU of the seller's own is printed with. */
const artNames = ({ art }: FoundSku): string[] => (art?.template ? [art.template.name] : (art?.files ?? []).map(file => file.name))
