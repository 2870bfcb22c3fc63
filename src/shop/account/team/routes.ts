import { prepared, routes } from '#engine/serve/route.ts'
import { teamCalls } from './contract.ts'
import {
  countInvite,
  endMemberSessions,
  inviteMember,
  inviteMemberAgain,
  myTeam,
  proveBeforeReset,
  removeMember,
  resetMemberFactor,
  setMemberRoles,
  setTeamFactor,
} from './member.ts'

export const teamRoutes = routes(teamCalls, {
  myTeam: async ({ who }, db) => ({ data: await myTeam(db, who) }),
  inviteMember: prepared({ prepare: countInvite, write: async (input, tx) => ({ data: await inviteMember(input, tx) }) }),
  inviteMemberAgain: prepared({ prepare: countInvite, write: async (input, tx) => ({ data: await inviteMemberAgain(input, tx) }) }),
  setMemberRoles: async (input, tx) => ({ data: await setMemberRoles(input, tx) }),
  endMemberSessions: async (input, tx) => ({ data: await endMemberSessions(input, tx) }),
  resetMemberFactor: prepared({ prepare: proveBeforeReset, write: resetMemberFactor }),
  removeMember: async (input, tx) => ({ data: await removeMember(input, tx) }),
  setTeamFactor: async (input, tx) => ({ data: await setTeamFactor(input, tx) }),
})
