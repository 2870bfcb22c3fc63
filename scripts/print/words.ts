// The refusals for people (docs/faults.md), and every text and refusal for the pages (locale files by language and namespace).
import { type Language, languages } from '#base/text.ts'
import { allFaults, allTexts } from './shop.ts'

export async function printFaultsPage(): Promise<string> {
  const lines = [
    '# Refusals',
    '',
    'Printed from the fault catalogues by `npm run docs`. `{{name}}` places are filled from the refusal’s `values`.',
  ]
  for (const [domain, groups] of Map.groupBy(await allFaults(), it => (it.path.startsWith('src/engine') ? 'any call' : it.domain))) {
    lines.push('', `## ${domain}`, '', '| code | status | English | Vietnamese |', '|---|---|---|---|')
    for (const { value } of groups) {
      for (const [code, [status, en, vi]] of Object.entries(value)) lines.push(`| ${code} | ${status} | ${cell(en)} | ${cell(vi)} |`)
    }
  }
  return `${lines.join('\n')}\n`
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** `src/web/locales/vi/order.json` …: path → text. The namespace `fault` holds every refusal by its code. */
export async function printLocales(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const put = (namespace: string, entries: readonly [key: string, en: string, vi: string][]) => {
    for (const language of languages) files.set(`src/web/locales/${language}/${namespace}.json`, localeFile(entries, language))
  }
  for (const { name, value } of await allTexts())
    put(
      name.replace(/Text$/, ''),
      Object.entries(value).map(([key, [en, vi]]) => [key, en, vi]),
    )
  const faults = (await allFaults()).flatMap(({ value }) => Object.entries(value))
  put(
    'fault',
    faults.map(([code, [, en, vi]]) => [code, en, vi]),
  )
  return files
}

const localeFile = (entries: readonly [key: string, en: string, vi: string][], language: Language) =>
  `${JSON.stringify(Object.fromEntries(entries.map(([key, en, vi]) => [key, language === 'en' ? en : vi])), null, 2)}\n`
