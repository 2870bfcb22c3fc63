import { useState } from 'react'
import { type Language, languages } from '#base/text.ts'
import { SearchSelect } from '#kit/app/library/SearchSelect.tsx'
import { useSend } from '#kit/call/use-call.ts'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Select } from '#kit/control/Select.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText, useTexts } from '#kit/use-text.ts'
import { accountCalls } from '../../profile/contract.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import type { SignedInUser } from '../form/step.ts'

const names: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt' }

/** Language, time zone and, for sellers, how their orders go on by themselves. */
export function PreferencesForm({ user, onSaved }: { user: SignedInUser; onSaved: () => void }) {
  const t = useText('account')
  const texts = useTexts()
  const notice = useNotice()
  const [chosen, setChosen] = useState({
    language: user.language,
    timeZone: user.timeZone,
    autoSubmit: user.autoSubmit,
    payAfterDeposit: user.payAfterDeposit,
  })
  const save = useSend(accountCalls.setPreferences, {
    onDone: async ({ data }) => {
      await texts.speak(data.language)
      notice.done(t('preferencesSaved'))
      onSaved()
    },
    onRefused: notice.failed,
  })
  // How orders go on is the seller's to say, not a member's of their team.
  const isSellers = user.kind === 'seller' && user.team === undefined
  const { language, timeZone } = chosen
  return (
    <AuthForm onSubmit={() => save.mutate({ body: isSellers ? chosen : { language, timeZone } })}>
      <Select
        label={t('language')}
        choices={languages.map(value => ({ value, label: names[value] }))}
        value={chosen.language}
        onChange={value => setChosen({ ...chosen, language: languages.find(each => each === value) ?? chosen.language })}
      />
      <SearchSelect
        label={t('timeZone')}
        choices={timeZones(user.timeZone)}
        value={chosen.timeZone}
        onChange={value => setChosen({ ...chosen, timeZone: value })}
      />
      {isSellers && (
        <>
          <Checkbox
            label={t('autoSubmit')}
            checked={chosen.autoSubmit}
            onChange={event => setChosen({ ...chosen, autoSubmit: event.target.checked })}
          />
          <Checkbox
            label={t('payAfterDeposit')}
            checked={chosen.payAfterDeposit}
            onChange={event => setChosen({ ...chosen, payAfterDeposit: event.target.checked })}
          />
        </>
      )}
      <div>
        <SubmitButton busy={save.isPending}>{t('saveProfile')}</SubmitButton>
      </div>
    </AuthForm>
  )
}

/** The browser's own list, with today's names of what it may call by older ones. */
const timeZones = (mine: string): string[] =>
  [...new Set([mine, 'UTC', 'Asia/Ho_Chi_Minh', ...Intl.supportedValuesOf('timeZone')])].toSorted()
