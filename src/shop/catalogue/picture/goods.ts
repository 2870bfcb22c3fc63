// Mugs, bags, posters and ornaments.
import { type ArtName, artElements, artHeight, artWidth } from '#engine/art/demo-art.ts'
import { artHeightAt, folds, onTable, printed, tone, weave } from './cloth.ts'
import type { PictureView } from './contract.ts'
import type { Look } from './garments.ts'

/** `handle` is the colour of handle and inside; the wall is white. From behind the handle is on the other side. */
export function drawMug(handle: string, isTall: boolean, art?: ArtName, view?: PictureView): string {
  const mug = mugBody(handle, isTall)
  const print = printed(art, view === 'back' ? 450 : 350, isTall ? 246 : 296, isTall ? 236 : 204)
  return (view === 'back' ? `<g transform="matrix(-1 0 0 1 800 0)">${mug}</g>` : mug) + print
}

function mugBody(handle: string, isTall: boolean): string {
  const top = isTall ? 170 : 220
  const wall = `M190 ${top}H530V610C530 640 470 656 360 656S190 640 190 610Z`
  const grip = `M528 ${top + 70}C640 ${top + 40} 690 ${top + 110} 676 ${top + 210}C664 ${top + 300} 600 ${top + 330} 528 ${top + 318}`
  return [
    '<defs><linearGradient id="wall" x1="0" x2="1"><stop offset="0" stop-color="#8d9097" stop-opacity="0.34"/><stop offset="0.16" stop-color="#c9ccd1" stop-opacity="0.2"/><stop offset="0.36" stop-color="#fff" stop-opacity="0.75"/><stop offset="0.62" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#6f737b" stop-opacity="0.34"/></linearGradient></defs>',
    '<ellipse cx="400" cy="662" rx="250" ry="26" fill="#14161a" opacity="0.25" filter="url(#soft)"/>',
    `<path d="${grip}" fill="none" stroke="${handle}" stroke-width="44" stroke-linecap="butt"/>`,
    `<path d="${grip}" fill="none" stroke="#000" stroke-opacity="0.12" stroke-width="44"/><path d="${grip}" transform="translate(-6 -5)" fill="none" stroke="${tone(handle, 0.35)}" stroke-opacity="0.7" stroke-width="12"/>`,
    `<path d="${wall}" fill="#fbfbfa"/>`,
    `<path d="${wall}" fill="url(#wall)"/>`,
    `<ellipse cx="360" cy="${top}" rx="170" ry="30" fill="#fdfdfc"/><ellipse cx="360" cy="${top}" rx="170" ry="30" fill="none" stroke="#c8cbd0" stroke-width="2"/>`,
    `<ellipse cx="360" cy="${top + 5}" rx="154" ry="23" fill="${handle === '#fbfbfa' ? '#dfe1e4' : handle}"/><ellipse cx="360" cy="${top + 14}" rx="140" ry="15" fill="#000" opacity="0.12"/>`,
  ].join('')
}

export function drawTote({ cloth, art, view }: Look): string {
  const bag = 'M196 300H604L622 704Q400 722 178 704Z'
  const strap = (d: string, width: number, color: string, opacity = 1) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round"/>`
  const behind = 'M290 306C296 150 330 96 400 96S504 150 510 306'
  const front = 'M268 330C274 170 320 92 400 92S526 170 532 330'
  return [
    onTable(bag),
    strap(behind, 24, cloth.inside),
    `<clipPath id="cloth"><path d="${bag}"/></clipPath><path d="${bag}" fill="${cloth.base}"/>`,
    `<g clip-path="url(#cloth)">${folds(cloth, [
      ['M220 320C260 430 240 560 250 700', 34],
      ['M580 320C550 430 570 560 556 700', 34],
      ['M330 310C350 420 340 520 350 700', 26, true],
      ['M470 690C460 600 480 500 470 420', 26],
    ])}<path d="${bag}" fill="url(#round)"/><path d="${bag}" fill="url(#fall)"/></g>`,
    view === 'detail' ? weave(bag, cloth) : '',
    printed(art, 400, 362, 226),
    `<path d="M198 340H602" stroke="${cloth.seam}" stroke-opacity="0.7" stroke-width="2" stroke-dasharray="5 3.5"/>`,
    strap(front, 26, cloth.base),
    strap(front, 26, '#000', cloth.shadow * 0.4),
    `<g fill="none" stroke="${cloth.seam}" stroke-width="2"><path d="M255 306h26v26h-26Zl26 26m0-26-26 26M519 306h26v26h-26Zl26 26m0-26-26 26"/></g>`,
  ].join('')
}

