import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PictureArt, PictureForm, PictureShape, PictureView } from './contract.ts'
import { productPicture } from './picture.ts'
import { drawnPlace, printPlace, viewOf } from './place.rules.ts'
import { pictureUrl } from './rules.ts'

test('every shape is drawn in dark and light colours, plain and printed, and asks nothing of the outside', () => {
  for (const shape of PictureShape.options) {
    for (const hex of ['#1c1d20', '#fbfbfa']) {
      for (const art of [undefined, ...PictureArt.options]) {
        for (const form of PictureForm.options) {
          const svg = productPicture({ shape, hex, art, form })
          expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 800 800">.*<\/svg>$/s)
          expect(svg).not.toMatch(/NaN|undefined|(?<!xmlns=")https?:/)
        }
      }
    }
  }
})

test('front, back and detail of a shape are three pictures', () => {
  for (const shape of PictureShape.options.filter(each => each !== 'poster')) {
    const pictures = PictureView.options.map(view =>
      productPicture({ shape, hex: '#1f2a44', art: view === 'back' ? undefined : 'mountain', view }),
    )
    expect(new Set(pictures).size, shape).toBe(3)
    for (const svg of pictures) expect(svg).not.toMatch(/NaN|undefined/)
  }
})

test('art that is laid on a drawing stands where the drawing itself would print it', () => {
  for (const shape of PictureShape.options)
    for (const size of ['M', '15oz', 'Heart', 'Star', 'Round']) {
      const form = PictureForm.options.find(each => pictureUrl({ shape }, '#1f2a44', { size }).endsWith(`form=${each}`))
      const svg = productPicture({ shape, hex: '#1f2a44', art: 'mountain', form })
      const [, x, y, scale] = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(svg) ?? []
      const place = printPlace({ shape, size })
      expect([Number(x), Number(y), Number(scale) * 900].map(Math.round), `${shape} ${size}`).toEqual(
        [place.x, place.y, place.width].map(Math.round),
      )
    }
})

const garments = ['tee', 'ladies-tee', 'kids-tee', 'sweatshirt', 'hoodie'] as const
/** Whether cloth lies at a point of a drawing: the shadow around it is never opaque. */
async function clothOf(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 18 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (share: number) => Math.round(share * (info.width - 1))
  return (x: number, y: number) => (data[(at(y) * info.width + at(x)) * 4 + 3] ?? 0) > 250
}

test('areas of sleeves and hoods begin on the sleeves and the hood, not on the chest', async () => {
  for (const shape of garments) {
    const [left, right] = [drawnPlace('LEFT_SLEEVE', { shape, size: 'M' }), drawnPlace('RIGHT_SLEEVE', { shape, size: 'M' })]
    const chest = drawnPlace('FRONT', { shape, size: 'M' })
    expect(right.left + right.width, shape).toBeLessThan(chest.left)
    expect(left.left, shape).toBeGreaterThan(chest.left + chest.width)
    expect(left.left, shape).toBeCloseTo(1 - right.left - right.width)
    const isCloth = await clothOf(productPicture({ shape, hex: '#1f2a44', view: viewOf('LEFT_SLEEVE') }))
    for (const { left: x, top: y, width } of [left, right])
      for (const corner of [
        [x, y],
        [x + width, y],
        [x, y + width],
        [x + width, y + width],
      ] as const)
        expect(isCloth(...corner), `${shape} ${corner}`).toBe(true)
  }
  const hood = drawnPlace('HOOD', { shape: 'hoodie', size: 'M' })
  expect(hood.top + hood.width / 2).toBeLessThan(drawnPlace('BACK', { shape: 'hoodie', size: 'M' }).top)
})

test('no shade lies over a print', () => {
  for (const shape of PictureShape.options) {
    const print = productPicture({ shape, hex: '#d8c9ad', art: 'mountain' })
    const plain = productPicture({ shape, hex: '#d8c9ad' })
    const behind = print.slice([...print].findIndex((letter, at) => letter !== plain[at]))
    // The hood is sewn on above the print’s neck and shaded as cloth; it covers nothing of the print.
    if (shape !== 'hoodie' && shape !== 'poster') expect(behind, shape).not.toMatch(/url\(#(round|fall|wall|glaze)\)/)
  }
})
