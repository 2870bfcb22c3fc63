// A JPEG of flat squares, eight pixels a side, written as it is defined (ITU-T T.81): each square has exactly the values that were asked for.

/** Four rows of these squares; each has three values or four, as a file of that kind holds them. Four are inks, kept turned over as Adobe does. */
export function flatJpeg(squares: readonly (readonly number[])[], profile?: Buffer): Buffer {
  const channels = squares[0]?.length ?? 0
  const isInk = channels === 4
  const rows = 4
  const size = Buffer.from([0, rows * 8, (squares.length * 8) >> 8, (squares.length * 8) & 255])
  const planes = Array.from({ length: channels }, (_, at) => [at + 1, 0x11, 0]).flat()
  const scan = Array.from({ length: channels }, (_, at) => [at + 1, 0]).flat()
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    // Neither three values nor four are mixed into lightness and colour.
    segment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\0', 'latin1')),
    ...(profile ? iccSegments(profile) : []),
    segment(0xdb, Buffer.concat([Buffer.of(0), Buffer.alloc(64, 8)])),
    segment(0xc0, Buffer.concat([Buffer.of(8), size, Buffer.of(channels), Buffer.from(planes)])),
    // Twelve codes of four bits for the mean of a square, and one code of one bit for "the rest is nothing".
    segment(0xc4, Buffer.from([0, 0, 0, 0, 12, ...Array(12).fill(0), ...Array(12).keys()])),
    segment(0xc4, Buffer.from([0x10, 1, ...Array(15).fill(0), 0])),
    segment(0xda, Buffer.from([channels, ...scan, 0, 63, 0])),
    packed(
      codesOf(
        Array(rows)
          .fill(squares)
          .flat()
          .map((square: readonly number[]) => square.map(value => (isInk ? 255 - value : value))),
      ),
    ),
    Buffer.from([0xff, 0xd9]),
  ])
}

function segment(mark: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, mark, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

function iccSegments(profile: Buffer): Buffer[] {
  const most = 65_000
  const count = Math.ceil(profile.length / most)
  return Array.from({ length: count }, (_, at) =>
    segment(
      0xe2,
      Buffer.concat([Buffer.from('ICC_PROFILE\0', 'latin1'), Buffer.of(at + 1, count), profile.subarray(at * most, (at + 1) * most)]),
    ),
  )
}

/** The bits of all squares: how far each mean is from the one before it, channel by channel. */
function codesOf(squares: readonly (readonly number[])[]): string {
  const before: number[] = []
  let bits = ''
  for (const square of squares)
    for (const [channel, value] of square.entries()) {
      // A quantum of eight makes a square's coefficient its value, counted from the middle.
      const step = value - 128 - (before[channel] ?? 0)
      before[channel] = value - 128
      const length = step === 0 ? 0 : Math.floor(Math.log2(Math.abs(step))) + 1
      const extra = step < 0 ? step + 2 ** length - 1 : step
      const rest = length > 0 ? extra.toString(2).padStart(length, '0') : ''
      bits += `${length.toString(2).padStart(4, '0')}${rest}0`
    }
  return bits
}

function packed(bits: string): Buffer {
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1')
  const bytes: number[] = []
  for (let at = 0; at < whole.length; at += 8) {
    const byte = Number.parseInt(whole.slice(at, at + 8), 2)
    bytes.push(byte)
    if (byte === 0xff) bytes.push(0)
  }
  return Buffer.from(bytes)
}
