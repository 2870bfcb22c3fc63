// Step 3: print files into the library; what is no picture is refused.
import sharp from 'sharp'
import { fileCalls } from '#shop/file/calls.ts'
import type { People } from './people.ts'
import { type Report, refusalOf } from './report.ts'

/** The names that the file of orders refers to as `library:NAME`. */
export async function fillLibrary({ seller }: People, names: readonly string[], report: Report): Promise<void> {
  const files = await Promise.all(
    names.map(async (name, at) => new File([new Uint8Array(await drawnArt(at))], name, { type: 'image/png' })),
  )
  const { data } = await seller(fileCalls.uploadFiles, { body: {}, files })
  report.equal(
    'print files in the library',
    data.map(file => `${file.name} ${file.width}×${file.height}`),
    names.map(name => `${name} 3600×4800`),
  )
  const thumbnail = await seller.fetch(fileCalls.fileThumbnail, { params: { id: data[0]?.id ?? 0 } })
  report.expect(thumbnail.ok, 'a thumbnail is there')
  const text = new File(['<html>no picture</html>'], 'art.png', { type: 'image/png' })
  report.say(`a web page called art.png is refused: ${await refusalOf(seller(fileCalls.uploadFiles, { body: {}, files: [text] }))}`)
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
