// Metadata of the roof's own public pages; a domain's pages are told by the domain (Domain.pageMeta).
import type { Language, Wording } from '#base/text.ts'
import type { Db } from '#engine/db/database.ts'
import type { PageMeta, PageMetaSource } from '#engine/page-meta.ts'
import { productPicture } from '#shop/catalogue/picture/picture.ts'
import { catalogueText } from '#shop/catalogue/text.ts'
import { publicPage } from '#shop/content/page/page.ts'
import { leadParagraphs, type PageKey, pageKeys, pagePath, plainOf } from '#shop/content/page/rules.ts'

const said = (words: Wording, language: Language): string => words[language === 'vi' ? 1 : 0]

const goods = {
  tee: productPicture({ shape: 'tee', hex: '#1f2a44', art: 'retro-sun' }),
  hoodie: productPicture({ shape: 'hoodie', hex: '#d8c9ad', art: 'mountain' }),
  mug: productPicture({ shape: 'mug', hex: '#fbfbfa', art: 'cat-moon' }),
}
const pictures: Readonly<Record<PageKey, string>> = {
  home: goods.tee,
  faq: goods.tee,
  terms: goods.hoodie,
  'privacy-policy': goods.mug,
  'our-services': goods.mug,
  product: goods.tee,
  design: goods.hoodie,
  'empty-package': goods.mug,
  'buying-label': goods.mug,
}
/** Where the shop's own pages are read. */
const pages = new Map(pageKeys.map(key => [pagePath(key), key]))

export const ownPageMeta: PageMetaSource = {
  path: new RegExp(`^(${['/products', ...pages.keys()].join('|')})$`),
  async of(db, [, path = ''], { language }) {
    const key = pages.get(path)
    if (key) return metaOf(db, key, language)
    const [title, line] = [said(catalogueText.title, language), said(catalogueText.hint, language)]
    return { kind: 'website', title, description: line, card: { title, line, picture: goods.hoodie }, things: [] }
  },
}

async function metaOf(db: Db, key: PageKey, language: Language): Promise<PageMeta> {
  const { title, lead, intro, sections } = await publicPage(db, key, language)
  const [first] = sections
  const told = leadParagraphs(lead)[0] ?? (plainOf(intro) || (key === 'faq' ? first?.title : plainOf(first?.html ?? '')))
  const line = told || title
  const things = key === 'faq' ? [questionsOf(sections)] : []
  return { kind: 'website', title, description: line, card: { title, line, picture: pictures[key] }, things }
}

/** Schema.org FAQPage: the page's questions with their answers. */
const questionsOf = (sections: readonly { title: string; html: string }[]): PageMeta['things'][number] => ({
  '@type': 'FAQPage',
  mainEntity: sections.map(({ title, html }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: plainOf(html) },
  })),
})
