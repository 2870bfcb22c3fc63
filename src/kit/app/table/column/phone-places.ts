// The three lines of a row on a phone: number and status / garment or subject / name and total. Pure, so that it is tested without a page.

/** `none`: not on a phone, where the row's own page or its peek has it. */
export type Place = 'first' | 'corner' | 'line' | 'foot' | 'end' | 'none'
type Placed = { id: string; align?: 'end'; phone?: Place }

const statusIds: ReadonlySet<string> = new Set(['status', 'state', 'verdict'])

/** Where each of these columns stands on a phone. The first that asks for a place has it; what asks for none takes the next free one. */
export function phonePlaces(columns: readonly Placed[]): Readonly<Record<string, Place>> {
  const places: Record<string, Place> = {}
  const isFree = (place: Place) => place === 'none' || !Object.values(places).includes(place)
  for (const [at, { id, phone }] of columns.entries()) {
    if (at === 0) places[id] = 'first'
    else if (phone) places[id] = isFree(phone) ? phone : 'none'
  }
  const open = () => columns.filter(({ id }) => places[id] === undefined)
  const take = (place: Place, column: Placed | undefined) => {
    if (column && isFree(place)) places[column.id] = place
  }
  take(
    'corner',
    open().find(({ id }) => statusIds.has(id)),
  )
  take(
    'end',
    open().findLast(({ align }) => align === 'end'),
  )
  take(
    'line',
    open().find(({ align }) => align === undefined),
  )
  take(
    'foot',
    open().find(({ align }) => align === undefined),
  )
  for (const { id } of open()) places[id] = 'none'
  return places
}
