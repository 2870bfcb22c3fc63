/**
 * CANVAS_CHANGED: this browser hands out pictures with noise in them. HEIC_UNREADABLE: it has no decoder for that. SVG_EXTERNAL: parts of
 * the drawing lie elsewhere, and would be missing in print.
 */
export type RedrawCode = 'CANVAS_CHANGED' | 'HEIC_UNREADABLE' | 'SOURCE_UNREADABLE' | 'SVG_EXTERNAL'

/** Why this browser cannot redraw a picture. */
export class RedrawRefusal extends Error {
  readonly code: RedrawCode
  constructor(code: RedrawCode) {
    super(code)
    this.code = code
  }
}
