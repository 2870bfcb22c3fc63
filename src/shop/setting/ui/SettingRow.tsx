import { z } from 'zod'
import type { CallAnswer } from '#base/call.ts'
import { formatCents } from '#base/money.ts'
import type { Language } from '#base/text.ts'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormMoney, FormNumber, FormSelect, FormSwitch, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { type PlainText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { settingCalls } from '../contract.ts'
import { isPublicSetting, isSettingKey, settingFault } from '../rules.ts'
import styles from './SettingOfficePage.module.css'

export type Setting = CallAnswer<typeof settingCalls.officeSettings>['data'][number]
type Value = Setting['value']

/** One setting with its field; its button is there once the value differs. */
export function SettingRow({ setting }: { setting: Setting }) {
  const t = useText('settingOffice')
  const language = useLanguage()
  const mayNot = useWhyNot()(settingCalls.changeSetting)
  const { key, kind, options } = setting
  const wrong = t(wrongOf[kind])
  const isRight = (typed: unknown) => isSettingKey(key) && settingFault(key, trimmed(typed)) === undefined
  const form = useAppForm(z.object({ value: z.custom<Value>(isRight, { error: wrong }) }), { value: setting.value })
  const save = useAct(settingCalls.changeSetting, { changes: [settingCalls.officeSettings], done: t('saved'), showsRefusal: true })
  if (!isSettingKey(key)) return null
  const typed = form.watch('value')
  const isChanged = trimmed(typed) !== setting.value
  const optionText = (option: Value) => {
    const name = optionNames.find(each => each === `option_${option}`)
    return name ? t(name) : String(option)
  }
  const standard = (value: string) => t('standard', { value })
  const put = (value: Value) => save.mutate({ params: { key }, body: { value } })
  const field = { control: form.control, name: 'value' as const, className: styles.field, label: t(`set_${key}`) }
  const text = { ...field, autoComplete: 'off', readOnly: mayNot !== undefined }
  const isDisabled = mayNot !== undefined
  return (
    <AppForm form={form} error={save.error} onSubmit={({ value }) => isChanged && put(trimmed(value))}>
      <div className={styles.row}>
        {kind === 'switch' ? (
          <FormSwitch {...field} help={standard(t(setting.default === true ? 'on' : 'off'))} disabled={isDisabled} />
        ) : options ? (
          <FormSelect
            {...field}
            help={standard(optionText(setting.default))}
            disabled={isDisabled}
            choices={options.map(value => ({ value, label: optionText(value) }))}
          />
        ) : kind === 'cents' ? (
          <FormMoney {...text} help={standard(shown(setting, language))} />
        ) : kind === 'count' ? (
          <FormNumber {...text} help={standard(shown(setting, language))} />
        ) : (
          <FormText
            {...text}
            help={
              kind === 'url'
                ? t('linkHint')
                : kind === 'names'
                  ? t('namesHint')
                  : isPublicSetting(key)
                    ? t('emptyHint')
                    : standard(shown(setting, language))
            }
            inputMode={kind === 'url' ? 'url' : 'text'}
          />
        )}
        <SettingActs
          setting={setting}
          isChanged={isChanged}
          isRight={isRight(typed)}
          wrong={wrong}
          isBusy={save.isPending}
          onReset={() => put(setting.default)}
        />
      </div>
    </AppForm>
  )
}

type ActsProps = { setting: Setting; isChanged: boolean; isRight: boolean; wrong: string; isBusy: boolean; onReset: () => void }
/** Who changed a setting last, the way back to its default, and the button that saves what is typed. */
export function SettingActs({ setting, isChanged, isRight, wrong, isBusy, onReset }: ActsProps) {
  const t = useText('settingOffice')
  const mayNot = useWhyNot()(settingCalls.changeSetting)
  return (
    <div className={styles.acts}>
      {setting.changedBy && setting.changedAt && (
        <span className="hint">
          {t('changed', { name: setting.changedBy })} <When at={setting.changedAt} />
        </span>
      )}
      {setting.value !== setting.default && !isChanged && (
        <Button size="small" variant="quiet" reason={mayNot} onClick={onReset}>
          {t('reset')}
        </Button>
      )}
      {isChanged && (
        <Button type="submit" size="small" variant="primary" reason={mayNot ?? (isRight ? undefined : wrong)} busy={isBusy}>
          {t('save')}
        </Button>
      )}
    </div>
  )
}

const optionNames = [
  ...(['option_CONFIRM', 'option_WAIT', 'option_WARN', 'option_OFF'] as const),
  ...(['option_PRINTS', 'option_SHEETS'] as const),
  ...(['option_CHOKE_0', 'option_CHOKE_1', 'option_CHOKE_2', 'option_CHOKE_3', 'option_CHOKE_4'] as const),
] as const
const wrongOf = {
  cents: 'wrong',
  count: 'wrong',
  switch: 'wrong',
  line: 'wrong',
  names: 'wrongNames',
  roll: 'wrongRoll',
  url: 'wrongLink',
  email: 'wrongEmail',
  choice: 'wrong',
} as const satisfies Record<Setting['kind'], PlainText<'settingOffice'>>

/** Without blanks around what is typed. */
const trimmed = <T,>(typed: T): T | string => (typeof typed === 'string' ? typed.trim() : typed)
const shown = ({ kind, default: value }: Setting, language: Language): string =>
  kind === 'cents' && typeof value === 'number' ? formatCents(value, { language }) : value === '' ? '–' : String(value)
