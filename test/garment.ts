// Photographs of a white garment as tests need them: drawn, before an even backdrop, with a fold across its front.
import sharp from 'sharp'

interface Photo {
  cloth?: string
  backdrop?: string
  side?: number
  isCutOut?: boolean
}
/** The garment takes the middle three fifths of it. */
export async function garmentPhoto({ cloth = '#f4f4f2', backdrop = '#9aa3ad', side = 900, isCutOut = false }: Photo = {}): Promise<File> {
  const garment = `<path d="M180 180h540v540h-540z" fill="${cloth}"/><path d="M180 560h540v40h-540z" fill="#000" fill-opacity="0.3"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 900 900">${
    isCutOut ? '' : `<rect width="900" height="900" fill="${backdrop}"/>`
  }${garment}</svg>`
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  return new File([new Uint8Array(png)], 'garment.png')
}

/** The colour at a place of a picture, given in shares of its sides, as red, green and blue. */
export async function colorAt(picture: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
  return [...data.subarray(at, at + 3)]
}
