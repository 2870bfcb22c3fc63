// A page of 12 products with filters, of a shop with 100,000 products against one with 1,000.
import type pg from 'pg'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { type Bench, type BenchTools, percentile } from './bench.ts'
import { type BenchDeployment, openBenchDeployment, send } from './deployment.ts'

const [few, many] = [1_000, 100_000]
const asks = 150
const paths = [
  '/v1/product-custom?limit=12',
  '/v1/product-custom?limit=12&page=3&category=mugs&inStock=1',
  '/v1/product-custom?limit=12&tag=Gifts&sort=priceLow&priceFrom=500&priceTo=900',
  '/v1/product-custom?limit=12&size=XL&color=Navy&sort=newest',
  '/v1/product-custom?limit=12&q=tee&level=EXPRESS&sort=priceHigh',
]

export const bench: Bench = async tools => {
  const shops = [await openShop(tools, few), await openShop(tools, many)] as const
  try {
    const samples = paths.map(() => ({ small: [] as number[], large: [] as number[] }))
    // In turns, so that whatever else the machine does falls on both.
    for (let ask = 0; ask < asks; ask++)
      for (const [at, path] of paths.entries()) {
        samples[at]?.small.push(await timed(shops[0], path))
        samples[at]?.large.push(await timed(shops[1], path))
      }
    const all = (size: 'small' | 'large') =>
      percentile(
        samples.flatMap(each => each[size]),
        0.99,
      )
    const [least, most] = [all('small'), all('large')]
    return [
      { name: `12 of ${few} products, p99`, figure: least, unit: 'ms', note: `${asks} × ${paths.length} pages through HTTP, as a seller` },
      { name: `12 of ${many} products, p99`, figure: most, unit: 'ms' },
      ...paths.map((path, at) => ({
        name: `median of ${path.replace(/^.*limit=12&?/, '') || 'the plain list'}`,
        figure: percentile(samples[at]?.large ?? [], 0.5),
        unit: 'ms',
        note: `of ${few}: ${percentile(samples[at]?.small ?? [], 0.5).toPrecision(3)} ms`,
      })),
      { name: '12 of 100,000 against 12 of 1,000, p99', figure: most / least, unit: '×', limit: { atMost: 2 } },
    ]
  } finally {
    for (const { deployment } of shops) await deployment.close()
  }
}

interface Shop {
  deployment: BenchDeployment
  token: string
}
async function openShop(tools: BenchTools, products: number): Promise<Shop> {
  const deployment = await openBenchDeployment(tools)
  const { db } = deployment.runtime.engine
  await db.transaction(seedCatalogue)
  const { token } = await db.transaction(seedSeller)
  await multiply(db.background.pool, products)
  await db.background.pool.query('vacuum analyze')
  return { deployment, token }
}

async function timed({ deployment, token }: Shop, path: string): Promise<number> {
  const from = performance.now()
  await send(deployment.server, 'GET', path, token)
  return performance.now() - from
}

/** Copies the demo products, each with up to ten of its variants, until there are so many; each copy has prices of its own. */
async function multiply(pool: pg.Pool, count: number): Promise<void> {
  const times = Math.ceil(count / 12) - 1
  await pool.query(
    `insert into product (code, slug, category_id, name, name_vi, description, description_vi, tags, shape, min_dpi, position, created_at,
        from_cents, from_seller_cents, has_stock, color_keys, size_keys)
      select p.code || '-' || n, p.slug || '-' || n, p.category_id, p.name || ' ' || n, p.name_vi, p.description, p.description_vi, p.tags,
        p.shape, p.min_dpi, p.position + n * 12, p.created_at + n * interval '1 second', p.from_cents + n % 500, p.from_seller_cents + n % 500,
        n % 7 > 0, p.color_keys, p.size_keys
      from product p, generate_series(1, $1) n`,
    [times],
  )
  await pool.query(
    `insert into variant (product_id, sku, size, color, color_hex, price_cents, price_seller_cents, price_tiktok_cents, weight_oz, stock, position)
      select copy.id, v.sku || '-' || copy.id, v.size, v.color, v.color_hex, v.price_cents, v.price_seller_cents, v.price_tiktok_cents,
        v.weight_oz, case when copy.has_stock then null else 0 end, v.position
      from product copy join product p on p.code = split_part(copy.code, '-', 1) and p.id <> copy.id
      join variant v on v.product_id = p.id and v.position <= 10`,
  )
}
