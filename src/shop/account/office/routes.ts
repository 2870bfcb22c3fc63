import { routes } from '#engine/serve/route.ts'
import { listSessions } from '../sign-in/session.store.ts'
import { accountOfficeCalls } from './contract.ts'
import {
  endPersonSessions,
  inviteAgain,
  inviteStaff,
  people,
  person,
  resetSecondFactor,
  restorePerson,
  setCeilings,
  setRoles,
  setTier,
  suspendPerson,
  verifyPerson,
} from './people.ts'
import { endView, viewAs } from './view.ts'

export const accountOfficeRoutes = routes(accountOfficeCalls, {
  people: async ({ query }, db) => ({ data: await people(db, query) }),
  person: async ({ params }, db) => ({ data: await person(db, params.id) }),
  inviteStaff: async ({ body }, tx) => ({ data: await inviteStaff(tx, body) }),
  inviteAgain: async ({ who, params }, tx) => ({ data: await inviteAgain(tx, who, params.id) }),
  setRoles: async ({ who, params, body }, tx) => ({ data: await setRoles(tx, who, params.id, body.roles) }),
  setCeilings: async ({ who, params, body }, tx) => ({ data: await setCeilings(tx, who, params.id, body) }),
  setTier: async ({ who, params, body }, tx) => ({ data: await setTier(tx, who, params.id, body.tier) }),
  verifyPerson: async ({ who, params }, tx) => ({ data: await verifyPerson(tx, who, params.id) }),
  suspendPerson: async ({ who, params }, tx) => ({ data: await suspendPerson(tx, who, params.id) }),
  restorePerson: async ({ who, params }, tx) => ({ data: await restorePerson(tx, who, params.id) }),
  resetSecondFactor: async ({ who, params }, tx) => ({ data: await resetSecondFactor(tx, who, params.id) }),
  viewAs: async ({ who, params }, tx) => ({ data: await viewAs(tx, who, params.id) }),
  endView: async ({ who, params }, tx) => ({ data: await endView(tx, who, params.id) }),
  personSessions: async ({ params }, db) => ({ data: await listSessions(db, params.id) }),
  endPersonSessions: async ({ who, params, body }, tx) => ({ data: await endPersonSessions(tx, who, params.id, body.sessionId) }),
})
