// What layers are drawn of: pictures of the library and outlines of texts. All of it comes when it is first drawn; who listens draws again.
import { CallError } from '#base/fault.ts'
import { cropOf, type Path, type PixelBox } from '#base/paint/geometry.ts'
import type { PaintFont } from '#base/paint/outline.ts'
import type { PaintWith } from '#base/paint/paint.ts'
import { api } from '#kit/call/api.ts'
import { fileCalls } from '#shop/file/contract.ts'
import type { PictureSize } from '../../../art/fit.rules.ts'
import type { Layer, TextLayer } from '../../../document/contract.ts'

interface Picture {
  size?: PictureSize
  image?: CanvasImageSource & { width: number; height: number }
  isLarge?: boolean
  isGone?: boolean
}
/** What a thumbnail's longer side has at most; where more of it is seen, the file's proxy is asked for. */
const thumbnailPixels = 480
const mostOutlines = 300
/** After a lost answer: 2 s, 4 s … in all four minutes. */
const firstWaitMs = 2_000
const mostTries = 7

export interface Sources {
  /** What of a layer is there now; what is not comes. */
  given(layer: Layer, scale: number): PaintWith<CanvasImageSource>
  /** The pixels of the pictures that are known. */
  sizes(): ReadonlyMap<number, PictureSize>
  /** Whether a file is no longer in the library. */
  isGone(fileId: number): boolean
  /** A file that was just uploaded or picked: its size is known already. */
  know(file: { id: number; width: number; height: number }): void
  /** How large a text is before its box makes it smaller; nothing while its font is on its way. */
  natural(layer: TextLayer): { width: number; height: number } | undefined
  /** The letters that its font lacks. */
  lacking(layer: Pick<TextLayer, 'fontId' | 'text'>): string[]
  whenFont(id: string): Promise<void>
  subscribe(listener: () => void): () => void
  version(): number
}

/** By the server itself: asked again it would say the same. */
const wasRefused = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429

export function openSources(): Sources {
  const pictures = new Map<number, Picture>()
  const fonts = new Map<string, PaintFont | 'coming' | 'lost'>()
  const outlines = new Map<string, Path>()
  const listeners = new Set<() => void>()
  let sizes: ReadonlyMap<number, PictureSize> = new Map()
  let version = 0
  let outline: typeof import('#base/paint/outline.ts') | undefined
  const tell = () => {
    version++
    for (const listener of listeners) listener()
  }

  function pictureOf(id: number): Picture {
    const known = pictures.get(id)
    if (known?.image || known?.isGone) return known
    if (!known || !coming.has(id)) void fetchPicture(id)
    return known ?? {}
  }
  const coming = new Set<number>()
  async function fetchPicture(id: number, tries = 0) {
    coming.add(id)
    const picture: Picture = pictures.get(id) ?? {}
    pictures.set(id, picture)
    try {
      if (!picture.size) {
        const { data } = await api(fileCalls.myFile, { params: { id } })
        put(picture, id, data)
      }
    } catch (error) {
      // Without a line nobody knows whether it is still there.
      picture.isGone = wasRefused(error)
    }
    // Its thumbnail stays for designs that use a file which has left the library.
    if (!picture.image) await thumbnailOf(picture, id)
    const isLost = !picture.size && !picture.isGone
    if (!isLost) coming.delete(id)
    else if (tries < mostTries) setTimeout(() => void fetchPicture(id, tries + 1), firstWaitMs * 2 ** tries)
    tell()
  }
  async function thumbnailOf(picture: Picture, id: number) {
    const image = new Image()
    image.src = api.url(fileCalls.fileThumbnail, { params: { id } })
    await image.decode().then(
      () => {
        picture.image ??= image
      },
      () => undefined,
    )
  }
  function put(picture: Picture, id: number, { width, height }: { width: number; height: number }) {
    picture.size = { widthPixels: width, heightPixels: height }
    sizes = new Map(sizes).set(id, picture.size)
  }

  /**
   * Its proxy, as large as a screen needs, once more of it is seen than the thumbnail holds: however large the file is. Where it does not
   * come, the thumbnail stays and it is asked for again, later each time; what is refused stays refused.
   */
  async function fetchLarge(id: number, picture: Picture, tries = 0) {
    picture.isLarge = true
    if (picture.isGone || !picture.size) return
    try {
      const answer = await api.fetch(fileCalls.fileProxy, { params: { id } })
      picture.image = await createImageBitmap(await answer.blob())
      tell()
    } catch (error) {
      if (!wasRefused(error) && tries < mostTries) setTimeout(() => void fetchLarge(id, picture, tries + 1), firstWaitMs * 2 ** tries)
    }
  }

  function given(layer: Layer, scale: number): PaintWith<CanvasImageSource> {
    if (layer.kind === 'SHAPE') return { scale }
    if (layer.kind === 'TEXT') return { scale, outlines: outlinesOf(layer) }
    const picture = pictureOf(layer.fileId)
    const { image } = picture
    if (!image) return { scale }
    const part: PixelBox = cropOf({ width: image.width, height: image.height }, layer.crop)
    const shown = layer.repeat?.tileWidthInches ?? layer.widthInches
    const needed = (Math.max(shown, layer.heightInches) * scale * Math.max(image.width / part.width, image.height / part.height)) / 1.25
    if (!picture.isLarge && needed > thumbnailPixels) void fetchLarge(layer.fileId, picture)
    return { scale, picture: { image, part } }
  }

  function fontFor(id: string): PaintFont | undefined {
    const font = fonts.get(id)
    if (font === undefined) void whenFont(id)
    return typeof font === 'object' ? font : undefined
  }
  const waiting = new Map<string, Promise<void>>()
  function whenFont(id: string): Promise<void> {
    const there = waiting.get(id) ?? readFont(id)
    waiting.set(id, there)
    return there
  }
  async function readFont(id: string) {
    fonts.set(id, 'coming')
    try {
      const [{ fontOf }, module] = await Promise.all([import('../../painted/fonts.ts'), import('#base/paint/outline.ts')])
      outline = module
      fonts.set(id, await fontOf(id))
    } catch {
      fonts.set(id, 'lost')
      waiting.delete(id)
    }
    tell()
  }
  function outlinesOf(layer: TextLayer): Path | undefined {
    const { text, fontId, sizeInches, lineHeight, letterSpacingEm, align, arcDegrees, fit, widthInches, heightInches } = layer
    const font = fontFor(fontId)
    if (!font || !outline) return undefined
    const key = JSON.stringify([text, fontId, sizeInches, lineHeight, letterSpacingEm, align, arcDegrees, fit, widthInches, heightInches])
    const path = outlines.get(key) ?? outline.outlineOf(font, layer)
    outlines.delete(key)
    outlines.set(key, path)
    // The oldest goes: what is on the canvas is asked for again and again.
    if (outlines.size > mostOutlines) outlines.delete(outlines.keys().next().value ?? '')
    return path
  }

  return {
    given,
    sizes: () => sizes,
    isGone: id => pictures.get(id)?.isGone === true,
    know: ({ id, ...file }) => {
      const picture: Picture = pictures.get(id) ?? {}
      pictures.set(id, picture)
      put(picture, id, file)
    },
    natural: layer => {
      const font = fontFor(layer.fontId)
      return font && outline?.naturalSize(font, layer)
    },
    lacking: ({ fontId, text }) => {
      const font = fontFor(fontId)
      return (font && outline?.missingLetters(font, text)) ?? []
    },
    whenFont,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
  }
}