/** A framed sheet on the wall; `art` fills it, or it shows our own registration marks. */
export function drawPoster(art: ArtName = 'mountain'): string {
  const [x, y, width] = [200, 96, 400]
  const height = 600
  const scale = (width - 76) / artWidth
  const top = y + (height - artHeight * scale) / 2
  return [
    `<rect x="${x}" y="${y + 10}" width="${width}" height="${height}" fill="#14161a" opacity="0.34" filter="url(#soft)"/>`,
    `<rect x="${x - 12}" y="${y - 12}" width="${width + 24}" height="${height + 24}" fill="#2a2320"/><path d="M${x - 12} ${y - 12}h${width + 24}l-12 12H${x}V${y + height}l-12 12Z" fill="#463a34"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#f7f2e7"/>`,
    `<path d="M${x} ${y}H${x + width}V${y + 10}H${x + 8}V${y + height}H${x}Z" fill="#000" opacity="0.08"/>`,
    `<g transform="translate(${x + 38} ${top}) scale(${scale.toFixed(4)})">${artElements(art)}</g>`,
  ].join('')
}

const ornamentForms = {
  round: 'M400 236A210 210 0 1 1 399.9 236Z',
  heart:
    'M400 650C250 560 182 470 182 374C182 296 240 246 304 246C350 246 384 272 400 310C416 272 450 246 496 246C560 246 618 296 618 374C618 470 550 560 400 650Z',
  star: 'M400 214C414 214 424 224 430 238L474 340L584 352C602 354 612 362 616 376C620 388 614 398 604 406L522 480L546 588C550 606 546 618 536 626C526 634 514 632 502 626L400 570L298 626C286 632 274 634 264 626C254 618 250 606 254 588L278 480L196 406C186 398 180 388 184 376C188 362 198 354 216 352L326 340L370 238C376 224 386 214 400 214Z',
} as const
export type OrnamentForm = keyof typeof ornamentForms

export function drawOrnament(form: OrnamentForm, art?: ArtName): string {
  const plate = ornamentForms[form]
  const width = form === 'round' ? 262 : 220
  return [
    '<defs><radialGradient id="glaze" cx="0.36" cy="0.28" r="0.95"><stop offset="0" stop-color="#fff" stop-opacity="0.9"/><stop offset="0.55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#5f636b" stop-opacity="0.45"/></radialGradient></defs>',
    '<path d="M400 262C372 180 372 90 400 40C428 90 428 180 400 262" fill="none" stroke="#c23a3a" stroke-width="10"/>',
    onTable(plate, 0.32),
    `<path d="${plate}" fill="#fbfbfa"/><clipPath id="plate"><path d="${plate}"/></clipPath>`,
    `<path d="${plate}" fill="url(#glaze)"/><g clip-path="url(#plate)">${printed(art, 400, 446 - artHeightAt(width) / 2, width)}</g>`,
    `<path d="${plate}" fill="none" stroke="#cfd1d5" stroke-width="4"/>`,
    '<circle cx="400" cy="270" r="11" fill="#8b8e94"/><circle cx="400" cy="270" r="11" fill="none" stroke="#fff" stroke-width="3"/>',
  ].join('')
}
