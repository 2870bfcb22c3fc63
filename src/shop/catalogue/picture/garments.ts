// T-shirts and sweatshirts, laid flat and seen from above.
import type { ArtName } from '#engine/art/demo-art.ts'
import { type Cloth, folds, onTable, printed, weave } from './cloth.ts'
import type { PictureView } from './contract.ts'

type Shirt = {
  body: string
  /** The neck in front; the body's outline begins with it. */
  collar: string
  /** The neck behind. */
  nape: string
  seams: string
  hem: string
  folds: Parameters<typeof folds>[1]
  print: readonly [y: number, width: number]
}

const tee: Shirt = {
  body: 'M292 122C334 172 466 172 508 122L604 158C644 174 668 204 690 256L748 398C690 436 668 444 640 452L604 372C600 470 606 590 612 694Q400 722 188 694C194 590 200 470 196 372L160 452C132 444 110 436 52 398L110 256C132 204 156 174 196 158Z',
  collar: 'M292 122C334 172 466 172 508 122',
  nape: 'M292 122C336 98 464 98 508 122',
  seams: 'M200 160C214 236 210 312 196 372M600 160C586 236 590 312 604 372',
  hem: 'M189 674Q400 702 611 674M64 384C116 420 138 428 167 437M736 384C684 420 662 428 633 437',
  folds: [
    ['M206 380C270 430 300 520 296 640', 34],
    ['M594 380C530 430 500 520 504 640', 34],
    ['M240 250C300 300 330 330 400 338', 22, true],
    ['M560 260C520 310 480 336 430 344', 22],
    ['M250 690C300 600 330 560 340 470', 26, true],
    ['M470 690C480 600 520 560 560 500', 26, true],
    ['M100 300C140 330 160 360 166 410', 22],
    ['M700 300C660 330 640 360 634 410', 22],
  ],
  print: [216, 252],
}
const ladies: Shirt = {
  ...tee,
  body: 'M286 118C326 200 474 200 514 118L596 150C634 166 654 196 676 244L720 350C676 382 652 392 622 400L592 344C578 420 572 470 580 540C588 600 598 650 606 700Q400 728 194 700C202 650 212 600 220 540C228 470 222 420 208 344L178 400C148 392 124 382 80 350L124 244C146 196 166 166 204 150Z',
  collar: 'M286 118C326 200 474 200 514 118',
  nape: 'M286 118C336 92 464 92 514 118',
  seams: 'M206 152C224 220 222 290 208 344M594 152C576 220 578 290 592 344',
  hem: 'M196 680Q400 708 604 680M92 337C136 369 158 378 186 386M708 337C664 369 642 378 614 386',
  print: [230, 226],
}
const kids: Shirt = {
  ...tee,
  body: 'M312 172C346 212 454 212 488 172L572 204C606 218 628 244 648 290L694 400C652 430 632 438 606 446L576 384C572 470 576 570 582 652Q400 676 218 652C224 570 228 470 224 384L194 446C168 438 148 430 106 400L152 290C172 244 194 218 228 204Z',
  collar: 'M312 172C346 212 454 212 488 172',
  nape: 'M312 172C350 150 450 150 488 172',
  seams: 'M232 206C244 268 240 330 224 384M568 206C556 268 560 330 576 384',
  hem: 'M219 634Q400 658 581 634M116 388C158 418 176 424 200 432M684 388C642 418 624 424 600 432',
  print: [258, 206],
}
const sweatshirt: Shirt = {
  body: 'M306 116C344 160 456 160 494 116L592 150C642 170 664 210 680 268L748 610C722 632 690 640 658 640L608 400C604 500 606 600 606 668C606 700 598 712 580 716Q400 734 220 716C202 712 194 700 194 668C194 600 196 500 192 400L142 640C110 640 78 632 52 610L120 268C136 210 158 170 208 150Z',
  collar: 'M306 116C344 160 456 160 494 116',
  nape: 'M306 116C346 92 454 92 494 116',
  seams: 'M210 152C222 240 212 330 192 400M590 152C578 240 588 330 608 400',
  hem: 'M195 668Q400 694 605 668M60 578C90 598 120 606 150 606M740 578C710 598 680 606 650 606',
  folds: [
    ['M204 410C280 460 300 560 290 660', 38],
    ['M596 410C520 460 500 560 510 660', 38],
    ['M110 340C140 420 150 500 130 590', 30],
    ['M690 340C660 420 650 500 670 590', 30],
    ['M160 280C190 330 196 360 192 400', 24, true],
    ['M640 280C610 330 604 360 608 400', 24, true],
    ['M250 250C310 300 340 320 400 326', 24, true],
    ['M330 690C350 620 360 560 350 500', 28, true],
  ],
  print: [216, 246],
}
const hoodie: Shirt = { ...sweatshirt, print: [256, 204] }

export const drawTee = (look: Look) => shirt(tee, look)
export const drawLadies = (look: Look) => shirt(ladies, look)
export const drawKids = (look: Look) => shirt(kids, look)
export const drawSweatshirt = (look: Look) => shirt(sweatshirt, look, ribs(look.cloth))
export const drawHoodie = (look: Look) =>
  shirt(hoodie, look, ribs(look.cloth) + (look.view === 'back' ? hoodBehind(look.cloth) : pocket(look.cloth) + hood(look.cloth)))

export interface Look {
  cloth: Cloth
  art?: ArtName | undefined
  view?: PictureView | undefined
}

