/** The pictures that may be chosen, by MIME type; all but JPG and PNG are redrawn in the browser first (redraw.ts). */
export const sourceTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/svg+xml': ['.svg'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** For the browser's chooser of files, which knows some of them by their endings alone. */
export const acceptSources = Object.entries(sourceTypes).flat(2).join(',')

export type SourceKind = 'PRINT' | 'SVG' | 'WEBP' | 'HEIC'

/** What a chosen file is; by its ending where the browser knows no type for it. Nothing where it is no picture that can be printed. */
export function sourceKind({ name, type }: { name: string; type: string }): SourceKind | undefined {
  const ending = /\.[a-z]+$/i.exec(name)?.[0].toLowerCase() ?? ''
  const known = Object.entries(sourceTypes).find(([each, endings]) => (type === '' ? endings.some(one => one === ending) : each === type))
  switch (known?.[0]) {
    case 'image/svg+xml':
      return 'SVG'
    case 'image/webp':
      return 'WEBP'
    case 'image/heic':
    case 'image/heif':
      return 'HEIC'
    default:
      return known && 'PRINT'
  }
}

/** The pixels that every phone's canvas holds. */
const mostPixels = 4_096 * 4_096
/** A drawing without pixels of its own: 16 inches at 300 DPI. */
const drawnSide = 4_800

/** The pixels of a redrawn picture: its own, or of a drawing those of a large print; fewer where no canvas holds them. */
export function redrawnSize({ width, height }: { width: number; height: number }, kind: SourceKind): { width: number; height: number } {
  const wanted = kind === 'SVG' ? drawnSide / Math.max(width, height) : 1
  const scale = Math.min(wanted, Math.sqrt(mostPixels / (width * height)))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** 'logo.svg' → 'logo.png'. */
export const redrawnName = (name: string): string => `${name.replace(/\.[a-z]+$/i, '') || 'picture'}.png`
