import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { cardHeight, cardWidth, type ShareCard } from './share-card.ts'

const font = (weight: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`))
GlobalFonts.registerFromPath(font('400Regular'), 'Card')
GlobalFonts.registerFromPath(font('700Bold'), 'Card Bold')

/** The look's colours in light: a shared link stands on other people's pages. */
const [ink, paper, muted, line] = ['#14161a', '#faf9f6', '#6b6f76', '#e4e2dc']
const inks = ['#00a4d6', '#e0007a', '#f2c500', ink]
const left = 72
const textWidth = 536

/** The card as a PNG of 1200 × 630. */
export async function drawCard({ title, line: sentence, note, picture }: ShareCard): Promise<Uint8Array> {
  const canvas = createCanvas(cardWidth, cardHeight)
  const context = canvas.getContext('2d')
  context.fillStyle = paper
  context.fillRect(0, 0, cardWidth, cardHeight)
  drawSheet(context)
  drawMark(context)
  context.textBaseline = 'alphabetic'
  const size = title.length > 60 ? 48 : 60
  const titleLines = wrap(context, title, `${size}px "Card Bold"`, 4)
  const sentenceLines = wrap(context, sentence, '28px Card', 3)
  let y = 330 - (titleLines.length * size * 1.15 + sentenceLines.length * 40) / 2 + size
  context.fillStyle = ink
  context.font = `${size}px "Card Bold"`
  for (const each of titleLines) y = write(context, each, y, size * 1.15)
  context.fillStyle = muted
  context.font = '28px Card'
  y += 4
  for (const each of sentenceLines) y = write(context, each, y, 40)
  if (note) {
    context.fillStyle = ink
    context.font = '34px "Card Bold"'
    context.fillText(note, left, 556)
  }
  if (picture) context.drawImage(await loadImage(Buffer.from(picture)), 652, 68, 494, 494)
  return canvas.encode('png')
}

const write = (context: SKRSContext2D, text: string, y: number, height: number): number => {
  context.fillText(text, left, y)
  return y + height
}

/** The printed sheet on the right: a card, crop marks, the bar of the four inks. */
function drawSheet(context: SKRSContext2D) {
  context.fillStyle = '#ffffff'
  context.strokeStyle = line
  context.lineWidth = 2
  context.beginPath()
  context.roundRect(640, 56, 518, 518, 16)
  context.fill()
  context.stroke()
  inks.forEach((color, at) => {
    context.fillStyle = color
    context.fillRect(72 + at * 26, 596, 26, 10)
  })
}

/** The mark (kit/show/Logo.tsx) and the name. */
function drawMark(context: SKRSContext2D) {
  context.fillStyle = ink
  context.beginPath()
  context.roundRect(left, 56, 56, 56, 14)
  context.fill()
  context.strokeStyle = paper
  context.lineWidth = 4
  context.beginPath()
  context.arc(left + 28, 84, 11, 0, 2 * Math.PI)
  context.moveTo(left + 28, 65)
  context.lineTo(left + 28, 103)
  context.moveTo(left + 9, 84)
  context.lineTo(left + 47, 84)
  context.stroke()
  context.fillStyle = ink
  context.font = '34px "Card Bold"'
  context.fillText('Inkport', left + 74, 96)
}

/** Lines that fit beside the sheet; what is more than `most` ends in an ellipsis. */
function wrap(context: SKRSContext2D, text: string, face: string, most: number): string[] {
  context.font = face
  const lines: string[] = []
  for (const word of text.normalize('NFC').split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && context.measureText(`${last} ${word}`).width <= textWidth) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]?.replace(/[.,;:]$/, '')}…`]
}
