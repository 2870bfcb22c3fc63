import { readFileSync } from 'node:fs'

interface LockedPackage {
  optionalDependencies?: Record<string, string>
}

/**
 * Binaries that the lock file lacks. Where a registry has none for a platform, npm leaves it out without a word, and the next
 * `npm ci` fails: an older version of that package must be taken.
 */
export function missingBinaries(root: string): string[] {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'))
  const isLocked = (path: string, name: string): boolean =>
    `${path ? `${path}/` : ''}node_modules/${name}` in lock.packages ||
    (path !== '' && isLocked(path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name))
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap(name => (isLocked(path, name) ? [] : [`${path || 'package.json'} needs ${name}`])),
  )
}
