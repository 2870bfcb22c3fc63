import sharp, { type Sharp } from 'sharp'

/** Soft colours as photographs have them: nothing that compresses to nothing. With `isDisc` clear outside of an ellipse. */
export async function photoOf(width: number, height: number, { isDisc = false } = {}): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const small = { width: Math.ceil(width / 10), height: Math.ceil(height / 10), channels: 3, background: '#888', noise } as const
  const soft = sharp(await sharp({ create: small }).resize(width, height, { fit: 'fill' }).jpeg().toBuffer())
  if (!isDisc) return soft
  const disc = `<svg width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="50%" ry="50%"/></svg>`
  return soft.ensureAlpha().composite([{ input: Buffer.from(disc), blend: 'dest-in' }])
}
