import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { routes } from '#engine/serve/route.ts'
import { findFacts } from '../../status/store.ts'
import { orderNoteCalls } from './contract.ts'
import { insertNote, listNotes } from './store.ts'

export const orderNoteRoutes = routes(orderNoteCalls, {
  orderNotes: async ({ params }, db) => {
    await assertThere(db, params.id)
    return { data: await listNotes(db, params.id) }
  },
  writeNote: async ({ who, params, body }, tx) => {
    await assertThere(tx, params.id)
    return { data: { id: await insertNote(tx, { orderId: params.id, authorId: who.id, text: body.text }) } }
  },
})

async function assertThere(db: Db, id: number): Promise<void> {
  if ((await findFacts(db, [id])).length === 0) throw new Fault('ORDER_NOT_FOUND')
}
