import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Tree } from './structure.ts'

/** Every source file of the project: path from its root → text. */
export function readTree(root: string): Tree {
  const paths = ['src', 'test', 'e2e', 'bench', 'trust', 'scripts']
    .filter(folder => existsSync(`${root}/${folder}`))
    .flatMap(folder =>
      readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path.replaceAll('\\', '/')}`),
    )
    .filter(path => /\.(tsx?|mjs|css|sql)$/.test(path))
  return new Map(paths.map(path => [path, readFileSync(`${root}/${path}`, 'utf8')]))
}
