import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { formatCents, parseCents, typedCents } from '#base/money.ts'
import type { Language } from '#base/text.ts'
import { When } from '#kit/app/page/When.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Switch } from '#kit/control/Choice.tsx'
import { Select } from '#kit/control/Select.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
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
  const [typed, setTyped] = useState(() => written(setting, setting.value, language))
  const save = useAct(settingCalls.changeSetting, { changes: [settingCalls.officeSettings], done: t('saved') })
  const { key } = setting
  if (!isSettingKey(key)) return null
  const value = read(setting, typed)
  const isRight = value !== undefined && settingFault(key, value) === undefined
  const isChanged = value !== setting.value
  const standard = t('standard', { value: shown(setting, language) })
  const hint =
    setting.kind === 'url' ? t('linkHint') : setting.kind === 'names' ? t('namesHint') : isPublicSetting(key) ? t('emptyHint') : standard
  const optionText = (option: Value) => t(options.find(name => name === `option_${option}`) ?? 'on')
  const put = (next: Value) => save.mutate({ params: { key }, body: { value: next } })
  return (
    <form
      className={styles.row}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isRight && !mayNot) put(value)
      }}
    >
      {setting.kind === 'switch' ? (
        <Switch
          className={styles.field}
          label={t(`set_${key}`)}
          help={t('standard', { value: t(setting.default === true ? 'on' : 'off') })}
          checked={value === true}
          disabled={mayNot !== undefined}
          onChange={event => setTyped(String(event.currentTarget.checked))}
        />
      ) : setting.options ? (
        <Select
          className={styles.field}
          label={t(`set_${key}`)}
          help={t('standard', { value: optionText(setting.default) })}
          value={typed}
          disabled={mayNot !== undefined}
          choices={setting.options.map(option => ({ value: option, label: optionText(option) }))}
          onChange={setTyped}
        />
      ) : (
        <TextInput
          className={styles.field}
          label={t(`set_${key}`)}
          help={hint}
          inputMode={setting.kind === 'cents' ? 'decimal' : setting.kind === 'count' ? 'numeric' : setting.kind === 'url' ? 'url' : 'text'}
          start={setting.kind === 'cents' ? '$' : undefined}
          value={typed}
          readOnly={mayNot !== undefined}
          error={isChanged && !isRight ? t(wrongOf[setting.kind]) : undefined}
          onChange={event => setTyped(event.currentTarget.value)}
        />
      )}
      <div className={styles.acts}>
        {setting.changedBy && setting.changedAt && (
          <span className="hint">
            {t('changed', { name: setting.changedBy })} <When at={setting.changedAt} />
          </span>
        )}
        {setting.value !== setting.default && !isChanged && (
          <Button size="small" variant="quiet" reason={mayNot} onClick={() => put(setting.default)}>
            {t('reset')}
          </Button>
        )}
        {isChanged && (
          <Button
            type="submit"
            size="small"
            variant="primary"
            reason={mayNot ?? (isRight ? undefined : t(wrongOf[setting.kind]))}
            busy={save.isPending}
          >
            {t('save')}
          </Button>
        )}
      </div>
    </form>
  )
}

const options = ['option_CONFIRM', 'option_WAIT', 'option_WARN'] as const
const wrongOf = {
  cents: 'wrong',
  count: 'wrong',
  switch: 'wrong',
  line: 'wrong',
  names: 'wrongNames',
  url: 'wrongLink',
  email: 'wrongEmail',
  choice: 'wrong',
} as const satisfies Record<Setting['kind'], PlainText<'settingOffice'>>

/** As it is typed: dollars and cents without the sign. */
const written = ({ kind }: Setting, value: Value, language: Language): string =>
  kind === 'cents' && typeof value === 'number' ? typedCents(value, language) : String(value)
const shown = ({ kind, default: value }: Setting, language: Language): string =>
  kind === 'cents' && typeof value === 'number' ? formatCents(value, { language }) : value === '' ? '–' : String(value)

function read({ kind }: Setting, typed: string): Value | undefined {
  const text = typed.trim()
  if (kind === 'cents') return parseCents(text)
  if (kind === 'switch') return text === 'true'
  if (kind === 'count') return /^\d{1,9}$/.test(text) ? Number(text) : undefined
  return text
}
