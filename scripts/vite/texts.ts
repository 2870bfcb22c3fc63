// The texts as modules of the pages, made of every `text.ts` and `faults.ts`. In the browser a language and a namespace are a module
// of their own, asked for when a part first needs them; on the server all of them stand in one.
import type { Plugin, ViteDevServer } from 'vite'
import type { FaultCatalogue } from '#base/fault.ts'
import { type Language, languages } from '#base/text.ts'
import { byNode, declaredIn, filesNamed, isNamed } from '../declared.ts'

type Entry = readonly [key: string, en: string, vi: string]
/** Namespace → its texts in both languages. */
type Tables = ReadonlyMap<string, readonly Entry[]>

export function texts(): Plugin {
  let server: ViteDevServer | undefined
  // What Vite serves is read through Vite, so that a changed file is read anew.
  const tables = () => readTexts(path => (server ? server.ssrLoadModule(path) : byNode(path)))
  return {
    name: 'inkport:texts',
    configureServer(its) {
      server = its
    },
    resolveId: { filter: { id: /^virtual:texts(\/|$)/ }, handler: id => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:texts(\/|$)/ },
      async handler(id) {
        const [, language, namespace] = id.split('/')
        if (!isLanguage(language)) return allModule(await tables())
        return namespace === undefined ? languageModule(await tables(), language) : tableModule(await tables(), language, namespace)
      },
    },
    // The page's own texts stand in its HTML, so it is drawn anew.
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || !(isNamed(file, 'text') || isNamed(file, 'faults'))) return undefined
      for (const { moduleGraph } of Object.values(server.environments))
        for (const [id, module] of moduleGraph.idToModuleMap) if (id.startsWith('\0virtual:texts')) moduleGraph.invalidateModule(module)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/** The namespace is what the export is called (`orderText` → `order`); `fault` holds every refusal by its code. */
export async function readTexts(read = byNode): Promise<Tables> {
  const tables = new Map<string, readonly Entry[]>()
  for (const { name, path, value } of await declaredIn<Readonly<Record<string, readonly [string, string]>>>(
    filesNamed('text'),
    'Text',
    read,
  )) {
    const namespace = name.replace(/Text$/, '')
    if (tables.has(namespace)) throw new Error(`${path}: the texts of ${namespace} stand in another file already`)
    tables.set(
      namespace,
      Object.entries(value).map(([key, [en, vi]]) => [key, en, vi]),
    )
  }
  const faults = await declaredIn<FaultCatalogue>(filesNamed('faults'), 'Faults', read)
  tables.set(
    'fault',
    faults.flatMap(({ value }) => Object.entries(value).map(([code, [, en, vi]]) => [code, en, vi] as const)),
  )
  return tables
}

const isLanguage = (word: string | undefined): word is Language => languages.some(language => language === word)

const spoken = (entries: readonly Entry[], language: Language) =>
  JSON.stringify(Object.fromEntries(entries.map(([key, en, vi]) => [key, language === 'en' ? en : vi])))

function allModule(tables: Tables): string {
  const lines = languages.flatMap(language =>
    [...tables].map(([namespace, entries]) => `['${language}/${namespace}', ${spoken(entries, language)}],\n`),
  )
  return `export const tables = [\n${lines.join('')}]\n`
}

function languageModule(tables: Tables, language: Language): string {
  const lines = [...tables.keys()].map(
    namespace => `  ${namespace}: () => import('virtual:texts/${language}/${namespace}').then(it => it.default),\n`,
  )
  return `export const readers = {\n${lines.join('')}}\n`
}

function tableModule(tables: Tables, language: Language, namespace: string): string {
  return `export default ${spoken(tables.get(namespace) ?? [], language)}\n`
}
