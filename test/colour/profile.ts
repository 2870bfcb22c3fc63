// ICC profiles (ICC.1:2001-04) made byte by byte, so that what a picture of theirs must look like can be computed without a colour library.
import { type Curve, type Triple, toD50 } from './space.ts'

/** Red, green and blue by their colorants and one curve for all. */
export const rgbProfile = (xyzOf: (linear: Triple) => Triple, curve: Curve): Buffer =>
  profileOf('mntr', 'RGB ', [
    ['wtpt', xyzTag(toD50.white)],
    ['rXYZ', xyzTag(xyzOf([1, 0, 0]))],
    ['gXYZ', xyzTag(xyzOf([0, 1, 0]))],
    ['bXYZ', xyzTag(xyzOf([0, 0, 1]))],
    ...['rTRC', 'gTRC', 'bTRC'].map((name): Tag => [name, curveTag(curve)]),
  ])

/** Grey by its curve. */
export const greyProfile = (curve: Curve): Buffer =>
  profileOf('mntr', 'GRAY', [
    ['wtpt', xyzTag(toD50.white)],
    ['kTRC', curveTag(curve)],
  ])

/** Four inks by a table of three steps each: `labOf` gives L, a and b of shares of ink. */
export function cmykProfile(labOf: (inks: readonly number[]) => Triple): Buffer {
  const steps = [0, 0.5, 1]
  const table = steps.flatMap(c => steps.flatMap(m => steps.flatMap(y => steps.flatMap(k => labNumbers(labOf([c, m, y, k]))))))
  const straight = [0, 0xffff]
  const head = Buffer.alloc(52)
  head.write('mft2', 'latin1')
  head.set([4, 3, steps.length], 8)
  for (const at of [12, 28, 44]) head.writeInt32BE(0x10000, at)
  head.writeUInt16BE(straight.length, 48)
  head.writeUInt16BE(straight.length, 50)
  const inOut = Array.from({ length: 4 }, () => straight).flat()
  const lut = Buffer.concat([head, words(inOut), words(table), words(inOut.slice(2))])
  return profileOf(
    'prtr',
    'CMYK',
    [
      ['wtpt', xyzTag(toD50.white)],
      ['A2B0', lut],
    ],
    'Lab ',
  )
}

/** The 16-bit numbers of L, a and b in profiles of version 2. */
const labNumbers = ([l, a, b]: Triple): number[] => [(l * 0xff00) / 100, (a + 128) * 256, (b + 128) * 256].map(Math.round)

type Tag = [name: string, body: Buffer]
function profileOf(kind: string, space: string, tags: readonly Tag[], pcs = 'XYZ '): Buffer {
  const all: Tag[] = [['desc', descriptionTag('Chart')], ['cprt', textTag('None')], ...tags]
  const index = Buffer.alloc(4 + all.length * 12)
  index.writeUInt32BE(all.length)
  const bodies: Buffer[] = []
  let offset = 128 + index.length
  for (const [at, [name, body]] of all.entries()) {
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)])
    index.write(name, 4 + at * 12, 'latin1')
    index.writeUInt32BE(offset, 8 + at * 12)
    index.writeUInt32BE(body.length, 12 + at * 12)
    bodies.push(padded)
    offset += padded.length
  }
  const head = Buffer.alloc(128)
  head.writeUInt32BE(offset)
  head.writeUInt32BE(0x02400000, 8)
  head.write(kind + space + pcs, 12, 'latin1')
  for (const [at, part] of [2026, 1, 1].entries()) head.writeUInt16BE(part, 24 + at * 2)
  head.write('acsp', 36, 'latin1')
  head.set(xyzTag(toD50.white).subarray(8), 68)
  return Buffer.concat([head, index, ...bodies])
}

const words = (numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 2)
  for (const [at, number] of numbers.entries()) bytes.writeUInt16BE(number, at * 2)
  return bytes
}

function xyzTag(xyz: Triple): Buffer {
  const tag = Buffer.alloc(20)
  tag.write('XYZ ', 'latin1')
  for (const [at, value] of xyz.entries()) tag.writeInt32BE(Math.round(value * 65_536), 8 + at * 4)
  return tag
}

function curveTag(curve: Curve): Buffer {
  const points = 1_024
  const numbers = Array.from({ length: points }, (_, at) => Math.round(curve(at / (points - 1)) * 0xffff))
  const head = Buffer.alloc(12)
  head.write('curv', 'latin1')
  head.writeUInt32BE(points, 8)
  return Buffer.concat([head, words(numbers)])
}

function textTag(text: string): Buffer {
  return Buffer.concat([Buffer.from('text\0\0\0\0', 'latin1'), Buffer.from(`${text}\0`, 'latin1')])
}

function descriptionTag(text: string): Buffer {
  const tag = Buffer.alloc(12 + text.length + 1 + 78)
  tag.write('desc', 'latin1')
  tag.writeUInt32BE(text.length + 1, 8)
  tag.write(text, 12, 'latin1')
  return tag
}
