// Label pages of every kind, by chance: what a label's file may be, the number that it must be kept under, and when none may be.
import sharp from 'sharp'
import { labelSize, type PageSize } from '#engine/pdf/page.ts'
import type { PdfPool } from '#engine/pdf/pdf.ts'
import { type PdfDocument, writePdf } from '#engine/pdf/write.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import type { Random } from '#test/random.ts'
import { a4, type Drawn, drawLabel, drawSlip, labelHeight, labelWidth, letter, lying, type Place, sizeOf } from './draw.ts'

export interface LabelPage {
  kind: string
  pdf: Buffer
  labels: readonly Drawn[]
  /** A page that anybody can tell: a refusal is wrong. */
  isPlain: boolean
}
interface Maker {
  random: Random
  /** Of the order that the page is sent for. */
  zip: string
  room: Pick<PdfPool, 'png'>
}

let serial = 1
/** A label for the order, or for somebody of another ZIP. */
function labelFor({ random, zip }: Maker, isOurs = true): Drawn {
  const other = String(Number(zip) + 1 + random.below(9_000)).padStart(5, '0')
  return {
    number: impbNumber({ serviceType: '055', serial: 4_000_000 + serial++ }),
    zip: isOurs ? zip : other,
    hasBars: true,
    hasFrame: random.below(4) > 0,
    bars: 214 + random.below(14),
  }
}

const turnOf = (random: Random) => random.pick([0, 1, 2, 3] as const)
const between = (random: Random, least: number, most: number) => least + random.next() * Math.max(0, most - least)
const draw = (size: PageSize, work: (pdf: PdfDocument) => Promise<void>) => writePdf(size, 'label', work)
/** Somewhere on the page, wholly. */
function somewhere(random: Random, { widthPoints, heightPoints }: PageSize, shape: Pick<Place, 'scale' | 'turn'>): Place {
  const [wide, high] = sizeOf(shape)
  return { ...shape, x: between(random, 8, widthPoints - wide - 8), y: between(random, 8, heightPoints - high - 8) }
}

const kinds: Readonly<Record<string, (maker: Maker) => Promise<Omit<LabelPage, 'kind'>>>> = {
  whole,
  onPaper,
  besideSlip,
  twoUp,
  tightTwoUp,
  fourUp,
  shrunk,
  longBars,
  pale,
  textOnly,
  raster,
  cutOff,
  mislabelled,
  twoPages,
}

/** One page of each kind in turn. */
export async function labelPage(at: number, maker: Maker): Promise<LabelPage> {
  const names = Object.keys(kinds)
  const kind = names[at % names.length] ?? ''
  const made = await kinds[kind]?.(maker)
  if (!made) throw new Error('There is no such kind of page.')
  return { kind, ...made }
}

async function whole(maker: Maker) {
  const label = labelFor(maker)
  const turn = turnOf(maker.random)
  const size = turn % 2 === 0 ? labelSize : lying(labelSize)
  return { labels: [label], isPlain: true, pdf: await draw(size, pdf => drawLabel(pdf, label, { x: 0, y: 0, scale: 1, turn })) }
}

async function onPaper(maker: Maker) {
  const { random } = maker
  const label = { ...labelFor(maker), hasFrame: true }
  const size = random.pick([letter, a4, lying(letter), lying(a4)])
  const place = somewhere(random, size, { scale: between(random, 0.8, 1.3), turn: turnOf(random) })
  return { labels: [label], isPlain: true, pdf: await draw(size, pdf => drawLabel(pdf, label, place)) }
}

async function besideSlip(maker: Maker) {
  const { random } = maker
  const label = labelFor(maker)
  const gap = 2 + random.below(80)
  const scale = between(random, 0.8, 1)
  const slip = { x: 20 + labelWidth * scale + gap, y: 40, width: 612 - 40 - labelWidth * scale - gap, height: 500 }
  const pdf = await draw(letter, async page => {
    await drawLabel(page, label, { x: 10, y: 30, scale, turn: random.pick([0, 2] as const) })
    await drawSlip(page, random, slip)
  })
  return { labels: [label], isPlain: label.hasFrame && gap > 30, pdf }
}

/** Two labels side by side, or one above the other and turned: one of them is the order's. */
async function twoUp(maker: Maker) {
  const { random } = maker
  const labels = random.shuffled([labelFor(maker), labelFor(maker, false)].map(label => ({ ...label, hasFrame: true })))
  return { labels, isPlain: true, pdf: await pairOf(labels, between(random, 14, 60), between(random, 0.8, 0.95), turnOf(random)) }
}

/** So near to each other, or so alike, that nobody can tell: both for the same ZIP, or without frames. */
async function tightTwoUp(maker: Maker) {
  const { random } = maker
  const labels = [labelFor(maker), labelFor(maker, random.below(3) === 0)]
  return { labels, isPlain: false, pdf: await pairOf(labels, between(random, -8, 20), between(random, 0.6, 0.95), turnOf(random)) }
}

