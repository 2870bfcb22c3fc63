// What the page of our fonts says of itself when it is shared or searched.
import type { PageMetaSource } from '#engine/page-meta.ts'
import { productPicture } from '#shop/catalogue/picture/picture.ts'
import { fontsText } from './text.ts'

/** `/our-fonts`. */
export const fontsPageMeta: PageMetaSource = {
  path: /^\/our-fonts$/,
  async of(_, __, { language }) {
    const said = (words: readonly [string, string]) => words[language === 'vi' ? 1 : 0]
    const [title, line] = [said(fontsText.title), said(fontsText.hint)]
    const picture = productPicture({ shape: 'tee', hex: '#1f2a44', art: 'retro-sun' })
    return { kind: 'website', title, description: line, card: { title, line, picture }, things: [] }
  },
}
