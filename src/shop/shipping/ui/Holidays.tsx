import { useState } from 'react'
import { formatDate } from '#base/time.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel, Section } from '#kit/layout/Panel.tsx'
import { Columns, Lines } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { type Holiday, shippingCalls } from '../contract.ts'
import styles from './ShippingOfficePage.module.css'

const changes = [shippingCalls.officeHolidays]
const empty = { day: '', name: '', nameVi: '' }

/** The days on which nothing is made or carried. */
export function Holidays() {
  const t = useText('shippingOffice')
  const whyNot = useWhyNot()
  const [draft, setDraft] = useState(empty)
  const holidays = useCall(shippingCalls.officeHolidays, {})
  const add = useAct(shippingCalls.setHoliday, { changes, onDone: () => setDraft(empty) })
  const mayNotAdd = whyNot(shippingCalls.setHoliday)
  return (
    <Section title={t('holidays')}>
      <p className="hint">{t('holidaysHint')}</p>
      <Panel>
        <Loaded of={holidays} waiting={null} empty={<p className="hint">{t('noHolidays')}</p>}>
          {found => (
            <Lines as="ul">
              {found.map(holiday => (
                <HolidayLine key={holiday.day} holiday={holiday} />
              ))}
            </Lines>
          )}
        </Loaded>
        <Columns
          as="form"
          gap={12}
          className={styles.fields}
          onSubmit={event => {
            event.preventDefault()
            if (mayNotAdd === undefined) add.mutate({ body: { ...draft, nameVi: draft.nameVi || draft.name } })
          }}
        >
          <TextInput
            type="date"
            label={t('day')}
            required
            value={draft.day}
            onChange={event => setDraft({ ...draft, day: event.currentTarget.value })}
          />
          {(['name', 'nameVi'] as const).map(field => (
            <TextInput
              key={field}
              label={t(field)}
              required={field === 'name'}
              maxLength={80}
              value={draft[field]}
              onChange={event => setDraft({ ...draft, [field]: event.currentTarget.value })}
            />
          ))}
          <Button type="submit" icon="plus" reason={mayNotAdd} busy={add.isPending}>
            {t('add')}
          </Button>
        </Columns>
      </Panel>
    </Section>
  )
}

function HolidayLine({ holiday }: { holiday: Holiday }) {
  const t = useText('shippingOffice')
  const whyNot = useWhyNot()
  const language = useLanguage()
  const remove = useAct(shippingCalls.removeHoliday, {
    changes,
    done: t('holidayRemoved'),
    undo: () => options => api(shippingCalls.setHoliday, { body: holiday }, options),
  })
  return (
    <li>
      <span className="numbers">{formatDate(`${holiday.day}T00:00:00Z`, 'medium', { language, timeZone: 'UTC' })}</span>
      <div>{language === 'vi' ? holiday.nameVi : holiday.name}</div>
      <IconButton
        icon="trash"
        label={`${t('remove')} ${holiday.name}`}
        disabled={whyNot(shippingCalls.removeHoliday) !== undefined}
        onClick={() => remove.mutate({ params: { day: holiday.day } })}
      />
    </li>
  )
}
