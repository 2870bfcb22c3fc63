import { type BackendModule, createInstance, type i18n, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Language, languages } from '#base/text.ts'

/** The loader's limits of the specification (§9): 5 retries, the first after 350 ms and doubling, 10 reads at once. */
export const loaderLimits = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 } as const
/** Namespaces of the frame, wanted on every page. */
export const frameNamespaces = ['kit', 'web'] as const

const common = {
  fallbackLng: 'en',
  supportedLngs: [...languages],
  defaultNS: 'web',
  interpolation: { escapeValue: false }, // React escapes what it writes.
  ...loaderLimits,
} as const

type Files = Record<string, () => Promise<ResourceKey>>
/** Reads one file per language and namespace when it is first wanted; `files` is keyed by `…/en/web.json`. */
const loader = (files: Files): BackendModule => ({
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const file = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${namespace}.json`))?.[1]
    if (!file) return done(new Error(`No texts for ${language}/${namespace}`), false)
    file().then(
      texts => done(null, texts),
      (error: Error) => done(error, true), // true: worth another try
    )
  },
})

/** For the browser: the named namespaces are there when this resolves, others come when a part asks for them. */
export async function createBrowserTexts(language: Language, namespaces: readonly string[], files: Files): Promise<i18n> {
  const instance = createInstance().use(initReactI18next).use(loader(files))
  await instance.init({ ...common, lng: language, ns: [...new Set([...frameNamespaces, ...namespaces])] })
  return instance
}

/** For the server: every text of one language and of the fallback, in memory. */
export async function createServerTexts(language: Language, files: Record<string, ResourceKey>): Promise<i18n> {
  const resources: Record<string, Record<string, ResourceKey>> = {}
  for (const [path, texts] of Object.entries(files)) {
    const [, lng = '', ns = ''] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? []
    resources[lng] = { ...resources[lng], [ns]: texts }
  }
  const instance = createInstance().use(initReactI18next)
  await instance.init({ ...common, lng: language, resources, ns: Object.keys(resources.en ?? {}) })
  return instance
}
