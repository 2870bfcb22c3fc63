import { useController } from 'react-hook-form'
import { type Language, languages } from '#base/text.ts'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormCheckbox, FormSelect } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { SearchSelect } from '#kit/app/library/SearchSelect.tsx'
import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText, useTexts } from '#kit/use-text.ts'
import { accountCalls, PreferencesBody } from '../../profile/contract.ts'
import type { SignedInUser } from '../form/step.ts'

const names: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt' }

/** Language, time zone and, for sellers, how their orders go on by themselves. */
export function PreferencesForm({ user, onSaved }: { user: SignedInUser; onSaved: () => void }) {
  const t = useText('account')
  const texts = useTexts()
  const notice = useNotice()
  // How orders go on is the seller's to say, not a member's of their team.
  const isSellers = user.kind === 'seller' && user.team === undefined
  const { language, timeZone, autoSubmit, payAfterDeposit } = user
  const form = useAppForm(PreferencesBody, { language, timeZone, ...(isSellers && { autoSubmit, payAfterDeposit }) })
  const zone = useController({ control: form.control, name: 'timeZone' })
  const save = useSend(accountCalls.setPreferences, {
    onDone: async ({ data }) => {
      await texts.speak(data.language)
      notice.done(t('preferencesSaved'))
      onSaved()
    },
    onRefused: notice.failed,
  })
  return (
    <AppForm form={form} onSubmit={body => save.mutate({ body })}>
      <FormSelect
        control={form.control}
        name="language"
        label={t('language')}
        choices={languages.map(value => ({ value, label: names[value] }))}
      />
      <SearchSelect
        label={t('timeZone')}
        choices={timeZones(user.timeZone)}
        value={zone.field.value ?? user.timeZone}
        onChange={zone.field.onChange}
      />
      {isSellers && (
        <>
          <FormCheckbox control={form.control} name="autoSubmit" label={t('autoSubmit')} />
          <FormCheckbox control={form.control} name="payAfterDeposit" label={t('payAfterDeposit')} />
        </>
      )}
      <div>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {t('saveProfile')}
        </Button>
      </div>
    </AppForm>
  )
}

/** The browser's own list, with today's names of what it may call by older ones. */
const timeZones = (mine: string): string[] =>
  [...new Set([mine, 'UTC', 'Asia/Ho_Chi_Minh', ...Intl.supportedValuesOf('timeZone')])].toSorted()
