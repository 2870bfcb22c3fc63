// Print art of the demo shop, drawn by ourselves: 900 × 1080 units on nothing, so that it prints on any colour.
import { catMoon } from './cat-moon.ts'
import { mountain } from './mountain.ts'
import { retroSun } from './retro-sun.ts'

export const artNames = ['retro-sun', 'cat-moon', 'mountain'] as const
export type ArtName = (typeof artNames)[number]
export const artWidth = 900
export const artHeight = 1080

const drawings: Record<ArtName, string> = { 'retro-sun': retroSun(), 'cat-moon': catMoon(), mountain: mountain() }

/** The drawing's elements, to be set into another picture. */
export const artElements = (name: ArtName): string => drawings[name]

/** The drawing as a picture of its own. */
export const artSvg = (name: ArtName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${artWidth}" height="${artHeight}" viewBox="0 0 ${artWidth} ${artHeight}">${drawings[name]}</svg>`
