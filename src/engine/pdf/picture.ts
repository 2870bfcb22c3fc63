// A picture of a label as a PDF of one page: written by hand, since it is one object that draws another.
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { Fault } from '#base/fault.ts'
import { labelSize, type PageSize } from './page.ts'

/** A label of 4 × 6 inches at 600 dots an inch, and some paper around it. */
const mostPixels = 40e6
/** More dots than this along its longer side say nothing more of bars. */
const longestSide = 3_600
const letterHeight = 792

/** The picture upright, in grey on white. Faults: IMAGE_CORRUPT, TOO_MANY_PIXELS. */
export async function pictureAsPdf(path: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const bytes = readFileSync(path)
  const { width, height, format } = await sharp(bytes).metadata().catch(refuse)
  if (format !== 'png' && format !== 'jpeg') throw new Fault('IMAGE_CORRUPT')
  if (width * height > mostPixels)
    throw new Fault('TOO_MANY_PIXELS', { values: { width, height, side: Math.floor(Math.sqrt(mostPixels)) } })
  const { data, info } = await sharp(bytes)
    .rotate()
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  return pdfOf(data, info)
}

function refuse(): never {
  throw new Fault('IMAGE_CORRUPT')
}

function pdfOf(grey: Uint8Array, { width, height }: { width: number; height: number }): Buffer {
  const { widthPoints, heightPoints } = paperOf(width, height)
  const pixels = deflateSync(grey)
  const draw = `q ${widthPoints} 0 0 ${heightPoints} 0 0 cm /Picture Do Q`
  const kind = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`
  const objects = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${widthPoints} ${heightPoints}] /Contents 4 0 R /Resources << /XObject << /Picture 5 0 R >> >> >>`,
    ],
    [`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`],
    [`<< ${kind} /Filter /FlateDecode /Length ${pixels.length} >>\nstream\n`, pixels, '\nendstream'],
  ]
  return written(objects)
}

/** Of label size where the picture has a label's shape, else a sheet as high as a letter. */
function paperOf(width: number, height: number): PageSize {
  const longest = Math.max(width, height)
  const isLabel = Math.abs(longest / Math.min(width, height) - 1.5) <= 0.25
  const scale = (isLabel ? labelSize.heightPoints : letterHeight) / longest
  return { widthPoints: Math.max(1, Math.round(width * scale)), heightPoints: Math.max(1, Math.round(height * scale)) }
}

function written(objects: readonly (readonly (string | Uint8Array)[])[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  let length = parts[0]?.length ?? 0
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)
    parts.push(bytes)
    length += bytes.length
  }
  const places = objects.map((object, at) => {
    const place = length
    put(`${at + 1} 0 obj\n`)
    for (const part of object) put(part)
    put('\nendobj\n')
    return place
  })
  const start = length
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`)
  put(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}
