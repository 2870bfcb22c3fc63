// Redrawing pictures in the seller's own browser: SVG, WebP and HEIC become PNG before they are sent, so that the server keeps its two decoders.
import { RedrawRefusal } from './redraw-refusal.ts'
import { redrawnName, redrawnSize, type SourceKind } from './source.rules.ts'

/** The picture as PNG. Throws RedrawRefusal. */
export async function redrawn(file: File, kind: Exclude<SourceKind, 'PRINT'>): Promise<File> {
  if (changesPixels()) throw new RedrawRefusal('CANVAS_CHANGED')
  const source = kind === 'SVG' ? await sizedSvg(file) : file
  const address = URL.createObjectURL(source)
  const canvas = document.createElement('canvas')
  try {
    const image = new Image()
    image.src = address
    await image.decode().catch(() => {
      throw new RedrawRefusal(kind === 'HEIC' ? 'HEIC_UNREADABLE' : 'SOURCE_UNREADABLE')
    })
    const { width, height } = redrawnSize({ width: image.naturalWidth, height: image.naturalHeight }, kind)
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new RedrawRefusal('SOURCE_UNREADABLE')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, width, height)
    return new File([await pngOf(canvas)], redrawnName(file.name), { type: 'image/png' })
  } finally {
    URL.revokeObjectURL(address)
    // Phones give back a canvas's memory late otherwise.
    canvas.width = 0
  }
}

const testSide = 32
/** Some browsers hand out pictures with noise in them, or all white, so that nobody is known by them: that must not be printed. */
export function changesPixels(): boolean {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: testSide, height: testSide })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return true
  const half = testSide / 2
  for (const [index, colour] of testColours.entries()) {
    context.fillStyle = `rgb(${colour})`
    context.fillRect((index % 2) * half, Math.floor(index / 2) * half, half, half)
  }
  const { data } = context.getImageData(0, 0, testSide, testSide)
  return data.some((value, at) => {
    const pixel = at >> 2
    const index = (pixel % testSide >= half ? 1 : 0) + (pixel >= testSide * half ? 2 : 0)
    return value !== (at % 4 === 3 ? 255 : testColours[index]?.[at % 4])
  })
}
const testColours = [
  [11, 92, 255],
  [250, 3, 120],
  [64, 200, 7],
  [127, 128, 129],
]

/** The drawing with the size that it is to be drawn at: browsers draw one without any small, or not at all. */
async function sizedSvg(file: File): Promise<Blob> {
  const root = new DOMParser().parseFromString(await file.text(), 'image/svg+xml').documentElement
  const own = sizeOf(root)
  if (root.localName !== 'svg' || !own) throw new RedrawRefusal('SOURCE_UNREADABLE')
  if (hasExternals(root)) throw new RedrawRefusal('SVG_EXTERNAL')
  const { width, height } = redrawnSize(own, 'SVG')
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${own.width} ${own.height}`)
  root.setAttribute('width', String(width))
  root.setAttribute('height', String(height))
  return new Blob([new XMLSerializer().serializeToString(root)], { type: 'image/svg+xml' })
}

function sizeOf(root: Element): { width: number; height: number } | undefined {
  const [, , across = 0, down = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (across > 0 && down > 0) return { width: across, height: down }
  const [width, height] = ['width', 'height'].map(side => Number.parseFloat(root.getAttribute(side) ?? ''))
  return width && height && width > 0 && height > 0 ? { width, height } : undefined
}

/** What lies elsewhere is not drawn in a picture, and would be missing in print without a word. */
function hasExternals(root: Element): boolean {
  const isElsewhere = (address: string | null) => address !== null && address !== '' && !/^(#|data:)/.test(address.trim())
  const links = [...root.querySelectorAll('image, use, feImage')].some(each =>
    isElsewhere(each.getAttribute('href') ?? each.getAttributeNS('http://www.w3.org/1999/xlink', 'href')),
  )
  return (
    links ||
    [...root.querySelectorAll('style')].some(({ textContent }) => /@import|url\(\s*["']?(?!["']?(#|data:))/.test(textContent ?? ''))
  )
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    try {
      canvas.toBlob(blob => (blob ? resolve(blob) : reject(new RedrawRefusal('SOURCE_UNREADABLE'))), 'image/png')
    } catch {
      // A SecurityError: the drawing holds something of another site.
      reject(new RedrawRefusal('SVG_EXTERNAL'))
    }
  })
}
