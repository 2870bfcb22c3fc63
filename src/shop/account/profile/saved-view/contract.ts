// Saved views: the filters of a list, kept under a name for the person who made them.
import { z } from 'zod'
import { call } from '#base/call.ts'
import { dataOf, Id, IdParam, named } from '#base/shapes.ts'
import { Line } from '../../person/contract.ts'
import { viewLimits } from './rules.ts'

const mine = { access: 'person', touches: 'own' } as const
const Name = Line(viewLimits.name)
/** A list is known by the name under which its columns are kept, too. */
const List = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/)
/** The words of an address behind its `?`, as a browser writes them. */
const Address = z
  .string()
  .max(viewLimits.address)
  .regex(/^[\w%.~*+=&-]*$/)

export const ViewName = z.object({ name: Name })
export const SavedView = z.object({ id: Id, list: z.string(), name: z.string(), address: z.string() })
export type SavedView = z.input<typeof SavedView>
named({ SavedView })

export const savedViewCalls = {
  mySavedViews: call('GET /core/user/me/saved-view', {
    ...mine,
    summary: 'My views of all lists, in the order they were made',
    answer: dataOf(z.array(SavedView)),
  }),
  saveView: call('POST /core/user/me/saved-view', {
    ...mine,
    did: false,
    summary: 'Keep the filters of a list under a name',
    body: z.object({ list: List, name: Name, address: Address }),
    answer: dataOf(SavedView),
  }),
  renameView: call('PUT /core/user/me/saved-view/{id}', {
    ...mine,
    did: false,
    summary: 'Give one of my views another name',
    params: IdParam,
    body: ViewName,
    answer: dataOf(SavedView),
  }),
  deleteView: call('DELETE /core/user/me/saved-view/{id}', {
    ...mine,
    did: false,
    summary: 'Delete one of my views',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
}
