import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { type Input, routes } from '#engine/serve/route.ts'
import { type SavedView, savedViewCalls } from './contract.ts'
import { viewLimits } from './rules.ts'
import { deleteView, insertView, isNameTaken, listViews, setViewName } from './store.ts'

export const savedViewRoutes = routes(savedViewCalls, {
  mySavedViews: async ({ who }, db) => ({ data: await listViews(db, who.id) }),
  saveView: async (input, tx) => ({ data: await saveView(input, tx) }),
  renameView: async ({ who, params, body }, tx) => {
    const renamed = await named(setViewName(tx, who.id, params.id, body.name))
    if (!renamed) throw new Fault('SAVED_VIEW_NOT_FOUND')
    return { data: renamed }
  },
  deleteView: async ({ who, params }, tx) => {
    if ((await deleteView(tx, who.id, params.id)) === 0) throw new Fault('SAVED_VIEW_NOT_FOUND')
    return { data: null }
  },
})

/** Two that are saved at the same moment may go one beyond the limit, which harms nobody. */
async function saveView({ who, body }: Input<typeof savedViewCalls.saveView>, tx: Tx): Promise<SavedView> {
  const views = await listViews(tx, who.id)
  if (views.length >= viewLimits.ofPerson || views.filter(view => view.list === body.list).length >= viewLimits.ofList)
    throw new Fault('SAVED_VIEWS_TOO_MANY', { values: { max: viewLimits.ofList } })
  return named(insertView(tx, who.id, body))
}

/** Throws SAVED_VIEW_NAME_TAKEN where the list has a view of this name already. */
async function named<T>(written: Promise<T>): Promise<T> {
  try {
    return await written
  } catch (error) {
    if (isNameTaken(error)) throw new Fault('SAVED_VIEW_NAME_TAKEN', { path: 'name' })
    throw error
  }
}
