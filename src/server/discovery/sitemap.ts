// Sitemap and robots.txt, for search engines: which public pages there are, each in its languages, and where they need not look.
import type { FastifyInstance } from 'fastify'
import { barePath, escapeMarkup, languages, publicPath } from '#base/text.ts'
import type { Engine } from '#engine/engine.ts'
import { productSlugs } from '#shop/catalogue/catalogue.ts'
import { pageKeys, pagePath } from '#shop/content/page/rules.ts'
import { publicPostTimes } from '#shop/content/post/post.ts'

/** Public pages that stand whatever catalogue and blog hold. */
const standing = ['/products', '/blogs', '/contact', '/our-fonts', ...pageKeys.map(pagePath)]
/**
 * Behind signing in, or of no use to a search. The page of a tracking link is not among them: it says `noindex` itself, which is heard
 * only where it may be asked for.
 */
const closed = [
  '/auth',
  '/core',
  '/dashboard',
  '/library',
  '/my-order',
  '/notification',
  '/office',
  '/order',
  '/payments',
  '/profile',
  '/track-order',
  '/v1',
]

export function mountSitemap(server: FastifyInstance, { config: { publicUrl }, db }: Pick<Engine, 'config' | 'db'>): void {
  const robots = ['User-agent: *', ...closed.map(path => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'max-age=3600').send(robots),
  )
  server.get('/sitemap.xml', async (_request, reply) => {
    const pages: { path: string; changedAt?: Date }[] = [
      ...standing.map(path => ({ path })),
      ...(await productSlugs(db)).map(slug => ({ path: `/products/${encodeURIComponent(slug)}` })),
      ...(await publicPostTimes(db)).map(({ id, updatedAt }) => ({ path: `/blogs/${id}`, changedAt: updatedAt })),
    ]
    const urls = pages.flatMap(({ path, changedAt }) =>
      languages.map(language => entryOf(publicUrl, path, publicUrl + publicPath(path, language), changedAt)),
    )
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'max-age=3600').send(sitemapOf(urls))
  })
}

/** The `Link` header of a public page (RFC 8288): its one true address, without filters, and the same page in each language. */
export function languageLinks(publicUrl: string, path: string): string {
  const own = path === barePath(path) ? 'en' : 'vi'
  const canonical = `<${publicUrl}${publicPath(barePath(path), own)}>; rel="canonical"`
  return [canonical, ...alternates(publicUrl, barePath(path)).map(({ tag, url }) => `<${url}>; rel="alternate"; hreflang="${tag}"`)].join(
    ', ',
  )
}

const alternates = (publicUrl: string, path: string) => [
  ...languages.map(language => ({ tag: language as string, url: publicUrl + publicPath(path, language) })),
  { tag: 'x-default', url: publicUrl + path },
]

const entryOf = (publicUrl: string, path: string, url: string, changedAt?: Date): string => {
  const links = alternates(publicUrl, path).map(
    ({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeMarkup(url)}"/>`,
  )
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeMarkup(url)}</loc>${lastmod}${links.join('')}</url>`
}
const sitemapOf = (entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
