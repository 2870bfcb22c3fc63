import { Team } from '#shop/account/ui/team/Team.tsx'
import { TeamActivity } from '#shop/audit/ui/team/TeamActivity.tsx'

export const handle = { texts: ['team', 'fault', 'role', 'account', 'teamActivity', 'teamAct'] }

/** Who works in the seller's name, what each may do, and what they did. */
export default function TeamPage() {
  return <Team activity={<TeamActivity />} />
}
