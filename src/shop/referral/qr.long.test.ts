// Referral codes as they are shown and saved: each is read by the reader of the product's labels (zxing), from 64 pixels to print size.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { qrDataUrl, qrPng } from '#engine/image/qr.ts'
import { newReferralCode } from '#shop/account/person/person.ts'
import { linkOf } from './programme.ts'

const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })

/** Shown on a page, on a phone, as a file, and 2 and 8 inches wide at 300 dots an inch. */
const pixels = [64, 72, 96, 100, 128, 160, 256, 600, 1_024, 2_400]
/** As short as one gets, and a long one. */
const shops = ['https://ink.co', 'https://fulfilment.my-print-shop.example.com', 'http://192.168.178.100:3000']
const codesOfEach = 5

async function readIn(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).flatten({ background: '#fff' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as const
  return (await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, tryDownscale: true })).map(code => code.text)
}
/** What the page shows, drawn as a browser draws it into so many pixels. */
const drawn = async (link: string, side: number) => {
  const svg = Buffer.from((await qrDataUrl(link)).split(',')[1] ?? '', 'base64')
  return sharp(svg, { density: 600 }).resize(side, side).png().toBuffer()
}

test.for(shops)('every code of %s is read at every size, on the page and as the saved file', async (publicUrl: string) => {
  const links = Array.from({ length: codesOfEach }, () => linkOf(publicUrl, newReferralCode()))
  const unread: string[] = []
  for (const link of links) {
    const file = await qrPng(link, 1_024)
    for (const side of pixels) {
      if ((await readIn(await drawn(link, side))).join() !== link) unread.push(`${link} on the page, ${side} pixels`)
      if ((await readIn(await sharp(file).resize(side, side).png().toBuffer())).join() !== link)
        unread.push(`${link} as a file, ${side} pixels`)
    }
  }
  expect(unread).toEqual([])
})
