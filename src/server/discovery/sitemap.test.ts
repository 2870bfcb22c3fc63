import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { startShop } from '#test/shop.ts'
import { languageLinks, mountSitemap } from './sitemap.ts'

const publicUrl = 'https://print.example'

test('the site map names every public page and product in both languages, and robots know of it', async () => {
  const { db, config } = (await startShop()).engine
  await db.transaction(tx => seedCatalogue(tx))
  const server = Fastify()
  mountSitemap(server, { db, config: { ...config, publicUrl } })
  const map = (await server.inject('/sitemap.xml')).body
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => match[1])
  expect(pages).toContain(`${publicUrl}/`)
  expect(pages).toEqual(expect.arrayContaining([`${publicUrl}/vi/faq`, `${publicUrl}/our-fonts`]))
  const products = pages.filter(page => page?.startsWith(`${publicUrl}/products/`))
  expect(products.length).toBeGreaterThan(5)
  expect(pages).toEqual(expect.arrayContaining(products.map(page => page?.replace('/products/', '/vi/products/'))))
  const robots = (await server.inject('/robots.txt')).body
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  expect(robots).toContain('Disallow: /office\n')
  await server.close()
})

test('a public page says its one address and the same page in the other language', () => {
  expect(languageLinks(publicUrl, '/vi/faq')).toBe(
    `<${publicUrl}/vi/faq>; rel="canonical", <${publicUrl}/faq>; rel="alternate"; hreflang="en", ` +
      `<${publicUrl}/vi/faq>; rel="alternate"; hreflang="vi", <${publicUrl}/faq>; rel="alternate"; hreflang="x-default"`,
  )
  expect(languageLinks(publicUrl, '/')).toMatch(/^<https:\/\/print.example\/>; rel="canonical"/)
})
