// S1, S4: a member of a seller's team loses what they may while their writes are on their way.
import { isForSellers } from '#base/access/access.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import type { Deployment } from '../deployment/deployment.ts'
import type { Finding } from '../run/suite.ts'
import { rolesInTeam } from './roles.ts'
import { slowWrites } from './slow-writes.ts'
import { memberOfTeam } from './team.ts'

/** Every write of a seller's whose body comes when the member who makes it has lost the role for it, or is in the team no more. */
export async function lateMember(deployment: Deployment, what: 'a role' | 'the team'): Promise<Finding> {
  const seller = await deployment.seller(what === 'a role' ? 'lateroles' : 'lateteam')
  const member = await memberOfTeam(deployment, seller, `${seller.username}-member`, ['orders', 'money', 'designs'])
  const params = { id: member.id }
  const { asked, wrong } = await slowWrites(deployment, {
    token: member.token,
    end: () =>
      what === 'a role'
        ? seller.api(teamCalls.setMemberRoles, { params, body: { roles: ['readOnly'] } })
        : seller.api(teamCalls.removeMember, { params }),
    // What begins without the right is refused at once, and is no matter of this.
    expect: ({ access }) => (rolesInTeam(access)?.length && isForSellers(access) ? (what === 'a role' ? 403 : 401) : undefined),
  })
  return {
    promise: 'S1',
    what: `every write of a seller’s whose body comes after its member lost ${what}`,
    figure: `${asked} asked, ${wrong.length} answered otherwise than ${what === 'a role' ? 403 : 401}`,
    isKept: wrong.length === 0 && asked > 40,
    details: wrong,
  }
}
