// A seller with 10,000 products of their own: what a page of them takes, however it is asked for, and what keeping a draft takes.
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { makeTemplate } from '#shop/design/template/template.ts'
import { type Bench, type BenchRow, percentile } from './bench.ts'
import { openBenchDeployment, send } from './deployment.ts'

const [warm, asks, products] = [50, 300, 10_000]
const star = { kind: 'SHAPE', id: 's1', shape: 'STAR', fill: '#0b5cff', xInches: 1, yInches: 1, widthInches: 4, heightInches: 4 }

/** As much as a page of drafts may hold of what is counted: texts and patterns on two sides. */
const words = { kind: 'TEXT', text: 'Xin chào Việt Nam', fontId: 'lobster-400', sizeInches: 0.4, color: '#111827' }
const heavy = ['FRONT', 'BACK'].map(side => ({
  ...{ side, widthInches: 12, heightInches: 16 },
  layers: Array.from({ length: 60 }, (_, at) => ({
    ...words,
    id: `t${at}`,
    xInches: 1,
    yInches: at / 5,
    widthInches: 8,
    heightInches: 0.5,
  })),
}))

export const bench: Bench = async tools => {
  const deployment = await openBenchDeployment(tools)
  try {
    const { db } = deployment.runtime.engine
    const { seller, id } = await db.transaction(async tx => {
      await seedCatalogue(tx)
      const seller = await seedSeller(tx)
      const document = { v: 2, sides: [{ side: 'FRONT', layers: [star] }] }
      const asked = { productID: 'G5000', color: 'White', colors: ['Sand', 'Forest'], document }
      const { id } = await makeTemplate(tx, { sellerId: seller.id, signerId: seller.id }, asked as never)
      return { seller, id }
    })
    // Copies of it in the names and the order that a year of work leaves.
    await db.background.pool.query(
      `insert into template (seller_id, product_id, color, more_colors, name, sides, created_at)
       select t.seller_id, p.id, t.color, t.more_colors, 'Design ' || md5(n::text), t.sides, t.created_at + n * interval '1 minute'
       from template t, generate_series(1, $2::int) n join product p on p.code = (array['G5000', 'BC3001', 'G18500'])[n % 3 + 1]
       where t.id = $1`,
      [id, products],
    )
    await db.background.pool.query('vacuum analyze')
    const page = (query: string) => () => send(deployment.server, 'GET', `/v1/product-custom-template?limit=24${query}`, seller.token)
    const list = (name: string, query: string) => usual(`10,000 products: ${name}, p95`, page(query), 40)
    // Beside what was in the list before: two dozen drafts of 120 texts each.
    await db.background.pool.query(
      `update template set draft = $2::jsonb, draft_colors = array['White']
       where id in (select id from template where seller_id = $1 order by id desc limit 24)`,
      [seller.id, JSON.stringify(heavy)],
    )
    let version = 1
    const keep = async () => {
      const layers = [{ ...star, xInches: (version % 80) / 20 }]
      const body = { version, document: { v: 2, sides: [{ side: 'FRONT', layers }] } }
      await send(deployment.server, 'PUT', `/v1/product-custom-template/${id}/draft`, seller.token, body)
      version++
    }
    // As much as a draft may hold: 64 KB.
    const large = ['FRONT', 'BACK'].map(side => ({
      side,
      layers: heavy[0]?.layers.map(layer => ({ ...layer, text: words.text.padEnd(330, ' chào') })) ?? [],
    }))
    const keepLarge = async () => {
      await send(deployment.server, 'PUT', `/v1/product-custom-template/${id}/draft`, seller.token, {
        version,
        document: { v: 2, sides: large },
      })
      version++
    }
    return [
      await list('a page of 24, newest first', ''),
      await list('by name, the tenth page', '&sort=name&page=10'),
      await list('last edited', '&sort=edited'),
      await list('of one product', '&productID=BC3001'),
      await list('found by a word of its name', '&q=design%20abc'),
      await usual('24 drafts of 120 texts each, p95', page('&hasDraft=true'), 60),
      await usual('a draft is kept, p95', keep, 15),
      await usual(`a draft of ${Math.round(JSON.stringify({ v: 2, sides: large }).length / 1_024)} KB is kept, p95`, keepLarge, 15),
      await usual('a proof that the reader has already, p95', await known(deployment, id, seller.token), 50),
    ]
  } finally {
    await deployment.close()
  }
}

/** Asks for a proof as a browser does that has it: it is told that it still holds. */
async function known({ server }: { server: { url: string } }, id: number, token: string): Promise<() => Promise<unknown>> {
  const ask = (etag?: string) =>
    fetch(`${server.url}/v1/product-custom-template/${id}/proof?width=1200`, {
      headers: { authorization: `Bearer ${token}`, ...(etag !== undefined && { 'if-none-match': etag }) },
    })
  const etag = (await ask()).headers.get('etag') ?? ''
  return async () => {
    const { status } = await ask(etag)
    if (status !== 304) throw new Error(`A known proof was answered with ${status}.`)
  }
}

async function usual(name: string, ask: () => Promise<unknown>, atMost: number): Promise<BenchRow> {
  for (let turn = 0; turn < warm; turn++) await ask()
  const times: number[] = []
  for (let turn = 0; turn < asks; turn++) {
    const from = performance.now()
    await ask()
    times.push(performance.now() - from)
  }
  return { name, figure: percentile(times, 0.95), unit: 'ms', limit: { atMost } }
}
