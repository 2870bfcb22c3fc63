// Step 3: print files into the library; what is no picture is refused.
import { fileCalls } from '#shop/file/contract.ts'
import { drawnArt } from '#test/order-file.ts'
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
