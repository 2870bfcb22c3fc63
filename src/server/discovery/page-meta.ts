// Metadata of public pages, for who shares or searches them: Open Graph and Twitter tags, schema.org data, and the
// pictures of shared links. They stand in the head that the server writes; no script carries them.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Fault } from '#base/fault.ts'
import { barePath, escapeMarkup, type Language, languages, publicPath } from '#base/text.ts'
import { cardPool } from '#engine/card/card.ts'
import { cardHeight, cardWidth, type ShareCard } from '#engine/card/share-card.ts'
import type { Engine } from '#engine/engine.ts'
import type { PageMeta, PageMetaSource, PagePlace } from '#engine/page-meta.ts'
import { publicSettings } from '#shop/setting/setting.ts'
import { mounted } from '../mounted.ts'
import { nonceMark } from '../page/page-cache.ts'
import { ownPageMeta } from './own-page-meta.ts'

export interface PageMetaTags {
  /** The tags of a public page for its head, or '' where the page says nothing of itself. */
  tagsOf(url: URL, language: Language): Promise<string>
}
const CardQuery = z.object({
  page: z
    .string()
    .max(300)
    .regex(/^\/\P{Cc}*$/u),
})
const CardParams = z.object({ language: z.enum(languages), file: z.string().regex(/^[0-9a-f]{16}\.png$/) })
const sources: readonly PageMetaSource[] = [ownPageMeta, ...mounted.flatMap(domain => domain.pageMeta ?? [])]

/** Mounts `/share-card/{language}/{hash}.png?page=…`: only pictures of pages that exist, each drawn once. */
export function mountPageMeta(
  server: FastifyInstance,
  { db, errors, config: { publicUrl } }: Pick<Engine, 'db' | 'errors' | 'config'>,
): PageMetaTags {
  const cards = cardPool()
  server.addHook('onClose', async () => cards.close())
  const placeOf = (language: Language): PagePlace => ({
    language,
    origin: publicUrl,
    absolute: path => publicUrl + publicPath(path, language),
  })
  const headOf = async (path: string, language: Language): Promise<PageMeta | undefined> => {
    for (const source of sources) {
      const match = source.path.exec(path)
      if (match) return source.of(db, match, placeOf(language))
    }
    return undefined
  }
  const cardPath = (path: string, language: Language, card: ShareCard) =>
    `/share-card/${language}/${cards.hashOf(card)}.png?page=${encodeURIComponent(path)}`

  server.get('/share-card/:language/:file', async (request, reply) => {
    const [params, query] = [CardParams.safeParse(request.params), CardQuery.safeParse(request.query)]
    if (!params.success || !query.success) throw new Fault('NOT_FOUND')
    const { language, file } = params.data
    const head = await headOf(query.data.page, language)
    if (!head) throw new Fault('NOT_FOUND')
    // The page has changed since this address was given out.
    if (file !== `${cards.hashOf(head.card)}.png`) return reply.redirect(cardPath(query.data.page, language, head.card), 302)
    const png = await cards.draw(head.card)
    return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(png)
  })
  return {
    async tagsOf(url, language) {
      const path = pathOf(url)
      try {
        const head = await headOf(path, language)
        if (!head) return ''
        const place = placeOf(language)
        const image = publicUrl + cardPath(path, language, head.card)
        const shop = await shopThing(publicUrl, await publicSettings(db))
        const things = [shop, ...head.things.map(thing => (thing['@type'] === 'Product' ? { ...thing, image } : thing))]
        return metaTags(head, place.absolute(path), image, language) + dataBlock(things)
      } catch (error) {
        // The page itself is whole without them.
        errors.report(error, { tags: { place: 'page head', path } })
        return ''
      }
    },
  }
}

const pathOf = ({ pathname }: URL): string => {
  const path = barePath(pathname)
  try {
    return decodeURIComponent(path)
  } catch {
    return path // not decodable, so no page has it
  }
}

function metaTags({ kind, title, description, card, times }: PageMeta, url: string, image: string, language: Language): string {
  const tags: readonly (readonly [name: 'property' | 'name', key: string, value: string])[] = [
    ['property', 'og:site_name', 'Inkport'],
    ['property', 'og:type', kind],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:locale', language === 'vi' ? 'vi_VN' : 'en_US'],
    ['property', 'og:image', image],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(cardWidth)],
    ['property', 'og:image:height', String(cardHeight)],
    ['property', 'og:image:alt', card.title],
    ...(times
      ? ([
          ['property', 'article:published_time', times.publishedAt.toISOString()],
          ['property', 'article:modified_time', times.updatedAt.toISOString()],
        ] as const)
      : []),
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', image],
  ]
  return tags.map(([name, key, value]) => `<meta ${name}="${key}" content="${escapeMarkup(value)}"/>`).join('')
}

/** The shop itself, as schema.org's Organization; what the office has emptied is left out. */
async function shopThing(publicUrl: string, lines: Readonly<Record<string, string>>) {
  const sameAs = ['facebookUrl', 'tiktokUrl', 'youtubeUrl', 'telegramUrl'].flatMap(key => lines[key] || [])
  return {
    '@type': 'Organization',
    name: 'Inkport',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    ...(lines.contactEmail && { email: lines.contactEmail }),
    ...(sameAs.length > 0 && { sameAs }),
  }
}

/** A block of data, which no browser runs; every `<` in it is written as an escape, so that nothing ends it early. */
const dataBlock = (things: readonly object[]): string =>
  `<script type="application/ld+json" nonce="${nonceMark}">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')}</script>`
