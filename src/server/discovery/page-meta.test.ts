import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { Fault } from '#base/fault.ts'
import { hour, later } from '#base/time.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { seedPost } from '#shop/content/post/seed/seed.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { startShop } from '#test/shop.ts'
import { mountPageMeta } from './page-meta.ts'

const shop = await startShop()
const { db, errors, config } = shop.engine
await db.transaction(tx => seedCatalogue(tx))
const publicUrl = 'https://print.example'
const server = Fastify()
server.setErrorHandler((error, _, reply) => reply.code(error instanceof Fault ? 404 : 500).send(String(error)))
const pageMeta = mountPageMeta(server, { db, errors, config: { ...config, publicUrl } })
afterAll(async () => {
  await server.close()
  await shop.close()
})
const tags = (path: string) => pageMeta.tagsOf(new URL(publicUrl + path), path.startsWith('/vi') ? 'vi' : 'en')
const product = '/products/unisex-jersey-short-sleeve-tee'
const imageOf = (html: string) => /og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#38;', '&').replace(publicUrl, '') ?? ''
const dataOf = (html: string) => JSON.parse(/ld\+json"[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '{}')['@graph'] as Record<string, unknown>[] // schema.org's list

test('a product says its name, its picture, and its price as a visitor sees it', async () => {
  await shop.write(tx => changeSetting(tx, 'contactEmail', 'hello@print.example', 'test'))
  const html = await tags(product)
  expect(html).toContain('<meta property="og:type" content="product"/>')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  const [shopThing, thing, trail] = dataOf(html)
  expect(shopThing).toMatchObject({ '@type': 'Organization', url: 'https://print.example/', email: 'hello@print.example' })
  const { data } = await (await fetch(`${shop.url}/v1/product-custom/slug/unisex-jersey-short-sleeve-tee`)).json()
  expect(thing).toMatchObject({
    '@type': 'Product',
    name: data.name,
    image: publicUrl + imageOf(html),
    offers: {
      lowPrice: (data.price / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: publicUrl + product,
    },
  })
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
})

test('its picture is drawn by the server, 1200 by 630, once for everyone and for ever', async () => {
  const answer = await server.inject(imageOf(await tags(product)))
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(answer.rawPayload.length).toBeLessThan(400_000)
})

test('an outdated picture’s address leads to today’s; a page that is not there has none', async () => {
  const path = imageOf(await tags('/vi/faq'))
  const old = path.replace(/[0-9a-f]{16}/, '0123456789abcdef')
  expect((await server.inject(old)).headers.location).toBe(path)
  for (const wrong of [
    '/share-card/en/0123456789abcdef.png?page=/products/nothing-here',
    '/share-card/en/0123456789abcdef.png?page=/office',
    '/share-card/en/0123456789abcdef.png',
    '/share-card/fr/0123456789abcdef.png?page=/',
    '/share-card/en/..%2f.png?page=/',
    '/share-card/en/0123456789abcdef.png?page=/products/%00',
    '/share-card/en/0123456789abcdef.png?page=/products/a&page=/products/b',
  ])
    expect((await server.inject(wrong)).statusCode).toBe(404)
})

test('the questions page tells its questions and answers in its language', async () => {
  const page = dataOf(await tags('/vi/faq')).find(thing => thing['@type'] === 'FAQPage')
  expect(page?.mainEntity).toHaveLength(10)
  expect(JSON.stringify(page)).toContain('Tôi thanh toán thế nào?')
})

test('an article says its title, its times and its language; one that is not public says nothing', async () => {
  const words = {
    title: 'Ink & "paper"',
    titleVi: '',
    summary: 'How it dries.',
    summaryVi: '',
    body: 'It dries.',
    bodyVi: '',
    coverKey: null,
  }
  const at = later(shop.now(), -hour)
  const id = await shop.write(tx => seedPost(tx, words, at))
  const html = await tags(`/vi/blogs/${id}`)
  expect(html).toContain('<meta property="og:type" content="article"/>')
  expect(html).toContain('<meta property="og:title" content="Ink &#38; &#34;paper&#34;"/>')
  expect(html).toContain(`<meta property="article:published_time" content="${at.toISOString()}"/>`)
  const url = `${publicUrl}/vi/blogs/${id}`
  expect(dataOf(html)[1]).toMatchObject({ '@type': 'BlogPosting', headline: 'Ink & "paper"', inLanguage: 'en', url })
  expect((await server.inject(imageOf(html))).headers['content-type']).toBe('image/png')
  const next = await shop.write(tx => seedPost(tx, words, later(shop.now(), hour)))
  expect([await tags(`/blogs/${next}`), await tags('/blogs/0'), await tags(`/blogs/${id}-words`)]).toEqual(['', '', ''])
  for (const path of ['/blogs', '/vi/contact']) expect(await tags(path)).toContain('<meta property="og:type" content="website"/>')
})

test('what stands in a product’s texts ends neither a tag nor the data', async () => {
  await db.transaction(tx =>
    tx.q
      .withTables<{ product: { slug: string; description: string } }>()
      .updateTable('product')
      .set({ description: '"><script>alert(1)</script><!--' })
      .where('slug', '=', 'unisex-jersey-short-sleeve-tee')
      .execute(),
  )
  const html = await tags(product)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
  expect(dataOf(html)[1]?.description).toBe('"><script>alert(1)</script><!--')
})

test('a page that is not public says nothing', async () => {
  expect(await tags('/order')).toBe('')
  expect(await tags('/products/nothing-here')).toBe('')
})
