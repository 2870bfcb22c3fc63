import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { day, later } from '#base/time.ts'
import { seedBlog, seedPost } from '#shop/content/post/seed/seed.ts'
import { startShop } from '#test/shop.ts'
import { mountFeeds } from './feeds.ts'
import { mountSitemap } from './sitemap.ts'

const publicUrl = 'https://print.example'
const shop = await startShop()
const server = Fastify()
mountFeeds(server, { db: shop.engine.db, config: { ...shop.engine.config, publicUrl } })
mountSitemap(server, { db: shop.engine.db, config: { ...shop.engine.config, publicUrl } })
afterAll(async () => {
  await server.close()
  await shop.close()
})
const ids = await shop.write(tx => seedBlog(tx, 'owner'))
const words = {
  titleVi: '',
  summary: 'S & <b>',
  summaryVi: '',
  body: '[in](/contact) <script>alert(1)</script>',
  bodyVi: '',
  coverKey: null,
}
const publish = (title: string, publishedAt = shop.now()) => shop.write(tx => seedPost(tx, { ...words, title }, publishedAt))

test('the feeds hold the public articles, newest first, in each language, and nothing that is still to come', async () => {
  await publish('Tomorrow', later(shop.now(), day))
  for (const [path, language] of [
    ['', 'en'],
    ['/vi', 'vi'],
  ] as const) {
    const json = await server.inject(`${path}/blogs/feed.json`)
    expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8')
    const feed = json.json()
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language, feed_url: `${publicUrl}${path}/blogs/feed.json` })
    expect(feed.items.map((item: { url: string }) => item.url)).toEqual(ids.toReversed().map(id => `${publicUrl}${path}/blogs/${id}`))
    const atom = await server.inject(`${path}/blogs/feed.xml`)
    expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(atom.body).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`)
    expect(atom.body.match(/<entry>/g)).toHaveLength(ids.length)
    expect(atom.body).not.toContain('Tomorrow')
  }
})

test('in a feed nothing can run, links are whole, and English in the Vietnamese feed is said to be English', async () => {
  await publish('Now </title><script>')
  const atom = (await server.inject('/vi/blogs/feed.xml')).body
  expect(atom).not.toMatch(/<script|<b>/)
  expect(atom).toContain('<title type="text" xml:lang="en">Now &#60;/title&#62;&#60;script&#62;</title>')
  const [item] = (await server.inject('/vi/blogs/feed.json')).json().items
  expect(item.content_html).toContain(`<a href="${publicUrl}/contact">in</a>`)
  expect(item.content_html).toContain('&lt;script&gt;')
  expect(item.language).toBe('en')
})

test('what XML cannot hold is left out of the feed, and addresses in samples of code stay as they were written', async () => {
  const post = { ...words, title: 'Bell\u0007 and \ufffe', body: 'A\u0008B `<a href="/x">`' }
  const id = await shop.write(tx => seedPost(tx, post, shop.now()))
  const atom = (await server.inject('/blogs/feed.xml')).body
  // What XML 1.0 calls a Char is all that may stand in it.
  expect(atom).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
  expect(atom).toContain('Bell and ')
  const feed = (await server.inject('/blogs/feed.json')).json()
  expect(feed.items.find((item: { id: string }) => item.id.endsWith(`/${id}`)).content_html).toContain('href="/x"')
})

test('who has the feed already is told that nothing is new, until there is', async () => {
  const first = await server.inject('/blogs/feed.xml')
  const again = (etag: string) => server.inject({ url: '/blogs/feed.xml', headers: { 'if-none-match': etag } })
  const known = await again(String(first.headers.etag))
  expect([known.statusCode, known.body]).toEqual([304, ''])
  expect(first.headers['cache-control']).toBe('public, max-age=300')
  await publish('News')
  expect((await again(String(first.headers.etag))).statusCode).toBe(200)
})

test('the site map has every public article in both languages, with when it last changed', async () => {
  const map = (await server.inject('/sitemap.xml')).body
  expect(map).toMatch(new RegExp(`<loc>${publicUrl}/vi/blogs/${ids[0]}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`))
  expect(map).toContain(`<loc>${publicUrl}/contact</loc>`)
})
