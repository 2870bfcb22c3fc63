import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '#base/time.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { shippingCalls } from '../contract.ts'
import styles from './ShippingOfficePage.module.css'

const empty = { day: '', name: '', nameVi: '' }

/** The days on which nothing is made or carried. */
export function Holidays() {
  const t = useText('shippingOffice')
  const whyNot = useWhyNot()
  const language = useLanguage()
  const [draft, setDraft] = useState(empty)
  const holidays = useCall(shippingCalls.officeHolidays, {})
  const changes = [shippingCalls.officeHolidays]
  const add = useAct(shippingCalls.setHoliday, { changes, onDone: () => setDraft(empty) })
  const remove = useAct(shippingCalls.removeHoliday, { changes })
  const mayNotAdd = whyNot(shippingCalls.setHoliday)
  return (
    <section className={styles.country}>
      <h2>{t('holidays')}</h2>
      <p className={styles.hint}>{t('holidaysHint')}</p>
      <Card>
        <Loaded of={holidays} waiting={null} empty={<p className={styles.hint}>{t('noHolidays')}</p>}>
          {found => (
            <ul className={styles.holidays}>
              {found.map(holiday => (
                <li key={holiday.day}>
                  <span className="numbers">{formatDate(`${holiday.day}T00:00:00Z`, 'medium', { language, timeZone: 'UTC' })}</span>
                  <span>{language === 'vi' ? holiday.nameVi : holiday.name}</span>
                  <IconButton
                    icon="trash"
                    label={`${t('remove')} ${holiday.name}`}
                    disabled={whyNot(shippingCalls.removeHoliday) !== undefined}
                    onClick={() => remove.mutate({ params: { day: holiday.day } })}
                  />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        <form
          className={styles.add}
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
        </form>
      </Card>
    </section>
  )
}
