import { useController } from 'react-hook-form'
import { z } from 'zod'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormMoney, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { MultiSelect } from '#kit/app/library/MultiSelect.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { accountOfficeCalls, CeilingsBody, RolesBody, TierBody } from '../../office/contract.ts'
import { staffRoles } from '../../person/rules.ts'
import { useWhyNotAbout } from './PersonActs.tsx'
import { useRoleWords } from './person-words.tsx'
import type { ShownPerson } from './shown-person.ts'

type Shown = { person: ShownPerson }
const changes = [accountOfficeCalls.person, accountOfficeCalls.people]

/** What may be changed of a person: of staff their roles and ceilings, of a seller their tier. */
export function PersonSettings({ person }: Shown) {
  return (
    <Stack>
      {person.kind === 'staff' ? (
        <>
          <Roles person={person} />
          <Ceilings person={person} />
        </>
      ) : (
        person.kind === 'seller' && <Tier person={person} />
      )}
    </Stack>
  )
}

function useSaved() {
  const t = useText('accountOffice')
  return { changes, done: t('saved'), showsRefusal: true }
}

function Roles({ person }: Shown) {
  const t = useText('accountOffice')
  const faultText = useFaultText()
  const { choices } = useRoleWords()
  const form = useAppForm(RolesBody, { roles: staffRoles.filter(role => person.roles.includes(role)) })
  const roles = useController({ control: form.control, name: 'roles' })
  const save = useAct(accountOfficeCalls.setRoles, useSaved())
  const reason = useWhyNotAbout(person)(accountOfficeCalls.setRoles)
  return (
    <Panel title={t('access')}>
      <AppForm form={form} error={save.error} onSubmit={body => save.mutate({ params: { id: person.id }, body })}>
        <MultiSelect
          label={t('roles')}
          help={t('rolesHint')}
          choices={choices}
          name="roles"
          value={roles.field.value}
          onChange={value => roles.field.onChange(staffRoles.filter(role => value.includes(role)))}
          error={roles.fieldState.error && faultText('REQUIRED')}
          disabled={reason !== undefined}
        />
        <Save reason={reason} act={save} />
      </AppForm>
    </Panel>
  )
}

/** What is empty is the shop's default. */
const Ceiling = z
  .int()
  .nullish()
  .transform(cents => cents ?? null)
const CeilingsForm = z
  .object({
    refundCeilingCents: Ceiling,
    refundDayCents: Ceiling,
    depositCeilingCents: Ceiling,
    depositDayCents: Ceiling,
    grantCeilingCents: Ceiling,
    grantDayCents: Ceiling,
  })
  .pipe(CeilingsBody.required())
const ceilingNames = Object.keys(CeilingsForm.in.shape) as (keyof typeof CeilingsForm.in.shape)[] // exactly the shape's

function Ceilings({ person }: Shown) {
  const t = useText('accountOffice')
  const reason = useWhyNotAbout(person)(accountOfficeCalls.setCeilings)
  const first: z.input<typeof CeilingsForm> = Object.fromEntries(ceilingNames.map(name => [name, person[name] ?? undefined]))
  const form = useAppForm(CeilingsForm, first)
  const save = useAct(accountOfficeCalls.setCeilings, useSaved())
  return (
    <Panel title={t('ceilings')}>
      <AppForm form={form} error={save.error} onSubmit={body => save.mutate({ params: { id: person.id }, body })}>
        <p>{t('ceilingHint')}</p>
        {ceilingNames.map(name => (
          <FormMoney key={name} control={form.control} name={name} label={t(name)} autoComplete="off" />
        ))}
        <Save reason={reason} act={save} />
      </AppForm>
    </Panel>
  )
}

function Tier({ person }: Shown) {
  const t = useText('accountOffice')
  const form = useAppForm(TierBody, { tier: person.tier })
  const save = useAct(accountOfficeCalls.setTier, useSaved())
  const reason = useWhyNotAbout(person)(accountOfficeCalls.setTier)
  return (
    <Panel title={t('tier')}>
      <AppForm form={form} error={save.error} onSubmit={body => save.mutate({ params: { id: person.id }, body })}>
        <FormText control={form.control} name="tier" label={t('tier')} help={t('tierHint')} autoComplete="off" isUpper />
        <Save reason={reason} act={save} />
      </AppForm>
    </Panel>
  )
}

function Save({ reason, act }: { reason: string | undefined; act: { isPending: boolean } }) {
  const t = useText('accountOffice')
  return (
    <div>
      <Button type="submit" variant="primary" reason={reason} busy={act.isPending}>
        {t('save')}
      </Button>
    </div>
  )
}
