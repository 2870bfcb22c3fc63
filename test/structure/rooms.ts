// A folder holds at most a dozen files, a domain at most a dozen of files and folders: what grows beyond that gets rooms, by what
// people do with it. Tests, styles and declarations of types do not count.
import { placeOf } from './places.ts'

export const roomLimit = 12

/** The folders that hold too much, and the domains that are no value. */
export function wrongRooms(paths: Iterable<string>): { path: string; text: string }[] {
  const folders = new Map<string, Set<string>>()
  const put = (folder: string, name: string) => (folders.get(folder) ?? folders.set(folder, new Set()).get(folder))?.add(name)
  for (const path of paths) {
    const parts = path.split('/')
    const isCounted = /\.tsx?$/.test(path) && !/\.(test\.tsx?|d\.ts)$/.test(path)
    if (parts[0] !== 'src') continue
    if (isCounted) put(parts.slice(0, -1).join('/'), parts.at(-1) ?? '')
    if (parts[1] === 'shop' && parts.length > 4 && (isCounted || path.endsWith('.sql'))) put(parts.slice(0, 3).join('/'), `${parts[3]}/`)
  }
  const crowded = [...folders].flatMap(([path, names]) =>
    names.size > roomLimit ? [{ path, text: `holds ${names.size} of at most ${roomLimit}: give it rooms, by what people do with it` }] : [],
  )
  const without = [...folders].flatMap(([path, names]) =>
    /^src\/shop\/[^/]+$/.test(path) && !names.has('domain.ts') ? [{ path, text: 'a domain is one value: it has no domain.ts' }] : [],
  )
  return [...crowded, ...without]
}

/** The file of a room's verbs that nobody outside the room uses; `usersOf` gives the paths that import a file. */
export function unusedVerbs(paths: Iterable<string>, usersOf: (path: string) => readonly string[]): { path: string; text: string }[] {
  return [...paths].flatMap(path => {
    const room = path.slice(0, path.lastIndexOf('/'))
    const isVerbs = placeOf(path).role === 'verbs' && room.split('/').length > 3
    const isUsed = usersOf(path).some(user => !user.startsWith(`${room}/`) && placeOf(user).role !== 'test')
    return isVerbs && !isUsed ? [{ path, text: 'nobody outside its room calls these verbs: name the file after what it does' }] : []
  })
}
