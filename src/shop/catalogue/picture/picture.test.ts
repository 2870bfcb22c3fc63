import { expect, test } from 'vitest'
import { PictureArt, PictureForm, PictureShape } from '../storefront/contract.ts'
import { productPicture } from './picture.ts'

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
