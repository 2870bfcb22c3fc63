import { NumberInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { type PricingTier, readTiers, tierLimits, writeTiers } from '../tiers.rules.ts'
import styles from './TiersField.module.css'

/** The tiers of the landing page as rows; `value` is the setting's text. */
export function TiersField({ value, isReadOnly, onChange }: { value: string; isReadOnly: boolean; onChange: (value: string) => void }) {
  const t = useText('settingOffice')
  const [tiers, setTiers] = useState(() => readTiers(value)) // As typed: the setting's text has no spaces at the ends.
  const change = (next: readonly PricingTier[]) => {
    setTiers([...next])
    onChange(writeTiers(next))
  }
  const put = (at: number, patch: Partial<PricingTier>) => change(tiers.map((tier, here) => (here === at ? { ...tier, ...patch } : tier)))
  const number = (typed: string | number) => (typed === '' ? Number.NaN : Number(typed))
  const shown = (figure: number) => (Number.isNaN(figure) ? '' : figure)
  const last = tiers.at(-1)
  return (
    <div className={styles.tiers}>
      {tiers.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is nothing but its place in the table.
        <fieldset key={at} className={styles.tier}>
          <legend className="unseen">{t('tier', { number: at + 1 })}</legend>
          <NumberInput
            label={t('tierFrom')}
            value={shown(tier.fromPieces)}
            min={1}
            max={tierLimits.pieces}
            allowDecimal={false}
            hideControls
            readOnly={isReadOnly || at === 0}
            onChange={typed => put(at, { fromPieces: number(typed) })}
          />
          <NumberInput
            label={t('tierOff')}
            value={shown(tier.percentOff)}
            min={0}
            max={tierLimits.percent}
            allowDecimal={false}
            hideControls
            readOnly={isReadOnly}
            onChange={typed => put(at, { percentOff: number(typed) })}
          />
          <TextInput
            label={t('tierNote')}
            value={tier.note}
            maxLength={tierLimits.noteLength}
            readOnly={isReadOnly}
            onChange={event => put(at, { note: event.currentTarget.value })}
          />
          <TextInput
            label={t('tierNoteVi')}
            value={tier.noteVi}
            maxLength={tierLimits.noteLength}
            readOnly={isReadOnly}
            onChange={event => put(at, { noteVi: event.currentTarget.value })}
          />
          {!isReadOnly && (at > 0 || tiers.length === 1) && (
            <IconButton
              icon="close"
              label={t('tierRemove', { number: at + 1 })}
              onClick={() => change(tiers.filter((_, here) => here !== at))}
            />
          )}
        </fieldset>
      ))}
      {!isReadOnly && tiers.length < tierLimits.rows && (
        <div>
          <Button
            size="small"
            onClick={() =>
              change([...tiers, { fromPieces: last ? last.fromPieces * 2 : 1, percentOff: last?.percentOff ?? 0, note: '', noteVi: '' }])
            }
          >
            {t('tierAdd')}
          </Button>
        </div>
      )}
    </div>
  )
}
