// Print files of a seller's library as tests need them: so many pixels, and no two alike.
import sharp from 'sharp'
import type { Client } from '#base/client.ts'
import { fileCalls } from '#shop/file/contract.ts'

let shade = 0
/** No picture of this test had it before. */
export const newColour = () => ({ r: ++shade % 256, g: 90 + (shade >> 8), b: 60 })

/** As large in bytes as it looks: noise does not compress. */
export const noisePng = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: newColour(), noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** Uploads a flat picture of this size and answers its id; on a tee's 12 × 16 inches 900 × 1,200 pixels print at 75 dots per inch. */
export async function uploadArt(call: Client, [width, height] = [900, 1_200], name = `art-${shade}.png`): Promise<number> {
  const png = await sharp({ create: { width, height, channels: 3, background: newColour() } })
    .png()
    .toBuffer()
  const [file] = (await call(fileCalls.uploadFiles, { body: {}, files: [new File([new Uint8Array(png)], name)] })).data
  return file?.id ?? 0
}