/** Cloth is drawn wide and set narrower and longer; the print keeps its own shape. */
const cut = 'translate(32 -44) scale(0.92 1.1)'

/** Cloth with its shades below, the print on it with nothing over it, then what is sewn on. */
function shirt(drawn: Shirt, { cloth, art, view }: Look, above = ''): string {
  const { seams, hem, folds: lines, nape } = drawn
  const [y, width] = drawn.print
  const collar = view === 'back' ? nape : drawn.collar
  const body = drawn.body.replace(drawn.collar, collar)
  const under = [
    onTable(body),
    `<clipPath id="cloth"><path d="${body}"/></clipPath>`,
    `<path d="${drawn.collar}${nape.replace('M', 'L')}" fill="${cloth.inside}"/>`,
    `<path d="${body}" fill="${cloth.base}"/>`,
    `<g clip-path="url(#cloth)">${folds(cloth, lines)}<path d="${body}" fill="url(#round)"/><path d="${body}" fill="url(#fall)"/></g>`,
    view === 'detail' ? weave(body, cloth) : '',
  ]
  const over = [
    `<path d="${seams}" fill="none" stroke="${cloth.seam}" stroke-opacity="0.55" stroke-width="2.5"/>`,
    `<path d="${hem}" fill="none" stroke="${cloth.seam}" stroke-opacity="0.6" stroke-width="2" stroke-dasharray="5 3.5"/>`,
    `<g${view === 'back' ? ' clip-path="url(#cloth)"' : ''} fill="none" stroke-width="19"><path d="${collar}" stroke="${cloth.base}"/>`,
    `<path d="${collar}" stroke="#000" stroke-opacity="${(cloth.shadow * 0.5).toFixed(2)}"/></g>`,
    `<path d="${collar}" transform="translate(0 9)" fill="none" stroke="${cloth.seam}" stroke-opacity="0.7" stroke-width="2"/>`,
    above,
    `<path d="${body}" fill="none" stroke="${cloth.seam}" stroke-opacity="0.45" stroke-width="1.5"/>`,
  ]
  return `<g transform="${cut}">${under.join('')}</g>${printed(art, 400, y * 1.1 - 44, width)}<g transform="${cut}">${over.join('')}</g>`
}

/** Knitted cuffs and waistband. */
const ribs = ({ seam }: Cloth) =>
  `<g fill="none" stroke="${seam}" stroke-opacity="0.32" stroke-width="2">${Array.from({ length: 45 }, (_, at) => {
    const x = 204 + at * 8.9
    const dip = 24 * (1 - ((x - 400) / 200) ** 2)
    return `<path d="M${x.toFixed(1)} ${(670 + dip).toFixed(1)}V${(712 + dip * 0.55).toFixed(1)}"/>`
  }).join('')}</g>`

const pocket = ({ seam, shadow }: Cloth) =>
  `<path d="M290 516H510L560 654Q400 680 240 654Z" fill="#000" fill-opacity="${(shadow * 0.28).toFixed(3)}" stroke="${seam}" stroke-opacity="0.6" stroke-width="2.5"/><path d="M296 524 250 648M504 524 550 648" fill="none" stroke="${seam}" stroke-opacity="0.6" stroke-width="2" stroke-dasharray="5 3.5"/>`

function hood({ base, inside, seam, shadow }: Cloth): string {
  return [
    `<path d="M262 168C268 84 330 44 400 44S532 84 538 168C520 210 470 236 400 240C330 236 280 210 262 168Z" fill="${base}"/>`,
    `<path d="M262 168C268 84 330 44 400 44S532 84 538 168C520 210 470 236 400 240C330 236 280 210 262 168Z" fill="url(#round)"/>`,
    `<path d="M300 160C306 106 350 82 400 82S494 106 500 160C484 190 450 206 400 210C350 206 316 190 300 160Z" fill="${inside}"/>`,
    `<path d="M300 160C306 106 350 82 400 82S494 106 500 160" fill="none" stroke="#000" stroke-opacity="${shadow}" stroke-width="10" filter="url(#fold)"/>`,
    `<path d="M262 168C280 210 330 236 400 240C470 236 520 210 538 168M400 210V240" fill="none" stroke="${seam}" stroke-opacity="0.6" stroke-width="2.5"/>`,
    `<g fill="none" stroke-linecap="round"><path d="M362 220C352 270 356 300 350 338M438 220C448 270 442 296 452 330" stroke="#000" stroke-opacity="0.25" stroke-width="9" transform="translate(3 4)"/><path d="M362 220C352 270 356 300 350 338M438 220C448 270 442 296 452 330" stroke="#f4f2ec" stroke-width="7"/></g>`,
    '<circle cx="362" cy="218" r="6" fill="#b9bcc2"/><circle cx="438" cy="218" r="6" fill="#b9bcc2"/>',
  ].join('')
}

/** Seen from behind it lies flat on the shoulders, with a seam down its middle. */
function hoodBehind({ base, seam }: Cloth): string {
  const path = 'M262 168C256 84 330 44 400 44S544 84 538 168C530 236 470 268 400 268S270 236 262 168Z'
  return [
    `<path d="${path}" transform="translate(0 8)" fill="#000" fill-opacity="0.16" filter="url(#fold)"/>`,
    `<path d="${path}" fill="${base}"/><path d="${path}" fill="url(#round)"/>`,
    `<path d="${path}M400 44V268" fill="none" stroke="${seam}" stroke-opacity="0.6" stroke-width="2.5"/>`,
  ].join('')
}
