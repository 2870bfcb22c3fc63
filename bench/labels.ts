// Label pages written and read back, per second: bulk imports of label PDFs live from it.
import { labelSize } from '#engine/pdf/page.ts'
import { pdfPool } from '#engine/pdf/pdf.ts'
import { writePdf } from '#engine/pdf/write.ts'
import { drawSandboxLabel } from '#shop/carrier/integrated/sandbox/label.sandbox.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { readLabel } from '#shop/label/buy/read-label.ts'
import type { Bench, BenchRow } from './bench.ts'

const pages = 60
/** As many as one file may have. */
const stackPages = Number(process.env.BENCH_PAGES ?? 1_000)

export const bench: Bench = async () => {
  const room = pdfPool()
  try {
    const writing = performance.now()
    const labels: Buffer[] = []
    for (let serial = 0; serial < pages; serial++) labels.push(await drawSandboxLabel(sample(serial)))
    const written = perSecond(writing)
    const pdf = await room.merge(labels)
    const reading = performance.now()
    const read = await room.read(pdf)
    const readBack = perSecond(reading)
    const right = read.filter((page, serial) => {
      const label = readLabel(page)
      return 'number' in label && label.number === impbNumber({ serial })
    }).length
    if (right !== pages) throw new Error(`${pages - right} of ${pages} labels were not read right.`)
    const halves: Buffer[] = []
    for (const [at, label] of labels.entries()) halves.push(at % 2 === 0 ? label : await picturePage(await room.png(label, 1, printerDpi)))
    const mixed = await room.merge(halves)
    const looking = performance.now()
    const seen = await room.read(mixed)
    const looked = perSecond(looking)
    const wrong = seen.filter((page, serial) => {
      const label = readLabel(page)
      return !('number' in label) || label.number !== impbNumber({ serial })
    }).length
    if (wrong > 0) throw new Error(`${wrong} of ${pages} pages, every other one a picture, were not read right.`)
    const stack = await room.merge(Array.from({ length: stackPages }, (_, at) => labels[at % pages] ?? pdf))
    const stacking = performance.now()
    const stacked = await room.read(stack)
    const ofStack = Math.round((stackPages / (performance.now() - stacking)) * 10_000) / 10
    if (stacked.filter(page => 'number' in readLabel(page)).length !== stackPages) throw new Error('The stack was not read right.')
    return [
      row('label pages written', 10, written),
      row('label pages read back', 20, readBack),
      row('label pages read, every other one a picture', 20, looked),
      row(`pages of a stack of ${stackPages} read`, 10, ofStack),
    ]
  } finally {
    room.close()
  }
}

/** Of a printer of labels. */
const printerDpi = 203

/** A page without text: its bars alone say what it is. */
const picturePage = (picture: Buffer): Promise<Buffer> =>
  writePdf(labelSize, 'picture', pdf => {
    pdf.image(picture, 0, 0, { width: labelSize.widthPoints })
  })

const perSecond = (from: number): number => Math.round((pages / (performance.now() - from)) * 10_000) / 10

const row = (name: string, atLeast: number, figure: number): BenchRow => ({ name, limit: { atLeast }, figure, unit: 'pages/s' })

const sample = (serial: number) => ({
  number: impbNumber({ serial }),
  indicator: 'G',
  service: 'USPS GROUND ADVANTAGE™',
  from: { name: 'Inkport Fulfilment', street1: '1201 Fulfil Way', city: 'Carson', state: 'CA', zip: '90746' },
  to: { name: `Customer ${serial}`, street1: `${serial} Main Street`, city: 'Springfield', state: 'IL', zip: String(10_000 + serial) },
  weightOz: 8,
  reference: `Order ${serial}`,
})
