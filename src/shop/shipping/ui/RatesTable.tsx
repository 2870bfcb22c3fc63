import { useState } from 'react'
import { formatCents } from '#base/money.ts'
import { Button } from '#kit/control/Button.tsx'
import { Sheet } from '#kit/layout/Sheet.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { OfficeShippingOption, ShippingOption } from '../contract.ts'
import { optionCents } from '../rules.ts'
import { NewOptionDialog, OptionDialog } from './OptionDialog.tsx'
import styles from './ShippingOfficePage.module.css'

/** Every rate in one table: a line per option under its country, a column per step of weight (ounces). */
interface Props {
  readonly options: readonly OfficeShippingOption[]
  readonly reason: string | undefined
  readonly isAdding: boolean
  readonly onAdded: () => void
}
export function RatesTable({ options, reason, isAdding, onAdded }: Props) {
  const t = useText('shippingOffice')
  const language = useLanguage()
  const [opened, setOpened] = useState<ShippingOption>()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const countryOf = (code: string) => (code === '*' ? t('everywhere') : (names.of(code) ?? code))
  const steps = [...new Set(options.flatMap(({ rates }) => rates.map(rate => rate.upToOz)))].sort((one, other) => one - other)
  /** What a phone has no columns for: from the cheapest rate to the dearest. */
  const spanOf = ({ rates }: ShippingOption) => {
    const costs = rates.map(rate => rate.costCents)
    const [least, most] = [Math.min(...costs), Math.max(...costs)]
    const shown = (cents: number) => (cents === 0 ? t('noCost') : formatCents(cents, { language }))
    return least === most ? shown(least) : `${shown(least)} – ${shown(most)}`
  }
  return (
    <>
      <Sheet figures className={styles.rates}>
        <thead>
          <tr>
            <th scope="col">{t('option')}</th>
            <th scope="col">{t('workingDays')}</th>
            <th scope="col">{t('fromShort')}</th>
            {steps.map(step => (
              <th key={step} scope="col">
                {t('step', { ounces: step })}
              </th>
            ))}
            <th scope="col">{t('extraShort')}</th>
            <td data-act="" />
          </tr>
        </thead>
        {[...Map.groupBy(options, option => option.country)].map(([country, own]) => (
          <tbody key={country}>
            <tr>
              <th scope="rowgroup" colSpan={steps.length + 5}>
                {countryOf(country)}
              </th>
            </tr>
            {own.map(option => (
              <tr key={option.id} className={option.isEnabled && option.isSold ? undefined : 'muted'}>
                <th scope="row">
                  {t(option.name)} {!option.isEnabled && <Badge meaning="grey">{t('notOffered')}</Badge>}
                  {!option.isSold && <Badge meaning="red">{t('notSold')}</Badge>}
                  <small>
                    {spanOf(option)} · {t('workingDaysOn', { days: `${option.minDays}–${option.maxDays}` })}
                  </small>
                </th>
                <td>
                  {option.minDays}–{option.maxDays}
                </td>
                <td>{option.fromProductionCents > 0 && <Money cents={option.fromProductionCents} />}</td>
                {steps.map(step => (
                  <td key={step}>{optionCents(option, step) === 0 ? t('noCost') : <Money cents={optionCents(option, step)} />}</td>
                ))}
                <td>{option.extraPoundCents > 0 && <Money cents={option.extraPoundCents} />}</td>
                <td data-act="">
                  <Button
                    size="small"
                    aria-label={t('editName', { name: `${t(option.name)}, ${countryOf(country)}` })}
                    reason={reason}
                    onClick={() => setOpened(option)}
                  >
                    {t('edit')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </Sheet>
      {opened && <OptionDialog option={opened} options={options} countryOf={countryOf} onClose={() => setOpened(undefined)} />}
      {isAdding && <NewOptionDialog options={options} countryOf={countryOf} onClose={onAdded} />}
    </>
  )
}
