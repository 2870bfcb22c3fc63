import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormMoney } from '#kit/app/form/fields.tsx'
import { MultiSelect } from '#kit/app/library/MultiSelect.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { accountOfficeCalls } from '../../office/contract.ts'
import { staffRoles } from '../../person/rules.ts'
import { useWhyNotAbout } from './PersonActs.tsx'
import { useRoleWords } from './person-words.tsx'
import type { ShownPerson } from './shown-person.ts'

const changes = [accountOfficeCalls.person, accountOfficeCalls.people]

/** What may be changed of a person: of staff their roles and ceilings, of a seller their tier. */
export function PersonSettings({ person }: { person: ShownPerson }) {
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
  return { changes, done: t('saved') }
}

function Roles({ person }: { person: ShownPerson }) {
  const t = useText('accountOffice')
  const { choices } = useRoleWords()
  const [roles, setRoles] = useState(staffRoles.filter(role => person.roles.includes(role)))
  const save = useAct(accountOfficeCalls.setRoles, useSaved())
  const reason = useWhyNotAbout(person)(accountOfficeCalls.setRoles)
  return (
    <Panel title={t('access')}>
      <Stack>
        <MultiSelect
          label={t('roles')}
          help={t('rolesHint')}
          choices={choices}
          value={roles}
          onChange={value => setRoles(staffRoles.filter(role => value.includes(role)))}
          disabled={reason !== undefined}
        />
        <div>
          <Button
            variant="primary"
            reason={reason}
            busy={save.isPending}
            onClick={() => save.mutate({ params: { id: person.id }, body: { roles } })}
          >
            {t('save')}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}

const ceilingNames = [
  'refundCeilingCents',
  'refundDayCents',
  'depositCeilingCents',
  'depositDayCents',
  'grantCeilingCents',
  'grantDayCents',
] as const
type CeilingFields = Partial<Record<(typeof ceilingNames)[number], number | undefined>>
/** What is empty is the shop's default. */
const ceilingsOf = (of: (name: (typeof ceilingNames)[number]) => number | null | undefined) => ({
  refundCeilingCents: of('refundCeilingCents') ?? null,
  refundDayCents: of('refundDayCents') ?? null,
  depositCeilingCents: of('depositCeilingCents') ?? null,
  depositDayCents: of('depositDayCents') ?? null,
  grantCeilingCents: of('grantCeilingCents') ?? null,
  grantDayCents: of('grantDayCents') ?? null,
})

function Ceilings({ person }: { person: ShownPerson }) {
  const t = useText('accountOffice')
  const reason = useWhyNotAbout(person)(accountOfficeCalls.setCeilings)
  const form = useForm<CeilingFields>({
    defaultValues: Object.fromEntries(ceilingNames.map(name => [name, person[name] ?? undefined])),
  })
  const save = useAct(accountOfficeCalls.setCeilings, useSaved())
  const submit = form.handleSubmit(typed => save.mutate({ params: { id: person.id }, body: ceilingsOf(name => typed[name]) }))
  return (
    <Panel title={t('ceilings')}>
      <Stack as="form" noValidate onSubmit={submit}>
        <p>{t('ceilingHint')}</p>
        {ceilingNames.map(name => (
          <FormMoney key={name} control={form.control} name={name} label={t(name)} />
        ))}
        <div>
          <Button type="submit" variant="primary" reason={reason} busy={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}

function Tier({ person }: { person: ShownPerson }) {
  const t = useText('accountOffice')
  const [tier, setTier] = useState(person.tier)
  const save = useAct(accountOfficeCalls.setTier, useSaved())
  const reason = useWhyNotAbout(person)(accountOfficeCalls.setTier)
  return (
    <Panel title={t('tier')}>
      <Stack
        as="form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          save.mutate({ params: { id: person.id }, body: { tier } })
        }}
      >
        <TextInput
          label={t('tier')}
          help={t('tierHint')}
          value={tier}
          onChange={event => setTier(event.currentTarget.value.toUpperCase())}
        />
        <div>
          <Button type="submit" variant="primary" reason={reason} busy={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
