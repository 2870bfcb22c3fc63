import { NumberInput, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { parseCents, plainCents } from '#base/money.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { useText } from '#kit/use-text.ts'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { type ShippingOption, shippingCalls } from '../contract.ts'
import styles from './ShippingOfficePage.module.css'

/** Figures as they are typed; money in dollars. */
const draftOf = (option: ShippingOption) => ({
  isEnabled: option.isEnabled,
  minDays: option.minDays,
  maxDays: option.maxDays,
  from: plainCents(option.fromProductionCents),
  extra: plainCents(option.extraPoundCents),
  rates: option.rates.map(rate => ({ upToOz: rate.upToOz, cost: plainCents(rate.costCents) })),
})
type Draft = ReturnType<typeof draftOf>

/** One option to a country: days, terms and the steps of weight. */
export function OptionCard({ option, reason }: { option: ShippingOption; reason: string | undefined }) {
  const t = useText('shippingOffice')
  const [draft, setDraft] = useState(() => draftOf(option))
  const put = (patch: Partial<Draft>) => setDraft(before => ({ ...before, ...patch }))
  const putRate = (at: number, patch: Partial<Draft['rates'][number]>) =>
    put({ rates: draft.rates.map((rate, here) => (here === at ? { ...rate, ...patch } : rate)) })
  const save = useMoneySend(shippingCalls.changeShipping, {
    changes: [shippingCalls.officeShipping],
    done: t('saved'),
    onWaits: () => setDraft(draftOf(option)),
  })
  const body = bodyOf(draft)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(option))
  const name = `${t(option.name)}, ${option.country}`
  return (
    <Card className={styles.option}>
      <header>
        <h3>
          {t(option.name)} <small>{t(option.level)}</small>
        </h3>
        <Switch
          label={t('isEnabled')}
          checked={draft.isEnabled}
          disabled={reason !== undefined}
          onChange={event => put({ isEnabled: event.currentTarget.checked })}
        />
      </header>
      <div className={styles.pair}>
        {(['minDays', 'maxDays'] as const).map(field => (
          <NumberInput
            key={field}
            label={t(field)}
            value={draft[field]}
            min={0}
            max={90}
            allowDecimal={false}
            onChange={value => put({ [field]: Number(value) })}
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
      </div>
      <table className={styles.rates} aria-label={name}>
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
                  hideControls
                  onChange={value => putRate(at, { upToOz: Number(value) })}
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
                  disabled={reason !== undefined || draft.rates.length === 1}
                  onClick={() => put({ rates: draft.rates.filter((_, here) => here !== at) })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <Button
          size="small"
          icon="plus"
          reason={reason}
          onClick={() =>
            put({ rates: [...draft.rates, { upToOz: (draft.rates.at(-1)?.upToOz ?? 8) * 2, cost: draft.rates.at(-1)?.cost ?? '0.00' }] })
          }
        >
          {t('addStep')}
        </Button>
        <Button
          size="small"
          variant="primary"
          reason={reason ?? (isChanged ? (body ? undefined : t('wrong')) : t('notSaved'))}
          busy={save.isPending}
          onClick={() => body && save.mutate({ params: { id: option.id }, body })}
        >
          {t('save')}
        </Button>
      </footer>
    </Card>
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
