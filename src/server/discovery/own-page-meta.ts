// Metadata of the roof's own public pages; a domain's pages are told by the domain (Domain.pageMeta).
import type { Language, Wording } from '#base/text.ts'
import type { PageMeta, PageMetaSource } from '#engine/page-meta.ts'
import { productPicture } from '#shop/catalogue/picture/picture.ts'
import { catalogueText } from '#shop/catalogue/text.ts'
import { sections } from '#web/pages/info/sections.ts'
import { webInfoText } from '#web/pages/info/text.ts'
import { webHomeText } from '#web/pages/text.ts'

const said = (words: Wording, language: Language): string => words[language === 'vi' ? 1 : 0]

const goods = {
  tee: productPicture({ shape: 'tee', hex: '#1f2a44', art: 'retro-sun' }),
  hoodie: productPicture({ shape: 'hoodie', hex: '#d8c9ad', art: 'mountain' }),
  mug: productPicture({ shape: 'mug', hex: '#fbfbfa', art: 'cat-moon' }),
}

interface OwnPage {
  title: Wording
  line: Wording
  picture: string
  things?: (language: Language) => PageMeta['things']
}
const pages: Readonly<Record<string, OwnPage>> = {
  '/': { title: webHomeText.heroTitle, line: webHomeText.heroText, picture: goods.tee },
  '/products': { title: catalogueText.title, line: catalogueText.hint, picture: goods.hoodie },
  '/our-services': { title: webInfoText.servicesTitle, line: webInfoText.servicesHint, picture: goods.mug },
  '/faq': { title: webInfoText.faqTitle, line: webInfoText.faq1, picture: goods.tee, things: questions },
  '/terms': { title: webInfoText.termsTitle, line: webInfoText.terms2Text, picture: goods.hoodie },
  '/privacy-policy': { title: webInfoText.privacyTitle, line: webInfoText.privacy1Text, picture: goods.mug },
}

export const ownPageMeta: PageMetaSource = {
  path: new RegExp(`^(${Object.keys(pages).join('|')})$`),
  async of(_, [path = ''], { language }) {
    const page = pages[path]
    if (!page) return undefined
    const [title, line] = [said(page.title, language), said(page.line, language)]
    const card = { title, line, picture: page.picture }
    return { kind: 'website', title, description: line, card, things: page.things?.(language) ?? [] }
  },
}

/** Schema.org FAQPage: the page's questions with their answers. */
function questions(language: Language): PageMeta['things'] {
  const mainEntity = sections.faq.map(([question, answer]) => ({
    '@type': 'Question',
    name: said(webInfoText[question], language),
    acceptedAnswer: { '@type': 'Answer', text: said(webInfoText[answer], language) },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}
