// The file of orders that the journeys send: the first good rows of the fixture and all of its bad ones, with what lies behind its links.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawSandboxLabel } from '#shop/carrier/integrated/sandbox/label.sandbox.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { type DriveStandIn, driveIdOf } from './stand-ins/drive.ts'

const fixture = new URL('./fixtures/orders-own-format.csv', import.meta.url)
const allGoodRows = 60

export interface OrderFile {
  readonly text: string
  /** Cells by the name of their column. The file has no quoted cells. */
  readonly rows: readonly Readonly<Record<string, string>>[]
}

/** So many of its good rows, or those at these places; its bad ones stand behind them. Those whose phone or email alone is none are imported, and stay out. */
export function readOrderFile(goodRows: number | readonly number[]): OrderFile {
  const [head = '', ...all] = readFileSync(fixture, 'utf8').trimEnd().split(/\r?\n/)
  const bad = all.slice(allGoodRows).filter(line => !/,12,|,not-an-email,/.test(line))
  const good = typeof goodRows === 'number' ? all.slice(0, goodRows) : goodRows.map(at => all[at] ?? '')
  const lines = [...good, ...bad]
  const names = head.replace('\uFEFF', '').split(',')
  const rows = lines.map(line => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])))
  return { text: `${[head, ...lines].join('\n')}\n`, rows }
}

/** Behind every design link lies drawn art, one of these in turn, behind every label link a label of its own; how many of each. */
export async function holdLinkedFiles(drive: DriveStandIn, { rows }: OrderFile, drawn: readonly number[] = [11, 12, 13]) {
  const art = await Promise.all(drawn.map(drawnArt))
  const designs = new Set(rows.map(row => row['design link'] ?? '').filter(link => driveIdOf(link)))
  let count = 0
  for (const link of designs)
    drive.hold(driveIdOf(link), { kind: 'file', type: 'image/png', name: 'art.png', bytes: art[count++ % art.length] ?? Buffer.of() })
  const labelled = rows.filter(row => driveIdOf(row['tiktok shipping label link'] ?? ''))
  for (const [serial, row] of labelled.entries()) {
    const bytes = await labelOf(row, serial)
    drive.hold(driveIdOf(row['tiktok shipping label link'] ?? ''), { kind: 'file', type: 'application/pdf', name: 'label.pdf', bytes })
  }
  return { designs: designs.size, labels: labelled.length }
}

function labelOf(row: Readonly<Record<string, string>>, serial: number): Promise<Buffer> {
  const to = {
    name: row.name ?? '',
    street1: row['address line 1'] ?? '',
    city: row.city ?? '',
    state: row.state ?? '',
    zip: row.zip ?? '',
  }
  const from = { name: 'Linh Shop', street1: '1 Market St', city: 'Houston', state: 'TX', zip: '77002' }
  const number = impbNumber({ serial: 7_000_000 + serial })
  return drawSandboxLabel({
    number,
    indicator: 'G',
    service: 'USPS GROUND ADVANTAGE',
    from,
    to,
    weightOz: 6,
    reference: row['order id'] ?? '',
  })
}

/** Art of 12 × 16 inches at 300 DPI, drawn. */
export function drawnArt(seed: number): Promise<Buffer> {
  const hue = (seed * 67) % 360
  const circles = Array.from(
    { length: 6 },
    (_, at) => `<circle cx="${60 - at * 6}" cy="${80 - at * 8}" r="${50 - at * 8}" fill="hsl(${hue + at * 14} 80% ${35 + at * 9}%)"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160" width="3600" height="4800">${circles.join('')}</svg>`
  return sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 6 }).toBuffer()
}
