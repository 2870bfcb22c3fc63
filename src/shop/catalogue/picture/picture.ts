// Product pictures, drawn by our own code: every shape in every colour, plain or with a print.
import type { ArtName } from '#engine/art/demo-art.ts'
import type { PictureForm, PictureShape } from '../storefront/contract.ts'
import { clothOf, shades, side } from './cloth.ts'
import { drawHoodie, drawKids, drawLadies, drawSweatshirt, drawTee } from './garments.ts'
import { drawMug, drawOrnament, drawPoster, drawTote, type OrnamentForm } from './goods.ts'

export interface PictureWish {
  shape: PictureShape
  /** '#1c1d20': the cloth's colour, of a mug the handle's. */
  hex: string
  art?: ArtName | undefined
  /** Of ornaments and mugs. */
  form?: PictureForm | undefined
}

/** An SVG of 800 × 800 units on nothing. */
export function productPicture(wish: PictureWish): string {
  const cloth = clothOf(wish.hex)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><defs>${shades(cloth)}</defs>${draw(wish)}</svg>`
}

function draw({ shape, hex, art, form }: PictureWish): string {
  const cloth = clothOf(hex)
  switch (shape) {
    case 'tee':
      return drawTee(cloth, art)
    case 'ladies-tee':
      return drawLadies(cloth, art)
    case 'kids-tee':
      return drawKids(cloth, art)
    case 'sweatshirt':
      return drawSweatshirt(cloth, art)
    case 'hoodie':
      return drawHoodie(cloth, art)
    case 'mug':
      return drawMug(hex, form === 'tall', art)
    case 'tote':
      return drawTote(cloth, art)
    case 'poster':
      return drawPoster(art)
    case 'ornament':
      return drawOrnament(ornamentForm(form), art)
  }
}

const ornamentForm = (form: PictureForm | undefined): OrnamentForm => (form === 'heart' || form === 'star' ? form : 'round')
