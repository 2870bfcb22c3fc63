// The files of fifty orders that sellers send: our own, and TikTok Shop’s with our SKUs, in which no art stands.
import { readFileSync } from 'node:fs'
import { type OrderFile, readOrderFile } from '#test/order-file.ts'

export const orders = 50

/** The good rows alone. */
export function ownFile(): OrderFile {
  const { text, rows } = readOrderFile(orders)
  return {
    text: text
      .split('\n')
      .slice(0, orders + 1)
      .join('\n'),
    rows: rows.slice(0, orders),
  }
}

const skus = ['G5000-ROYAL-2XL', 'G5000-SAND-S', 'G5000-WHITE-L', 'G5000-FOREST-S', 'G5000-SAND-XL']
const fixture = new URL('../../test/fixtures/orders-tiktok-export.csv', import.meta.url)

/** One shirt in five sizes and colours, an order each; heads and cells are TikTok’s own. */
export function tiktokFile(): string {
  const [head = '', hints = '', sample = ''] = readFileSync(fixture, 'utf8').split(/\r?\n/)
  const rows = Array.from({ length: orders }, (_, at) => {
    const sku = skus[at % skus.length] ?? ''
    const [, color = '', size = ''] = sku.split('-')
    return sample
      .replace(/^\d+/, String(576_900_000_000_000_000n + BigInt(at)))
      .replace('G18000-SPORTG-XL,Heavy Blend Crewneck Sweatshirt,"Sport Grey, XL"', `${sku},Heavy Cotton Tee,"${color}, ${size}"`)
  })
  return `${[head, hints, ...rows].join('\n')}\n`
}
