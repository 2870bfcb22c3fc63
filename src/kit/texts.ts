// The texts at run time: tables by language and namespace, read when a part first asks for them.
import { formatNumber } from '#base/number.ts'
import type { Language } from '#base/text.ts'

export type TextTable = Readonly<Record<string, string>>
export type TextValues = Readonly<Record<string, string | number>>
/** Reads one printed file; rejects where the network fails. */
export type ReadTable = (language: Language, namespace: string) => Promise<TextTable>

/** The loader's limits of the specification (§9): 5 retries, the first after 350 ms and doubling, 10 reads at once. */
export const loaderLimits = { retries: 5, firstDelayMs: 350, parallelReads: 10 } as const
/** Namespaces of the frame, wanted on every page. */
export const frameNamespaces = ['kit', 'web'] as const

/** The element of the page that holds its texts as data. */
export const textsId = 'texts'

/** `{ "web": { … }, … }` of the reader's language, safe to stand in a script element. */
export const textsJson = (texts: Texts, namespaces: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(namespaces.map(namespace => [namespace, texts.table(namespace) ?? {}]))).replaceAll('<', '\\u003c')

/** What the server wrote there; nothing on the server. */
export const textsInPage = (): string | undefined =>
  typeof document === 'undefined' ? undefined : (document.getElementById(textsId)?.textContent ?? undefined)

/**
 * One sentence: the plural's form by `count` where there is one, its `{{places}}` filled; the key itself where nothing is known. A count is
 * written as the language writes numbers, '1,044'; other numbers may be those of orders, and stand as they are.
 */
export function sentence(table: TextTable, language: Language, key: string, values: TextValues = {}): string {
  const { count } = values
  const plural = typeof count === 'number' ? table[`${key}_${new Intl.PluralRules(language).select(count)}`] : undefined
  const text = plural ?? table[`${key}_other`] ?? table[key] ?? key
  const given = typeof count === 'number' ? { ...values, count: formatNumber(count, language) } : values
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => String(given[name] ?? place))
}

export class Texts {
  readonly #tables = new Map<string, TextTable>()
  readonly #reads = new Map<string, Promise<void>>()
  readonly #listeners = new Set<() => void>()
  readonly #read: ReadTable
  #language: Language

  constructor(language: Language, read: ReadTable, tables: Iterable<readonly [key: string, table: TextTable]> = []) {
    this.#language = language
    this.#read = limited(read)
    for (const [key, table] of tables) {
      this.#tables.set(key, table)
      this.#reads.set(key, markRead(Promise.resolve()))
    }
  }

  get language(): Language {
    return this.#language
  }

  /** The namespace's table in the reader's language, or nothing while it is not there: `load` it then. */
  table(namespace: string): TextTable | undefined {
    return this.#tables.get(`${this.#language}/${namespace}`)
  }

  /** Brings a namespace in; English takes the place of a language that cannot be read. Never rejects. */
  load(namespace: string, language: Language = this.#language): Promise<void> {
    const key = `${language}/${namespace}`
    const under = this.#reads.get(key)
    if (under) return under
    const reading: Promise<void> = this.#read(language, namespace)
      .catch(() => (language === 'en' ? {} : this.#read('en', namespace).catch(() => ({}))))
      .then(table => {
        this.#tables.set(key, table)
        markRead(reading)
      })
    this.#reads.set(key, reading)
    return reading
  }

  /** Shows every text in another language, once all namespaces in use are there. */
  async speak(language: Language): Promise<void> {
    const namespaces = new Set([...this.#tables.keys()].map(key => key.replace(/^\w+\//, '')))
    await Promise.all([...namespaces].map(namespace => this.load(namespace, language)))
    this.#language = language
    for (const listener of this.#listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** React's `use` takes a promise that says so as read, and does not wait for it. */
const markRead = (reading: Promise<void>): Promise<void> => Object.assign(reading, { status: 'fulfilled', value: undefined })

/** `read` with the loader's limits around it. */
function limited(read: ReadTable): ReadTable {
  let running = 0
  const waiting: (() => void)[] = []
  const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))
  const attempt = async (language: Language, namespace: string, retries: number, delayMs: number): Promise<TextTable> => {
    try {
      return await read(language, namespace)
    } catch (error) {
      if (retries === 0) throw error
      await pause(delayMs)
      return attempt(language, namespace, retries - 1, delayMs * 2)
    }
  }
  return async (language, namespace) => {
    if (running >= loaderLimits.parallelReads) await new Promise<void>(done => waiting.push(done))
    running += 1
    try {
      return await attempt(language, namespace, loaderLimits.retries, loaderLimits.firstDelayMs)
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
