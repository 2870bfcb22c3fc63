import { useState } from 'react'
import { parseCents, typedCents } from '#base/money.ts'
import type { Language } from '#base/text.ts'
import { NumberInput } from '#kit/app/form/NumberInput.tsx'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Switch } from '#kit/control/Choice.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Columns } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { type ShippingOption, shippingCalls } from '../contract.ts'
import styles from './ShippingOfficePage.module.css'

/** Figures as they are typed; money in dollars, as the reader writes it. */
const draftOf = (option: ShippingOption, language: Language) => ({
  isEnabled: option.isEnabled,
  minDays: option.minDays,
  maxDays: option.maxDays,
  from: typedCents(option.fromProductionCents, language),
  extra: typedCents(option.extraPoundCents, language),
  rates: option.rates.map(rate => ({ upToOz: rate.upToOz, cost: typedCents(rate.costCents, language) })),
})
type Draft = ReturnType<typeof draftOf>

/** One option to a country, to be changed: days, terms and the steps of weight. */
export function OptionDialog({ option, country, onClose }: { option: ShippingOption; country: string; onClose: () => void }) {
  const t = useText('shippingOffice')
  const language = useLanguage()
  const [draft, setDraft] = useState(() => draftOf(option, language))
  const put = (patch: Partial<Draft>) => setDraft(before => ({ ...before, ...patch }))
  const putRate = (at: number, patch: Partial<Draft['rates'][number]>) =>
    put({ rates: draft.rates.map((rate, here) => (here === at ? { ...rate, ...patch } : rate)) })
  const save = useMoneySend(shippingCalls.changeShipping, {
    changes: [shippingCalls.officeShipping],
    done: t('saved'),
    onDone: onClose,
    onWaits: onClose,
  })
  const body = bodyOf(draft)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(option, language))
  const name = `${t(option.name)}, ${country}`
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      width={582}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            reason={isChanged ? (body ? undefined : t('wrong')) : t('notSaved')}
            busy={save.isPending}
            onClick={() => body && save.mutate({ params: { id: option.id }, body })}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Switch
        label={t('isEnabled')}
        help={t(option.level)}
        checked={draft.isEnabled}
        onChange={event => put({ isEnabled: event.currentTarget.checked })}
      />
      <Columns gap={12} className={styles.fields}>
        {(['minDays', 'maxDays'] as const).map(field => (
          <NumberInput
            key={field}
            label={t(field)}
            value={draft[field]}
            min={0}
            max={90}
            onChange={value => put({ [field]: value ?? 0 })}
          />
        ))}
        {(['from', 'extra'] as const).map(field => (
          <TextInput
            key={field}
            label={t(field)}
            inputMode="decimal"
            value={draft[field]}
            error={parseCents(draft[field]) === undefined}
            onChange={event => put({ [field]: event.currentTarget.value })}
          />
        ))}
      </Columns>
      <table className={styles.steps} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t('upToOz')}</th>
            <th scope="col">{t('cost')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {[...draft.rates.entries()].map(([at, rate]) => (
            <tr key={at}>
              <td>
                <NumberInput
                  aria-label={`${t('upToOz')} ${at + 1}, ${name}`}
                  value={rate.upToOz}
                  min={0.1}
                  max={10_000}
                  decimals={1}
                  onChange={value => putRate(at, { upToOz: value ?? 0 })}
                />
              </td>
              <td>
                <TextInput
                  aria-label={`${t('cost')} ${at + 1}, ${name}`}
                  inputMode="decimal"
                  value={rate.cost}
                  error={parseCents(rate.cost) === undefined}
                  onChange={event => putRate(at, { cost: event.currentTarget.value })}
                />
              </td>
              <td>
                <IconButton
                  icon="trash"
                  label={`${t('remove')} ${at + 1}`}
                  disabled={draft.rates.length === 1}
                  onClick={() => put({ rates: draft.rates.filter((_, here) => here !== at) })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Button
          size="small"
          icon="plus"
          onClick={() =>
            put({
              rates: [
                ...draft.rates,
                { upToOz: (draft.rates.at(-1)?.upToOz ?? 8) * 2, cost: draft.rates.at(-1)?.cost ?? typedCents(0, language) },
              ],
            })
          }
        >
          {t('addStep')}
        </Button>
      </div>
    </Dialog>
  )
}

/** What is saved, or nothing where a figure is none. */
function bodyOf({ from, extra, rates, ...rest }: Draft) {
  const [fromProductionCents, extraPoundCents] = [parseCents(from), parseCents(extra)]
  const steps = rates.flatMap(rate => {
    const costCents = parseCents(rate.cost)
    return costCents === undefined || !(rate.upToOz > 0) ? [] : [{ upToOz: rate.upToOz, costCents }]
  })
  if (fromProductionCents === undefined || extraPoundCents === undefined || steps.length < rates.length) return undefined
  return { ...rest, fromProductionCents, extraPoundCents, rates: steps }
}
