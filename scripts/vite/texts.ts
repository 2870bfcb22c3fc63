// The texts as modules of the pages, made of every `text.ts` and `faults.ts`, and of what calls say of themselves in their contracts. In the
// browser a language and a namespace are a module of their own, asked for when a part first needs them; on the server all of them stand in
// one.
import type { Plugin, ViteDevServer } from 'vite'
import { teamOf } from '#base/access/access.ts'
import type { Calls } from '#base/call.ts'
import type { FaultCatalogue } from '#base/fault.ts'
import { type Language, languages, type Wording } from '#base/text.ts'
import { byNode, declaredIn, filesNamed, isNamed } from '../declared.ts'

type Entry = readonly [key: string, en: string, vi: string]
/** Namespace → its texts in both languages. */
type Tables = ReadonlyMap<string, readonly Entry[]>

export function texts(): Plugin {
  let server: ViteDevServer | undefined
  let built: Promise<Tables> | undefined
  // What Vite serves is read through Vite, so that a changed file is read anew; a build reads them once.
  const tables = () => {
    const vite = server
    if (vite) return readTexts(path => vite.ssrLoadModule(path))
    built ??= readTexts()
    return built
  }
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
      if (this.environment.name !== 'client' || !['text', 'faults', 'contract'].some(role => isNamed(file, role))) return undefined
      for (const { moduleGraph } of Object.values(server.environments))
        for (const [id, module] of moduleGraph.idToModuleMap) if (id.startsWith('\0virtual:texts')) moduleGraph.invalidateModule(module)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/**
 * The namespace is what the export is called (`orderText` → `order`). `fault` holds every refusal by its code, `act` what audited calls
 * say of themselves, and the words of their fields, `teamAct` what those say that a seller's team shares; `officePlace` and `portalPlace`
 * what domains call their places in the menus.
 */
export async function readTexts(read = byNode): Promise<Tables> {
  const tables = new Map<string, readonly Entry[]>()
  for (const { name, path, value } of await declaredIn<Readonly<Record<string, Wording>>>(filesNamed('text'), 'Text', read)) {
    if (joined.some(ending => name.endsWith(ending))) continue
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
  const { act, teamAct } = await actTables(read)
  tables.set('act', entriesOf(await wordsOf('FieldText', read, act)))
  tables.set('teamAct', entriesOf(teamAct))
  tables.set('officePlace', entriesOf(await wordsOf('OfficePlaceText', read)))
  tables.set('portalPlace', entriesOf(await wordsOf('PortalPlaceText', read)))
  return tables
}

/** Exports of these endings are no namespace of their own: those of all domains are joined into one. */
const joined = ['FieldText', 'OfficePlaceText', 'PortalPlaceText'] as const

type Words = Map<string, Wording>
const entriesOf = (words: Words): Entry[] => [...words].map(([key, [en, vi]]) => [key, en, vi])

function add(words: Words, key: string, wording: Wording): void {
  const known = words.get(key)
  if (known && String(known) !== String(wording)) throw new Error(`${key} is said in two ways: ${known} and ${wording}`)
  words.set(key, wording)
}

async function wordsOf(ending: (typeof joined)[number], read: typeof byNode, words: Words = new Map()): Promise<Words> {
  for (const { value } of await declaredIn<Readonly<Record<string, Wording>>>(filesNamed('text'), ending, read))
    for (const [key, wording] of Object.entries(value)) add(words, key, wording)
  return words
}

/** `done_officeCancel`, `asks_officeCancel`, `subject_order`, `place_order`, and `place_approveDeposit` where an act has its own. */
async function actTables(read: typeof byNode): Promise<{ act: Words; teamAct: Words }> {
  const [act, teamAct]: [Words, Words] = [new Map(), new Map()]
  for (const { value } of await declaredIn<Calls>(filesNamed('contract'), 'Calls', read))
    for (const [name, call] of Object.entries(value)) {
      if (!call.did) continue
      const { about, done, asks, place } = call.did
      const isOfTeam = teamOf(call).length > 0
      const [table, home] = isOfTeam ? [teamAct, about.places.portal] : [act, about.places.office]
      add(table, `done_${name}`, done)
      if (asks) add(table, `asks_${name}`, asks)
      if (place) add(table, `place_${name}`, [place, place])
      add(table, `subject_${about.name}`, about.wording)
      if (home) add(table, `place_${about.name}`, [home, home])
    }
  return { act, teamAct }
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
