// Product pictures, drawn by our own code: every shape in every colour, plain or with a print.
import type { ArtName } from '#engine/art/demo-art.ts'
import { clothOf, shades, side } from './cloth.ts'
import type { PictureForm, PictureShape, PictureView } from './contract.ts'
import { drawHoodie, drawKids, drawLadies, drawSweatshirt, drawTee } from './garments.ts'
import { drawMug, drawOrnament, drawPoster, drawTote, type OrnamentForm } from './goods.ts'

export interface PictureWish {
  shape: PictureShape
  /** '#1c1d20': the cloth's colour, of a mug the handle's. */
  hex: string
  art?: ArtName | undefined
  /** Of ornaments and mugs. */
  form?: PictureForm | undefined
  /** The front where nothing is said. */
  view?: PictureView | undefined
}

/** An SVG of 800 × 800 units on nothing; a detail is drawn closer. */
export function productPicture(wish: PictureWish): string {
  const box = wish.view === 'detail' ? (details[wish.shape] ?? details.tee) : `0 0 ${side} ${side}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${box}"><defs>${shades(clothOf(wish.hex))}</defs>${draw(wish)}</svg>`
}

/** What a detail shows: the neck with the print's edge, a rim, a corner. */
const details: Partial<Record<PictureShape, string>> & { tee: string } = {
  tee: '240 60 320 320',
  'kids-tee': '250 110 300 300',
  hoodie: '220 0 360 360',
  mug: '170 170 390 390',
  tote: '180 250 340 340',
  poster: '180 300 360 360',
  ornament: '220 190 360 360',
}

function draw({ shape, hex, art, form, view }: PictureWish): string {
  const look = { cloth: clothOf(hex), art, view }
  switch (shape) {
    case 'tee':
      return drawTee(look)
    case 'ladies-tee':
      return drawLadies(look)
    case 'kids-tee':
      return drawKids(look)
    case 'sweatshirt':
      return drawSweatshirt(look)
    case 'hoodie':
      return drawHoodie(look)
    case 'mug':
      return drawMug(hex, form === 'tall', art, view)
    case 'tote':
      return drawTote(look)
    case 'poster':
      return drawPoster(art)
    case 'ornament':
      return drawOrnament(ornamentForm(form), art)
  }
}

const ornamentForm = (form: PictureForm | undefined): OrnamentForm => (form === 'heart' || form === 'star' ? form : 'round')
