import { readFileSync } from 'node:fs'

type Names = Record<string, string>
interface LockedPackage {
  dependencies?: Names
  devDependencies?: Names
  optionalDependencies?: Names
  peerDependencies?: Names
}
/** Of package-lock.json: by path, the project itself under ''. */
export type Locked = Readonly<Record<string, LockedPackage>>

export const readLock = (root: string): Locked => JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')).packages

export const lockFindings = (locked: Locked): string[] => [...missingBinaries(locked), ...orphans(locked)]

/**
 * Binaries that the lock file lacks. Where a registry has none for a platform, npm leaves it out without a word, and the next
 * `npm ci` fails: an older version of that package must be taken.
 */
function missingBinaries(locked: Locked): string[] {
  return Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap(name => (placeOf(locked, path, name) ? [] : [`${path || 'package.json'} needs ${name}`])),
  )
}

/** What nothing asks for. `npm ci` leaves it out, and every start would install again for the lack of it. */
function orphans(locked: Locked): string[] {
  const reached = new Set([''])
  for (const path of reached) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = locked[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = placeOf(locked, path, name)
      if (place !== undefined) reached.add(place)
    }
  }
  return Object.keys(locked).flatMap(path => (reached.has(path) ? [] : [`${path} is asked for by nothing`]))
}

/** Where a package finds another: in its own folder, or in one above. */
function placeOf(locked: Locked, path: string, name: string): string | undefined {
  const place = `${path ? `${path}/` : ''}node_modules/${name}`
  if (place in locked) return place
  return path === '' ? undefined : placeOf(locked, path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}
