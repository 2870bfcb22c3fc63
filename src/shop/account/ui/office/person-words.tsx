import type { TeamRole } from '#base/access/access.ts'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { type PlainText, useText } from '#kit/use-text.ts'
import { type PersonState, personStates, type StaffRole, staffRoles, teamRoles } from '../../person/rules.ts'

const states: Record<PersonState, { meaning: Meaning; text: PlainText<'accountOffice'> }> = {
  active: { meaning: 'green', text: 'isActive' },
  unverified: { meaning: 'grey', text: 'isUnverified' },
  suspended: { meaning: 'red', text: 'isSuspended' },
  closed: { meaning: 'grey', text: 'isClosed' },
}

/** The word of a person's state; what is none is left as it is. */
export function useStateWord(): (state: string) => string {
  const t = useText('accountOffice')
  return state => (personStates.some(each => each === state) ? t(states[state as PersonState].text) : state) // it is one of them
}

export function PersonStateBadge({ state }: { state: PersonState }) {
  const t = useText('accountOffice')
  return <Badge meaning={states[state].meaning}>{t(states[state].text)}</Badge>
}

const roleTexts: Record<StaffRole, PlainText<'accountOffice'>> = {
  owner: 'roleOwner',
  finance: 'roleFinance',
  support: 'roleSupport',
  production: 'roleProduction',
  warehouse: 'roleWarehouse',
  catalogue: 'roleCatalogue',
  content: 'roleContent',
  auditor: 'roleAuditor',
}

const teamTexts: Record<TeamRole, PlainText<'accountOffice'>> = {
  orders: 'roleOrders',
  money: 'roleMoney',
  designs: 'roleDesigns',
  readOnly: 'roleReadOnly',
}

/** The word of a role, of staff or of a team, and all roles of staff to choose from. */
export function useRoleWords(): { word: (role: string) => string; choices: { value: StaffRole; label: string }[] } {
  const t = useText('accountOffice')
  const choices = staffRoles.map(value => ({ value, label: t(roleTexts[value]) }))
  const ofTeam = teamRoles.map(value => ({ value, label: t(teamTexts[value]) }))
  return { word: role => [...choices, ...ofTeam].find(each => each.value === role)?.label ?? role, choices }
}
