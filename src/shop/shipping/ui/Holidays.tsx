import { z } from 'zod'
import { requiredFault } from '#base/fields.ts'
import { fieldOf } from '#base/shapes.ts'
import { formatDate } from '#base/time.ts'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Panel, Section } from '#kit/layout/Panel.tsx'
import { Columns, Lines } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { type Holiday, HolidayBody, shippingCalls } from '../contract.ts'
import styles from './ShippingOfficePage.module.css'

const changes = [shippingCalls.officeHolidays]

/** The days on which nothing is made or carried. */
export function Holidays() {
  const t = useText('shippingOffice')
  const holidays = useCall(shippingCalls.officeHolidays, {})
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
        <AddHoliday />
      </Panel>
    </Section>
  )
}

/** Without a Vietnamese name it has the English one in both. */
const HolidayForm = HolidayBody.extend({ day: fieldOf(requiredFault).pipe(HolidayBody.shape.day), nameVi: z.string() })

function AddHoliday() {
  const t = useText('shippingOffice')
  const reason = useWhyNot()(shippingCalls.setHoliday)
  const form = useAppForm(HolidayForm, { day: '', name: '', nameVi: '' })
  const add = useAct(shippingCalls.setHoliday, { changes, onDone: () => form.reset(), showsRefusal: true })
  const { control } = form
  return (
    <AppForm form={form} error={add.error} onSubmit={typed => add.mutate({ body: { ...typed, nameVi: typed.nameVi || typed.name } })}>
      <Columns gap={12} className={styles.fields}>
        <FormText control={control} name="day" type="date" label={t('day')} required />
        <FormText control={control} name="name" label={t('name')} maxLength={80} autoComplete="off" required />
        <FormText control={control} name="nameVi" label={t('nameVi')} maxLength={80} autoComplete="off" />
        <Button type="submit" icon="plus" reason={reason} busy={add.isPending}>
          {t('add')}
        </Button>
      </Columns>
    </AppForm>
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
