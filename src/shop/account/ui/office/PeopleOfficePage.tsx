import { useState } from 'react'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { accountOfficeCalls } from '../../office/contract.ts'
import { personStates } from '../../person/rules.ts'
import { InviteDialog } from './InviteDialog.tsx'
import styles from './PeopleOfficePage.module.css'
import { PersonStateBadge, useRoleWords } from './person-words.tsx'
import type { ShownPerson } from './shown-person.ts'

export const handle = { texts: ['accountOffice'] }

/** Everyone who has an account, found by any of their names. */
export default function PeopleOfficePage() {
  const t = useText('accountOffice')
  const whyNot = useWhyNot()
  const [isInviting, setInviting] = useState(false)
  const states = { active: t('isActive'), unverified: t('isUnverified'), suspended: t('isSuspended'), closed: t('isClosed') }
  const people = useList(accountOfficeCalls.people, {
    search: { name: 'search', hint: t('search') },
    filters: [
      {
        name: 'kind',
        label: t('kind'),
        any: t('all'),
        choices: (['seller', 'staff', 'member'] as const).map(value => ({ value, label: t(value) })),
      },
      { name: 'state', label: t('state'), any: t('all'), choices: personStates.map(value => ({ value, label: states[value] })) },
    ],
  })
  return (
    <>
      <PageHeader
        title={t('people')}
        hint={t('peopleHint')}
        actions={
          <Button variant="primary" icon="plus" reason={whyNot(accountOfficeCalls.inviteStaff)} onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        }
      />
      <List
        of={people}
        name="people"
        label={t('people')}
        columns={usePersonColumns()}
        rowTo={person => `/office/people/${person.id}`}
        empty={{ title: t('emptyTitle'), hint: t('emptyHint') }}
      />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  )
}

/** One word of several parts stays on its line. */
const Kind = ({ children }: { children: readonly string[] }) => (
  <span className={styles.kinds}>
    {children.map(each => (
      <span key={each}>{each}</span>
    ))}
  </span>
)

function usePersonColumns(): DataColumn<ShownPerson>[] {
  const t = useText('accountOffice')
  const { word } = useRoleWords()
  const kindOf = ({ teamOf }: ShownPerson) => (teamOf ? t('teamOfSeller', { seller: teamOf.username }) : t('seller'))
  return [
    { id: 'username', header: t('username'), cell: person => person.username },
    { id: 'fullName', header: t('fullName'), cell: person => person.fullName },
    { id: 'email', header: t('email'), cell: person => person.email },
    { id: 'phone', header: t('phone'), cell: person => person.phone, isOptional: true },
    { id: 'kind', header: t('kind'), cell: person => <Kind>{person.kind === 'staff' ? person.roles.map(word) : [kindOf(person)]}</Kind> },
    { id: 'tier', header: t('tier'), cell: person => person.tier, isOptional: true },
    { id: 'state', header: t('state'), cell: person => <PersonStateBadge state={person.state} /> },
    { id: 'lastUsed', header: t('lastUsed'), cell: person => (person.lastUsedAt ? <When at={person.lastUsedAt} /> : t('never')) },
    { id: 'created', header: t('created'), cell: person => <When at={person.createdAt} />, isOptional: true },
  ]
}
