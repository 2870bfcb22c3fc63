// The rooms of one domain use each other in one direction. Their files are folded to rooms, tests aside; type imports count.
import { circles } from './circles.ts'
import { placeOf } from './places.ts'

/** The room of a file: the first folder below its domain. A file at the top of its domain stands for itself. */
const roomOf = (path: string): string => /^src\/shop\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? path
const domainOf = (path: string): string | undefined => /^src\/shop\/([^/]+)\//.exec(path)?.[1]

interface RoomImport {
  readonly path: string
  readonly line: number
  readonly from: string
  readonly target: string
}

/** The imports by which rooms of one domain turn back: to each other in a circle, to their domain's public verbs, to themselves from above. */
export function roomFaults(imports: readonly RoomImport[]): { path: string; line: number; text: string }[] {
  const own = imports.filter(
    ({ path, target }) => domainOf(path) !== undefined && domainOf(path) === domainOf(target) && placeOf(path).role !== 'test',
  )
  const found = own.flatMap(({ path, line, target }) =>
    roomOf(path) !== path && roomOf(target) === target && placeOf(target).role === 'verbs'
      ? [{ path, line, text: 'a room uses the public verbs of its own domain: move down what both use' }]
      : [],
  )
  const roundabout = imports.flatMap(({ path, line, from, target }) =>
    from.startsWith('../') && target.startsWith(path.slice(0, path.lastIndexOf('/') + 1))
      ? [{ path, line, text: `reaches its own folder by the one above ('${from}')` }]
      : [],
  )
  return [...found, ...roundabout, ...roomCircles(own)]
}

/** Rooms of one domain that use each other in a circle, with each import that closes it. */
function roomCircles(own: readonly RoomImport[]): { path: string; line: number; text: string }[] {
  const edges = new Map<string, Set<string>>()
  for (const { path, target } of own)
    if (roomOf(path) !== roomOf(target))
      (edges.get(roomOf(path)) ?? edges.set(roomOf(path), new Set()).get(roomOf(path)))?.add(roomOf(target))
  return circles(edges.keys(), room => [...(edges.get(room) ?? [])]).flatMap(rooms => {
    const isClosing = ({ path, target }: RoomImport) => {
      const [from, to] = [roomOf(path), roomOf(target)]
      return from !== to && rooms.includes(from) && rooms.includes(to)
    }
    const names = rooms.map(room => room.split('/').slice(3).join('/')).join(', ')
    return own.filter(isClosing).map(({ path, line, target }) => ({
      path,
      line,
      text: `${target} closes a circle of ${names}: move down what both use`,
    }))
  })
}
