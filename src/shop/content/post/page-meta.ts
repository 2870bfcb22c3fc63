// What the blog and the contact page say of themselves when they are shared or searched.
import { formatDate } from '#base/time.ts'
import type { PageMeta, PageMetaSource, PagePlace } from '#engine/page-meta.ts'
import { contentText } from '../text.ts'
import { type PublicCard, publicCard } from './post.ts'
import { picturePath, postIdOf } from './rules.ts'

/** `/blogs/{id}` (Schema.org BlogPosting). */
export const postPageMeta: PageMetaSource = {
  path: /^\/blogs\/(\d{1,15})$/,
  async of(db, [, segment = ''], place) {
    const id = postIdOf(segment)
    const post = id === undefined ? undefined : await publicCard(db, id, place.language)
    if (!post) return undefined
    const { title, summary, publishedAt, updatedAt } = post
    const note = formatDate(publishedAt, 'long', { language: place.language, timeZone: 'UTC' })
    return {
      kind: 'article',
      title: title.text,
      description: summary.text,
      card: { title: title.text, line: summary.text, note, picture: pressSheet(post.id) },
      times: { publishedAt, updatedAt },
      things: [postThing(post, place)],
    }
  },
}

const pages = {
  '/blogs': { title: contentText.blog, line: contentText.blogHint },
  '/contact': { title: contentText.contact, line: contentText.contactHint },
} as const

/** `/blogs` and `/contact`. */
export const contentPageMeta: PageMetaSource = {
  path: /^\/(?:blogs|contact)$/,
  async of(_, [path], { language }) {
    const said = (words: readonly [string, string]) => words[language === 'vi' ? 1 : 0]
    const page = pages[path === '/blogs' ? path : '/contact']
    const [title, line] = [said(page.title), said(page.line)]
    return { kind: 'website', title, description: line, card: { title, line, picture: pressSheet(line.length) }, things: [] }
  },
}

function postThing(post: PublicCard, { absolute, origin }: PagePlace): PageMeta['things'][number] {
  const url = absolute(`/blogs/${post.id}`)
  const shop = { '@type': 'Organization', name: 'Inkport', url: `${origin}/` }
  return {
    '@type': 'BlogPosting',
    headline: post.title.text,
    description: post.summary.text,
    inLanguage: post.language,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    mainEntityOfPage: url,
    url,
    author: shop,
    publisher: shop,
    ...(post.cover && { image: origin + picturePath(post.cover.key) }),
  }
}

/** Three discs of ink, turned by a number: each looks like its own. */
function pressSheet(turn: number): string {
  const disc = (color: string, at: number) => {
    const angle = turn * 2.4 + (at * 2 * Math.PI) / 3
    const [x, y] = [Math.cos(angle), Math.sin(angle)].map(part => Math.round(200 + 62 * part))
    return `<circle cx="${x}" cy="${y}" r="92" fill="${color}" fill-opacity="0.8"/>`
  }
  const discs = ['#00a4d6', '#e0007a', '#f2c500'].map(disc).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${discs}</svg>`
}
