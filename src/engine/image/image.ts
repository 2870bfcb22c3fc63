// Pictures that are not trusted: probed, made small and rendered in a child process with a cap on memory and time.
import { Fault } from '#base/fault.ts'
import type { TextPaint } from '#base/paint/geometry.ts'
import { minute, second } from '#base/time.ts'
import { ChildEnded, type ChildPool, childPool } from '../child/child-pool.ts'
import type { ChildPoolOptions } from '../child/options.ts'
import type { MeasuredText } from '../fonts/open-font.ts'
import type { CutoutAsked } from './cutout/cutout.ts'
import type { GangAsked } from './gang/place.ts'
import type { imageOperations } from './image.child.ts'
import type { Ink } from './ink.ts'
import {
  type Drawing,
  type MockupAsked,
  type MockupBaseFiles,
  type Picture,
  type PrintDocument,
  type PrintFile,
  proxySide,
  type SmallPicture,
} from './picture.ts'
import type { UnderbaseAsked } from './underbase/underbase.ts'

export interface ImagePool {
  /**
   * Decodes the whole file and tells what it is; writes the small pictures that are asked for.
   * Faults: NOT_AN_IMAGE, FORMAT_NOT_ALLOWED, TOO_MANY_PIXELS, IMAGE_CORRUPT, IMAGE_TOO_COSTLY.
   */
  probe(path: string, small?: readonly SmallPicture[]): Promise<Picture>
  /** A WebP that fits into a square of `side` pixels, written to `out`. Faults as `probe`. */
  thumbnail(path: string, out: string, side: number): Promise<void>
  /** A WebP of at most 1500 pixels a side, written to `out`. Faults as `probe`. */
  proxy(path: string, out: string): Promise<void>
  /** The print-ready PNG: 300 dots per inch, transparent where nothing is printed. Faults as `probe` and `letters`, PRINT_TOO_LARGE, PRINT_BLANK. */
  render(document: PrintDocument, sources: Readonly<Record<string, string>>, out: string): Promise<PrintFile>
  /** The same as a WebP of every pixel's own colour, so many pixels across. Faults as `render`. */
  proof(document: PrintDocument, sources: Readonly<Record<string, string>>, given: { out: string; widthPixels: number }): Promise<void>
  /** Refuses a text whose font is not ours, or lacks letters of it. Faults: FONT_UNKNOWN, LETTERS_MISSING. */
  letters(texts: readonly Pick<TextPaint, 'text' | 'fontId'>[]): Promise<void>
  /** How each text comes out, fitted into its box, and what of it its font lacks. Faults: FONT_UNKNOWN. */
  measure(texts: readonly TextPaint[]): Promise<MeasuredText[]>
  /** Which colours a picture would bring onto a garment, and how much of it is half transparent. Faults as `probe`. */
  ink(path: string): Promise<Ink>
  /** Takes a flat background out of a picture. Faults as `probe`, CUTOUT_TOO_LARGE, CUTOUT_NOTHING, CUTOUT_ALL. */
  cutout(asked: CutoutAsked): Promise<void>
  /** A small WebP of a print on its whole area, drawn from thumbnails of ours. */
  merge(document: PrintDocument, sources: Readonly<Record<string, string>>, out: string): Promise<void>
  /** A small PNG of a print, drawn from thumbnails of ours, on a drawing of ours. */
  mergeOn(drawing: Drawing, document: PrintDocument, sources: Readonly<Record<string, string>>, out: string): Promise<void>
  /** Makes the base of mockups of a white garment's photograph. Faults as `probe`, MOCKUP_PHOTO_SMALL, MOCKUP_NO_CLOTH, MOCKUP_NOT_WHITE. */
  mockupBase(path: string, out: MockupBaseFiles): Promise<{ width: number; height: number }>
  /** Writes a mockup in each of these colours, as JPEG. Faults as `render`, but for PRINT_BLANK. */
  mockup(asked: MockupAsked): Promise<void>
  /** Writes a gang sheet and its white underbase as PNG, and a picture of it for the eye. Faults as `probe`. */
  gang(asked: GangAsked): Promise<{ bytes: number; whiteBytes: number | null }>
  /** Writes the white underbase of a print. Faults as `probe`. */
  underbase(asked: UnderbaseAsked): Promise<{ bytes: number }>
  /** Process ids of the children alive, for measuring. */
  pids(): number[]
  close(): void
}

export function imagePool(options: Pick<ChildPoolOptions, 'concurrency' | 'maxBytes' | 'idleMs' | 'quickMs'> = {}): ImagePool {
  const pool: ChildPool<typeof imageOperations> = childPool(new URL('./image.child.ts', import.meta.url), {
    timeoutMs: 90 * second,
    costly: ['render', 'gang', 'underbase'],
    ...options,
  })
  const probe: ImagePool['probe'] = (path, small = []) => pool.run('probe', { path, small }).catch(refuse)
  return {
    probe,
    thumbnail: async (path, out, side) => void (await probe(path, [{ out, side }])),
    proxy: async (path, out) => void (await probe(path, [{ out, side: proxySide }])),
    render: (document, sources, out) => pool.run('render', { document, sources, out }).catch(refuse),
    proof: (document, sources, given) => pool.run('proof', { document, sources, ...given }).catch(refuse),
    letters: texts => pool.run('letters', texts),
    measure: texts => pool.run('measure', texts).catch(refuse),
    ink: path => pool.run('ink', { path }).catch(refuse),
    cutout: asked => pool.run('cutout', asked).catch(refuse),
    merge: (document, sources, out) => pool.run('merge', { document, sources, out }),
    mergeOn: (drawing, document, sources, out) => pool.run('mergeOn', { drawing, document, sources, out }),
    mockupBase: (path, out) => pool.run('mockupBase', { path, out }).catch(refuse),
    mockup: asked => pool.run('mockup', asked).catch(refuse),
    gang: asked => pool.run('gang', asked, gangMs).catch(refuse),
    underbase: asked => pool.run('underbase', asked).catch(refuse),
    pids: pool.pids,
    close: pool.close,
  }
}

/** A sheet of twenty feet is some 500 million pixels. */
const gangMs = 4 * minute

/** A child that had to be ended says something about the picture: it costs too much, or it breaks its decoder. */
function refuse(error: unknown): never {
  if (error instanceof ChildEnded) throw new Fault(error.reason === 'crashed' ? 'IMAGE_CORRUPT' : 'IMAGE_TOO_COSTLY')
  throw error
}
