import { useState } from 'react'
import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { accountOfficeCalls } from '../../office/contract.ts'
import { personStates } from '../../person/rules.ts'
import { InviteDialog } from './InviteDialog.tsx'
import styles from './PersonOfficePage.module.css'
import { PersonStateBadge, useRoleWords } from './person-words.tsx'
import type { ShownPerson } from './shown-person.ts'

export const handle = { texts: ['accountOffice'] }

const defaults = { search: '', kind: 'all', state: 'all', page: 1, limit: 20 }

/** Everyone who has an account, found by any of their names. */
export default function PeopleOfficePage() {
  const t = useText('accountOffice')
  const whyNot = useWhyNot()
  const [isInviting, setInviting] = useState(false)
  const [list, setList] = useUrlState(defaults)
  const kind = (['seller', 'staff'] as const).find(each => each === list.kind)
  const state = personStates.find(each => each === list.state)
  const { search, page, limit } = list
  const query = { page, limit, ...(search !== '' && { search }), ...(kind && { kind }), ...(state && { state }) }
  const people = useCall(accountOfficeCalls.people, { query }, { keepsLast: true })
  const found = people.data?.data
  const isFiltered = search !== '' || kind !== undefined || state !== undefined
  const clear = () => setList({ search: '', kind: 'all', state: 'all' })
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
      <FilterBar
        search={{ value: search, onChange: next => setList({ search: next }), placeholder: t('search') }}
        filters={usePeopleFilters(list, setList)}
        onClear={clear}
      />
      <DataTable
        name="people"
        label={t('people')}
        columns={usePersonColumns()}
        rows={found?.docs}
        rowId={person => String(person.id)}
        rowTo={person => `/office/people/${person.id}`}
        error={people.error}
        onRetry={() => void people.refetch()}
        empty={isFiltered ? <NothingFound onClear={clear} /> : <EmptyState title={t('emptyTitle')}>{t('emptyHint')}</EmptyState>}
        pager={pagerOf(found, setList)}
      />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  )
}

function usePeopleFilters(list: { kind: string; state: string }, setList: (patch: { kind?: string; state?: string }) => void) {
  const t = useText('accountOffice')
  const none = { value: 'all', label: t('all') }
  const states = { active: t('isActive'), unverified: t('isUnverified'), suspended: t('isSuspended'), closed: t('isClosed') }
  return [
    {
      name: 'kind',
      label: t('kind'),
      value: list.kind,
      none: 'all',
      choices: [none, { value: 'seller', label: t('seller') }, { value: 'staff', label: t('staff') }],
      onChange: (kind: string) => setList({ kind }),
    },
    {
      name: 'state',
      label: t('state'),
      value: list.state,
      none: 'all',
      choices: [none, ...personStates.map(value => ({ value, label: states[value] }))],
      onChange: (state: string) => setList({ state }),
    },
  ]
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
  return [
    { id: 'username', header: t('username'), cell: person => person.username },
    { id: 'fullName', header: t('fullName'), cell: person => person.fullName },
    { id: 'email', isLong: true, header: t('email'), cell: person => person.email },
    { id: 'phone', header: t('phone'), cell: person => person.phone, isOptional: true },
    { id: 'kind', header: t('kind'), cell: person => <Kind>{person.kind === 'staff' ? person.roles.map(word) : [t('seller')]}</Kind> },
    { id: 'tier', header: t('tier'), cell: person => person.tier, isOptional: true },
    { id: 'state', header: t('state'), cell: person => <PersonStateBadge state={person.state} /> },
    { id: 'lastUsed', header: t('lastUsed'), cell: person => (person.lastUsedAt ? <When at={person.lastUsedAt} /> : t('never')) },
    { id: 'created', header: t('created'), cell: person => <When at={person.createdAt} />, isOptional: true },
  ]
}
