import { routes } from '#engine/serve/route.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { lowBalanceCalls } from './contract.ts'
import { findThreshold, setThreshold } from './store.ts'

export const lowBalanceRoutes = routes(lowBalanceCalls, {
  myLowBalance: async ({ who }, db) => ({ data: { thresholdCents: await findThreshold(db, who.id) } }),
  setLowBalance: async ({ who, body }, tx) => {
    noteChange(tx, { thresholdCents: await findThreshold(tx, who.id) }, body)
    await setThreshold(tx, who.id, body.thresholdCents)
    return { data: body }
  },
})
