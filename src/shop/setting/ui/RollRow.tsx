import { z } from 'zod'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormNumber } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { settingCalls } from '../contract.ts'
import { isMeasure, isSettingKey, type Roll, rollIn, rollLimits, rollText } from '../rules.ts'
import styles from './SettingOfficePage.module.css'
import { type Setting, SettingActs } from './SettingRow.tsx'

const measures = ['widthInches', 'longestInches', 'gapInches', 'edgeInches'] as const

/** The roll that a technique prints on: a figure for each of its measures. */
export function RollRow({ setting }: { setting: Setting }) {
  const t = useText('settingOffice')
  const mayNot = useWhyNot()(settingCalls.changeSetting)
  const { key } = setting
  const between = (of: keyof Roll) => t('rollBetween', rollLimits[of])
  const measure = (of: keyof Roll) => z.custom<number>(typed => typeof typed === 'number' && isMeasure(of, typed), { error: between(of) })
  const shape = z.object({
    widthInches: measure('widthInches'),
    longestInches: measure('longestInches'),
    gapInches: measure('gapInches'),
    edgeInches: measure('edgeInches'),
  })
  const form = useAppForm(shape, rollIn(String(setting.value)))
  const save = useAct(settingCalls.changeSetting, { changes: [settingCalls.officeSettings], done: t('saved'), showsRefusal: true })
  if (!isSettingKey(key)) return null
  const typed = form.watch()
  const isRight = shape.safeParse(typed).success
  const isChanged = !isRight || rollText(typed) !== setting.value
  const put = (value: string) => save.mutate({ params: { key }, body: { value } })
  return (
    <AppForm form={form} error={save.error} onSubmit={roll => isChanged && put(rollText(roll))}>
      <fieldset className={styles.row}>
        <legend className={styles.legend}>{t(`set_${key}`)}</legend>
        <div className={styles.measures}>
          {measures.map(of => (
            <FormNumber
              key={of}
              control={form.control}
              name={of}
              label={t(`roll_${of}`)}
              help={between(of)}
              decimals={2}
              step={of === 'gapInches' || of === 'edgeInches' ? 0.05 : 1}
              {...rollLimits[of]}
              readOnly={mayNot !== undefined}
            />
          ))}
        </div>
        <SettingActs
          setting={setting}
          isChanged={isChanged}
          isRight={isRight}
          wrong={t('wrongRoll')}
          isBusy={save.isPending}
          onReset={() => put(String(setting.default))}
        />
      </fieldset>
    </AppForm>
  )
}
