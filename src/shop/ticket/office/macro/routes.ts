import { routes } from '#engine/serve/route.ts'
import { ticketMacroCalls } from './contract.ts'
import { listMacros } from './store.ts'
import { changeMacro, filledMacro, makeMacro, removeMacro } from './write.ts'

export const ticketMacroRoutes = routes(ticketMacroCalls, {
  macros: async (_, db) => ({ data: await listMacros(db) }),
  makeMacro: async ({ body }, tx) => ({ data: await makeMacro(tx, body) }),
  changeMacro: async ({ params, body }, tx) => ({ data: await changeMacro(tx, params.id, body) }),
  removeMacro: async ({ params }, tx) => {
    await removeMacro(tx, params.id)
    return { data: null }
  },
  fillMacro: async ({ params }, db) => ({ data: { text: await filledMacro(db, params.id, params.macroId) } }),
})
