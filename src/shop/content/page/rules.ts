// The rules of the shop's own pages: which there are, what each has, and when it may be published.

export const pageKeys = [
  'home',
  'faq',
  'terms',
  'privacy-policy',
  'our-services',
  'product',
  'design',
  'empty-package',
  'buying-label',
] as const
export type PageKey = (typeof pageKeys)[number]

/** The documents of the services (spec §2): each also stands with its first lines on the page of all services. */
export const serviceKeys = ['product', 'design', 'empty-package', 'buying-label'] as const satisfies readonly PageKey[]
export type ServiceKey = (typeof serviceKeys)[number]

/** What a page has beside its title. */
export const pageParts: Readonly<Record<PageKey, readonly ('lead' | 'body')[]>> = {
  home: ['lead'],
  faq: ['body'],
  terms: ['body'],
  'privacy-policy': ['body'],
  'our-services': ['lead'],
  product: ['lead', 'body'],
  design: ['lead', 'body'],
  'empty-package': ['lead', 'body'],
  'buying-label': ['lead', 'body'],
}

/** Where a page is read. */
export function pagePath(key: PageKey): string {
  if (key === 'home') return '/'
  return serviceKeys.some(each => each === key) ? `/our-services/${key}` : `/${key}`
}

/** In characters. */
export const pageLimits = { titleMax: 150, leadMax: 1_000, bodyMax: 60_000 } as const

/** The words of a page in both languages; the body is Markdown, a lead is plain with an empty line between its paragraphs. */
export interface PageWords {
  title: string
  titleVi: string
  lead: string
  leadVi: string
  body: string
  bodyVi: string
}
export const wordsOf = ({ title, titleVi, lead, leadVi, body, bodyVi }: PageWords): PageWords => ({
  title,
  titleVi,
  lead,
  leadVi,
  body,
  bodyVi,
})

export const areSameWords = (one: PageWords, other: PageWords): boolean => JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other))

/** Why these words may not be published as this page, or nothing where they may. */
export function whyNotPublishPage(key: PageKey, words: PageWords): 'PAGE_INCOMPLETE' | undefined {
  const needed = [words.title, words.titleVi]
  if (pageParts[key].includes('lead')) needed.push(words.lead, words.leadVi)
  if (pageParts[key].includes('body')) needed.push(words.body, words.bodyVi)
  return needed.some(text => text.trim() === '') ? 'PAGE_INCOMPLETE' : undefined
}

export interface PageSection {
  title: string
  html: string
}
/** What stands before the first heading of a page's safe HTML, and its parts, each under its heading of the second level. */
export function partsOf(html: string): { intro: string; sections: PageSection[] } {
  const [intro = '', ...rest] = html.split('<h2>')
  const sections = rest.map(part => {
    const [title = '', ...after] = part.split('</h2>')
    return { title: plainOf(title), html: after.join('</h2>').trim() }
  })
  return { intro: intro.trim(), sections }
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
/** The words of safe HTML, without its elements. */
export const plainOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '')
    .trim()

/** The paragraphs of a lead, each once. */
export const leadParagraphs = (lead: string): string[] => [
  ...new Set(
    lead
      .split('\n\n')
      .map(text => text.trim())
      .filter(text => text !== ''),
  ),
]
