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

/** What people read: every page of `docs/` and the pages beside the sources, and the files of the root: path from there → text. */
export function readPages(root: string): Tree {
  const below = ['docs', 'src'].flatMap(folder =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  const paths = [...readdirSync(root), ...below.filter(path => path.startsWith('docs/') || path.endsWith('.md'))]
  return new Map(paths.filter(path => /\.(md|ts|sql)$/.test(path)).map(path => [path, readFileSync(`${root}/${path}`, 'utf8')]))
}