function pairOf(labels: readonly Drawn[], gap: number, scale: number, turn: Place['turn']): Promise<Buffer> {
  const size = turn % 2 === 0 ? lying(letter) : letter
  const [wide, high] = sizeOf({ scale, turn })
  return draw(size, async pdf => {
    for (const [at, label] of labels.entries())
      await drawLabel(
        pdf,
        label,
        turn % 2 === 0 ? { x: 40 + at * (wide + gap), y: 30, scale, turn } : { x: 30, y: 20 + at * (high + gap), scale, turn },
      )
  })
}

async function fourUp(maker: Maker) {
  const labels = [0, 1, 2, 3].map(at => labelFor(maker, at === 1))
  const scale = between(maker.random, 0.55, 0.86)
  const pdf = await draw(letter, async page => {
    for (const [at, label] of labels.entries())
      await drawLabel(page, label, { x: 30 + (at % 2) * 300, y: 10 + Math.floor(at / 2) * 392, scale, turn: 0 })
  })
  return { labels, isPlain: false, pdf }
}

async function shrunk(maker: Maker) {
  const { random } = maker
  const label = labelFor(maker)
  const size = random.pick([letter, a4, labelSize])
  const place = somewhere(random, size, { scale: between(random, 0.08, 0.66), turn: random.pick([0, 2] as const) })
  const pdf = await draw(size, async page => {
    await drawLabel(page, label, place)
    if (random.below(2) === 0) page.font('text', 8).text('Fold here. Keep this receipt.', 20, size.heightPoints - 24, { lineBreak: false })
  })
  return { labels: [label], isPlain: false, pdf }
}

/** Bars so fine that a screen shows them and a printer of labels does not. */
async function longBars(maker: Maker) {
  const label = { ...labelFor(maker), zip: maker.zip, bars: 150 + maker.random.below(30) }
  return { labels: [label], isPlain: false, pdf: await draw(labelSize, pdf => drawLabel(pdf, label, { x: 0, y: 0, scale: 1, turn: 0 })) }
}

/** Bars in grey, as a light blue or a watermark comes out: a screen shows them, a printer of labels may not. */
async function pale(maker: Maker) {
  const label = labelFor(maker)
  const pdf = await draw(labelSize, async page => {
    await drawLabel(page, label, { x: 0, y: 0, scale: 1, turn: 0 })
    page
      .fillOpacity(between(maker.random, 0.52, 0.9))
      .rect(20, 210, 250, 84)
      .fill('#fff')
      .fillOpacity(1)
  })
  return { labels: [label], isPlain: false, pdf }
}

async function textOnly(maker: Maker) {
  const label = { ...labelFor(maker), hasBars: false }
  return { labels: [label], isPlain: false, pdf: await draw(labelSize, pdf => drawLabel(pdf, label, { x: 0, y: 0, scale: 1, turn: 0 })) }
}

/** Any other page as a picture: a scan, or a screen's shot. */
async function raster(maker: Maker): Promise<Omit<LabelPage, 'kind'>> {
  const { random, room } = maker
  const page = await random.pick([whole, onPaper, besideSlip, twoUp, tightTwoUp, shrunk])(maker)
  const dpi = random.pick([72, 96, 110, 130, 150, 200, 300])
  const png = await room.png(page.pdf, 1, dpi)
  const { width, height } = await sharp(png).metadata()
  const size = { widthPoints: (width / dpi) * 72, heightPoints: (height / dpi) * 72 }
  const picture =
    random.below(2) === 0
      ? png
      : await sharp(png)
          .jpeg({ quality: 60 + random.below(35) })
          .toBuffer()
  const pdf = await draw(size, async sheet => void sheet.image(picture, 0, 0, { width: size.widthPoints, height: size.heightPoints }))
  return { labels: page.labels, isPlain: false, pdf }
}

/** The page's edge runs through the label. */
async function cutOff(maker: Maker) {
  const { random } = maker
  const label = labelFor(maker)
  const place = { x: between(random, -120, -34), y: between(random, -30, 200), scale: 1, turn: 0 as const }
  return { labels: [label], isPlain: false, pdf: await draw(random.pick([letter, labelSize]), pdf => drawLabel(pdf, label, place)) }
}

/** Two numbers on one label: in text, or the bars of a way back, which are part of it. */
async function mislabelled(maker: Maker) {
  const { random } = maker
  const [label, other] = [labelFor(maker), labelFor(maker, random.below(2) === 0)]
  const isText = random.below(2) === 0
  const scale = between(random, 0.3, 0.5)
  const pdf = await draw(labelSize, async page => {
    await drawLabel(page, isText ? { ...label, written: other.number } : label, { x: 0, y: 0, scale: 1, turn: 0 })
    if (!isText) await drawLabel(page, other, { x: 60, y: labelHeight * (1 - scale) - 4, scale, turn: 0 })
  })
  return { labels: [label], isPlain: false, pdf }
}

/** A file of two labels, a page each. */
async function twoPages(maker: Maker) {
  const labels = maker.random.shuffled([labelFor(maker), labelFor(maker, false)])
  const pdf = await draw(labelSize, async page => {
    for (const [at, label] of labels.entries()) {
      if (at > 0) page.addPage()
      await drawLabel(page, label, { x: 0, y: 0, scale: 1, turn: 0 })
    }
  })
  return { labels, isPlain: true, pdf }
}
